import { sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { askForFunds } from '../../people/member/profile/funds-request.ts'
import type { MemberRules } from '../../site/jurisdictions/rules.ts'

/**
 * Asks for proof of the source of funds once a member's deposits less withdrawals of 30 days, with those under way, or its losses of 90 days
 * reach what the rules of its country name. A proof that was accepted holds for a year.
 */
export async function checkFunds(
  tx: Transaction,
  memberId: number,
  { fundsCheckDeposits, fundsCheckLosses }: Pick<MemberRules, 'fundsCheckDeposits' | 'fundsCheckLosses'>,
): Promise<void> {
  if (fundsCheckDeposits === null && fundsCheckLosses === null) return
  const { rows } = await tx.execute<{ isDue: boolean }>(sql`
    select coalesce(deposited_since(${memberId}, now() - interval '30 days') - coalesce((
        select sum(amount) from withdrawal where member_id = ${memberId} and requested_at > now() - interval '30 days'
          and state not in ('REJECTED', 'FAILED', 'CANCELLED')), 0) >= ${fundsCheckDeposits}::bigint
        or lost_since(${memberId}, now() - interval '90 days') >= ${fundsCheckLosses}::bigint, false)
      and not exists (select from identity_document where member_id = ${memberId} and kind = 'FUNDS_PROOF'
        and state = 'ACCEPTED' and created_at > now() - interval '365 days') as "isDue"`)
  if (rows[0]?.isDue) await askForFunds(tx, memberId)
}
