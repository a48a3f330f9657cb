import { LOTTERY_LIMITS } from '@playhouse/engines/lottery/limits.ts'
import type { PlatformErrorCode } from '@playhouse/platform-api/errors.ts'
import { faultPoint } from '@playhouse/server/fault-point.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { requestHash } from '@playhouse/server/request-hash.ts'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { type Database, isRetryable, findSqlState, withTransaction } from '@playhouse/postgres/database.ts'
import { askAlone, askJoined } from '@playhouse/postgres/joined-statement.ts'
import type { Statement } from '@playhouse/postgres/statement.ts'
import { refuseClosed } from '../../site/site-closed.ts'
import { refusingLimit } from '../../money/limits/play-allowance.ts'
import { bringBackFor, payFromAll } from '../../money/wallet/transfer/move-funds.ts'
import type { Transfers } from '../../money/wallet/transfer/transfers.ts'
import { playBarCode } from '../../money/limits/play-bar.ts'
import { platformError } from '../../../request/platform-error.ts'
import { openJointDraws } from './joint-draws.ts'
import { coveredMillionths } from './covering.ts'
import { isReading } from './reading.ts'
import { computeDigest, priceTicket, refuseOutdated, type RequestedTicket } from './price-ticket.ts'
import { getTerms } from './terms.ts'

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
  draw_held: 'lottery.draw.held',
  lottery_closed: 'game.maintenance',
  draw_not_found: 'lottery.draw.not.found',
  request_key_reused: 'request_key_reused',
  nothing_to_cancel: 'lottery.ticket.closed',
  insufficient_balance: 'insufficient_balance',
  play_not_allowed: 'play.excluded',
  stake_limit_reached: 'limit.stake.reached',
  bonus_stake_reached: 'bonus.stake.reached',
  loss_limit_reached: 'limit.loss',
  session_time_reached: 'limit.session',
  identity_required: 'identity.overdue',
  site_maintenance: 'site.maintenance',
  region_restricted: 'region.restricted',
}

function getOutcome(outcome: Outcome | undefined): TicketOutcome {
  if (!outcome) throw new Error('The ticket has no outcome.')
  if (outcome.refusal === 'too_many_draws') throw platformError('request_param_err', { fields: { draws: 'tooMany' } })
  if (outcome.refusal !== null) throw platformError(CODES[outcome.refusal] ?? 'system_busy')
  return outcome
}

/**
 * Sells a ticket. Prices and odds are those of the rules; whether the draws still sell, the account may play, and the ceilings hold is
 * decided in the database, where the money moves. With `transfers`, money that vendors hold pays as well.
 * @throws PlatformError what `placeTicket` of the contract lists
 */
export async function sellTicket(
  database: Database,
  memberId: number,
  requestKey: string,
  requested: RequestedTicket,
  country?: string,
  transfers?: Transfers,
): Promise<TicketOutcome> {
  const priced = await priceTicket(database, memberId, requested)
  const { game, choice, lines } = priced
  const digest = computeDigest(lines).toString('hex')
  const hash = requestHash({
    gameCode: game.code,
    numero: requested.numero,
    draws: requested.draws,
    stopWhenWon: requested.stopWhenWon,
    version: requested.oddsVersion,
    mode: choice.mode,
    series: requested.series ?? null,
    lines: digest,
    ...(requested.reading !== undefined && { reading: requested.reading }),
  })
  try {
    refuseOutdated(requested, priced)
  } catch (error) {
    // A repeated request gets the outcome of the first one.
    const repeated = await findPlaced(database, memberId, requestKey, hash)
    if (repeated) return repeated
    throw error
  }
  if (requested.reading !== undefined && !(await isReading(database, requested.reading)))
    throw platformError('request_param_err', { fields: { reading: 'unknown' } })
  if (game.joins) await openJointDraws(database, game.code, game.joins)
  const ticket = JSON.stringify({
    member: memberId,
    country,
    lottery: game.code,
    issue: requested.numero,
    draws: requested.draws,
    terms: getTerms(choice, priced.highest),
    key: requestKey,
    hash: hash.toString('hex'),
    digest,
    stopWhenWon: requested.stopWhenWon,
    selections: lines.map(({ selection }) => selection),
    amounts: lines.map(({ amount }) => String(amount)),
    costs: lines.map(({ cost }) => String(cost)),
    ceiling: String(LOTTERY_LIMITS.maxOnNumberMinor),
    covered: coveredMillionths(game, lines),
    reading: requested.reading,
  })
  const bringBack = async () => {
    const total = lines.reduce((sum, { cost }) => sum + cost, 0n) * BigInt(requested.draws)
    return transfers !== undefined && bringBackFor({ database, transfers }, memberId, total)
  }
  try {
    return await payFromAll(bringBack, async () => {
      const made = await sell(database, ticket, lines.length)
      if (made?.refusal) await explainRefusal(database, memberId, made.refusal, country)
      const outcome = getOutcome(made)
      faultPoint('lottery:placed')
      return outcome
    })
  } catch (error) {
    throw refusalFor(error)
  }
}

