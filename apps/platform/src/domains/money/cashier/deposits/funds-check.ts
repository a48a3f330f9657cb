import { sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { askForFunds } from '../../../people/member/profile/funds-request.ts'
import type { MemberRules } from '../../../site/jurisdictions/rules.ts'

/**
 * Asks for proof of the source of funds once a member's deposits less withdrawals of 30 days, with those under way, reach what the rules of its
 * country name. A proof that was accepted holds for a year.
 */
export async function checkFunds(
  tx: Transaction,
  memberId: number,
  { fundsCheckDeposits: threshold }: Pick<MemberRules, 'fundsCheckDeposits'>,
): Promise<void> {
  if (threshold === null) return
  const { rows } = await tx.execute<{ isDue: boolean }>(sql`
    select deposited_since(${memberId}, now() - interval '30 days') - coalesce((
        select sum(amount) from withdrawal where member_id = ${memberId} and requested_at > now() - interval '30 days'
          and state not in ('REJECTED', 'FAILED', 'CANCELLED')), 0) >= ${threshold}
      and not exists (select from identity_document where member_id = ${memberId} and kind = 'FUNDS_PROOF'
        and state = 'ACCEPTED' and created_at > now() - interval '365 days') as "isDue"`)
  if (rows[0]?.isDue) await askForFunds(tx, memberId)
}
