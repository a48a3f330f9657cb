import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { deposit } from '../../../../db/tables/cashier.ts'
import { type PlatformError, platformError } from '../../../../request/platform-error.ts'
import type { PlannedPayout } from '../../limits/read-closing.ts'
import { cardItem, cardRefusal, maskNumber, readCards } from '../bank-cards.ts'
import { owedTurnover } from './owed-turnover.ts'
import { type Card, insertWithdrawal } from './request.ts'
import { readReviewReasons } from './review-rules.ts'
import { memberWithdrawalSettings } from './settings.ts'

interface Part {
  amount: bigint
  unplayed: bigint
  card: Card
}

/**
 * How the whole balance of an account leaves when it is closed, ignoring turnover and the number of withdrawals: unplayed deposits to the
 * card of their source, for review, and the rest to the default card, by the usual review rules; or all of it to the card that its owner
 * chose after it came back.
 */
async function getParts(
  on: Database | Transaction,
  memberId: number,
  amount: bigint,
  bankCardId?: string,
): Promise<{ cards: Card[]; parts: Part[]; refusal: PlatformError | undefined }> {
  const cards = (await readCards(on, memberId)).filter(({ bank }) => bank.enabled)
  const chosen = bankCardId === undefined ? cards[0] : cards.find(({ id }) => id === bankCardId)
  if (!chosen) {
    return {
      cards,
      parts: [],
      refusal: platformError(bankCardId === undefined ? 'account.not.empty' : 'bank.card.not.found'),
    }
  }
  const owed = (await owedTurnover(on, memberId)).unplayed
  const unplayed = owed < amount ? owed : amount
  const source = bankCardId === undefined && unplayed > 0n ? await cardOfSource(on, memberId, cards, chosen) : chosen
  const parts = [
    { amount: unplayed, unplayed, card: source },
    { amount: amount - unplayed, unplayed: 0n, card: chosen },
  ].filter((part) => part.amount > 0n)
  return { cards, parts, refusal: parts.map(({ card }) => cardRefusal(card)).find((refusal) => refusal !== undefined) }
}

/** @throws PlatformError account.not.empty without a usable card; bank.card.not.found, bank.card.resting */
export async function withdrawBalance(
  tx: Transaction,
  memberId: number,
  amount: bigint,
  bankCardId?: string,
): Promise<void> {
  const { parts, refusal } = await getParts(tx, memberId, amount, bankCardId)
  if (refusal) throw refusal
  for (const part of parts) await insertWithdrawal(tx, { memberId, requestKey: `closing:${randomUUID()}`, ...part })
}

/** Previews the effect of `withdrawBalance` for the member. */
export async function planPayout(database: Database, memberId: number, amount: bigint): Promise<PlannedPayout> {
  const { cards, parts, refusal } = await getParts(database, memberId, amount)
  const settings = await memberWithdrawalSettings(database, memberId)
  const payouts = []
  for (const { amount: paid, unplayed, card } of parts) {
    const planned = { memberId, id: NEXT_ID, amount: paid, unplayed, bankCardId: card.id }
    payouts.push({
      amount: paid,
      bankName: card.bank.name,
      accountMasked: maskNumber(card.accountNumber),
      expectedMinutes: card.bank.expectedMinutes,
      isReviewed: (await readReviewReasons(database, planned, settings)).length > 0,
    })
  }
  return { payouts, cards: cards.map(cardItem), refusal }
}

/** Number after all that exist. */
const NEXT_ID = 2 ** 31 - 1

/** The card at the bank or on the network of the last deposit; the default if there is none. The review compares them. */
async function cardOfSource(
  on: Database | Transaction,
  memberId: number,
  cards: readonly Card[],
  other: Card,
): Promise<Card> {
  const [last] = await on
    .select({ details: deposit.details })
    .from(deposit)
    .where(and(eq(deposit.memberId, memberId), isNotNull(deposit.transactionId)))
    .orderBy(desc(deposit.confirmedAt))
    .limit(1)
  const source = last?.details?.network ?? last?.details?.payerBank
  return cards.find(({ bank }) => bank.code === source) ?? other
}
