import { sql } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import { findSqlState } from '@playhouse/postgres/database.ts'
import { StakeError } from '@playhouse/engines/engine.ts'
import { type MarketsBet, marketsEngine, findSelection } from '@playhouse/engines/markets/engine.ts'
import { faultPoint } from '@playhouse/server/fault-point.ts'
import type { PlaySession } from '../play-session.ts'
import { Refusal } from '../refusal.ts'
import { advance } from '../rounds/advance.ts'
import { continueRound } from '../rounds/begin.ts'
import { type Round, loadRound } from '../rounds/round-row.ts'
import type { Vendor } from '../vendor.ts'
import { betResponse } from './responses.ts'
import { type Bet, findBetByKey } from './bet-row.ts'
import { marketsModel } from './board.ts'
import type { BetResponse, BetBody } from '@playhouse/vendor-api/play-api-markets.ts'
import { drawnEvent, eventSeeds } from './drawn-event.ts'
import { findEvent, type EventRow } from './event-row.ts'

const UNIQUE_VIOLATION = '23505'

/**
 * Places a bet: stores it with its event and odds, then takes the stake. A repeated key returns the existing bet.
 * @throws Refusal event_not_found, event_closed, odds_changed, stake_invalid, round_key_reused, round_in_progress,
 * game_session_expired, insufficient_balance, system_busy
 */
export async function placeBet(vendor: Vendor, session: PlaySession, requested: BetBody): Promise<BetResponse> {
  const before = await findBetByKey(vendor.database, session, requested.roundKey)
  if (before) return replayBet(vendor, session, before, requested)
  const model = marketsModel(session.gameCode)
  if (!model) throw new Refusal('game_session_expired')
  const event = await findEvent(vendor.database, requested.eventId)
  if (event?.modelId !== model.id) throw new Refusal('event_not_found')
  const read = marketsEngine.betSchema.safeParse(requested.bet)
  if (!read.success) throw new Refusal('stake_invalid')
  const stake = allowed(() => marketsEngine.getStake(model, read.data))
  if (event.phase !== 'open') throw new Refusal('event_closed')
  if (findSelection(drawnEvent(event).event, read.data)?.odds !== read.data.odds) throw new Refusal('odds_changed')
  const id = await insertBet(vendor, session, { ...requested, event, bet: read.data, stake })
  faultPoint('vendor:round-kept')
  return loadResponse(vendor, await advance(vendor, await loadRound(vendor.database, id), true))
}

interface NewBet {
  roundKey: string
  event: EventRow
  bet: MarketsBet
  stake: bigint
}

/** Inserts the bet in one statement that checks the database clock, so no bet gets in after the start. */
async function insertBet(
  vendor: Vendor,
  session: PlaySession,
  { roundKey, event, bet, stake }: NewBet,
): Promise<string> {
  const { clientSeed, nonce } = eventSeeds(event)
  const { home, away } = drawnEvent(event).event
  try {
    const { rows } = await vendor.database.execute<{ id: string }>(sql`
      insert into vendor.round (session_id, vendor_code, account, node_id, event_id, round_key, model_id, bet, state, status,
        stake, server_seed, client_seed, nonce, attempts, due_at)
      select ${session.id}, ${session.vendorCode}, ${session.account}, ${session.nodeId}, id, ${roundKey}, model_id,
        ${JSON.stringify(bet)}::jsonb, ${JSON.stringify({ home, away })}::jsonb, 'staking',
        ${stake}, server_seed, ${clientSeed}, ${nonce}, 1, clock_timestamp() + make_interval(secs => ${vendor.leaseMs / 1000})
      from vendor.event where id = ${event.id} and clock_timestamp() < starts_at
      returning id`)
    const [stored] = rows
    if (!stored) throw new Refusal('event_closed')
    return stored.id
  } catch (error) {
    if (findSqlState(error) === UNIQUE_VIOLATION) throw new Refusal('round_in_progress')
    throw error
  }
}

async function replayBet(vendor: Vendor, session: PlaySession, before: Bet, { eventId, bet }: BetBody) {
  const same =
    before.nodeId === session.nodeId &&
    before.eventId === eventId &&
    isDeepStrictEqual(before.bet, JSON.parse(JSON.stringify(bet)))
  if (!same) throw new Refusal('round_key_reused')
  return loadResponse(vendor, await continueRound(vendor, before))
}

async function loadResponse({ database }: Vendor, round: Round): Promise<BetResponse> {
  const { eventId } = round
  const event = eventId === null ? undefined : await findEvent(database, eventId)
  if (eventId === null || !event) throw new Error(`Round ${round.id} has no event`)
  return betResponse({ ...round, eventId }, event)
}

function allowed<T>(apply: () => T): T {
  try {
    return apply()
  } catch (error) {
    if (error instanceof StakeError) throw new Refusal('stake_invalid')
    throw error
  }
}
