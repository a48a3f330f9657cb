import { PROMOTION_REMARK_MAX } from '@playhouse/shared/limits.ts'
import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { applyPromotion, memberPromotions } from '@playhouse/platform-api/promotions.ts'
import { faultPoint } from '@playhouse/server/fault-point.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { type StoredOffer, type StoredTerms, promotionClaim, promotionOffer } from '../../../db/tables/bonuses.ts'
import { promotion, promotionText } from '../../../db/tables/promotions.ts'
import { cashAccount } from '../../../ledger/accounts.ts'
import { ledgerKeys } from '../../../ledger/keys.ts'
import { postReward } from '../../../ledger/postings.ts'
import { lockCash } from '../../../lib/member-locks.ts'
import { platformError } from '../../../request/platform-error.ts'
import { claimUploads } from '../../people/uploads/uploads.ts'
import { assertMayReceive } from '../../money/limits/receiving.ts'
import { writeMessage } from '../../people/messages/write-message.ts'
import { grantBonus, refuseRunningBonus, runningBonus } from '../../money/bonus/bonus.ts'
import { giveTickets } from '../raffles/buy-tickets.ts'
import {
  judge,
  type Offer,
  periodAt,
  periodsAt,
  raffleOf,
  readStanding,
  type Standing,
  standingFor,
} from './eligibility.ts'
import { storedTerms } from './offer-terms.ts'
import { lockForClaim } from './plan-promotions.ts'
import { statusAt } from './promotion-list.ts'

type Answer = ResponseOf<typeof memberPromotions>['list'][number]
export type Claim = typeof promotionClaim.$inferSelect
type Promotion = typeof promotion.$inferSelect
interface Known {
  /** As it was when it was applied for or claimed. */
  offer: Offer
  promotion: Promotion
  claim: Claim | undefined
}

/** Offers as they stand for a member, in the brand's order. */
export async function listOffers(
  database: Database,
  memberId: number,
  currency: string,
  now = new Date(),
): Promise<ResponseOf<typeof memberPromotions>> {
  const [rows, standing, claims, bonus] = await Promise.all([
    database
      .select({ offer: promotionOffer, promotion })
      .from(promotionOffer)
      .innerJoin(promotion, eq(promotion.id, promotionOffer.promotionId))
      .where(eq(promotion.isDraft, false))
      .orderBy(asc(promotion.position), asc(promotion.id)),
    readStanding(database, memberId, now),
    database
      .select()
      .from(promotionClaim)
      .where(and(eq(promotionClaim.memberId, memberId), ofPeriodOrOpen(periodsAt(now))))
      .orderBy(...openFirst),
    runningBonus(database, memberId),
  ])
  return {
    currency,
    list: rows.map(({ offer, promotion: about }) => {
      const period = periodAt(offer, now)
      const claim = claims.find(
        (own) => own.promotionId === offer.promotionId && (own.period === period || isOpen(own)),
      )
      return responseOf({ offer: offerOf(claim, offer), promotion: about, claim }, standing, bonus?.claimId, now)
    }),
  }
}

function responseOf(
  { offer, promotion: about, claim }: Known,
  standing: Standing,
  runningClaim: bigint | undefined,
  now: Date,
): Answer {
  const { amount, obstacle, counted } = judge(offer, standingFor(standing, about, now))
  const isRunning = statusAt(about, now) === 'open'
  const isAgainst = claim === undefined && isRunning && obstacle !== null
  const given = claim?.amount ?? (isAgainst || !isRunning ? null : amount)
  return {
    promotionId: offer.promotionId,
    kind: offer.kind,
    period: offer.period,
    status: statusOf({ offer, promotion: about, claim }, obstacle === null, runningClaim, now),
    reviewed: offer.isReviewed,
    amount: offer.kind === 'TICKET' || given === null ? null : formatAmount(given),
    obstacle: isAgainst
      ? { kind: obstacle.kind, amount: obstacle.amount === null ? null : formatAmount(obstacle.amount) }
      : null,
    reason: claim?.state === 'REJECTED' ? claim.reason : null,
    threshold: formatAmount(offer.threshold),
    counted: counted === null ? null : formatAmount(counted),
    fixedAmount: offer.fixedAmount === null ? null : formatAmount(offer.fixedAmount),
    percent: offer.percent,
    maxAmount: offer.maxAmount === null ? null : formatAmount(offer.maxAmount),
    multiple: offer.multiple,
    maxStake: offer.maxStake === null ? null : formatAmount(offer.maxStake),
    days: offer.days,
    contribution: offer.contribution,
    tickets: offer.tickets,
    raffleId: raffleOf(offer, standing)?.id ?? null,
  }
}

