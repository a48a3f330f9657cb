import { formatAmount } from '@playhouse/shared/money.ts'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import type { Verdict } from '../../../lib/operator-decision.ts'
import { promotionClaim, promotionOffer } from '../../../db/tables/bonuses.ts'
import { lockCash } from '../../../lib/member-locks.ts'
import { writeMessage } from '../../people/messages/write-message.ts'
import { judge, readStanding } from './eligibility.ts'
import { type Claim, getOffer, isClaim } from './offer-claims.ts'

/** Decides an application. The amount is fixed now, from the period it was made in. @returns undefined if it was decided before */
export async function decideApplication(
  tx: Transaction,
  { memberId, id, approved, operator, reason }: Verdict,
): Promise<Claim | undefined> {
  await lockCash(tx, memberId)
  const [waiting] = await tx
    .select({ claim: promotionClaim, offer: promotionOffer })
    .from(promotionClaim)
    .innerJoin(promotionOffer, eq(promotionOffer.promotionId, promotionClaim.promotionId))
    .where(and(eq(promotionClaim.memberId, memberId), eq(promotionClaim.id, id), eq(promotionClaim.state, 'PROCESS')))
  if (!waiting) return undefined
  const { claim } = waiting
  const { amount } = judge(getOffer(claim, waiting.offer), await readStanding(tx, memberId, claim.createdAt))
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
