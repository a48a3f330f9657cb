import { LANGUAGES, type LanguageCode } from '@playhouse/shared/languages.ts'
import { formatMoney } from '@playhouse/shared/money-format.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { addDays, getWeek } from '../../../lib/record-range.ts'
import { fillText, textsIn } from '../../../lib/texts.ts'
import { COUNTED, FIRST_DEPOSIT_DAYS, type Offer } from './eligibility.ts'

interface OfferText {
  title: string
  /** Text for a member who may claim the offer, with the largest amount. */
  open: string
  /** Reasons for a member who may not claim the offer. */
  missing: string[]
  /** Once it is taken. */
  taken: string
  conditions: string[]
}

export function offerText(offer: Offer, language: LanguageCode, currency: string): OfferText {
  const { offer: texts } = textsIn(language, 'web/promotions')
  const { bcp47 } = LANGUAGES[language]
  const money = (amount: bigint) => formatMoney(formatAmount(amount), currency, bcp47)
  const amount = money(offer.fixedAmount ?? offer.maxAmount ?? 0n)
  return {
    title: texts.title,
    open: openText(offer, texts, { amount, bcp47 }),
    missing: missingTexts(offer, texts, money),
    taken: takenText(offer, texts, { amount, bcp47 }),
    conditions: offer.multiple > 0 ? getConditions(offer, texts, { money, language }) : [],
  }
}

type Texts = ReturnType<typeof textsIn<'web/promotions'>>['offer']
type Shown = { amount: string; bcp47: string }

function counted(texts: Texts, name: 'claimTickets' | 'claimedTickets', count: number, bcp47: string): string {
  const isOne = new Intl.PluralRules(bcp47).select(count) === 'one'
  return fillText(isOne ? texts[`${name}_one`] : texts[`${name}_other`], { count })
}

function openText({ tickets, isReviewed, multiple }: Offer, texts: Texts, { amount, bcp47 }: Shown): string {
  if (tickets !== null) return counted(texts, 'claimTickets', tickets, bcp47)
  if (isReviewed) return fillText(texts.apply, { amount })
  return fillText(multiple > 0 ? texts.claimBonus : texts.claimCash, { amount })
}

function missingTexts({ kind, threshold, multiple }: Offer, texts: Texts, money: (amount: bigint) => string): string[] {
  const { obstacles } = texts
  return [
    ...(COUNTED[kind] === 'LOSS' ? [obstacles.LOSS] : []),
    ...(COUNTED[kind] === 'DEPOSITS' && threshold > 0n
      ? [fillText(obstacles.DEPOSIT, { amount: money(threshold) })]
      : []),
    ...(kind === 'FIRST_DEPOSIT' ? [obstacles.NOT_NEW] : []),
    ...(kind === 'RELOAD' ? [obstacles.NO_EARLIER_DEPOSIT] : []),
    ...(kind === 'TICKET' ? [obstacles.NO_TICKETS] : []),
    ...(multiple > 0 ? [obstacles.OTHER_BONUS] : []),
  ]
}

function takenText({ tickets, isReviewed, multiple, period }: Offer, texts: Texts, { amount, bcp47 }: Shown): string {
  if (tickets !== null) return counted(texts, 'claimedTickets', tickets, bcp47)
  if (isReviewed) return texts.inReview
  if (multiple > 0) return fillText(texts.joined, { amount })
  return fillText(period === 'ONCE' ? texts.claimed : texts.claimedAgain[period], { amount })
}

function getConditions(
  { multiple, maxStake, days, contribution }: Offer,
  texts: Texts,
  { money, language }: { money: (amount: bigint) => string; language: LanguageCode },
): string[] {
  const names: Readonly<Record<string, string>> = textsIn(language, 'web/records').categories
  return [
    fillText(texts.multiple, { times: multiple }),
    ...(maxStake === null ? [] : [fillText(texts.maxStake, { amount: money(maxStake) })]),
    ...(days === null ? [] : [fillText(texts.days, { days })]),
    ...Object.entries(contribution).map(([product, percent]) =>
      fillText(texts.contribution, { product: names[product] ?? product, percent }),
    ),
    texts.risk,
    texts.order,
  ]
}

/** Days before its first day of which an offer counts what members did; null if it counts nothing from before. */
export function reachesBack(
  { kind }: Pick<Offer, 'kind'>,
  firstDay: string,
): { counts: 'LOSSES' | 'DEPOSITS'; from: string; to: string } | null {
  const monday = getWeek(firstDay)
  switch (kind) {
    case 'LOSS_REBATE':
      return { counts: 'LOSSES', from: addDays(monday, -7), to: addDays(monday, -1) }
    case 'FIRST_DEPOSIT':
      return { counts: 'DEPOSITS', from: addDays(firstDay, -FIRST_DEPOSIT_DAYS), to: addDays(firstDay, -1) }
    case 'RELOAD':
    case 'TICKET':
      return monday < firstDay ? { counts: 'DEPOSITS', from: monday, to: addDays(firstDay, -1) } : null
    case 'SIGN_IN':
      return null
  }
}
