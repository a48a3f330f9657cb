import { and, eq, sql } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import { MoveError, StakeError } from '@playhouse/engines/engine.ts'
import { findSqlState } from '@playhouse/postgres/database.ts'
import { faultPoint } from '@playhouse/server/fault-point.ts'
import type { MoveBody } from '@playhouse/vendor-api/play-api.ts'
import type { SharedBet, SharedBetBody } from '@playhouse/vendor-api/play-api-shared.ts'
import { type Bet, findBetByKey } from '../markets/bet-row.ts'
import { getDraw, eventSeeds } from '../markets/drawn-event.ts'
import { findEvent, type EventRow } from '../markets/event-row.ts'
import { settleAfterEvent } from '../markets/settle.ts'
import type { PlaySession } from '../play-session.ts'
import { Refusal } from '../refusal.ts'
import { advance } from '../rounds/advance.ts'
import { continueRound } from '../rounds/begin.ts'
import { getGame } from '../rounds/game-of.ts'
import { claimRound } from '../rounds/lease.ts'
import { type Round, loadRound } from '../rounds/round-row.ts'
import { roundTable } from '../tables.ts'
import type { Vendor } from '../vendor.ts'
import { type SharedGame, sharedGame } from './shared-rounds.ts'
import { sharedBet, tableChange } from './shared-table.ts'

const UNIQUE_VIOLATION = '23505'
/** Attempts to save a move while the bet changes concurrently. */
const MAX_ATTEMPTS = 5

/**
 * Places a bet on a shared round: stores it with the round's seed, then takes the stake. A repeated key returns
 * the existing bet.
 * @throws Refusal event_not_found, event_closed, stake_invalid, round_key_reused, round_in_progress, game_session_expired,
 * insufficient_balance, system_busy
 */
export async function placeSharedBet(
  vendor: Vendor,
  session: PlaySession,
  requested: SharedBetBody,
): Promise<SharedBet> {
  const before = await findBetByKey(vendor.database, session, requested.roundKey)
  if (before) return replayBet(vendor, session, before, requested)
  const game = sharedGame(session.gameCode)
  if (!game) throw new Refusal('game_session_expired')
  const event = await findEvent(vendor.database, requested.eventId)
  if (event?.modelId !== game.model.id || event.nodeId !== session.nodeId) throw new Refusal('event_not_found')
  const read = game.engine.betSchema.safeParse(requested.bet)
  if (!read.success || requested.place > game.table.bets) throw new Refusal('stake_invalid')
  const stored = await insertBet(vendor, session, game, event, { ...requested, read: read.data })
  faultPoint('vendor:round-kept')
  const bet = await advance(vendor, await loadRound(vendor.database, stored), true)
  vendor.changed.emit(tableChange(session))
  return loadResponse(vendor, session, bet)
}

/** Inserts the bet in one statement that checks the database clock, so no bet gets in after the start. */
async function insertBet(
  vendor: Vendor,
  session: PlaySession,
  { engine, model }: SharedGame,
  event: EventRow,
  { roundKey, place, bet, read }: SharedBetBody & { read: unknown },
): Promise<string> {
  const { clientSeed, nonce } = eventSeeds(event)
  try {
    const stake = engine.getStake(model, read)
    const { state } = engine.begin(model, read, getDraw(event))
    const { rows } = await vendor.database.execute<{ id: string }>(sql`
      insert into vendor.round (session_id, vendor_code, account, node_id, event_id, place, round_key, model_id, bet, state, status,
        stake, server_seed, client_seed, nonce, attempts, due_at)
      select ${session.id}, ${session.vendorCode}, ${session.account}, ${session.nodeId}, id, ${place}, ${roundKey}, model_id,
        ${JSON.stringify(bet)}::jsonb, ${JSON.stringify(state)}::jsonb, 'staking',
        ${stake}, server_seed, ${clientSeed}, ${nonce}, 1, clock_timestamp() + make_interval(secs => ${vendor.leaseMs / 1000})
      from vendor.event where id = ${event.id} and clock_timestamp() < starts_at
      returning id`)
    const [stored] = rows
    if (!stored) throw new Refusal('event_closed')
    return stored.id
  } catch (error) {
    if (error instanceof StakeError) throw new Refusal('stake_invalid')
    // A concurrent bet has taken the key or the place.
    if (findSqlState(error) === UNIQUE_VIOLATION) throw new Refusal('round_in_progress')
    throw error
  }
}