function statusOf(
  { offer, promotion: about, claim }: Known,
  isEligible: boolean,
  runningClaim: bigint | undefined,
  now: Date,
): Answer['status'] {
  switch (claim?.state) {
    case 'PROCESS':
      return 'process'
    case 'REJECTED':
      return 'rejected'
    case 'ISSUED':
      return 'issued'
    case 'CLAIMED':
      return claim.id === runningClaim ? 'signed' : 'claimed'
    case undefined: {
      const general = statusAt(about, now)
      if (general !== 'open' || !isEligible) return general
      return offer.isReviewed ? 'applying' : 'issued'
    }
  }
}

/** Applies for a reviewed offer, once in its period. @throws PlatformError */
export async function applyForOffer(
  database: Database,
  memberId: number,
  { promotionId, remark, uploads }: CheckedInputOf<typeof applyPromotion>,
  now = new Date(),
): Promise<Answer> {
  const text = remark.trim()
  if ([...text].length > PROMOTION_REMARK_MAX)
    throw platformError('request_param_err', { fields: { remark: 'length' } })
  return withTransaction(database, async (tx) => {
    const known = await lockOffer(tx, memberId, promotionId, now)
    const { offer, claim } = known
    const standing = standingFor(await readStanding(tx, memberId, now), known.promotion, now)
    if (claim) return answerNow(tx, memberId, known, standing, now)
    if (!offer.isReviewed) throw platformError('promotion.not.open')
    await assertMayReceive(tx, { memberId, type: 'PROMOTION' })
    checkOpen(known, now)
    checkEligible(offer, standing)
    await claimUploads(tx, memberId, uploads, 'PROMOTION')
    const [applied] = await tx
      .insert(promotionClaim)
      .values({
        memberId,
        promotionId,
        period: periodAt(offer, now),
        offer: storedOffer(offer),
        terms: await termsOf(tx, memberId, offer),
        state: 'PROCESS',
        remark: text || null,
        uploads,
        createdAt: now,
      })
      .returning()
    return answerNow(tx, memberId, { ...known, claim: applied }, standing, now)
  })
}

/** Claims an offer once in its period: a bonus with the terms of now, or cash. @throws PlatformError */
export async function claimOffer(
  database: Database,
  memberId: number,
  promotionId: string,
  now = new Date(),
): Promise<Answer> {
  const response = await withTransaction(database, async (tx) => {
    const known = await lockOffer(tx, memberId, promotionId, now)
    const { offer, claim } = known
    const standing = standingFor(await readStanding(tx, memberId, now), known.promotion, now)
    if (claim?.state === 'CLAIMED') return answerNow(tx, memberId, known, standing, now)
    if (claim && claim.state !== 'ISSUED') throw platformError('promotion.not.open')
    await assertMayReceive(tx, { memberId, type: 'PROMOTION' })
    if (!claim) {
      if (offer.isReviewed) throw platformError('promotion.not.open')
      checkOpen(known, now)
      checkEligible(offer, standing)
    }
    if (offer.multiple > 0 && standing.hasBonus) throw platformError('bonus.running')
    const amount = claim?.amount ?? judge(offer, standing).amount
    const claimed = await give(tx, { memberId, offer, claim, amount, now })
    return answerNow(tx, memberId, { ...known, claim: claimed }, standing, now)
  })
  faultPoint('promotion:committed')
  return response
}

