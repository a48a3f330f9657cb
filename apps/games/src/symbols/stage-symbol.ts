import { draw, make } from '../frame/client/elements.ts'

/** A cell with one symbol of the sheet, hidden from assistive technology: a stage is read as one picture. */
export function symbolCell(symbol: string): HTMLElement {
  const use = draw('use', { href: `#symbol-${symbol}` })
  return make('div', 'cell', draw('svg', { viewBox: '0 0 100 100', 'aria-hidden': 'true' }, use))
}
