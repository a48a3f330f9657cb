import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { type StoredOffer, promotionClaim, promotionOffer } from '../../../db/tables/bonuses.ts'
import { promotion } from '../../../db/tables/promotions.ts'
import { lockCash } from '../../../lib/member-locks.ts'
import { platformError } from '../../../request/platform-error.ts'
import { judge, type Offer, periodAt, type Standing } from './eligibility.ts'
import { lockForClaim } from './plan-promotions.ts'
import { statusAt } from './promotion-list.ts'

export type Claim = typeof promotionClaim.$inferSelect
type Promotion = typeof promotion.$inferSelect
export interface Known {
  /** The offer as it was when it was applied for or claimed. */
  offer: Offer
  promotion: Promotion
  claim: Claim | undefined
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
  return { ...found, offer: getOffer(claim, found.offer), claim }
}

export const storedOffer = (offer: Offer): StoredOffer => ({
  ...offer,
  threshold: String(offer.threshold),
  fixedAmount: offer.fixedAmount === null ? null : String(offer.fixedAmount),
  maxAmount: offer.maxAmount === null ? null : String(offer.maxAmount),
  maxStake: offer.maxStake === null ? null : String(offer.maxStake),
})

/** The offer that a claim is under. */
export function getOffer(claim: Pick<Claim, 'offer'> | undefined, now: Offer): Offer {
  return claim?.offer ? readOffer(claim.offer) : now
}

export function readOffer(stored: StoredOffer): Offer {
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
export const ofPeriodOrOpen = (periods: string[]) =>
  or(inArray(promotionClaim.period, periods), inArray(promotionClaim.state, ['PROCESS', 'ISSUED']))
export const openFirst = [desc(sql`${promotionClaim.state} in ('PROCESS', 'ISSUED')`), asc(promotionClaim.id)]
export const isOpen = ({ state }: Claim): boolean => state === 'PROCESS' || state === 'ISSUED'

export function checkOpen({ promotion: about }: Known, now: Date): void {
  if (statusAt(about, now) !== 'open') throw platformError('promotion.not.open')
}

export function checkEligible(offer: Offer, standing: Standing): void {
  const { obstacle } = judge(offer, standing)
  if (obstacle?.kind === 'EXCLUDED') throw platformError('play.excluded')
  if (obstacle?.kind === 'OTHER_BONUS') throw platformError('bonus.running')
  if (obstacle) throw platformError('promotion.not.eligible')
}

export const isClaim = ({ memberId, id }: Claim) =>
  and(eq(promotionClaim.memberId, memberId), eq(promotionClaim.id, id))
