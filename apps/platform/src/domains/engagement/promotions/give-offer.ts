import { faultPoint } from '@playhouse/server/fault-point.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { type StoredTerms, promotionClaim } from '../../../db/tables/bonuses.ts'
import { promotion, promotionText } from '../../../db/tables/promotions.ts'
import { cashAccount } from '../../../ledger/accounts.ts'
import { ledgerKeys } from '../../../ledger/keys.ts'
import { postReward } from '../../../ledger/postings.ts'
import { platformError } from '../../../request/platform-error.ts'
import { assertMayReceive } from '../../money/limits/receiving.ts'
import { writeMessage } from '../../people/messages/write-message.ts'
import { grantBonus, refuseRunningBonus } from '../../money/bonus/bonus.ts'
import { giveTickets } from '../raffles/buy-tickets.ts'
import { type Offer, periodAt } from './eligibility.ts'
import { storedTerms } from './offer-terms.ts'
import { type Claim, lockOffer, storedOffer, isClaim } from './offer-claims.ts'

interface Gift {
  memberId: number
  offer: Offer
  /** The application that was accepted. */
  claim?: Claim | undefined
  /** Texts under which it was chosen; today's by default. */
  terms?: StoredTerms
  amount: bigint
  now: Date
}

/** Stores the claim and pays it. The caller holds member and cash account. */
export async function give(tx: Transaction, { memberId, offer, claim, terms, amount, now }: Gift): Promise<Claim> {
  const values = { state: 'CLAIMED' as const, amount, claimedAt: now }
  const [claimed] = claim
    ? await tx
        .update(promotionClaim)
        .set({ ...values, version: claim.version + 1 })
        .where(and(isClaim(claim), eq(promotionClaim.version, claim.version)))
        .returning()
    : await tx
        .insert(promotionClaim)
        .values({
          memberId,
          promotionId: offer.promotionId,
          period: periodAt(offer, now),
          offer: storedOffer(offer),
          terms,
          createdAt: now,
          ...values,
        })
        .returning()
  if (!claimed) throw new Error('The claim was not stored.')
  faultPoint('promotion:kept')
  await pay(tx, offer, claimed, amount, now)
  faultPoint('promotion:paid')
  return claimed
}

/** Whether operators may grant a bonus under its terms. */
export const isBonusOffer = ({ multiple, maxStake, days }: Pick<Offer, 'multiple' | 'maxStake' | 'days'>): boolean =>
  multiple > 0 && maxStake !== null && days !== null

/**
 * Grants a bonus of an amount under the terms of a promotion as operators decide, whatever the promotion asks for and whether or not it is
 * open. Taking part in it stays as it was. @returns the number of its claim
 * @throws PlatformError promotion.not.found for one without a bonus; bonus.running; play.excluded, account.held
 */
export async function grantByOperators(
  tx: Transaction,
  grant: { memberId: number; promotionId: string; amount: bigint; key: string; operators: readonly string[] },
): Promise<bigint> {
  const { memberId, promotionId, amount, key, operators } = grant
  const now = new Date()
  const { offer } = await lockOffer(tx, memberId, promotionId, now)
  if (!isBonusOffer(offer)) throw platformError('promotion.not.found')
  await assertMayReceive(tx, { memberId, type: 'PROMOTION' })
  await refuseRunningBonus(tx, memberId)
  return payGranted(tx, { memberId, offer, amount, period: `operators:${key}`, operator: operators.join(', '), now })
}

interface Granted {
  memberId: number
  offer: Offer
  amount: bigint
  /** A member has one claim per promotion and period. */
  period: string
  operator: string
  now: Date
}

/** Pays a bonus that the member has not claimed. The caller holds the cash account. @returns the number of its claim */
export async function payGranted(
  tx: Transaction,
  { memberId, offer, amount, period, operator, now }: Granted,
): Promise<bigint> {
  const [claimed] = await tx
    .insert(promotionClaim)
    .values({
      memberId,
      promotionId: offer.promotionId,
      period,
      state: 'CLAIMED',
      amount,
      offer: storedOffer(offer),
      terms: await getTerms(tx, memberId, { ...offer, threshold: 0n, fixedAmount: amount }),
      operator,
      createdAt: now,
      decidedAt: now,
      claimedAt: now,
    })
    .returning()
  if (!claimed) throw new Error('The claim was not stored.')
  await pay(tx, offer, claimed, amount, now)
  return claimed.id
}

async function pay(
  tx: Transaction,
  offer: Offer,
  { memberId, id, terms: stored }: Claim,
  amount: bigint,
  now: Date,
): Promise<void> {
  if (offer.kind === 'TICKET') return giveRaffleTickets(tx, offer, { memberId, id })
  const { promotionId, multiple, maxStake, days, contribution } = offer
  const terms = stored ?? (await getTerms(tx, memberId, offer))
  if (multiple === 0 || maxStake === null || days === null)
    await postReward(tx, {
      memberId,
      type: 'PROMOTION',
      amount,
      key: ledgerKeys.promotion(id),
      request: { memberId, promotionId, claimId: id },
      reference: promotionId,
    })
  else {
    const grant = { memberId, claimId: id, promotionId, amount, multiple, maxStake, days, contribution, terms }
    await grantBonus(tx, grant, now)
  }
  await writeMessage(tx, {
    memberId,
    kind: 'PROMOTION',
    template: multiple === 0 ? 'promotion.PAID' : 'promotion.CLAIMED',
    params: { amount: formatAmount(amount) },
    about: `promotion:${promotionId}`,
  })
}

async function giveRaffleTickets(
  tx: Transaction,
  { raffleSeriesId, tickets }: Offer,
  { memberId, id }: Pick<Claim, 'memberId' | 'id'>,
): Promise<void> {
  const order = { memberId, claimId: id, seriesId: raffleSeriesId ?? '', tickets: tickets ?? 0 }
  const given = await giveTickets(tx, order)
  // The last ones were sold after the claim was judged.
  if (!given) throw platformError('promotion.not.eligible')
  await writeMessage(tx, {
    memberId,
    kind: 'PROMOTION',
    template: 'promotion.TICKETS',
    params: { number: String(order.tickets), from: String(given.first), to: String(given.last) },
    about: `raffle:${given.raffleId}`,
  })
}

/** Titles and terms of now, in every language. */
export async function getTerms(tx: Transaction, memberId: number, offer: Offer): Promise<StoredTerms> {
  const rows = await tx
    .select({
      text: promotionText,
      endsAt: promotion.endsAt,
      currency: sql<string>`(select currency from ledger_account where code = ${cashAccount(memberId)})`,
    })
    .from(promotionText)
    .innerJoin(promotion, eq(promotion.id, promotionText.promotionId))
    .where(eq(promotionText.promotionId, offer.promotionId))
  const [{ endsAt, currency } = { endsAt: null, currency: '' }] = rows
  return storedTerms(
    offer,
    { endsAt },
    rows.map(({ text }) => text),
    currency,
  )
}
