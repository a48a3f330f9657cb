import { lotteryName } from '@playhouse/engines/lottery/names.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { drawDay, drawsOn, type Holidays } from '@playhouse/engines/lottery/calendar.ts'
import { getDrawId } from '@playhouse/engines/lottery/draw.ts'
import type { PrizeMode } from '@playhouse/engines/lottery/odds.ts'
import { LOTTERIES, type LotteryGame } from '@playhouse/engines/lottery/games.ts'
import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type * as contract from '@playhouse/platform-api/lottery.ts'
import { LOTTERY_LIMITS } from '@playhouse/engines/lottery/limits.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { type SQL, sql } from 'drizzle-orm'
import { hash } from 'node:crypto'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import type { DrawState } from '../../../db/tables/lottery.ts'
import { platformError } from '../../../request/platform-error.ts'
import { getEnd, epoch, getStart } from '../../../lib/day-bounds.ts'
import { HELD_DRAW } from './draw-states.ts'
import { getGame } from './lotteries.ts'
import { reasonIn } from './reasons.ts'
import { readSelection } from './terms.ts'

type Draw = ResponseOf<typeof contract.openedNumero>[number]

interface DrawRow extends Record<string, unknown> {
  id: bigint
  gameCode: string
  numero: string
  state: DrawState
  day: string
  salesOpenAt: number
  closeAt: number
  drawAt: number
  serverTime: number
  numbers: string[] | null
  isComplete: boolean
  resultVersion: number
  hold: Draw['hold']
}

/** The operator's hold on `draw` of the outer query, as shown to members. */
export const holdIn = (language: LanguageCode): SQL => sql`(
  select json_build_object('at', ${epoch(sql`held.held_at`)}, 'reason', ${reasonIn(language, sql`held.hold_texts`, sql`null`)})
  from ${HELD_DRAW} order by held.held_at limit 1)`

const CLOCK = sql`clock_timestamp()`

/** Columns of a draw with the numbers shown so far. A draw past its closing time is closed, even if its row has not been updated yet. */
const drawIn = (
  language: LanguageCode,
  now: SQL = CLOCK,
) => sql`draw.id, draw.lottery_code as "gameCode", draw.issue as numero,
  case when draw.state in ('SCHEDULED', 'SELLING') and draw.close_at <= ${now} then 'CLOSED'
    when draw.state = 'SCHEDULED' and draw.sales_open_at <= ${now} then 'SELLING' else draw.state end as state,
  draw.day, ${epoch(sql`draw.sales_open_at`)} as "salesOpenAt", ${epoch(sql`draw.close_at`)} as "closeAt",
  ${epoch(sql`draw.draw_at`)} as "drawAt", ${epoch(now)} as "serverTime",
  result.numbers[1:draw.revealed] as numbers, draw.prizes > 0 and draw.revealed >= draw.prizes as "isComplete",
  draw.result_version as "resultVersion", ${holdIn(language)} as hold`
const RESULT = sql`left join lottery_result result on result.draw_id = draw.id and result.version = draw.result_version`

const getDraw = ({ id: _, numbers, ...row }: DrawRow): Draw => ({ ...row, numbers: numbers ?? [] })

/**
 * Joins each `lottery` with its draw on sale at `SALE_MOMENT`: a second look at the clock could find the draw closed. `now()` lets the index on `draw_at` skip past draws; an index cannot be searched by
 * `clock_timestamp()`, which changes during the query.
 */
export const JOIN_DRAW_ON_SALE = sql`cross join (select clock_timestamp() as now) as moment cross join lateral (
    select * from lottery_draw where lottery_code = lottery.code and draw_at > now() and close_at > moment.now
      and state in ('SCHEDULED', 'SELLING')
    order by draw_at limit 1
  ) draw`

export const SALE_MOMENT = sql`moment.now`

const onSale = (language: LanguageCode, gameCode?: string) => sql`
  select ${drawIn(language, SALE_MOMENT)} from lottery join game using (node_id) ${JOIN_DRAW_ON_SALE} ${RESULT}
  where not game.closed ${gameCode === undefined ? sql`` : sql`and lottery.code = ${gameCode}`}`

/** @throws PlatformError lottery.not.found */
export async function listOpened(
  database: Database | Transaction,
  language: LanguageCode,
  gameCode?: string,
): Promise<Draw[]> {
  if (gameCode !== undefined) getGame(gameCode)
  const { rows } = await database.execute<DrawRow>(
    sql`${onSale(language, gameCode)} order by draw.close_at, draw.lottery_code`,
  )
  return rows.map(getDraw)
}

