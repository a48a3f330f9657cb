import { lotteryName } from '@playhouse/engines/lottery/names.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { drawDay } from '@playhouse/engines/lottery/calendar.ts'
import { formatPick } from '@playhouse/engines/lottery/picks.ts'
import { findLottery } from '@playhouse/engines/lottery/games.ts'
import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { TICKET_STATES, ticketDetail, tickets } from '@playhouse/platform-api/lottery-tickets.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { getOutcome } from '@playhouse/shared/outcome.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { executePrepared } from '@playhouse/postgres/statement.ts'
import { platformError } from '../../../request/platform-error.ts'
import { epoch } from '../../../lib/day-bounds.ts'
import { getJointCodes } from './joint-draws.ts'
import { holdIn } from './draws.ts'
import { getGame } from './lotteries.ts'
import { reasonIn } from './reasons.ts'
import { getChoice, readSelection } from './terms.ts'

type Ticket = ResponseOf<typeof tickets>['list'][number]
type TicketState = (typeof TICKET_STATES)[number]
type Draw = Ticket['draws'][number]

interface TicketDraw {
  numero: string
  state: 'OPEN' | 'SETTLED' | 'VOID' | 'CANCELLED'
  closeAt: number
  drawAt: number
  /** Minor units, as text. */
  payout: string
  numbers: string[] | null
  cancelReason: string | null
  sells: boolean
  hold: Draw['hold']
  voidReason: string | null
  settlements: { version: number; payout: string; posted: string | null; at: number; reason: string | null }[] | null
}

interface Row extends Record<string, unknown> {
  id: bigint
  lotteryCode: string
  terms: string
  stake: bigint
  lineCount: number
  stopWhenWon: boolean
  readingVersion: number | null
  placedAt: number
  transactionId: bigint
  digest: Buffer
  draws: TicketDraw[]
  lines: LineRow[] | null
}

interface LineRow {
  line: number
  selection: string
  /** Minor units, as text; so are all amounts below. */
  amount: string
  cost: string
  wins: { numero: string; hits: number; payout: string }[] | null
}

/** As members read it. @param placedAt epoch milliseconds */
export const ticketNumber = (id: bigint, placedAt: number): string =>
  `LOT-${drawDay(placedAt).replaceAll('-', '')}-${String(id).padStart(6, '0')}`

interface LinePage {
  limit: number
  offset?: number
}

const FIRST_LINES: LinePage = { limit: 6 }

/** Version of the result by which a draw is settled: while a correction is being settled, the one before. */
export const SETTLED_VERSION = sql`case when draw.state = 'SETTLED' then draw.result_version
  when draw.state = 'DRAWN' and draw.settled_at is not null then draw.result_version - 1 end`

/** Each settlement of the entry `entry` in `draw`, where there was more than one. Those of results took place in the order of the steps. */
const settlementsIn = (
  language: LanguageCode,
) => sql`case when entry.cancelled_at is null and draw.settled_at is not null
    and (draw.result_version > draw.paid_version or draw.state = 'VOID') then (
  select json_agg(json_build_object('version', settled.version, 'at', ${epoch(sql`settled.at`)}, 'reason', settled.reason,
    'payout', settled.payout::text, 'posted', case when settled.version <> draw.paid_version then (
      select coalesce(sum(correction.posted), 0)::text from lottery_correction correction where correction.member_id = entry.member_id
        and correction.draw_id = draw.id and correction.version = settled.version) end) order by settled.at)
  from (
    select result.version, step.at, ${reasonIn(language, sql`result.texts`, sql`result.reason`)} as reason, (
      select coalesce(sum(win.amount), 0) from lottery_win win where win.member_id = entry.member_id
        and win.draw_id = draw.id and win.version = result.version and win.ticket_id = entry.ticket_id
    ) as payout
    from lottery_result result join (
      select at, row_number() over (order by version) as version from lottery_draw_step where draw_id = draw.id and state = 'SETTLED'
    ) step on step.version = result.version - draw.paid_version + 1
    where result.draw_id = draw.id
    union all
    select 0, min(at), ${reasonIn(language, sql`draw.void_texts`, sql`draw.void_reason`)}, entry.stake from lottery_draw_step where draw_id = draw.id and state = 'VOID' having count(*) > 0
  ) settled) end`

/**
 * A page of the lines of each ticket, with what they won. Prizes are looked up for settled draws only: a plan made while there
 * were few would read all of them for a bet that is placed while a large draw is settled.
 */
const lineRows = (memberId: number, { limit, offset = 0 }: LinePage) => sql`(
  select json_agg(json_build_object('line', paged.line, 'selection', paged.selection, 'amount', paged.amount::text,
    'cost', paged.cost::text, 'wins', case when ticket.settled then (
      select json_agg(json_build_object('numero', draw.issue, 'hits', win.hits, 'payout', win.amount::text) order by draw.draw_at)
      from lottery_entry entry join lottery_draw draw on draw.id = entry.draw_id
      join lottery_win win on win.member_id = ${memberId} and win.draw_id = draw.id and win.version = ${SETTLED_VERSION}
        and win.ticket_id = paged.ticket_id and win.line = paged.line
      where entry.member_id = ${memberId} and entry.ticket_id = paged.ticket_id
    ) end) order by paged.line)
  from (
    select * from lottery_line where member_id = ${memberId} and ticket_id = ticket.id
    order by line limit ${limit} offset ${offset}
  ) paged)`

