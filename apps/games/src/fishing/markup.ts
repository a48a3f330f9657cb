import { fill } from '../frame/client/wording.ts'
import { escapeHtml, percentText } from '../frame/markup.ts'
import type { PageLanguage } from '../frame/texts/texts.ts'
import { decimal, type Rational, rational } from '@playhouse/engines/slot/rational.ts'
import { averagePay, type Fish, type FishingModel } from '@playhouse/engines/fishing/fishing.ts'
import type { FishingTexts } from './texts/en.ts'
import { fishKey } from './texts/texts.ts'

/** One drawing of the sheet. */
function use(id: string): string {
  return `<svg viewBox="0 0 120 80" aria-hidden="true"><use href="#fish-${escapeHtml(id)}"/></svg>`
}

/** What a class may pay: "×8", of a boss "×20–90". */
function paysText({ pays }: Fish, language: PageLanguage): string {
  const number = new Intl.NumberFormat(language)
  const [first = 0, ...more] = pays.map(({ multiplier }) => multiplier)
  const last = more.at(-1)
  return `×${number.format(first)}${last === undefined ? '' : `–${number.format(last)}`}`
}

/** How often a shot catches it, in per cent, exactly. */
function caughtPercent(model: FishingModel, fish: Fish): Rational {
  return rational(BigInt(model.returnToPlayerBasisPoints), BigInt(100 * averagePay(fish)))
}

/** How often a shot catches it, in per cent with two to four digits behind the point, rounded. */
export function catchPercent(model: FishingModel, fish: Fish, language: PageLanguage): string {
  return percentText(decimal(caughtPercent(model, fish), 4), language)
}

/** A choice for each class of fish: arrow keys go through them. */
export function targets(model: FishingModel, texts: FishingTexts, language: PageLanguage): string {
  const choices = model.fish.map((fish, index) => {
    const checked = index === 0 ? ' checked' : ''
    return `<label${fish.boss ? ' class="boss"' : ''}><input type="radio" name="fish" value="${escapeHtml(fish.id)}"${checked}>${use(fish.id)}<span class="target-name">${escapeHtml(texts[fishKey(fish.id)])}</span><span class="target-pays tabular">${paysText(fish, language)}</span></label>`
  })
  return `<fieldset class="targets" id="targets"><legend class="read-only">${escapeHtml(texts.targets)}</legend>${choices.join('')}</fieldset>`
}

/** Every class with what it pays and how often it is caught. */
export function payTable(model: FishingModel, texts: FishingTexts, language: PageLanguage): string {
  const rows = model.fish.map((fish) => {
    const name = `<th scope="row">${use(fish.id)}<span>${escapeHtml(texts[fishKey(fish.id)])}</span></th>`
    return `<tr>${name}<td>${paysText(fish, language)}</td><td>${catchPercent(model, fish, language)}</td></tr>`
  })
  return table([texts.fish, texts.pays, texts.caught], rows)
}

/** A boss's prizes, how often a caught one pays each, and how often a shot does. */
export function prizeTable(model: FishingModel, boss: Fish, texts: FishingTexts, language: PageLanguage): string {
  const all = BigInt(boss.pays.reduce((sum, { weight }) => sum + weight, 0))
  const { numerator, denominator } = caughtPercent(model, boss)
  const rows = boss.pays.map(({ multiplier, weight }) => {
    const ofCaught = decimal(rational(100n * BigInt(weight), all), 2)
    const ofShots = decimal(rational(numerator * BigInt(weight), denominator * all), 4)
    return `<tr><th scope="row">×${new Intl.NumberFormat(language).format(multiplier)}</th><td>${percentText(ofCaught, language)}</td><td>${percentText(ofShots, language)}</td></tr>`
  })
  return table([texts.prize, texts.ofCaught, texts.ofShots], rows)
}

/** A line on a class: what it pays and how often it is caught. */
export function aboutFish(model: FishingModel, fish: Fish, texts: FishingTexts, language: PageLanguage): string {
  const number = new Intl.NumberFormat(language)
  const pays = fish.pays.map(({ multiplier }) => number.format(multiplier)).join(' / ')
  const values = { fish: texts[fishKey(fish.id)], pays, chance: catchPercent(model, fish, language) }
  return fill(texts.about, values)
}

function table(head: readonly string[], rows: readonly string[]): string {
  const cells = head.map((word) => `<th scope="col">${escapeHtml(word)}</th>`).join('')
  return `<table class="rules-table tabular"><thead><tr>${cells}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}
