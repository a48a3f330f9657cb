import { fill } from '../frame/client/wording.ts'
import { escapeHtml, percentText } from '../frame/markup.ts'
import type { PageLanguage } from '../frame/texts/texts.ts'
import { type BaccaratModel, SPOTS, type Spot } from '@playhouse/engines/baccarat/baccarat.ts'
import { handsOf } from '@playhouse/engines/baccarat/rules.ts'
import { returnsShown } from './returns-shown.ts'
import type { BaccaratTexts } from './texts/en.ts'
import { placeKey } from './texts/place-key.ts'

/** As the places lie on the table, from left to right. */
const LAID: readonly Spot[] = ['player-pair', 'player', 'tie', 'banker', 'banker-pair']

/** What a place pays, to one: "8 : 1"; the banker without commission has other odds with six points. Out: markup. */
function oddsMarkup(model: BaccaratModel, on: Spot, texts: BaccaratTexts, language: PageLanguage): string {
  const toOne = (hundredths: bigint) => `${new Intl.NumberFormat(language).format(Number(hundredths - 100n) / 100)} : 1`
  if (on === 'player') return toOne(200n)
  if (on === 'tie') return toOne(model.tiePays)
  if (on !== 'banker') return toOne(1_200n)
  if (model.bankerSixPays === model.bankerPays) return toOne(model.bankerPays)
  const six = escapeHtml(fill(texts.onSix, { odds: toOne(model.bankerSixPays) }))
  return `${toOne(model.bankerPays)}<span class="odds-six">${six}</span>`
}

/** A button for each place; chips and what was paid are put in by the stage. */
export function places(model: BaccaratModel, texts: BaccaratTexts, language: PageLanguage): string {
  const buttons = LAID.map(
    (
      on,
    ) => `<button type="button" class="place" data-on="${on}"><span class="place-name">${escapeHtml(texts[placeKey(on)])}</span>
<span class="odds tabular">${oddsMarkup(model, on, texts, language)}</span><span class="laid tabular"></span></button>`,
  )
  return `<div class="places" role="group" aria-label="${escapeHtml(texts.places)}">${buttons.join('')}</div>`
}

/** The two hands before a deal. */
export function hand(side: 'player' | 'banker', texts: BaccaratTexts): string {
  const name = escapeHtml(texts[placeKey(side)])
  return `<section class="hand" id="hand-${side}"><h2>${name}</h2><span class="points tabular" aria-hidden="true"></span>
<div class="cards" role="img" aria-label="${escapeHtml(fill(texts.handEmpty, { side: texts[placeKey(side)] }))}"></div></section>`
}

/** Odds and exact return of every place. */
export function payTable(model: BaccaratModel, texts: BaccaratTexts, language: PageLanguage): string {
  const returns = returnsShown(model)
  const rows = SPOTS.map((on) => {
    const name = escapeHtml(texts[placeKey(on)])
    const odds = oddsMarkup(model, on, texts, language)
    return `<tr><th scope="row">${name}</th><td>${odds}</td><td>${percentText(returns[on], language)}</td></tr>`
  })
  const head = [texts.place, texts.pays, texts.return].map((word) => `<th scope="col">${escapeHtml(word)}</th>`)
  return `<table class="rules-table tabular"><thead><tr>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

/** When the banker draws, taken from the very rules: a row for each total, a column for each third card of the player. */
export function thirdCardTable(texts: BaccaratTexts): string {
  const mark = (draws: boolean) =>
    draws ? `<td class="draws">${escapeHtml(texts.drawMark)}</td>` : `<td>${escapeHtml(texts.standMark)}</td>`
  const thirds = Array.from({ length: 10 }, (_, points) => points)
  const rows = Array.from({ length: 8 }, (_, total) => {
    const stands = handsOf([6, total, 0, 0, 0, 0]).banker.length === 3
    const cells = thirds.map((third) => mark(handsOf([0, total, 0, 0, third, 0]).banker.length === 3))
    return `<tr><th scope="row">${total}</th>${cells.join('')}${mark(stands)}</tr>`
  })
  const head = [...thirds.map(String), texts.none].map((word) => `<th scope="col">${escapeHtml(word)}</th>`)
  return `<div class="third-cards"><table class="rules-table tabular"><caption>${escapeHtml(texts.thirdCard)}</caption><thead><tr><th scope="col">${escapeHtml(texts.bankerHas)}</th>${head.join('')}</tr></thead>
<tbody>${rows.join('')}</tbody></table></div>`
}
