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
import { tokenHash } from '@playhouse/server/token.ts'
import { faultPoint } from '@playhouse/server/fault-point.ts'
import type { PlayRoundBody, RoundResponse } from '@playhouse/vendor-api/play-api.ts'
import { type PlaySession, touchPlaySession } from '../play-session.ts'
import { Refusal } from '../refusal.ts'
import type { Vendor } from '../vendor.ts'
import { advance } from './advance.ts'
import { START_ROUND } from './fast-statements.ts'
import { claimRound } from './lease.ts'
import { roundResponse } from './round-response.ts'
import { type Round, loadRound } from './round-row.ts'

const UNIQUE_VIOLATION = '23505'

/**
 * Plays a round: draws it from the session's promised seed, stores it and makes the wallet calls. A repeated key
 * returns the existing round.
 * @throws Refusal stake_invalid, round_in_progress, round_key_reused, game_session_expired, insufficient_balance, system_busy
 */
export async function playRound(vendor: Vendor, playToken: string, requested: PlayRoundBody): Promise<RoundResponse> {
  const token = tokenHash(playToken)
  const { session, roundId, inserted } = await startRound(vendor, token, requested)
  if (roundId !== null) return replayRound(vendor, session, await loadRound(vendor.database, roundId), requested)
  if (!inserted) throw new Refusal('round_in_progress')
  faultPoint('vendor:round-kept')
  const round = await advance(vendor, inserted, true)
  if (round.status === 'settled') {
    const next = { serverSeed: round.promisedSeed, nonce: session.nonce + 1 }
    vendor.lastSessions.set(token.toString('hex'), { ...session, ...next })
  }
  return roundResponse(vendor, session, round, false)
}

interface Started {
  session: PlaySession
  /** The account's existing round with the key. */
  roundId: string | null
  /** Missing also if the session's seed was used meanwhile. */
  inserted: Round | undefined
}

/**
 * Finds the session and inserts the round drawn from its seed in one statement, if the session is as the last bet left it. Otherwise the
 * session that this finds draws the round. Unique indexes prevent reuse of a seed and parallel rounds of a game.
 */
async function startRound(vendor: Vendor, token: Buffer, requested: PlayRoundBody): Promise<Started> {
  const last = vendor.lastSessions.get(token.toString('hex'))
  const expected = last && drawExpected(last, requested)
  const found = await findOrInsert(vendor, token, requested, expected)
  if (found.inserted || found.roundId !== null) return found
  return findOrInsert(vendor, token, requested, drawRound(found.session, requested))
}

/** Draws from a session that may have changed; undefined if that is refused, so that only the present session refuses. */
function drawExpected(session: PlaySession, requested: PlayRoundBody): DrawnRound | undefined {
  try {
    return drawRound(session, requested)
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** A round that is not stored yet. */
type DrawnRound = ReturnType<typeof drawRound>

/** @throws Refusal stake_invalid, game_session_expired */
function drawRound({ gameCode, serverSeed, nonce, jackpot }: PlaySession, { clientSeed, ...requested }: PlayRoundBody) {
  const played = engineOfModel(gameCode)
  if (!played || played.engine.shared) throw new Refusal('game_session_expired')
  const { engine, model } = played
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
    const id = randomUUIDv7()
    return {
      id,
      bet: requested.bet,
      state,
      status,
      stake,
      payout: payoutMinor,
      jackpot: won,
      serverSeed,
      clientSeed,
      nonce,
    }
  } catch (error) {
    if (error instanceof StakeError) throw new Refusal('stake_invalid')
    throw error
  }
}

type FoundRow = PlaySession & { seenLately: boolean; roundId: string | null } & (
    | { insertedId: null }
    | (Pick<Round, 'version' | 'attempts' | 'dueAt' | 'endedAt'> & { insertedId: string; insertedAt: Date })
  )

/** Values of `START_ROUND` that only a drawn round has. */
const NOT_DRAWN = Array.from({ length: 11 }, () => null)

/** @throws Refusal game_session_expired, round_in_progress */
async function findOrInsert(
  vendor: Vendor,
  token: Buffer,
  { roundKey }: PlayRoundBody,
  drawn: DrawnRound | undefined,
): Promise<Started> {
  const values: unknown[] = [token, roundKey]
  if (drawn) {
    const { id, bet, state, status, stake, payout, serverSeed, clientSeed, nonce, jackpot } = drawn
    values.push(id, JSON.stringify(bet), JSON.stringify(state), status, stake, payout, serverSeed, clientSeed, nonce)
    values.push(vendor.leaseMs / 1000, jackpot && JSON.stringify(jackpot))
  } else values.push(...NOT_DRAWN)
  const found = await askJoined<FoundRow>(vendor.database.$client, START_ROUND, values).catch((error: unknown) => {
    throw findSqlState(error) === UNIQUE_VIOLATION ? new Refusal('round_in_progress') : error
  })
  if (!found) throw new Refusal('game_session_expired')
  if (!found.seenLately) await touchPlaySession(vendor.database, found.id)
  if (!drawn || found.insertedId === null) return { session: found, roundId: found.roundId, inserted: undefined }
  const { id: sessionId, vendorCode, account, nodeId, gameCode: modelId, walletSession, walletMode } = found
  const { version, attempts, dueAt, insertedAt: createdAt, endedAt } = found
  const own = {
    ...drawn,
    sessionId,
    vendorCode,
    account,
    nodeId,
    roundKey,
    modelId,
    version,
    attempts,
    dueAt,
    createdAt,
    endedAt,
  }
  const defaults = { eventId: null, place: null, openedAt: null, jackpotPaid: null, balanceAfter: null, moves: [] }
  const read = { walletSession, walletMode, promisedSeed: drawn.serverSeed, elapsedMs: 0, due: false }
  return { session: found, roundId: null, inserted: { ...own, ...defaults, ...read } }
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
