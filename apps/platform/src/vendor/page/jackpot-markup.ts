import { formatAmount, MINOR_UNITS } from '@playhouse/shared/money.ts'
import type { GameModel } from '../../engines/engine.ts'
import type { Amount } from '../contract.ts'
import type { JackpotRules } from '../jackpot.ts'
import { amountParts, fill } from './client/wording.ts'
import { amountMarkup, escapeHtml } from './markup.ts'
import { FRAME_TEXTS, type PageLanguage } from './texts/texts.ts'

/** A game's jackpot on its page. */
export interface PageJackpot {
  rules: JackpotRules
  /** What is in it now; null for free play, which cannot win it. */
  meter: Amount | null
}

interface Wording {
  language: PageLanguage
  currency: string
}

/** The meter in the head of the page; the page's script keeps it true. */
export function jackpotMarkup({ rules, meter }: PageJackpot, { language, currency }: Wording): string {
  if (meter === null) return ''
  return `<p class="jackpot"><span class="label">${escapeHtml(fill(FRAME_TEXTS[language].jackpotName, { name: rules.name }))}</span>
<span class="amount" id="meter">${amountMarkup(meter, currency, language)}</span></p>`
}

/** How it is fed, its chance, and who gets it, for the rules. */
export function jackpotRulesMarkup(
  { name, seedAmount, contributionPpm, oneIn }: JackpotRules,
  { minStake }: Pick<GameModel, 'minStake'>,
  { language, currency }: Wording,
): string {
  const texts = FRAME_TEXTS[language]
  const plain = (minor: bigint) =>
    amountParts(formatAmount(minor), currency, language)
      .map(({ text }) => text)
      .join('')
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 4 })
  const values = {
    percent: `${number.format(contributionPpm / 10_000)}%`,
    units: plain(BigInt(oneIn) * MINOR_UNITS),
    stake: plain(minStake),
    chance: number.format((BigInt(oneIn) * MINOR_UNITS) / minStake),
    seed: plain(seedAmount),
  }
  const said = [texts.jackpotFed, texts.jackpotChance, texts.jackpotPaid, texts.jackpotFreePlay]
  return `<h3>${escapeHtml(fill(texts.jackpotName, { name }))}</h3>
    ${said.map((text) => `<p class="tabular">${escapeHtml(fill(text, values))}</p>`).join('')}`
}
