import { LOTTERIES, findLottery } from '@playhouse/engines/lottery/games.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { writeMessages } from '../../people/messages/write-message.ts'
import { publishSwitched } from '../games/publish-switched.ts'
import { DRAW_LOCK } from './draw-states.ts'
import { getJointCodes } from './joint-draws.ts'

/** A lottery, the lotteries of a region, or those of a vendor. */
export interface LotteryScope {
  by: 'lottery' | 'region' | 'vendor'
  code: string
}

interface SwitchedLottery extends Record<string, unknown> {
  code: string
  nodeId: number
  name: string
  maintenance: boolean
  vendorOff: boolean
}

const isIn = ({ by, code }: LotteryScope): SQL => {
  if (by === 'lottery') return sql`lottery.code = ${code}`
  if (by === 'vendor') return sql`game.vendor_code = ${code}`
  const codes = LOTTERIES.filter(({ region }) => region === code).map((listed) => listed.code)
  return sql`lottery.code = any(${sql.param(codes)}::text[])`
}

/** With their state; none for an unknown scope. */
export async function lotteriesIn(on: Database | Transaction, scope: LotteryScope): Promise<SwitchedLottery[]> {
  const { rows } = await on.execute<SwitchedLottery>(sql`
    select lottery.code, node_id as "nodeId", game.name, maintenance, vendor_off as "vendorOff"
    from lottery join game using (node_id) where ${isIn(scope)} order by lottery.code`)
  return rows.filter(({ code }) => findLottery(code) !== undefined)
}

/** Draws that sell, of these lotteries and of the joint ones that they are part of; the next of each is on sale, the others are ahead. */
const selling = (codes: readonly string[]): SQL => sql`
  select id, lottery_code, row_number() over (partition by lottery_code order by draw_at) > 1 as ahead from lottery_draw
  where lottery_code = any(${sql.param([...new Set([...codes, ...codes.flatMap(getJointCodes)])])}::text[])
    and draw_at > now() and close_at > now() and state in ('SCHEDULED', 'SELLING')`

export interface SoldAhead extends Record<string, unknown> {
  ahead: boolean
  draws: number
  tickets: number
  stakes: bigint
}

/** Sold tickets of draws that still sell: of those on sale, and of later ones. */
export async function readSold(database: Database, lotteries: readonly { code: string }[]): Promise<SoldAhead[]> {
  const codes = lotteries.map(({ code }) => code)
  const { rows } = await database.execute<SoldAhead>(sql`
    select ahead, count(distinct draw.id)::integer as draws, count(distinct entry.ticket_id)::integer as tickets,
      coalesce(sum(entry.stake), 0)::bigint as stakes
    from (${selling(codes)}) draw left join lottery_entry entry on entry.draw_id = draw.id and entry.cancelled_at is null
    group by ahead order by ahead`)
  return rows
}

/** Switches lotteries on or off. Once it commits, none sells a ticket: sales in progress have ended, and later ones find it closed. */
export async function switchLotteries(
  tx: Transaction,
  lotteries: readonly SwitchedLottery[],
  { off, returnsTickets }: { off: boolean; returnsTickets: boolean },
): Promise<{ tickets: number; stakes: bigint }> {
  const codes = lotteries.map(({ code }) => code)
  if (off) {
    // Keeps the schedule and first tickets of two stations from adding draws that would not be locked.
    await tx.execute(sql`
      select from lottery where code = any(${sql.param(codes)}::text[]) order by code collate "C" for no key update`)
    await tx.execute(sql`
      select pg_advisory_xact_lock(${DRAW_LOCK}, id::integer) from (select id from (${selling(codes)}) draw order by id) due`)
  }
  const nodeIds = lotteries.filter(({ maintenance }) => maintenance !== off).map(({ nodeId }) => nodeId)
  if (nodeIds.length > 0) {
    await tx.execute(sql`update game set maintenance = ${off} where node_id = any(${sql.param(nodeIds)}::integer[])`)
    await publishSwitched(tx, sql`node_id = any(${sql.param(nodeIds)}::integer[])`)
  }
  return off && returnsTickets ? returnTickets(tx, codes) : { tickets: 0, stakes: 0n }
}

interface ReturnedStakes extends Record<string, unknown> {
  memberId: number
  ticketId: bigint
  lotteries: string[]
  tickets: number
  stakes: bigint
}

/** Cancels the tickets of draws that sell and writes to their members. Accounts are locked in the order of a settlement. */
async function returnTickets(tx: Transaction, codes: readonly string[]): Promise<{ tickets: number; stakes: bigint }> {
  const { rows } = await tx.execute<ReturnedStakes>(sql`
    select due.member_id as "memberId", min(due.ticket_id) as "ticketId", array_agg(distinct lottery_code order by lottery_code) as lotteries,
      count(*)::integer as tickets, sum(outcome.amount)::bigint as stakes
    from (
      select entry.member_id, entry.ticket_id, entry.lottery_code from (
        select distinct member_id, ticket_id, lottery_code from lottery_entry join (${selling(codes)}) draw on draw.id = draw_id
        where cancelled_at is null
      ) entry
      join ledger_account cash on cash.member_id = entry.member_id and cash.code = 'member:' || entry.member_id || ':cash'
      order by cash.id, entry.ticket_id offset 0
    ) due cross join lateral cancel_lottery_ticket(due.member_id, due.ticket_id, 'OPERATOR') outcome
    where outcome.refusal is null group by due.member_id order by due.member_id`)
  const messages = rows.map(({ memberId, ticketId, lotteries, stakes }) => ({
    memberId,
    kind: 'SYSTEM' as const,
    template: 'lottery.RETURNED' as const,
    params: { lottery: lotteries.join(' '), amount: formatAmount(stakes) },
    about: `ticket:${ticketId}`,
  }))
  await writeMessages(tx, messages)
  return {
    tickets: rows.reduce((sum, { tickets }) => sum + tickets, 0),
    stakes: rows.reduce((sum, { stakes }) => sum + stakes, 0n),
  }
}
