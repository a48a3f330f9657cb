import { formatAmount, MINOR_UNITS } from '@playhouse/shared/money.ts'
import type { GameModel } from '@playhouse/engines/engine.ts'
import type { Amount } from '@playhouse/vendor-api/play-api.ts'
import type { JackpotRules } from '../../../simulators/src/vendor/jackpot.ts'
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

const plainAmount = (minor: bigint, { language, currency }: Wording) =>
  amountParts(formatAmount(minor), currency, language)
    .map(({ text }) => text)
    .join('')

/** The meter in the head of the page, and by what amount it must drop; the page's script keeps it true. */
export function jackpotMarkup({ rules, meter }: PageJackpot, wording: Wording): string {
  if (meter === null) return ''
  const { language, currency } = wording
  const { name, mustDropBy } = rules
  const texts = FRAME_TEXTS[language]
  const limit = mustDropBy === null ? '' : fill(texts.jackpotMustDrop, { limit: plainAmount(mustDropBy, wording) })
  return `<p class="jackpot"><span class="label">${escapeHtml(fill(texts.jackpotName, { name }))}</span>
<span class="amount" id="meter"${limit && ' data-drops'}>${amountMarkup(meter, currency, language)}</span>
${limit && `<span class="label limit">${escapeHtml(limit)}</span>`}</p>`
}

/** How it is fed, its chance or by when it drops, and who gets it, for the rules. */
export function jackpotRulesMarkup(
  { name, seedAmount, contributionPpm, oneIn, mustDropBy }: JackpotRules,
  { minStake }: Pick<GameModel, 'minStake'>,
  wording: Wording,
): string {
  const texts = FRAME_TEXTS[wording.language]
  const plain = (minor: bigint) => plainAmount(minor, wording)
  const number = new Intl.NumberFormat(wording.language, { maximumFractionDigits: 4 })
  const won = BigInt(oneIn ?? 0) * MINOR_UNITS
  const values = {
    percent: `${number.format(contributionPpm / 10_000)}%`,
    units: plain(won),
    stake: plain(minStake),
    chance: number.format(won / minStake),
    seed: plain(seedAmount),
    limit: plain(mustDropBy ?? 0n),
  }
  const kind =
    mustDropBy === null ? [texts.jackpotChance, texts.jackpotPaid] : [texts.jackpotDrops, texts.jackpotDropPaid]
  const said = [texts.jackpotFed, ...kind, texts.jackpotFreePlay]
  return `<h3>${escapeHtml(fill(texts.jackpotName, { name }))}</h3>
    ${said.map((text) => `<p class="tabular">${escapeHtml(fill(text, values))}</p>`).join('')}`
}
