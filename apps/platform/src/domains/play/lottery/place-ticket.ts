import { CURRENT_ODDS, type OddsChoice, type PrizeMode } from '@playhouse/engines/lottery/odds.ts'
import { LOTTERY_LIMITS } from '@playhouse/engines/lottery/limits.ts'
import type { CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { PlatformErrorCode } from '@playhouse/platform-api/errors.ts'
import type { placeTicket } from '@playhouse/platform-api/lottery.ts'
import { faultPoint } from '@playhouse/server/fault-point.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { MAX_SERIES, MIN_SERIES, USUAL_SERIES } from '@playhouse/shared/prize-series.ts'
import { requestHash } from '@playhouse/server/request-hash.ts'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { type Database, sqlStateOf, withTransaction } from '@playhouse/postgres/database.ts'
import { playBarCode } from '../../money/limits/play-bar.ts'
import { platformError } from '../../../request/platform-error.ts'
import { openJointDraws } from './joint-draws.ts'
import { gameOf } from './lotteries.ts'
import { coveredMillionths } from './covering.ts'
import { digestOf, offeredMode, rebateOn, refuseOtherMode, sellLines, seriesOf, termsOf } from './terms.ts'

/** Outcome of placing or cancelling: the ticket and the balance right after it. */
export interface TicketOutcome {
  ticketId: bigint
  balance: bigint
  replayed: boolean
}

interface Outcome extends Record<string, unknown> {
  refusal: string | null
  ticketId: bigint
  balance: bigint
  replayed: boolean
}

const OUTCOME = sql`refusal, ticket_id as "ticketId", balance, replayed`

const CODES: Readonly<Record<string, PlatformErrorCode>> = {
  draw_closed: 'lottery.draw.closed',
  request_key_reused: 'request_key_reused',
  nothing_to_cancel: 'lottery.ticket.closed',
  insufficient_balance: 'insufficient_balance',
  play_not_allowed: 'play.excluded',
  stake_limit_reached: 'limit.stake.reached',
  bonus_stake_reached: 'bonus.stake.reached',
  loss_limit_reached: 'limit.loss',
  session_time_reached: 'limit.session',
}

function outcomeOf(outcome: Outcome | undefined): TicketOutcome {
  if (!outcome) throw new Error('The ticket has no outcome.')
  if (outcome.refusal !== null) throw platformError(CODES[outcome.refusal] ?? 'system_busy')
  return outcome
}

type Requested = CheckedInputOf<typeof placeTicket>

/**
 * Sells a ticket. Prices and odds are those of the rules; whether the draws still sell, the account may play, and the ceilings hold is
 * decided in the database, where the money moves.
 * @throws PlatformError what `placeTicket` of the contract lists
 */
export async function sellTicket(
  database: Database,
  memberId: number,
  requestKey: string,
  requested: Requested,
): Promise<TicketOutcome> {
  const game = gameOf(requested.gameCode)
  const offered = await offeredMode(database, game)
  const mode = requested.prizeMode ?? offered
  const highest = mode === 'LOTT' ? await seriesOf(database, memberId) : USUAL_SERIES
  const choice = oddsChoice(mode, requested.series ?? highest)
  const lines = sellLines(
    game,
    choice,
    requested.lines.map(({ amount, ...line }) => ({ ...line, amount: parseAmount(amount) })),
  )
  const stake = lines.reduce((sum, { cost }) => sum + cost, 0n)
  const request = requestHash({
    gameCode: game.code,
    numero: requested.numero,
    draws: requested.draws,
    stopWhenWon: requested.stopWhenWon,
    version: requested.oddsVersion,
    mode: choice.mode,
    series: requested.series ?? null,
    lines: digestOf(lines).toString('hex'),
  })
  const repeated = await findPlaced(database, memberId, requestKey, request)
  if (repeated) return repeated
  refuseOtherMode(offered, requested.prizeMode)
  if (requested.oddsVersion !== CURRENT_ODDS) throw platformError('lottery.odds.changed')
  if (requested.stake !== undefined && parseAmount(requested.stake) !== stake)
    throw platformError('lottery.odds.changed')
  // Its upline lowered it, or what it leaves, while the slip was open.
  if (choice.series !== null && choice.series > highest) throw platformError('lottery.odds.changed')
  if (requested.rebate !== undefined && parseAmount(requested.rebate) !== BigInt(rebateOn(choice, highest)))
    throw platformError('lottery.odds.changed')
  if (game.joins) await openJointDraws(database, game.code, game.joins)
  const draws = await drawsFrom(database, game.code, requested)
  try {
    const outcome = await withTransaction(database, async (tx) => {
      const { rows } = await tx.execute<Outcome>(sql`
        select ${OUTCOME} from place_lottery_ticket(${memberId}, ${game.code}, ${sql.param(draws.map(String))}::bigint[],
          ${termsOf(choice, highest)}, ${requestKey}, ${request}, ${digestOf(lines)}, ${requested.stopWhenWon},
          ${sql.param(lines.map(({ selection }) => selection))}::text[], ${amounts(lines.map(({ amount }) => amount))},
          ${amounts(lines.map(({ cost }) => cost))}, ${amounts(lines.map(() => LOTTERY_LIMITS.maxOnNumberMinor))},
          ${coveredMillionths(game, lines)})`)
      if (rows[0]?.refusal === 'play_not_allowed') throw platformError(await playBarCode(tx, memberId))
      return outcomeOf(rows[0])
    })
    faultPoint('lottery:placed')
    return outcome
  } catch (error) {
    throw refusalFor(error)
  }
}

const amounts = (values: readonly bigint[]) => sql`${sql.param(values.map(String))}::bigint[]`

/** What placing would say of a request that was made before, also after its draw has closed. */
async function findPlaced(database: Database, memberId: number, requestKey: string, request: Buffer) {
  const { rows } = await database.execute<Outcome>(
    sql`select ${OUTCOME} from placed_lottery_ticket(${memberId}, ${requestKey}, ${request})`,
  )
  const [found] = rows
  return found?.refusal || found?.replayed ? outcomeOf(found) : undefined
}

/** @throws PlatformError request_param_err for a series that the mode does not have */
export function oddsChoice(mode: PrizeMode, series: number): OddsChoice {
  if (mode !== 'LOTT') return { version: CURRENT_ODDS, mode, series: null }
  if (series < MIN_SERIES || series > MAX_SERIES) {
    throw platformError('request_param_err', { fields: { series: 'range' } })
  }
  return { version: CURRENT_ODDS, mode, series }
}

/** Ids of the first draw and those after it, rising. */
async function drawsFrom(database: Database, code: string, { numero, draws }: Requested): Promise<bigint[]> {
  const { rows } = await database.execute<{ id: bigint; issue: string }>(sql`
    select id, issue from lottery_draw
    where lottery_code = ${code} and draw_at >= (select draw_at from lottery_draw where lottery_code = ${code} and issue = ${numero})
    order by draw_at limit ${draws}`)
  if (rows[0]?.issue !== numero) throw platformError('lottery.draw.not.found')
  if (rows.length < draws) throw platformError('request_param_err', { fields: { draws: 'tooMany' } })
  return rows.map(({ id }) => id).toSorted((a, b) => (a < b ? -1 : 1))
}

function refusalFor(error: unknown): unknown {
  const cause = error instanceof Error && error.cause instanceof pg.DatabaseError ? error.cause : error
  if (sqlStateOf(error) === '23514' && cause instanceof pg.DatabaseError && cause.constraint === 'lottery_ceiling') {
    const { selection, remaining } = JSON.parse(cause.detail ?? '{}') as { selection: string; remaining: string }
    return platformError('lottery.ceiling', { selection, remaining: formatAmount(BigInt(remaining)) })
  }
  return error
}

/** Cancels what is not closed of a ticket. @throws PlatformError lottery.ticket.not.found, lottery.ticket.closed */
export async function cancelOwnTicket(database: Database, memberId: number, ticketId: bigint): Promise<TicketOutcome> {
  const { rows } = await database.execute<{ found: boolean }>(
    sql`select true as found from lottery_ticket where member_id = ${memberId} and id = ${ticketId}`,
  )
  if (rows.length === 0) throw platformError('lottery.ticket.not.found')
  return withTransaction(database, async (tx) => {
    const cancelled = await tx.execute<Outcome>(
      sql`select ${OUTCOME} from cancel_lottery_ticket(${memberId}, ${ticketId}, 'MEMBER')`,
    )
    return outcomeOf(cancelled.rows[0])
  })
}
