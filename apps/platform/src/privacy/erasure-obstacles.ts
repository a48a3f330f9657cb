import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { ENDED_WITHDRAWALS } from '../db/tables/cashier.ts'
import { readMemberRules } from '../domains/site/jurisdictions/member-rules.ts'

export const OBSTACLES = {
  BALANCE_NOT_ZERO:
    'There is money in the account or at a vendor. It is withdrawn, or taken out by an adjustment, first.',
  WITHDRAWAL_OPEN: 'A withdrawal is not finished.',
  DEPOSIT_OPEN: 'A deposit, or a payment held back, is not finished.',
  BETS_OPEN: 'A round, a lottery ticket, a raffle ticket or a transfer to a vendor has no outcome yet.',
  REWARD_OPEN: 'A bonus is running, or a claim, a prize or a redemption waits for a decision.',
  CASE_OPEN: 'A case, an identity check or an application is open. It is answered and closed first.',
  EXCLUDED:
    'A time-out or self-exclusion is running. Its mark keeps the person from coming back, so the data stays until it has ended.',
  HELD: 'The account is held because it matches that of an excluded person. It stays for as long as that exclusion lasts.',
  BLOCKED: 'An operator has blocked the account. Without its data the person could come back.',
  LEGAL_HOLD: 'There is a legal hold.',
  RECORDS_KEPT:
    'The rules of the member’s country ask to keep the data of somebody who has deposited for some years after the account was closed.',
  HAS_DOWNLINES: 'There are accounts below this one, which would lose the upline that they know.',
  CONTRACT_OPEN: 'A contract runs or is on offer, or a bill is not paid.',
  DECISION_OPEN: 'Another decision about the member waits for a second operator.',
} as const

export type ObstacleCode = keyof typeof OBSTACLES

export interface Obstacle {
  code: ObstacleCode
  text: string
}

/** Empty if the member can be erased. Points without a use are no obstacle: they are not money. */
export async function erasureObstacles(on: Database | Transaction, memberId: number): Promise<Obstacle[]> {
  const id = sql`${memberId}::integer`
  const { recordYears } = await readMemberRules(on, memberId)
  const { rows } = await on.execute<{ found: ObstacleCode[] }>(sql`
    select array_remove(array[
      case when exists (select from ledger_account where member_id = ${id} and balance <> 0 and currency <> 'PTS')
        then 'BALANCE_NOT_ZERO' end,
      case when exists (select from withdrawal where member_id = ${id}
          and (state not in ${ENDED_WITHDRAWALS} or next_action_at is not null))
        then 'WITHDRAWAL_OPEN' end,
      case when exists (select from deposit where member_id = ${id} and next_action_at is not null)
          or exists (select from deposit where member_id = ${id} and state in ('PREPARING', 'WAITING', 'CHECKING', 'UNMATCHED', 'HELD', 'RETURNING'))
          or exists (select from held_payment where member_id = ${id} and state in ('HELD', 'RETURNING'))
        then 'DEPOSIT_OPEN' end,
      case when exists (select from open_round where member_id = ${id})
          or exists (select from open_lottery_entries(${id}))
          or exists (select from wallet_transfer where member_id = ${id} and state in ('sent', 'unknown'))
          or exists (select from raffle_order bought join raffle on raffle.id = raffle_id
            where member_id = ${id} and bought.state = 'HELD' and raffle.state in ('SELLING', 'SEALED'))
        then 'BETS_OPEN' end,
      case when exists (select from member_bonus where member_id = ${id} and state in ('ACTIVE', 'ENDING'))
          or exists (select from promotion_claim where member_id = ${id} and state = 'PROCESS')
          or exists (select from points_redemption where member_id = ${id} and state = 'IN_PROCESS')
        then 'REWARD_OPEN' end,
      case when exists (select from service_case where member_id = ${id} and state <> 'CLOSED')
          or exists (select from identity_request where member_id = ${id} and state in ('REVIEW', 'NEEDS_INFO'))
          or exists (select from agent_application where member_id = ${id} and state in ('APPLIED', 'NEEDS_INFO'))
        then 'CASE_OPEN' end,
      case when is_excluded(${id}) then 'EXCLUDED' end,
      case when account_hold_state(${id}) is not null then 'HELD' end,
      case when exists (select from member_block where member_id = ${id}) then 'BLOCKED' end,
      case when exists (select from legal_hold where member_id = ${id}) then 'LEGAL_HOLD' end,
      case when exists (select from member where id = ${id}
            and coalesce(closed_at, now()) > now() - make_interval(years => ${recordYears}::integer))
          and exists (select from deposit where member_id = ${id} and state = 'CONFIRMED')
        then 'RECORDS_KEPT' end,
      case when exists (select from member where parent_id = ${id}) then 'HAS_DOWNLINES' end,
      case when exists (select from contract_version where (member_id = ${id} or upline_id = ${id}) and state in ('OFFERED', 'ACCEPTED'))
          or exists (select from contract_request where (member_id = ${id} or upline_id = ${id}) and state = 'REQUESTED')
          or exists (select from agent_bill where (member_id = ${id} or payer_id = ${id})
            and state in ('AWAITING_COLLECTION', 'DUE', 'INSUFFICIENT'))
        then 'CONTRACT_OPEN' end,
      case when exists (select from office_decision where state = 'PENDING' and kind <> 'member.erase'
          and (subject ~ ('^[a-z_.-]+:' || ${id} || '(:|$)') or payload ->> 'memberId' = ${id}::text))
        then 'DECISION_OPEN' end
    ], null) as found`)
  return (rows[0]?.found ?? []).map((code) => ({ code, text: OBSTACLES[code] }))
}