/** @throws PlatformError of refusals that say more than their code: until when the site is closed, which bar, which limit */
async function explainRefusal(database: Database, memberId: number, refusal: string, country?: string): Promise<void> {
  if (refusal === 'site_maintenance') await refuseClosed(database, country)
  if (refusal === 'play_not_allowed') throw platformError(await playBarCode(database, memberId))
  const code = CODES[refusal]
  if (code === 'limit.stake.reached' || code === 'bonus.stake.reached' || code === 'limit.loss')
    throw platformError(code, await refusingLimit(database, memberId, code))
}

/** Tickets with more lines are sold alone, because others would wait for them. */
const JOINED_LINES_MAX = 100
const RETRIES = 3

/** Sells a ticket; concurrent ones are combined into one statement. A deadlock over the ceilings of numbers is tried again. */
async function sell(database: Database, ticket: string, lines: number): Promise<Outcome | undefined> {
  const pool = database.$client
  if (lines <= JOINED_LINES_MAX) {
    const made = await askJoined<Outcome>(pool, SELL, [ticket]).catch((error: unknown) => {
      if (!isRetryable(error)) throw error
      return undefined
    })
    // The account is locked: retry alone and wait for it.
    if (made && made.refusal !== 'account_busy') return made
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await askAlone<Outcome>(pool, SELL, [ticket])
    } catch (error) {
      if (attempt >= RETRIES || !isRetryable(error)) throw error
    }
  }
}

const SELL: Statement = {
  name: 'lottery-sell',
  text: `select nth, refusal, ticket_id as "ticketId", balance, replayed
    from sell_lottery_tickets($1) with ordinality as sold (refusal, ticket_id, transaction_id, amount, balance, placed_at, replayed, nth)`,
}

/** Finds the result of an earlier request with the same key, even after its draw has closed. */
async function findPlaced(database: Database, memberId: number, requestKey: string, request: Buffer) {
  const { rows } = await database.execute<Outcome>(
    sql`select ${OUTCOME} from placed_lottery_ticket(${memberId}, ${requestKey}, ${request})`,
  )
  const [found] = rows
  return found?.refusal || found?.replayed ? getOutcome(found) : undefined
}

function refusalFor(error: unknown): unknown {
  const cause = error instanceof Error && error.cause instanceof pg.DatabaseError ? error.cause : error
  if (findSqlState(error) === '23514' && cause instanceof pg.DatabaseError && cause.constraint === 'lottery_ceiling') {
    const { selection, remaining } = JSON.parse(cause.detail ?? '{}') as { selection: string; remaining: string }
    return platformError('lottery.ceiling', { selection, remaining: formatAmount(BigInt(remaining)) })
  }
  return error
}

/**
 * Cancels what is not closed of a ticket. A repetition gets the same outcome, because the answer to the first request may be lost.
 * @throws PlatformError lottery.ticket.not.found, lottery.ticket.closed, lottery.draw.held
 */
export async function cancelOwnTicket(database: Database, memberId: number, ticketId: bigint): Promise<TicketOutcome> {
  const { rows } = await database.execute<{ found: boolean }>(
    sql`select true as found from lottery_ticket where member_id = ${memberId} and id = ${ticketId}`,
  )
  if (rows.length === 0) throw platformError('lottery.ticket.not.found')
  return withTransaction(database, async (tx) => {
    const cancelled = await tx.execute<Outcome>(
      sql`select ${OUTCOME} from cancel_lottery_ticket(${memberId}, ${ticketId}, 'MEMBER')`,
    )
    return getOutcome(cancelled.rows[0])
  })
}
