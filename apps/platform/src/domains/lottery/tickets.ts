import { formatPick } from '@playhouse/engines/lottery/bet-types.ts'
import { lotteryOf } from '@playhouse/engines/lottery/games.ts'
import type { AnswerOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { ticketDetail, tickets } from '@playhouse/platform-api/lottery.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { platformError } from '../../request/platform-error.ts'
import { gameOf, nameOf } from './lotteries.ts'
import { choiceOf, readSelection } from './terms.ts'

type Ticket = AnswerOf<typeof tickets>['list'][number]
type TicketState = 'OPEN' | 'WON' | 'LOST' | 'VOID' | 'CANCELLED'

interface TicketDraw {
  numero: string
  state: TicketState
  closeAt: number
  drawAt: number
  /** Minor units, as text. */
  payout: string
  cancelReason: string | null
  sells: boolean
}

interface Row extends Record<string, unknown> {
  id: bigint
  lotteryCode: string
  terms: string
  stake: bigint
  lineCount: number
  stopWhenWon: boolean
  placedAt: number
  transactionId: bigint
  digest: Buffer
  draws: TicketDraw[]
}

const epoch = (column: SQL) => sql`(extract(epoch from ${column}) * 1000)::float8`

/** Tickets with their draws. A ticket is settled in a draw once the draw is, so that its state never runs ahead of its prizes. */
const ticketRows = (memberId: number, picked: SQL) => sql`
  select ticket.id, ticket.lottery_code as "lotteryCode", ticket.terms, ticket.stake, ticket.line_count as "lineCount",
    ticket.stop_when_won as "stopWhenWon", ${epoch(sql`ticket.placed_at`)} as "placedAt",
    ticket.transaction_id as "transactionId", ticket.digest,
    (select json_agg(json_build_object(
      'numero', draw.issue, 'closeAt', ${epoch(sql`draw.close_at`)}, 'drawAt', ${epoch(sql`draw.draw_at`)},
      'payout', won.amount::text, 'cancelReason', entry.cancel_reason,
      'sells', entry.cancelled_at is null and draw.state in ('SCHEDULED', 'SELLING') and draw.close_at > clock_timestamp(),
      'state', case when entry.cancelled_at is not null then 'CANCELLED' when draw.state = 'VOID' then 'VOID'
        when draw.state <> 'SETTLED' then 'OPEN' when won.amount > 0 then 'WON' else 'LOST' end
    ) order by draw.draw_at)
    from lottery_entry entry join lottery_draw draw on draw.id = entry.draw_id
    cross join lateral (
      select coalesce(sum(win.amount), 0) as amount from lottery_win win
      where draw.state = 'SETTLED' and win.member_id = ${memberId} and win.draw_id = draw.id
        and win.version = draw.result_version and win.ticket_id = ticket.id
    ) won
    where entry.member_id = ${memberId} and entry.ticket_id = ticket.id) as draws
  from (${picked}) ticket order by ticket.id desc`

/** A page of the account's tickets. One query. */
export async function listTickets(
  database: Database,
  memberId: number,
  { gameCode, open, before, count }: CheckedInputOf<typeof tickets>,
  currency: string,
): Promise<AnswerOf<typeof tickets>> {
  if (gameCode !== undefined) gameOf(gameCode)
  const conditions = [
    sql`member_id = ${memberId}`,
    ...(gameCode === undefined ? [] : [sql`lottery_code = ${gameCode}`]),
    ...(before === undefined ? [] : [sql`id < ${before}::bigint`]),
    ...(open
      ? [
          sql`id in (select entry.ticket_id from lottery_draw draw join lottery_entry entry on entry.draw_id = draw.id
            where draw.next_action_at is not null and entry.member_id = ${memberId} and entry.cancelled_at is null)`,
        ]
      : []),
  ]
  const picked = sql`select * from lottery_ticket where ${sql.join(conditions, sql` and `)} order by id desc limit ${count + 1}`
  const { rows } = await database.execute<Row>(ticketRows(memberId, picked))
  return { list: rows.slice(0, count).map((row) => ticketOf(row, currency)), hasMore: rows.length > count }
}

/** One ticket. @throws PlatformError lottery.ticket.not.found */
export async function readTicket(database: Database, memberId: number, ticketId: bigint, currency: string) {
  const row = await ticketRow(database, memberId, ticketId)
  return ticketOf(row, currency)
}

async function ticketRow(database: Database, memberId: number, ticketId: bigint): Promise<Row> {
  const picked = sql`select * from lottery_ticket where member_id = ${memberId} and id = ${ticketId}`
  const { rows } = await database.execute<Row>(ticketRows(memberId, picked))
  const [row] = rows
  if (!row) throw platformError('lottery.ticket.not.found')
  return row
}

/** One ticket with a page of its lines. Two queries. @throws PlatformError lottery.ticket.not.found */
export async function readTicketDetail(
  database: Database,
  memberId: number,
  { ticketId, pageNo, pageSize }: CheckedInputOf<typeof ticketDetail>,
  currency: string,
): Promise<AnswerOf<typeof ticketDetail>> {
  const row = await ticketRow(database, memberId, BigInt(ticketId))
  const game = gameOf(row.lotteryCode)
  const { rows } = await database.execute<{
    line: number
    selection: string
    amount: bigint
    cost: bigint
    wins: { numero: string; hits: number; payout: string }[] | null
  }>(sql`
    select line.line, line.selection, line.amount, line.cost,
      (select json_agg(json_build_object('numero', draw.issue, 'hits', win.hits, 'payout', win.amount::text) order by draw.draw_at)
        from lottery_entry entry join lottery_draw draw on draw.id = entry.draw_id
        join lottery_win win on win.member_id = ${memberId} and win.draw_id = draw.id and win.version = draw.result_version
          and win.ticket_id = line.ticket_id and win.line = line.line
        where entry.member_id = ${memberId} and entry.ticket_id = line.ticket_id and draw.state = 'SETTLED') as wins
    from lottery_line line where line.member_id = ${memberId} and line.ticket_id = ${row.id}
    order by line.line limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  return {
    ...ticketOf(row, currency),
    transactionId: String(row.transactionId),
    digest: row.digest.toString('hex'),
    lines: rows.map(({ line, selection, amount, cost, wins }) => {
      const { type, picks } = readSelection(game, selection)
      return {
        line,
        betType: type.code,
        picks,
        labels: picks.map((pick) => formatPick(game, type, pick)),
        amount: formatAmount(amount),
        cost: formatAmount(cost),
        wins: (wins ?? []).map(({ payout, ...win }) => ({ ...win, payout: formatAmount(BigInt(payout)) })),
      }
    }),
  }
}

function ticketOf({ id, lotteryCode, terms, stake, placedAt, draws, ...row }: Row, currency: string): Ticket {
  const game = lotteryOf(lotteryCode)
  const { version, mode, series } = choiceOf(terms)
  const counted = draws.filter(({ state }) => state !== 'CANCELLED' && state !== 'VOID')
  const payout = draws.reduce((sum, drawn) => sum + BigInt(drawn.payout), 0n)
  return {
    ticketId: String(id),
    ticketNumber: `LOT-${new Date(placedAt + 7 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '')}-${String(id).padStart(6, '0')}`,
    gameCode: lotteryCode,
    gameName: game ? nameOf(game) : lotteryCode,
    prizeMode: mode,
    series,
    oddsVersion: version,
    state: stateOf(draws.map(({ state }) => state)),
    currency,
    stake: formatAmount(stake),
    staked: formatAmount(stake * BigInt(counted.length)),
    payout: formatAmount(payout),
    lineCount: row.lineCount,
    stopWhenWon: row.stopWhenWon,
    canCancel: draws.some(({ sells }) => sells),
    placedAt,
    draws: draws.map(({ sells: _, ...drawn }) => ({ ...drawn, payout: formatAmount(BigInt(drawn.payout)) })),
  }
}

function stateOf(states: readonly TicketState[]): TicketState {
  for (const state of ['OPEN', 'WON', 'LOST', 'VOID'] as const) if (states.includes(state)) return state
  return 'CANCELLED'
}
