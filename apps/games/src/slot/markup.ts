import { fill } from '../frame/client/wording.ts'
import type { EngineView } from '../frame/engine-page.ts'
import { escapeHtml } from '../frame/markup.ts'
import { symbolName } from '../symbols/names.ts'
import { use } from '../symbols/symbols.ts'
import type { SlotGame } from '@playhouse/engines/slot/engine.ts'
import type { SlotModel } from '@playhouse/engines/slot/slot.ts'
import type { SlotTexts } from './texts/en.ts'

export type SlotPageView = EngineView<SlotGame, SlotTexts>

/** The paytable of a model: symbols with their pays for two and more, best first. */
export function paytable({ model: { slot }, texts, language }: SlotPageView): string {
  const counts = slot.reels.map((_, reel) => slot.reels.length - reel).filter((count) => count > 1)
  const note = (symbol: string) => {
    if (symbol === slot.wild) return `<small>${escapeHtml(texts.wild)}</small>`
    return symbol === slot.scatter ? `<small>${escapeHtml(texts.scatter)}</small>` : ''
  }
  const rows = Object.entries(slot.paytable).toSorted(([, a], [, b]) => (b.at(-1) ?? 0) - (a.at(-1) ?? 0))
  const body = rows.map(([symbol, pays]) => {
    const cells = counts.map((count) => `<td>${pays[count - 2] || '–'}</td>`).join('')
    const name = escapeHtml(symbolName(symbol, language))
    return `<tr><th scope="row">${use(symbol)}<span>${name}${note(symbol)}</span></th>${cells}</tr>`
  })
  const head = counts.map((count) => `<th scope="col">${count} ×</th>`).join('')
  return `<table class="paytable tabular"><thead><tr><th scope="col">${escapeHtml(texts.symbol)}</th>${head}</tr></thead>
    <tbody>${body.join('')}</tbody></table><p>${escapeHtml(fill(texts.paysOfLine, { count: slot.lines.length }))}</p>`
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
    const width = line.length * 12
    return `<li><span class="tabular">${index + 1}</span><svg viewBox="0 0 ${width} 36" width="${width}" height="36" role="img" aria-label="${places}">${dots.join('')}</svg></li>`
  })
  return `<ul class="line-maps">${maps.join('')}</ul>`
}
