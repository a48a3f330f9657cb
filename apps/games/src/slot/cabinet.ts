import { escapeHtml } from '../frame/markup.ts'
import { symbolName } from '../symbols/names.ts'
import { use } from '../symbols/symbols.ts'
import type { SlotModel } from '@playhouse/engines/slot/slot.ts'
import type { SlotPageView } from './markup.ts'

/**
 * A classic slot's cabinet: the reels between the numbers of their lines, and beside them, where there is room, the pays as
 * on the glass of an old machine. In: the reels' markup. The stage marks `data-line` and `data-pays` that have won.
 */
export function cabinet(view: SlotPageView, reels: string): string {
  const { slot } = view.model
  return `<div class="cabinet"><div class="window">${lineNumbers(slot, 'from')}${reels}${lineNumbers(slot, 'to')}</div>${glass(view)}</div>`
}

/** The numbers of the lines at the rows where they begin or end; a slanting line has a corner. */
function lineNumbers({ lines }: SlotModel, side: 'from' | 'to'): string {
  const numbers = lines.flatMap((line, index) => {
    const row = (side === 'from' ? line[0] : line.at(-1)) ?? 0
    const slant = line[0] === line.at(-1) ? '' : row === 0 ? ' class="above"' : ' class="below"'
    return [`<li data-row="${row}" data-line="${index + 1}"${slant}>${index + 1}</li>`]
  })
  return `<ul class="line-numbers tabular" aria-hidden="true">${numbers.join('')}</ul>`
}

/** Pays in multiples of the whole stake, as an amount is read, best first; the rules tell those of the line stake. */
function glass({ model: { slot }, texts, language }: SlotPageView): string {
  const ofStake = Object.entries(slot.paytable).map(([symbol, [two = 0, three = 0]]) => {
    const lines = symbol === slot.scatter ? 1 : slot.lines.length
    return { symbol, two: two / lines, three: three / lines }
  })
  const rows = ofStake
    .toSorted((a, b) => b.three - a.three)
    .map(({ symbol, two, three }) => {
      const drawing = use(symbol, symbolName(symbol, language))
      const anywhere = symbol === slot.scatter ? `<small>${escapeHtml(texts.scatter)}</small>` : ''
      const cell = (count: number, pay: number) =>
        `<td data-pays="${symbol} ${count}">${pay ? pay.toLocaleString(language) : ''}</td>`
      return `<tr><th scope="row"><span>${drawing}${anywhere}</span></th>${cell(3, three)}${cell(2, two)}</tr>`
    })
  return `<table class="glass tabular"><thead><tr><th>${escapeHtml(texts.ofStake)}</th><th scope="col">3 ×</th><th scope="col">2 ×</th></tr></thead>
<tbody>${rows.join('')}</tbody></table>`
}
