import { randomUUIDv7 } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { findSqlState } from '@playhouse/postgres/database.ts'
import { askJoined } from '@playhouse/postgres/joined-statement.ts'
import type { RoundStatus } from '../tables.ts'
import { engineOfModel } from '@playhouse/engines/all.ts'
import { StakeError } from '@playhouse/engines/engine.ts'
import type { RoundSeeds } from '@playhouse/engines/fair-random.ts'
import { drawJackpot, JACKPOT_STREAM } from '@playhouse/engines/jackpot-draw.ts'
import { seededDraw } from '@playhouse/engines/server-random.ts'
import { faultPoint } from '@playhouse/server/fault-point.ts'
import type { PlayRoundBody, RoundResponse } from '@playhouse/vendor-api/play-api.ts'
import type { PlaySession } from '../play-session.ts'
import { Refusal } from '../refusal.ts'
import type { PlayedGame, Vendor } from '../vendor.ts'
import { advance } from './advance.ts'
import { INSERT_ROUND } from './fast-statements.ts'
import { claimRound } from './lease.ts'
import { roundResponse } from './round-response.ts'
import { type Round, loadRound } from './round-row.ts'

const UNIQUE_VIOLATION = '23505'

/**
 * Plays a round: draws it from the session's promised seed, stores it and makes the wallet calls. A repeated key
 * returns the existing round.
 * @throws Refusal stake_invalid, round_in_progress, round_key_reused, game_session_expired, insufficient_balance, system_busy
 */
export async function playRound(
  vendor: Vendor,
  { session, roundId }: { session: PlaySession; roundId: string | null },
  requested: PlayRoundBody,
): Promise<RoundResponse> {
  if (roundId !== null) return replayRound(vendor, session, await loadRound(vendor.database, roundId), requested)
  const game = engineOfModel(session.gameCode)
  if (!game || game.engine.shared) throw new Refusal('game_session_expired')
  const stored = await insertRound(vendor, session, game, requested)
  faultPoint('vendor:round-kept')
  return roundResponse(vendor, session, await advance(vendor, stored, true), false)
}

/** Columns set by the database. */
type DatabaseColumns = Pick<Round, 'version' | 'attempts' | 'dueAt' | 'createdAt' | 'endedAt'>

/** Draws the round and inserts it in one statement. Unique indexes prevent reuse of a seed and parallel rounds of a game. */
async function insertRound(
  vendor: Vendor,
  session: PlaySession,
  { engine, model }: PlayedGame,
  { roundKey, clientSeed, ...requested }: PlayRoundBody,
): Promise<Round> {
  const { id, vendorCode, account, nodeId, nonce, serverSeed, walletSession, walletMode, jackpot } = session
  const bet = engine.betSchema.safeParse(requested.bet)
  if (!bet.success) throw new Refusal('stake_invalid')
  try {
    const stake = engine.getStake(model, bet.data)
    const seeds = { serverSeed: serverSeed.toString('hex'), clientSeed, nonce }
    const { state, payoutMinor } = engine.begin(model, bet.data, seededDraw(seeds))
    // Rounds with moves do not play for the jackpot: the draw would reveal their seeds' result early.
    const drawsJackpot = jackpot !== null && payoutMinor !== null
    faultPoint('vendor:round-drawn')
    const status: RoundStatus = payoutMinor === null ? 'staking' : 'settling'
    const won = drawsJackpot ? { ...jackpot, hit: hitsJackpot(seeds, stake, jackpot.oneIn) } : null
    // Time-ordered ids keep index writes local, here and in the operator's ledger.
    const own = { id: randomUUIDv7(), sessionId: id, vendorCode, account, nodeId, roundKey, modelId: model.id }
    const drawn = [JSON.stringify(requested.bet), JSON.stringify(state), status, stake, payoutMinor]
    const fair = [serverSeed, clientSeed, nonce, vendor.leaseMs / 1000]
    const values = [own.id, id, vendorCode, account, nodeId, roundKey, model.id, ...drawn, ...fair]
    values.push(won && JSON.stringify(won))
    const stored = await askJoined<DatabaseColumns>(vendor.database.$client, INSERT_ROUND, values)
    if (!stored) throw new Error('An inserted round was not returned')
    const begun = { bet: requested.bet, state, status, stake, payout: payoutMinor, serverSeed, clientSeed, nonce }
    const defaults = {
      eventId: null,
      place: null,
      openedAt: null,
      jackpot: won,
      jackpotPaid: null,
      balanceAfter: null,
      moves: [],
    }
    const read = { walletSession, walletMode, promisedSeed: serverSeed, elapsedMs: 0, due: false }
    return { ...own, ...stored, ...begun, ...defaults, ...read }
  } catch (error) {
    if (error instanceof StakeError) throw new Refusal('stake_invalid')
    if (findSqlState(error) === UNIQUE_VIOLATION) throw new Refusal('round_in_progress')
    throw error
  }
}

const hitsJackpot = (seeds: RoundSeeds, stake: bigint, oneIn: number): boolean =>
  drawJackpot(seededDraw(seeds, JACKPOT_STREAM), stake, oneIn).hit

async function replayRound(vendor: Vendor, session: PlaySession, round: Round, requested: PlayRoundBody) {
  const same =
    round.nodeId === session.nodeId &&
    round.clientSeed === requested.clientSeed &&
    isDeepStrictEqual(round.bet, JSON.parse(JSON.stringify(requested.bet)))
  if (!same) throw new Refusal('round_key_reused')
  return roundResponse(vendor, session, await continueRound(vendor, round), true)
}

/** Advances the round if its money is pending. @throws Refusal round_in_progress if another process works on it, system_busy */
export async function continueRound(vendor: Vendor, round: Round): Promise<Round> {
  if (round.status === 'settled' || round.status === 'refunded' || round.status === 'going') return round
  const held = await claimRound(vendor, round)
  if (!held) throw new Refusal('round_in_progress')
  return advance(vendor, held, false)
}