/**
 * Tickets with their draws and a page of their lines. A ticket is settled in a draw once the draw is, so that its state never runs
 * ahead of its prizes.
 */
const ticketRows = (memberId: number, language: LanguageCode, picked: SQL, lines: LinePage = FIRST_LINES) => sql`
  select ticket.id, ticket.lottery_code as "lotteryCode", ticket.terms, ticket.stake, ticket.line_count as "lineCount",
    ticket.stop_when_won as "stopWhenWon", ticket.reading_version as "readingVersion", ${epoch(sql`ticket.placed_at`)} as "placedAt",
    ticket.transaction_id as "transactionId", ticket.digest, ${lineRows(memberId, lines)} as lines,
    (select json_agg(json_build_object(
      'numero', draw.issue, 'closeAt', ${epoch(sql`draw.close_at`)}, 'drawAt', ${epoch(sql`draw.draw_at`)},
      'numbers', (select result.numbers[1:draw.revealed] from lottery_result result
        where result.draw_id = draw.id and result.version = draw.result_version),
      'payout', (case when ${SETTLED_VERSION} is null then 0 else (
        select coalesce(sum(win.amount), 0) from lottery_win win
        where win.member_id = ${memberId} and win.draw_id = draw.id and win.version = ${SETTLED_VERSION} and win.ticket_id = ticket.id
      ) end)::text, 'cancelReason', entry.cancel_reason, 'settlements', ${settlementsIn(language)},
      'hold', case when entry.cancelled_at is null then ${holdIn(language)} end,
      'voidReason', case when entry.cancelled_at is null and draw.state = 'VOID'
        then ${reasonIn(language, sql`draw.void_texts`, sql`draw.void_reason`)} end,
      'sells', entry.cancelled_at is null and draw.state in ('SCHEDULED', 'SELLING') and draw.close_at > clock_timestamp(),
      'state', case when entry.cancelled_at is not null then 'CANCELLED' when draw.state = 'VOID' then 'VOID'
        when ${SETTLED_VERSION} is null then 'OPEN' else 'SETTLED' end
    ) order by draw.draw_at)
    from lottery_entry entry join lottery_draw draw on draw.id = entry.draw_id
    where entry.member_id = ${memberId} and entry.ticket_id = ticket.id) as draws
  from (select own.*, exists (
      select from lottery_entry entry join lottery_draw draw on draw.id = entry.draw_id
      where entry.member_id = ${memberId} and entry.ticket_id = own.id and ${SETTLED_VERSION} is not null
    ) as settled from (${picked}) own) ticket order by ticket.id desc`

/** How a response words a ticket. */
interface Shown {
  currency: string
  language: LanguageCode
}

/** A page of the account's tickets. One query, and one that counts them. */
export async function listTickets(
  database: Database,
  memberId: number,
  { gameCode, numero, open, won, lines, before, count, counted }: CheckedInputOf<typeof tickets>,
  shown: Shown,
): Promise<ResponseOf<typeof tickets>> {
  // Tickets of a station include those over it and another one.
  const codes = gameCode === undefined ? [] : [getGame(gameCode).code, ...getJointCodes(gameCode)]
  const conditions = [
    sql`member_id = ${memberId}`,
    ...(gameCode === undefined ? [] : [sql`lottery_code = any(${sql.param(codes)}::text[])`]),
    ...(numero === undefined
      ? []
      : [
          sql`id in (select entry.ticket_id from lottery_draw draw join lottery_entry entry on entry.draw_id = draw.id
            where draw.lottery_code = any(${sql.param(codes)}::text[]) and draw.issue = ${numero} and entry.member_id = ${memberId})`,
        ]),
    ...(won
      ? [
          sql`id in (select win.ticket_id from lottery_win win join lottery_draw draw on draw.id = win.draw_id
            where win.member_id = ${memberId} and win.version = ${SETTLED_VERSION}
            group by win.ticket_id having sum(win.amount) > (
              select count(*) filter (where ${SETTLED_VERSION} is not null) * min(entry.stake)
                -- Null, which is never exceeded, while one of its draws is to come.
                * case when bool_or(draw.state <> 'VOID' and ${SETTLED_VERSION} is null) then null else 1 end
              from lottery_entry entry join lottery_draw draw on draw.id = entry.draw_id
              where entry.member_id = ${memberId} and entry.ticket_id = win.ticket_id and entry.cancelled_at is null))`,
        ]
      : []),
    ...(open
      ? [
          sql`id in (select entry.ticket_id from lottery_draw draw join lottery_entry entry on entry.draw_id = draw.id
            where draw.next_action_at is not null and entry.member_id = ${memberId} and entry.cancelled_at is null)`,
        ]
      : []),
  ]
  const wanted = sql`from lottery_ticket where ${sql.join(conditions, sql` and `)}`
  const picked = sql`select * ${wanted} ${before === undefined ? sql`` : sql`and id < ${before}::bigint`} order by id desc limit ${count + 1}`
  const { rows } = await database.execute<Row>(ticketRows(memberId, shown.language, picked, { limit: lines }))
  const sums = counted
    ? await database.execute<{ total: number }>(sql`select count(*)::integer as total ${wanted}`)
    : null
  return {
    list: rows.slice(0, count).map((row) => getTicket(row, shown)),
    hasMore: rows.length > count,
    total: sums?.rows[0]?.total ?? null,
  }
}

