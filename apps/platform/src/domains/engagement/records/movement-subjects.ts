import { sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { nameIn } from '../../../lib/game-name.ts'

/** The subject of a transaction, as far as a row has it. */
export interface MovementSubject extends Record<string, unknown> {
  transactionId: bigint
  type: string
  /** Key under which it was posted, see `ledgerKeys`. */
  key: string
  reference: string | null
  depositId: number | null
  withdrawalId: number | null
  betId: bigint | null
  /** Vendor of a round that is still open. */
  openVendor: string | null
  gameName: string | null
  ticketId: bigint | null
  ticketPlacedAt: string | null
  drawId: bigint | null
  drawName: string | null
  /** The other side of a transfer between members. */
  counterpartyId: number | null
  counterparty: string | null
}

/** The subjects of some transactions of a member. One query, however many. */
export async function readSubjects(
  database: Database,
  memberId: number,
  transactionIds: readonly string[],
): Promise<ReadonlyMap<string, MovementSubject>> {
  if (transactionIds.length === 0) return new Map()
  const { rows } = await database.execute<MovementSubject>(sql`
    with head as (
      select id, type, idempotency_key as key, reference,
        (regexp_match(idempotency_key, '^lottery:ticket:(\\d{1,18}):'))[1]::bigint as ticket_id,
        (regexp_match(idempotency_key, '^lottery:draw:(\\d{1,18}):'))[1]::bigint as draw_id
      from ledger_transaction where member_id = ${memberId} and id = any(${sql.param([...new Set(transactionIds)])}::bigint[])
    )
    select head.id as "transactionId", head.type, head.key, head.reference, deposit.id as "depositId", withdrawal.id as "withdrawalId",
      bet.id as "betId", open.vendor_code as "openVendor", ${nameIn('EN')} as "gameName",
      head.ticket_id as "ticketId", ticket.placed_at as "ticketPlacedAt",
      head.draw_id as "drawId", draw.lottery_code || ' ' || draw.issue as "drawName",
      other.id as "counterpartyId", other.username as counterparty
    from head
    left join deposit on deposit.member_id = ${memberId} and deposit.transaction_id = head.id
    left join withdrawal on withdrawal.member_id = ${memberId} and head.type in ('WITHDRAW_LOCK', 'WITHDRAW', 'WITHDRAW_RETURN')
      and (withdrawal.lock_transaction_id = head.id or head.key in ('withdrawal:' || withdrawal.id || ':disburse', 'withdrawal:' || withdrawal.id || ':return'))
    left join lateral (
      select id, node_id from round
      where head.type in ('BET', 'PAYOUT', 'BET_REFUND', 'JACKPOT') and member_id = ${memberId} and vendor_round_id = head.reference
      union all
      select id, node_id from round
      where head.type in ('BET', 'PAYOUT', 'BET_REFUND', 'JACKPOT') and member_id = ${memberId}
        and round_key = case when head.reference ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then head.reference::uuid end
      limit 1
    ) bet on head.key not like 'lottery:%'
    left join lateral (
      select vendor_code, node_id from open_round
      where head.type in ('BET', 'PAYOUT', 'BET_REFUND') and member_id = ${memberId} and round_id = head.reference limit 1
    ) open on bet.id is null and head.key not like 'lottery:%'
    left join game on game.node_id = coalesce(bet.node_id, open.node_id)
    left join lottery_ticket ticket on ticket.member_id = ${memberId} and ticket.id = head.ticket_id
    left join lottery_draw draw on draw.id = head.draw_id
    left join member_transfer moved on moved.member_id = ${memberId} and moved.transaction_id = head.id
    left join member other on other.id = moved.counterparty_id`)
  return new Map(rows.map((row) => [String(row.transactionId), row]))
}
