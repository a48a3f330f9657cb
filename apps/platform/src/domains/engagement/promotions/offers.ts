import { PROMOTION_REMARK_MAX } from '@playhouse/shared/limits.ts'
import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { applyPromotion, memberPromotions } from '@playhouse/platform-api/promotions.ts'
import { faultPoint } from '@playhouse/server/fault-point.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { and, asc, eq } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { promotionClaim, promotionOffer } from '../../../db/tables/bonuses.ts'
import { promotion } from '../../../db/tables/promotions.ts'
import { platformError } from '../../../request/platform-error.ts'
import { claimUploads } from '../../people/uploads/uploads.ts'
import { assertMayReceive } from '../../money/limits/receiving.ts'
import { runningBonus } from '../../money/bonus/bonus.ts'
import { judge, periodAt, periodsAt, getRaffle, readStanding, type Standing, standingFor } from './eligibility.ts'
import { readRule, statusAt } from './promotion-list.ts'
import {
  type Known,
  lockOffer,
  storedOffer,
  getOffer,
  ofPeriodOrOpen,
  openFirst,
  isOpen,
  checkOpen,
  checkEligible,
} from './offer-claims.ts'
import { give, getTerms } from './give-offer.ts'

type Answer = ResponseOf<typeof memberPromotions>['list'][number]

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
      return getResponse({ offer: getOffer(claim, offer), promotion: about, claim }, standing, bonus?.claimId, now)
    }),
  }
}

function getResponse(
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
    ...readRule(offer),
    promotionId: offer.promotionId,
    status: getStatus({ offer, promotion: about, claim }, obstacle === null, runningClaim, now),
    amount: offer.kind === 'TICKET' || given === null ? null : formatAmount(given),
    obstacle: isAgainst
      ? { kind: obstacle.kind, amount: obstacle.amount === null ? null : formatAmount(obstacle.amount) }
      : null,
    reason: claim?.state === 'REJECTED' ? claim.reason : null,
    counted: counted === null ? null : formatAmount(counted),
    maxStake: offer.maxStake === null ? null : formatAmount(offer.maxStake),
    days: offer.days,
    contribution: offer.contribution,
    raffleId: getRaffle(offer, standing)?.id ?? null,
  }
}

function getStatus(
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
        terms: await getTerms(tx, memberId, offer),
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

async function answerNow(tx: Transaction, memberId: number, known: Known, standing: Standing, now: Date) {
  return getResponse(known, standing, (await runningBonus(tx, memberId))?.claimId, now)
}