/** One ticket. @throws PlatformError lottery.ticket.not.found */
export async function readTicket(database: Database | Transaction, memberId: number, ticketId: bigint, shown: Shown) {
  const row = await ticketRow(database, memberId, ticketId, shown.language)
  return getTicket(row, shown)
}

async function ticketRow(
  database: Database | Transaction,
  memberId: number,
  ticketId: bigint,
  language: LanguageCode,
  lines?: LinePage,
): Promise<Row> {
  const picked = sql`select * from lottery_ticket where member_id = ${memberId} and id = ${ticketId}`
  const [row] = await executePrepared<Row>(database, 'lottery-ticket', ticketRows(memberId, language, picked, lines))
  if (!row) throw platformError('lottery.ticket.not.found')
  return row
}

/** One ticket with a page of its lines. One query. @throws PlatformError lottery.ticket.not.found */
export async function readTicketDetail(
  database: Database,
  memberId: number,
  { ticketId, pageNo, pageSize }: CheckedInputOf<typeof ticketDetail>,
  shown: Shown,
): Promise<ResponseOf<typeof ticketDetail>> {
  const row = await ticketRow(database, memberId, BigInt(ticketId), shown.language, {
    limit: pageSize,
    offset: (pageNo - 1) * pageSize,
  })
  return {
    ...getTicket(row, shown),
    transactionId: String(row.transactionId),
    digest: row.digest.toString('hex'),
  }
}

function getTicket(
  { id, lotteryCode, terms, stake, placedAt, draws, lines, ...row }: Row,
  { currency, language }: Shown,
): Ticket {
  const game = findLottery(lotteryCode)
  const { version, mode, series } = getChoice(terms)
  const counted = draws.filter(({ state }) => state !== 'CANCELLED' && state !== 'VOID')
  const settledStake = stake * BigInt(draws.filter(({ state }) => state === 'SETTLED').length)
  const payout = draws.reduce((sum, drawn) => sum + BigInt(drawn.payout), 0n)
  return {
    ticketId: String(id),
    ticketNumber: ticketNumber(id, placedAt),
    gameCode: lotteryCode,
    gameName: game ? lotteryName(game, language) : lotteryCode,
    prizeMode: mode,
    series,
    oddsVersion: version,
    reading: row.readingVersion,
    state: getState(draws, settledStake, payout),
    currency,
    stake: formatAmount(stake),
    staked: formatAmount(stake * BigInt(counted.length)),
    settledStake: formatAmount(settledStake),
    payout: formatAmount(payout),
    lineCount: row.lineCount,
    stopWhenWon: row.stopWhenWon,
    // Stakes of a held draw stay, and a ticket is cancelled once, in all of its open draws.
    canCancel: draws.some(({ sells }) => sells) && !draws.some(({ sells, hold }) => sells && hold),
    placedAt,
    lines: (lines ?? []).map((line) => getLine(lotteryCode, line)),
    draws: draws.map(({ sells: _, numbers, settlements, ...drawn }) => ({
      ...drawn,
      state: getState([drawn], stake, BigInt(drawn.payout)),
      numbers: numbers ?? [],
      payout: formatAmount(BigInt(drawn.payout)),
      settlements: (settlements ?? []).map(({ payout: settled, posted, ...settlement }, index, all) => ({
        ...settlement,
        posted: posted === null ? null : formatAmount(BigInt(posted)),
        payout: formatAmount(BigInt(settled)),
        difference: formatAmount(BigInt(settled) - BigInt(all[index - 1]?.payout ?? 0)),
      })),
    })),
  }
}

function getLine(lotteryCode: string, { line, selection, amount, cost, wins }: LineRow): Ticket['lines'][number] {
  const game = getGame(lotteryCode)
  const { type, picks } = readSelection(game, selection)
  return {
    line,
    betType: type.code,
    picks,
    labels: picks.map((pick) => formatPick(game, type, pick)),
    amount: formatAmount(BigInt(amount)),
    cost: formatAmount(BigInt(cost)),
    wins: (wins ?? []).map(({ payout, ...win }) => ({ ...win, payout: formatAmount(BigInt(payout)) })),
  }
}

function getState(draws: readonly Pick<TicketDraw, 'state'>[], settledStake: bigint, payout: bigint): TicketState {
  const has = (searched: TicketDraw['state']) => draws.some(({ state }) => state === searched)
  if (has('OPEN')) return 'OPEN'
  if (has('SETTLED')) return getOutcome(settledStake, payout)
  return has('VOID') ? 'VOID' : 'CANCELLED'
}