type LastRow = {
  gameId: number
  known: string
  prizeMode: PrizeMode
  maintenance: boolean
} & (DrawRow | NoDrawRow)

/** A lottery without a result yet. */
type NoDrawRow = Pick<DrawRow, 'serverTime' | 'numbers' | 'hold'> &
  Record<
    | 'id'
    | 'gameCode'
    | 'numero'
    | 'state'
    | 'day'
    | 'salesOpenAt'
    | 'closeAt'
    | 'drawAt'
    | 'isComplete'
    | 'resultVersion',
    null
  >

/** All lotteries with draw on sale and last result, in the order of their next draws. Two queries. */
export async function listLotteries(
  database: Database,
  language: LanguageCode,
  holidays: Holidays,
): Promise<ResponseOf<typeof contract.lotteryGames>> {
  const { rows: current } = await database.execute<DrawRow>(onSale(language))
  const { rows: last } = await database.execute<LastRow>(sql`
    select lottery.code as known, lottery.node_id as "gameId", lottery.prize_mode as "prizeMode", game.closed as maintenance, ${drawIn(language)}
    from lottery join game using (node_id) left join lateral (
      -- Compared and ordered as in the index by lottery and time: the one of all results would be read back to the station's last day.
      select * from lottery_draw where (lottery_code, draw_at) <= (lottery.code, now()) and result_version > 0
      order by lottery_code desc, draw_at desc limit 1
    ) draw on draw.lottery_code = lottery.code ${RESULT}`)
  const byCode = new Map(current.map((row) => [row.gameCode, getDraw(row)]))
  const lastByCode = new Map(last.map((row) => [row.known, row]))
  const today = drawDay(Date.now())
  return LOTTERIES.flatMap((game) => {
    const row = lastByCode.get(game.code)
    if (!row) return []
    const { gameId, known: _, prizeMode, maintenance, ...drawn } = row
    const latest = drawn.numero === null ? null : getDraw(drawn)
    return [
      {
        gameId,
        prizeMode,
        maintenance,
        ...gameFields(game, language),
        drawsToday: drawsOn(game, today, holidays),
        current: byCode.get(game.code) ?? null,
        last: latest,
      },
    ]
  }).toSorted((a, b) => (a.current?.drawAt ?? Infinity) - (b.current?.drawAt ?? Infinity))
}

const gameFields = (game: LotteryGame, language: LanguageCode) => ({
  gameCode: game.code,
  gameName: lotteryName(game, language),
  kind: game.kind,
  group: game.group,
  region: game.region,
  intervalSeconds: game.intervalSeconds,
  weekdays: [...game.weekdays],
})

/** Results, latest first. @throws PlatformError lottery.not.found */
export async function listResults(
  database: Database,
  language: LanguageCode,
  {
    gameCode,
    date,
    before,
    count,
    stationsOnly = false,
  }: CheckedInputOf<typeof contract.drawResults> & { stationsOnly?: boolean },
): Promise<Draw[]> {
  if (gameCode !== undefined) getGame(gameCode)
  const stations = LOTTERIES.filter(({ intervalSeconds }) => intervalSeconds === null).map(({ code }) => code)
  const { rows } = await database.execute<DrawRow>(sql`
    select ${drawIn(language)} from lottery_draw draw ${RESULT} where draw.result_version > 0
    ${gameCode === undefined ? sql`and strpos(draw.lottery_code, '-') = 0` : sql`and draw.lottery_code = ${gameCode}`}
    ${stationsOnly ? sql`and draw.lottery_code = any(${sql.param(stations)}::text[])` : sql``}
    ${isOfDay(date)}
    ${before === undefined ? sql`` : sql`and draw.draw_at < to_timestamp(${before}::float8 / 1000)`}
    order by draw.draw_at desc, draw.lottery_code limit ${count}`)
  return rows.map(getDraw)
}

/** @throws PlatformError lottery.not.found */
export async function countResults(
  database: Database,
  { gameCode, date }: CheckedInputOf<typeof contract.drawCount>,
): Promise<ResponseOf<typeof contract.drawCount>> {
  getGame(gameCode)
  const { rows } = await database.execute<{ total: number }>(sql`
    select count(*)::int as total from lottery_draw draw
    where draw.result_version > 0 and draw.lottery_code = ${gameCode} ${isOfDay(date)}`)
  return { total: rows[0]?.total ?? 0 }
}

const isOfDay = (date: string | undefined) =>
  date === undefined
    ? sql``
    : sql`and draw.day = ${date}::date and draw.draw_at between ${getStart(date)} and ${getEnd(date)}`

