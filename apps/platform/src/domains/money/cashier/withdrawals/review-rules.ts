import type { REVIEW_REASONS } from '@playhouse/platform-api/cashier-withdrawals.ts'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { missingIdentity } from '../../../people/member/profile/identity.ts'
import { hasStoppedWithdrawals } from '../../limits/stops.ts'
import { readAwaited } from '../../risk/screening/awaited.ts'
import type { WithdrawalSettings } from './settings.ts'
import type { Withdrawal } from './transition.ts'

type ReviewReason = (typeof REVIEW_REASONS)[number]

/** Reasons for a review by a person; without any the withdrawal is approved at once. */
export async function readReviewReasons(
  tx: Database | Transaction,
  {
    memberId,
    id,
    amount,
    unplayed,
    bankCardId,
  }: Pick<Withdrawal, 'memberId' | 'id' | 'amount' | 'unplayed' | 'bankCardId'>,
  settings: WithdrawalSettings,
): Promise<ReviewReason[]> {
  const { rows } = await tx.execute<{ isNewCard: boolean; changedPassword: boolean; many: number }>(sql`
    select
      not exists (select from withdrawal before where before.member_id = ${memberId}
        and before.bank_card_id = ${bankCardId}::uuid and before.disbursed_at is not null) as "isNewCard",
      -- The password of the registration is no change.
      (password_changed_at > now() - interval '24 hours' and password_changed_at > registered_at + interval '1 minute')
        or coalesce(greatest(payment_password_changed_at, access_mended_at) > now() - interval '24 hours', false) as "changedPassword",
      (select count(*)::integer from withdrawal other where other.member_id = ${memberId} and other.id <= ${id}
        and other.requested_at > now() - interval '24 hours') as many
    from member where id = ${memberId}`)
  const [facts] = rows
  const reasons: [ReviewReason, boolean][] = [
    // Requests check it earlier, except the payout of an account that is being closed.
    ['IDENTITY', (await missingIdentity(tx, memberId, settings.identityTier)) !== null],
    ['LARGE_AMOUNT', amount >= settings.reviewFrom],
    ['NEW_CARD', amount >= settings.stepUpFrom && facts?.isNewCard === true],
    ['PASSWORD_CHANGED', facts?.changedPassword === true],
    ['MANY_TODAY', (facts?.many ?? 0) > settings.reviewAbovePerDay],
    ['UNPLAYED_DEPOSIT', unplayed > 0n],
    ['OTHER', (await hasStoppedWithdrawals(tx, memberId)) || (await readAwaited(tx, memberId)) !== null],
  ]
  return reasons.filter(([, holds]) => holds).map(([reason]) => reason)
}
