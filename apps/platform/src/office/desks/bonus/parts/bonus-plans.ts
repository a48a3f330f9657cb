import { isRealAccount } from '@playhouse/shared/account-kinds.ts'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { isBonusOffer } from '../../../../domains/engagement/promotions/give-offer.ts'
import { listPlans } from '../../../../domains/engagement/promotions/operator.ts'
import { lockStanding } from '../../../../domains/people/member/operator.ts'
import { OfficeError } from '../../../kit/office-error.ts'

type Plan = Awaited<ReturnType<typeof listPlans>>[number]
type BonusPlan = Plan & { offer: NonNullable<Plan['offer']> }

/** Of decisions on a member's bonuses and free rounds. */
export const getSubject = (memberId: number | string) => `member:${memberId}:bonus`

/** Promotions whose terms a bonus can run under. */
export const bonusPlans = async (database: Database | Transaction): Promise<BonusPlan[]> =>
  (await listPlans(database)).filter(
    (plan): plan is BonusPlan => !plan.about.isDraft && plan.offer !== null && isBonusOffer(plan.offer),
  )
export const getName = ({ title, about }: Plan) => title ?? about.id

export async function refuseDemo(tx: Transaction, memberId: number): Promise<void> {
  const owner = await lockStanding(tx, memberId)
  if (!owner || !isRealAccount(owner.kind)) throw new OfficeError('A demo account has no money of its own.')
}
