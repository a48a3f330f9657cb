import { amountParts } from './client/wording.ts'

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
  sound: icon('M11 5 6 9H3v6h3l5 4zM15.5 9a4 4 0 0 1 0 6M18.5 6a8 8 0 0 1 0 12'),
  silence: icon('M11 5 6 9H3v6h3l5 4zM22 9l-6 6M16 9l6 6'),
  exit: icon('M15 3h4a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-4M10 17l-5-5 5-5M5 12h11'),
  close: icon('M18 6 6 18M6 6l12 12'),
}

/** A button that shows only an icon; its name is read out and shown on hover. */
export function iconButton(name: string, drawing: string, attributes: string): string {
  const label = escapeHtml(name)
  return `<button type="button" class="icon-button" aria-label="${label}" title="${label}" ${attributes}>${drawing}</button>`
}

/** A dialog with a heading and a close button; `body` is markup. */
export function dialog(id: string, title: string, close: string, body: string): string {
  return `<dialog id="${id}" aria-labelledby="${id}-title"><div class="dialog-head"><h2 id="${id}-title">${escapeHtml(title)}</h2>
    ${iconButton(close, ICONS.close, 'data-close')}</div><div class="dialog-body">${body}</div></dialog>`
}

/** An amount with its sign lighter than its digits. In: a decimal string. */
export function amountMarkup(amount: string, currency: string, language: string): string {
  return amountParts(amount, currency, language)
    .map(({ text, sign }) => (sign ? `<span class="sign">${escapeHtml(text)}</span>` : escapeHtml(text)))
    .join('')
}

/** Per cent as the catalogue shows it, with two to four digits behind the point. */
export function percentText(percent: string, language: string): string {
  const digits = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 4 })
  return `${digits.format(percent as Intl.StringNumericLiteral)}%`
}
