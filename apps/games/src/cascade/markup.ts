import { fill } from '../frame/client/wording.ts'
import type { EngineView } from '../frame/engine-page.ts'
import { escapeHtml } from '../frame/markup.ts'
import { symbolName } from '../symbols/names.ts'
import { use } from '../symbols/symbols.ts'
import type { CascadeModel } from '@playhouse/engines/cascade/contract.ts'
import type { CascadeTexts } from './texts/en.ts'

export type CascadePageView = EngineView<CascadeModel, CascadeTexts>

/** The steps of the multiplier ladder, with room for what was won on each. */
export function ladderOf({ ladder }: CascadeModel): string {
  const last = ladder.length - 1
  return ladder
    .map((multiplier, step) => `<li><b>×${multiplier}${step === last ? '<i>+</i>' : ''}</b> <span></span></li>`)
    .join('')
}

/** How the game is played, what it pays by tiers, its ladder and its highest payout. */
export function rules(view: CascadePageView): string {
  const { model, texts, language } = view
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`
  const highest = fill(texts.highest, { count: model.highest.toLocaleString(language) })
  return `${paragraph(model.pays === 'anywhere' ? texts.anywhere : texts.clusters)}${paragraph(texts.cascade)}
    ${paytable(view)}${paragraph(texts.paysOfStake)}
    <h3>${escapeHtml(texts.ladder)}</h3>${steps(view)}${paragraph(texts.ladderHelp)}
    ${paragraph(`${highest} ${texts.small}`)}${paragraph(texts.returnHelp)}`
}

/** Symbols by tiers of how many there are, best first, in multiples of the stake. */
function paytable({ model, texts, language }: CascadePageView): string {
  const counts = model.symbols[0]?.tiers.map(({ count }) => count) ?? []
  const head = counts.map((count, tier) => {
    const next = counts[tier + 1]
    const most = next === undefined ? '+' : next - 1 > count ? `–${next - 1}` : ''
    return `<th scope="col">${count}${most}</th>`
  })
  const digits = new Intl.NumberFormat(language, { minimumFractionDigits: 2 })
  const body = model.symbols.toReversed().map(({ id, tiers }) => {
    const cells = tiers.map(({ pays }) => `<td>${digits.format(pays / 100)}</td>`)
    const name = escapeHtml(symbolName(id, language))
    return `<tr><th scope="row">${use(id)}<span>${name}</span></th>${cells.join('')}</tr>`
  })
  return `<table class="paytable tabular"><thead><tr><th scope="col">${escapeHtml(texts.symbol)}</th>${head.join('')}</tr></thead>
    <tbody>${body.join('')}</tbody></table>`
}

function steps({ model: { ladder }, texts }: CascadePageView): string {
  const rows = ladder.map((multiplier, step) => {
    const text =
      step === ladder.length - 1 ? fill(texts.afterwards, { from: step + 1 }) : fill(texts.fall, { number: step + 1 })
    return `<dt>${escapeHtml(text)}</dt><dd>×${multiplier}</dd>`
  })
  return `<dl class="pairs tabular">${rows.join('')}</dl>`
}