/** The last draws of a lottery and the next ones, oldest first. */
export async function listNear(
  database: Database,
  language: LanguageCode,
  { gameCode, count, past = count }: CheckedInputOf<typeof contract.numerosNear>,
): Promise<Draw[]> {
  getGame(gameCode)
  const { rows } = await database.execute<DrawRow>(sql`
    select ${drawIn(language)} from (
      (select * from lottery_draw where lottery_code = ${gameCode} and draw_at <= now() order by draw_at desc limit ${past})
      union all
      (select * from lottery_draw where lottery_code = ${gameCode} and draw_at > now() order by draw_at limit ${count})
    ) draw ${RESULT} order by draw.draw_at`)
  return rows.map(getDraw)
}

async function drawRow(database: Database, language: LanguageCode, gameCode: string, numero: string, columns: SQL) {
  getGame(gameCode)
  const { rows } = await database.execute<DrawRow>(sql`
    select ${drawIn(language)} ${columns} from lottery_draw draw ${RESULT} where draw.lottery_code = ${gameCode} and draw.issue = ${numero}`)
  const [row] = rows
  if (!row) throw platformError('lottery.draw.not.found')
  return row
}

interface ProofRow extends DrawRow {
  seedHash: Buffer
  seed: Buffer | null
  beacon: Buffer | null
  anchor: Buffer
  ticketCount: number | null
  lineCount: number | null
  stakeSum: bigint | null
  salesHash: Buffer | null
  sealedAt: number | null
  drawnAt: number | null
  settledAt: number | null
  voidReason: string | null
  versions: { version: number; numbers: string[]; at: number; reason: string | null }[] | null
  steps: { state: string; at: number; reason: string | null }[] | null
}

/** A draw with its proof. While prizes are being shown, seed and beacon stay hidden with the rest of the result. One query. */
export async function readDraw(
  database: Database,
  language: LanguageCode,
  { gameCode, numero }: CheckedInputOf<typeof contract.drawByCode>,
): Promise<ResponseOf<typeof contract.drawByCode>> {
  const columns = sql`, draw.seed_hash as "seedHash", draw.seed, draw.beacon, draw.ticket_count as "ticketCount",
    (select anchor from lottery_chain chain where chain.lottery_code = draw.lottery_code and chain.day = draw.day) as anchor,
    draw.line_count as "lineCount", draw.stake_sum as "stakeSum", draw.sales_hash as "salesHash",
    ${epoch(sql`draw.sealed_at`)} as "sealedAt", ${epoch(sql`draw.drawn_at`)} as "drawnAt",
    ${epoch(sql`draw.settled_at`)} as "settledAt",
    ${reasonIn(language, sql`draw.void_texts`, sql`draw.void_reason`)} as "voidReason",
    (select json_agg(json_build_object('version', version, 'numbers', kept.numbers, 'at', ${epoch(sql`created_at`)},
      'reason', ${reasonIn(language, sql`kept.texts`, sql`kept.reason`)}) order by version) from lottery_result kept where kept.draw_id = draw.id) as versions,
    (select json_agg(json_build_object('state', step.state, 'at', ${epoch(sql`step.at`)},
      'reason', ${reasonIn(language, sql`step.texts`, sql`step.reason`)}) order by step.version)
      from lottery_draw_step step where step.draw_id = draw.id) as steps`
  // Joint draws have no seed: the draws of both stations are the proof.
  if (getGame(gameCode).joins) throw platformError('lottery.draw.not.found')
  const row = (await drawRow(database, language, gameCode, numero, columns)) as ProofRow
  const hex = (value: Buffer | null) => value?.toString('hex') ?? null
  const isPublic = row.isComplete
  return {
    ...getDraw({
      id: row.id,
      gameCode: row.gameCode,
      numero: row.numero,
      state: row.state,
      day: row.day,
      salesOpenAt: row.salesOpenAt,
      closeAt: row.closeAt,
      drawAt: row.drawAt,
      serverTime: row.serverTime,
      numbers: row.numbers,
      isComplete: row.isComplete,
      resultVersion: row.resultVersion,
      hold: row.hold,
    }),
    seedHash: row.seedHash.toString('hex'),
    seed: isPublic ? hex(row.seed) : null,
    beacon: isPublic ? hex(row.beacon) : null,
    beaconBefore: (isPublic && row.beacon ? hash('sha256', row.beacon, 'buffer') : row.anchor).toString('hex'),
    anchor: row.anchor.toString('hex'),
    drawId: getDrawId(gameCode, numero),
    // A correction changes the address, because browsers keep pictures for a year.
    picture: isPublic ? `/media/draws/${gameCode}/${numero}-${row.resultVersion}.jpg` : null,
    sales:
      row.salesHash && row.sealedAt !== null
        ? {
            tickets: row.ticketCount ?? 0,
            lines: row.lineCount ?? 0,
            stake: formatAmount(row.stakeSum ?? 0n),
            hash: row.salesHash.toString('hex'),
            sealedAt: row.sealedAt,
          }
        : null,
    drawnAt: row.drawnAt,
    settledAt: row.settledAt,
    voidReason: row.voidReason,
    versions: isPublic ? (row.versions ?? []) : [],
    steps: (row.steps ?? []).filter(({ state }) => state !== 'HELD' && state !== 'RELEASED'),
    holds: getHolds(row.steps ?? []),
  }
}

