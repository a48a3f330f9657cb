import { and, eq, sql } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import { MoveError, StakeError } from '@playhouse/engines/engine.ts'
import { sqlStateOf } from '@playhouse/postgres/database.ts'
import { faultPoint } from '@playhouse/shared/fault-point.ts'
import type { MoveBody } from '@playhouse/vendor-api/play-api.ts'
import type { SharedBet, SharedBetBody } from '@playhouse/vendor-api/play-api-shared.ts'
import { type Bet, betByKey } from '../markets/bet-row.ts'
import { drawOf, ownSeeds } from '../markets/drawn-event.ts'
import { eventById, type EventRow } from '../markets/event-row.ts'
import { endedByEvent } from '../markets/settle.ts'
import type { PlaySession } from '../play-session.ts'
import { Refusal } from '../refusal.ts'
import { advance } from '../rounds/advance.ts'
import { goneOn } from '../rounds/begin.ts'
import { gameOf } from '../rounds/game-of.ts'
import { claimed } from '../rounds/lease.ts'
import { type Round, roundById } from '../rounds/round-row.ts'
import { roundTable } from '../tables.ts'
import type { Vendor } from '../vendor.ts'
import { type SharedGame, sharedGame } from './shared-rounds.ts'
import { sharedBet, tableChange } from './shared-table.ts'

const UNIQUE_VIOLATION = '23505'
/** How often a move is tried again when the bet has changed under it. */
const TRIES = 5

/**
 * Takes a bet on a shared round: kept with the round's seed, then its stake is taken. A key that was used before answers with
 * that bet.
 * @throws Refusal event_not_found, event_closed, stake_invalid, round_key_reused, round_in_progress, game_session_expired,
 * insufficient_balance, system_busy
 */
export async function placedSharedBet(vendor: Vendor, session: PlaySession, asked: SharedBetBody): Promise<SharedBet> {
  const before = await betByKey(vendor.database, session, asked.roundKey)
  if (before) return placedBefore(vendor, session, before, asked)
  const game = sharedGame(session.gameCode)
  if (!game) throw new Refusal('game_session_expired')
  const event = await eventById(vendor.database, asked.eventId)
  if (event?.modelId !== game.model.id || event.nodeId !== session.nodeId) throw new Refusal('event_not_found')
  const read = game.engine.betSchema.safeParse(asked.bet)
  if (!read.success || asked.place > game.table.bets) throw new Refusal('stake_invalid')
  const kept = await keptBet(vendor, session, game, event, { ...asked, read: read.data })
  faultPoint('vendor:round-kept')
  const bet = await advance(vendor, await roundById(vendor.database, kept), true)
  vendor.changed.emit(tableChange(session))
  return answered(vendor, session, bet)
}

/** Keeps the bet in one statement, which looks at the clock itself: nobody is let in after the start. */
async function keptBet(
  vendor: Vendor,
  session: PlaySession,
  { engine, model }: SharedGame,
  event: EventRow,
  { roundKey, place, bet, read }: SharedBetBody & { read: unknown },
): Promise<string> {
  const { clientSeed, nonce } = ownSeeds(event)
  try {
    const stake = engine.stakeOf(model, read)
    const { state } = engine.begin(model, read, drawOf(event))
    const { rows } = await vendor.database.execute<{ id: string }>(sql`
      insert into vendor.round (session_id, vendor_code, account, node_id, event_id, place, round_key, model_id, bet, state, status,
        stake, server_seed, client_seed, nonce, attempts, due_at)
      select ${session.id}, ${session.vendorCode}, ${session.account}, ${session.nodeId}, id, ${place}, ${roundKey}, model_id,
        ${JSON.stringify(bet)}::jsonb, ${JSON.stringify(state)}::jsonb, 'staking',
        ${stake}, server_seed, ${clientSeed}, ${nonce}, 1, clock_timestamp() + make_interval(secs => ${vendor.leaseMs / 1000})
      from vendor.event where id = ${event.id} and clock_timestamp() < starts_at
      returning id`)
    const [kept] = rows
    if (!kept) throw new Refusal('event_closed')
    return kept.id
  } catch (error) {
    if (error instanceof StakeError) throw new Refusal('stake_invalid')
    // The key, or the place, is taken by a bet that was placed at the same moment.
    if (sqlStateOf(error) === UNIQUE_VIOLATION) throw new Refusal('round_in_progress')
    throw error
  }
}

async function placedBefore(vendor: Vendor, session: PlaySession, before: Bet, asked: SharedBetBody) {
  const same =
    before.nodeId === session.nodeId &&
    before.eventId === asked.eventId &&
    before.place === asked.place &&
    isDeepStrictEqual(before.bet, JSON.parse(JSON.stringify(asked.bet)))
  if (!same) throw new Refusal('round_key_reused')
  return answered(vendor, session, await goneOn(vendor, before))
}

/**
 * Cashes a bet out at what there is now, by the vendor's clock. Noted at once and paid when the round has ended; a second
 * cash-out changes nothing, and one after the end answers with how the bet has ended.
 * @throws Refusal round_not_found, move_invalid before the start, round_in_progress while the stake is being taken
 */
export async function movedSharedBet(
  vendor: Vendor,
  session: PlaySession,
  roundKey: string,
  { moveKey, move }: MoveBody,
): Promise<SharedBet> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const bet = await betByKey(vendor.database, session, roundKey)
    if (!bet || bet.place === null) throw new Refusal('round_not_found')
    if (bet.status === 'staking') throw new Refusal('round_in_progress')
    if (bet.status !== 'going' || bet.moves.length > 0) return answered(vendor, session, bet)
    const { engine, model, bet: read } = gameOf(bet)
    const asked = engine.moves?.schema.safeParse(move)
    if (!engine.moves || !asked?.success) throw new Refusal('move_invalid')
    // Reached by its target, or over: there is nothing left to take.
    if (engine.moves.expire(model, read, bet.state, bet.elapsedMs)) {
      return answered(vendor, session, await ended(vendor, bet))
    }
    const { state } = legal(() => engine.moves?.apply(model, read, bet.state, asked.data, bet.elapsedMs))
    const [kept] = await vendor.database
      .update(roundTable)
      .set({
        state,
        moves: [{ key: moveKey, move, elapsedMs: bet.elapsedMs }],
        version: sql`${roundTable.version} + 1`,
      })
      .where(and(eq(roundTable.id, bet.id), eq(roundTable.version, bet.version), eq(roundTable.status, 'going')))
      .returning({ id: roundTable.id })
    if (!kept) continue
    faultPoint('vendor:move-kept')
    vendor.changed.emit(tableChange(session))
    return answered(vendor, session, await roundById(vendor.database, bet.id))
  }
  throw new Refusal('round_in_progress')
}

/** The bet, settled where its round has ended and nobody else settles it. */
async function ended(vendor: Vendor, bet: Bet): Promise<Round> {
  const held = await claimed(vendor, bet)
  return held ? endedByEvent(vendor, held, bet.eventId) : bet
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

async function answered(vendor: Vendor, session: PlaySession, round: Round): Promise<SharedBet> {
  const { eventId } = round
  const event = eventId === null ? undefined : await eventById(vendor.database, eventId)
  if (eventId === null || !event) throw new Error(`Bet ${round.id} has no round`)
  return sharedBet(vendor, session, { ...round, eventId }, event)
}
