import { COUNTED_STAKES, countsBonusStakes, type CountingRule } from '@playhouse/shared/counted-stakes.ts'
import { LANGUAGES, type LanguageCode } from '@playhouse/shared/languages.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { formatMoney, formatShare } from '@playhouse/shared/money-format.ts'
import type { Contribution, StoredTerms } from '../../../db/tables/bonuses.ts'
import type { promotion } from '../../../db/tables/promotions.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { fillText, textsIn } from '../../../lib/texts.ts'
import { COUNTED, FIRST_DEPOSIT_DAYS, type Offer } from './eligibility.ts'

interface Shown {
  language: LanguageCode
  currency: string
}

type Dates = Pick<typeof promotion.$inferSelect, 'endsAt'>

/** Rewards that the terms of a bonus name as counting none of its stakes. */
const OWN_MONEY_REWARDS = (Object.keys(COUNTED_STAKES) as CountingRule[]).filter(
  (rule) => rule !== 'BONUS' && rule !== 'DEPOSIT',
)

/** The last day on which it can be taken; an end at midnight belongs to the day before. */
export const findLastDay = ({ endsAt }: Dates): string | null => endsAt && brandDay(new Date(endsAt.getTime() - 1))

/** Terms of an offer, sentence by sentence. */
export function offerTerms(offer: Offer, about: Dates, { language, currency }: Shown): string[] {
  const texts = textsIn(language, 'platform/offer-terms')
  const money = (minor: bigint) =>
    formatMoney(formatAmount(minor), currency, LANGUAGES[language].bcp47, { short: true })
  const { kind, threshold, fixedAmount, percent, maxAmount, multiple, maxStake, days, tickets } = offer
  const isFree = threshold === 0n && (kind === 'SIGN_IN' || kind === 'TICKET')
  const lastDay = findLastDay(about)

  const who = [
    fillText(texts.who[kind], { days: FIRST_DEPOSIT_DAYS }),
    isFree
      ? texts.nothing
      : threshold > 0n && fillText(texts.threshold[getThreshold(kind)], { amount: money(threshold) }),
    texts.period[offer.period],
    offer.isReviewed && texts.apply,
  ]
  const gives =
    tickets !== null
      ? fillText(texts.tickets, { number: tickets })
      : fixedAmount !== null
        ? fillText(texts.amount, { amount: money(fixedAmount) })
        : fillText(texts.share[COUNTED[kind]], {
            percent: share(percent ?? 0, language),
            amount: money(maxAmount ?? 0n),
          })
  const bonus = () => [
    fixedAmount === null
      ? fillText(texts.turnover, { times: multiple })
      : fillText(texts.turnoverOf, { times: multiple, amount: money(fixedAmount * BigInt(multiple)) }),
    ...contributionTerms(offer.contribution, language),
    texts.risk,
    maxStake !== null && fillText(texts.maxStake, { amount: money(maxStake) }),
    days !== null && fillText(texts.days, { days }),
    texts.order,
    OWN_MONEY_REWARDS.every((rule) => !countsBonusStakes(rule)) && texts.ownMoney,
    texts.end,
    texts.single,
  ]
  return [
    ...who,
    gives,
    ...(kind === 'TICKET' ? [] : multiple > 0 ? bonus() : [texts.cash]),
    lastDay === null ? texts.noLastDay : fillText(texts.lastDay, { day: lastDay }),
    texts.hold,
  ].filter((sentence) => sentence !== false)
}

function getThreshold(kind: Offer['kind']): 'FIRST_DEPOSIT' | 'WEEK' | 'LOSS' {
  if (kind === 'FIRST_DEPOSIT') return kind
  return COUNTED[kind] === 'LOSS' ? 'LOSS' : 'WEEK'
}

/** Share of each kind of game that counts; all others count in full. */
const share = (percent: number, language: LanguageCode): string => formatShare(percent / 100, LANGUAGES[language].bcp47)

function contributionTerms(contribution: Contribution, language: LanguageCode): string[] {
  const texts = textsIn(language, 'platform/offer-terms')
  const names: Readonly<Record<string, string>> = textsIn(language, 'web/records').categories
  const partly = Object.entries(contribution)
    .filter(([, percent]) => percent !== 100)
    .map(([code, percent]) =>
      fillText(texts.contribution, { product: names[code] ?? code, percent: share(percent, language) }),
    )
  return [...partly, partly.length === 0 ? texts.rest.ALL : texts.rest.OTHERS]
}

/** The terms that readers see: those of the rule, or an informational promotion's own. */
export function termsHtml(offer: Offer | null, about: Dates, own: string, shown: Shown): string {
  if (!offer) return own
  const sentences = offerTerms(offer, about, shown).map((sentence) => `<li>${sentence}</li>`)
  return `<ol>${sentences.join('')}</ol>`
}

export const storedTerms = (
  offer: Offer,
  about: Dates,
  texts: readonly { language: string; title: string; terms: string }[],
  currency: string,
): StoredTerms =>
  Object.fromEntries(
    texts.map(({ language, title, terms }) => [
      language,
      { title, terms: termsHtml(offer, about, terms, { language: language as LanguageCode, currency }) },
    ]),
  )