async function replayBet(vendor: Vendor, session: PlaySession, before: Bet, requested: SharedBetBody) {
  const same =
    before.nodeId === session.nodeId &&
    before.eventId === requested.eventId &&
    before.place === requested.place &&
    isDeepStrictEqual(before.bet, JSON.parse(JSON.stringify(requested.bet)))
  if (!same) throw new Refusal('round_key_reused')
  return loadResponse(vendor, session, await continueRound(vendor, before))
}

/**
 * Cashes a bet out at the current multiplier by the vendor's clock. Stored at once, paid after the round; a second
 * cash-out changes nothing, and one after the end returns the final bet.
 * @throws Refusal round_not_found, move_invalid before the start, round_in_progress while the stake is being taken
 */
export async function moveSharedBet(
  vendor: Vendor,
  session: PlaySession,
  roundKey: string,
  { moveKey, move }: MoveBody,
): Promise<SharedBet> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const bet = await findBetByKey(vendor.database, session, roundKey)
    if (!bet || bet.place === null) throw new Refusal('round_not_found')
    if (bet.status === 'staking') throw new Refusal('round_in_progress')
    if (bet.status !== 'going' || bet.moves.length > 0) return loadResponse(vendor, session, bet)
    const { engine, model, bet: read } = getGame(bet)
    const requested = engine.moves?.schema.safeParse(move)
    if (!engine.moves || !requested?.success) throw new Refusal('move_invalid')
    // The target was reached or the round is over.
    if (engine.moves.expire(model, read, bet.state, bet.elapsedMs)) {
      return loadResponse(vendor, session, await settleIfEnded(vendor, bet))
    }
    const { state } = legal(() => engine.moves?.apply(model, read, bet.state, requested.data, bet.elapsedMs))
    const [stored] = await vendor.database
      .update(roundTable)
      .set({
        state,
        moves: [{ key: moveKey, move, elapsedMs: bet.elapsedMs }],
        version: sql`${roundTable.version} + 1`,
      })
      .where(and(eq(roundTable.id, bet.id), eq(roundTable.version, bet.version), eq(roundTable.status, 'going')))
      .returning({ id: roundTable.id })
    if (!stored) continue
    faultPoint('vendor:move-kept')
    vendor.changed.emit(tableChange(session))
    return loadResponse(vendor, session, await loadRound(vendor.database, bet.id))
  }
  throw new Refusal('round_in_progress')
}

/** Settles the bet if its round has ended and no other process holds its lease. */
async function settleIfEnded(vendor: Vendor, bet: Bet): Promise<Round> {
  const held = await claimRound(vendor, bet)
  return held ? settleAfterEvent(vendor, held, bet.eventId) : bet
}

function legal<T>(apply: () => T | undefined): T {
  try {
    const made = apply()
    if (made !== undefined) return made
  } catch (error) {
    if (!(error instanceof MoveError)) throw error
  }
  throw new Refusal('move_invalid')
}

async function loadResponse(vendor: Vendor, session: PlaySession, round: Round): Promise<SharedBet> {
  const { eventId } = round
  const event = eventId === null ? undefined : await findEvent(vendor.database, eventId)
  if (eventId === null || !event) throw new Error(`Bet ${round.id} has no round`)
  return sharedBet(vendor, session, { ...round, eventId }, event)
}
