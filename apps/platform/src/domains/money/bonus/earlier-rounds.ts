import { sql } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { finishDays, isDayDone } from '../../../jobs/daily-work.ts'
import type { DueWork } from '../../../jobs/due-rows.ts'
import { brandDay } from '../../../ledger/brand-day.ts'

/** Members with a bonus whose rounds are read in one transaction. */
const PAGE = 50
/** Once for a database. */
const SINCE = '2000-01-01'

/**
 * Rounds that were settled before version 2 of the turnover rules get the bonus part of their stake from the journal, once. It is for the record:
 * rewards count such rounds as own money (`counted_bonus()`).
 */
export const earlierBonusStakes: DueWork = {
  name: 'bonus stakes of earlier rounds',
  everyMs: 60_000,
  isBackground: true,
  async run(database, closing) {
    if (await isDayDone(database, 'bonus stakes', SINCE)) return 0
    const count = await storeEarlierBonusStakes(database, closing)
    if (!closing.aborted) await finishDays(database, 'bonus stakes', brandDay(new Date()))
    return count
  },
}

/** @returns how many rounds were changed */
async function storeEarlierBonusStakes(database: Database, closing: AbortSignal): Promise<number> {
  let count = 0
  for (let after = 0; !closing.aborted;) {
    const { rows } = await database.execute<{ memberId: number }>(sql`
      select distinct member_id as "memberId" from member_bonus where member_id > ${after} order by 1 limit ${PAGE}`)
    if (rows.length === 0) break
    const members = rows.map(({ memberId }) => memberId)
    count += await withTransaction(database, (tx) => storeBonusStakes(tx, members))
    after = members.at(-1) ?? after
  }
  return count
}

async function storeBonusStakes(tx: Transaction, members: readonly number[]): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    with staked as materialized (
      select head.member_id, split_part(idempotency_key, ':', 2) as vendor_code, reference, -sum(entry.amount)::bigint as amount
      from ledger_account account
      join ledger_entry entry on entry.member_id = account.member_id and entry.account_id = account.id
      join ledger_transaction head on head.member_id = entry.member_id and head.id = entry.transaction_id
      where account.member_id = any(${sql.param(members)}::integer[]) and account.code = 'member:' || account.member_id || ':bonus'
        and type in ('BET', 'BET_REFUND')
      group by 1, 2, 3 having sum(entry.amount) < 0
    )
    update round set bonus_stake = amount
    from staked join game on game.vendor_code = staked.vendor_code
    where round.member_id = staked.member_id and round.vendor_round_id = reference and round.node_id = game.node_id
      and coalesce(turnover_rule, 1) < 2 and bonus_stake = 0`)
  return rowCount ?? 0
}
