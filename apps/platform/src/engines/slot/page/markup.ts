import type { SlotModel } from '../slot.ts'
import { fill } from './client/wording.ts'
import { type PageTexts, symbolKey } from './texts.ts'

/** Text made safe inside elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** A value as JSON that cannot end its script element or be read as markup. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** An icon of 24 x 24 from stroked paths. */
const icon = (path: string) => `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`

export const ICONS = {
  book: icon('M12 7v14M3 18V4h5a4 4 0 0 1 4 4 4 4 0 0 1 4-4h5v14h-6a3 3 0 0 0-3 3 3 3 0 0 0-3-3z'),
  shield: icon('M20 13c0 5-3.5 7.5-8 9-4.5-1.5-8-4-8-9V6l8-3 8 3zM9 12l2 2 4-4'),
  exit: icon('M15 3h4a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-4M10 17l-5-5 5-5M5 12h11'),
  close: icon('M18 6 6 18M6 6l12 12'),
}

/** A button that shows only an icon; its name is read out and shown on hover. */
export function iconButton(name: string, drawing: string, attributes: string): string {
  const label = escapeHtml(name)
  return `<button type="button" class="icon-button" aria-label="${label}" title="${label}" ${attributes}>${drawing}</button>`
}

/** A dialog with a heading and a close button; `body` is markup. */
export function dialog(id: string, title: string, texts: PageTexts, body: string): string {
  return `<dialog id="${id}" aria-labelledby="${id}-title"><div class="dialog-head"><h2 id="${id}-title">${escapeHtml(title)}</h2>
    ${iconButton(texts.close, ICONS.close, 'data-close')}</div><div class="dialog-body">${body}</div></dialog>`
}

/** The paytable of a model: symbols with their pays for two to five, best first. */
export function paytable(model: SlotModel, texts: PageTexts): string {
  const rows = Object.entries(model.paytable).toSorted(([, a], [, b]) => b[3] - a[3])
  const counts = [5, 4, 3, 2]
  const note = (symbol: string) => {
    if (symbol === model.wild) return `<small>${escapeHtml(texts.wild)}</small>`
    return symbol === model.scatter ? `<small>${escapeHtml(texts.scatter)}</small>` : ''
  }
  const body = rows.map(([symbol, pays]) => {
    const cells = counts.map((count) => `<td>${pays[count - 2] || '–'}</td>`).join('')
    const name = escapeHtml(texts[symbolKey(symbol)])
    return `<tr><th scope="row">${use(symbol)}<span>${name}${note(symbol)}</span></th>${cells}</tr>`
  })
  const head = counts.map((count) => `<th scope="col">${count} ×</th>`).join('')
  return `<table class="paytable tabular"><thead><tr><th scope="col">${escapeHtml(texts.symbol)}</th>${head}</tr></thead>
    <tbody>${body.join('')}</tbody></table><p>${escapeHtml(fill(texts.paysOfLine, { count: model.lines.length }))}</p>`
}

/** Every line as a small map of the grid. */
export function lineMaps(model: SlotModel): string {
  const maps = model.lines.map((line, index) => {
    const dots = [0, 1, 2].flatMap((row) =>
      line.map((on, reel) => {
        const place = `x="${reel * 12 + 1}" y="${row * 12 + 1}" width="10" height="10" rx="2"`
        return `<rect ${place}${on === row ? ' class="on"' : ''}/>`
      }),
    )
    const places = line.map((row) => row + 1).join(' ')
    return `<li><span class="tabular">${index + 1}</span><svg viewBox="0 0 60 36" role="img" aria-label="${places}">${dots.join('')}</svg></li>`
  })
  return `<ul class="line-maps">${maps.join('')}</ul>`
}

/** One symbol of the sheet. */
export function use(symbol: string): string {
  return `<svg viewBox="0 0 100 100" aria-hidden="true"><use href="#symbol-${escapeHtml(symbol)}"/></svg>`
}