interface Gift {
  memberId: number
  offer: Offer
  /** Of an application that was accepted. */
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
  const [claimed] = await tx
    .insert(promotionClaim)
    .values({
      memberId,
      promotionId,
      period: `operators:${key}`,
      state: 'CLAIMED',
      amount,
      offer: storedOffer(offer),
      terms: await termsOf(tx, memberId, { ...offer, threshold: 0n, fixedAmount: amount }),
      operator: operators.join(', '),
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
  const terms = stored ?? (await termsOf(tx, memberId, offer))
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
export async function termsOf(tx: Transaction, memberId: number, offer: Offer): Promise<StoredTerms> {
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

interface Decision {
  memberId: number
  id: bigint
  approved: boolean
  operator: string
  reason: string
}

/** Decides an application. The amount is fixed now, from the period it was made in. @returns undefined if it was decided before */
export async function decideApplication(
  tx: Transaction,
  { memberId, id, approved, operator, reason }: Decision,
): Promise<Claim | undefined> {
  await lockCash(tx, memberId)
  const [waiting] = await tx
    .select({ claim: promotionClaim, offer: promotionOffer })
    .from(promotionClaim)
    .innerJoin(promotionOffer, eq(promotionOffer.promotionId, promotionClaim.promotionId))
    .where(and(eq(promotionClaim.memberId, memberId), eq(promotionClaim.id, id), eq(promotionClaim.state, 'PROCESS')))
  if (!waiting) return undefined
  const { claim } = waiting
  const { amount } = judge(offerOf(claim, waiting.offer), await readStanding(tx, memberId, claim.createdAt))
  const [decided] = await tx
    .update(promotionClaim)
    .set({
      state: approved && amount > 0n ? 'ISSUED' : 'REJECTED',
      version: claim.version + 1,
      amount: approved ? amount : null,
      reason: approved ? null : reason,
      operator,
      decidedAt: new Date(),
    })
    .where(and(isClaim(claim), eq(promotionClaim.version, claim.version)))
    .returning()
  await writeMessage(tx, {
    memberId,
    kind: 'PROMOTION',
    template: decided?.state === 'ISSUED' ? 'promotion.ISSUED' : 'promotion.REJECTED',
    params: { amount: formatAmount(amount), reason },
    about: `promotion:${claim.promotionId}`,
  })
  return decided
}

/** Takes the member's turn, then reads the offer. @throws PlatformError promotion.not.found */
export async function lockOffer(tx: Transaction, memberId: number, promotionId: string, now: Date): Promise<Known> {
  await lockCash(tx, memberId)
  await lockForClaim(tx, promotionId)
  return findOffer(tx, memberId, promotionId, now)
}

/** @throws PlatformError promotion.not.found */
export async function findOffer(tx: Transaction, memberId: number, promotionId: string, now: Date): Promise<Known> {
  const [found] = await tx
    .select({ offer: promotionOffer, promotion })
    .from(promotionOffer)
    .innerJoin(promotion, eq(promotion.id, promotionOffer.promotionId))
    .where(eq(promotionOffer.promotionId, promotionId))
    // An operator who changes offer or texts waits, so that a claim never mixes old ones with new ones.
    .for('share', { of: promotion })
  if (!found) throw platformError('promotion.not.found')
  const [claim] = await tx
    .select()
    .from(promotionClaim)
    .where(
      and(
        eq(promotionClaim.memberId, memberId),
        eq(promotionClaim.promotionId, promotionId),
        ofPeriodOrOpen([periodAt(found.offer, now)]),
      ),
    )
    .orderBy(...openFirst)
    .limit(1)
  return { ...found, offer: offerOf(claim, found.offer), claim }
}

export const storedOffer = (offer: Offer): StoredOffer => ({
  ...offer,
  threshold: String(offer.threshold),
  fixedAmount: offer.fixedAmount === null ? null : String(offer.fixedAmount),
  maxAmount: offer.maxAmount === null ? null : String(offer.maxAmount),
  maxStake: offer.maxStake === null ? null : String(offer.maxStake),
})

/** The offer that a claim is under. */
export function offerOf(claim: Pick<Claim, 'offer'> | undefined, now: Offer): Offer {
  const stored = claim?.offer
  if (!stored) return now
  const amount = (text: string | null) => (text === null ? null : BigInt(text))
  return {
    ...stored,
    threshold: BigInt(stored.threshold),
    fixedAmount: amount(stored.fixedAmount),
    maxAmount: amount(stored.maxAmount),
    maxStake: amount(stored.maxStake),
  }
}

/** An application of an earlier period comes before a new one: it may be decided, and claimed, after its period. */
const ofPeriodOrOpen = (periods: string[]) =>
  or(inArray(promotionClaim.period, periods), inArray(promotionClaim.state, ['PROCESS', 'ISSUED']))
const openFirst = [desc(sql`${promotionClaim.state} in ('PROCESS', 'ISSUED')`), asc(promotionClaim.id)]
const isOpen = ({ state }: Claim): boolean => state === 'PROCESS' || state === 'ISSUED'

async function answerNow(tx: Transaction, memberId: number, known: Known, standing: Standing, now: Date) {
  return responseOf(known, standing, (await runningBonus(tx, memberId))?.claimId, now)
}

export function checkOpen({ promotion: about }: Known, now: Date): void {
  if (statusAt(about, now) !== 'open') throw platformError('promotion.not.open')
}

export function checkEligible(offer: Offer, standing: Standing): void {
  const { obstacle } = judge(offer, standing)
  if (obstacle?.kind === 'EXCLUDED') throw platformError('play.excluded')
  if (obstacle?.kind === 'OTHER_BONUS') throw platformError('bonus.running')
  if (obstacle) throw platformError('promotion.not.eligible')
}

const isClaim = ({ memberId, id }: Claim) => and(eq(promotionClaim.memberId, memberId), eq(promotionClaim.id, id))