type Steps = NonNullable<ProofRow['steps']>

/** Each hold with its end: the next step, which releases the hold or changes the draw. */
const getHolds = (steps: Steps) =>
  steps.flatMap(({ state, at, reason }, index) =>
    state === 'HELD' ? [{ at, until: steps[index + 1]?.at ?? null, reason }] : [],
  )

/** Amounts remaining below the ceilings, smallest first. Two queries. */
export async function listRemaining(
  database: Database,
  { gameCode, numero }: CheckedInputOf<typeof contract.lotteryRemaining>,
): Promise<ResponseOf<typeof contract.lotteryRemaining>> {
  const { id } = await drawRow(database, 'EN', gameCode, numero, sql``)
  const game = getGame(gameCode)
  const ceiling = LOTTERY_LIMITS.maxOnNumberMinor
  const { rows } = await database.execute<{ selection: string; amount: bigint }>(sql`
    select selection, amount from lottery_exposure where draw_id = ${id} and amount > 0 order by amount desc, selection limit 200`)
  return rows.map(({ selection, amount }) => {
    const { type, picks } = readSelection(game, selection)
    return { betType: type.code, picks, remaining: formatAmount(amount < ceiling ? ceiling - amount : 0n) }
  })
}

/** Frequency and absence of numbers over the last draws that are fully revealed and not void. One query. */
export async function readStatistics(
  database: Database,
  { gameCode, draws }: CheckedInputOf<typeof contract.lotteryStatistics>,
): Promise<ResponseOf<typeof contract.lotteryStatistics>> {
  const game = getGame(gameCode)
  const { rows } = await database.execute<{ numbers: string[] }>(sql`
    select result.numbers from lottery_draw draw ${RESULT}
    where draw.lottery_code = ${gameCode} and draw.result_version > 0 and draw.revealed >= draw.prizes and draw.state <> 'VOID'
    order by draw.draw_at desc limit ${draws}`)
  const isEnding = game.kind === 'VN'
  const counted = new Map<string, { count: number; absentDraws: number }>()
  const heads = isEnding ? Array.from({ length: 10 }, () => 0) : []
  const tails = [...heads]
  for (const [age, { numbers }] of rows.entries()) {
    for (const number of numbers) {
      const value = isEnding ? number.slice(-2) : number
      const known = counted.get(value)
      if (known) known.count += 1
      else counted.set(value, { count: 1, absentDraws: age })
      if (!isEnding) continue
      heads[Number(value[0])] = (heads[Number(value[0])] ?? 0) + 1
      tails[Number(value[1])] = (tails[Number(value[1])] ?? 0) + 1
    }
  }
  const endings = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0'))
  const values = isEnding ? endings : [...counted.keys()].toSorted()
  return {
    draws: rows.length,
    values: values.map((value) => ({ value, ...(counted.get(value) ?? { count: 0, absentDraws: rows.length }) })),
    heads,
    tails,
  }
}

/** The lotteries that an account has bet on most recently, latest first. */
export async function listRecentlyPlayed(
  database: Database,
  memberId: number,
  stations: boolean,
  language: LanguageCode,
): Promise<ResponseOf<typeof contract.recentLotteries>> {
  const codes = LOTTERIES.filter(({ intervalSeconds }) => (intervalSeconds === null) === stations).map(
    ({ code }) => code,
  )
  const { rows } = await database.execute<{ gameId: number; gameCode: string; playedAt: number }>(sql`
    select node_id as "gameId", lottery_code as "gameCode", ${epoch(sql`max(placed_at)`)} as "playedAt" from (
      select node_id, lottery_code, placed_at from lottery_ticket where member_id = ${memberId} order by id desc limit 2000
    ) bought where lottery_code = any(${sql.param(codes)}::text[]) group by 1, 2 order by 3 desc limit 20`)
  return rows.map((row) => ({ ...row, gameName: lotteryName(getGame(row.gameCode), language) }))
}
