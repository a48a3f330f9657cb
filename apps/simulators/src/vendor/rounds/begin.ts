import { randomUUIDv7 } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { sqlStateOf } from '@playhouse/postgres/database.ts'
import { askJoined } from '@playhouse/postgres/joined-statement.ts'
import type { RoundStatus } from '../tables.ts'
import { engineOfModel } from '@playhouse/engines/all.ts'
import { StakeError } from '@playhouse/engines/engine.ts'
import type { RoundSeeds } from '@playhouse/engines/fair-random.ts'
import { drawJackpot, JACKPOT_STREAM } from '@playhouse/engines/jackpot-draw.ts'
import { seededDraw } from '@playhouse/engines/server-random.ts'
import { faultPoint } from '@playhouse/shared/fault-point.ts'
import type { PlayRoundBody, RoundAnswer } from '@playhouse/vendor-api/play-api.ts'
import type { PlaySession } from '../play-session.ts'
import { Refusal } from '../refusal.ts'
import type { PlayedGame, Vendor } from '../vendor.ts'
import { advance } from './advance.ts'
import { KEEP_ROUND } from './fast-statements.ts'
import { claimed } from './lease.ts'
import { roundAnswer } from './round-answer.ts'
import { type Round, roundById } from './round-row.ts'

const UNIQUE_VIOLATION = '23505'

/**
 * Plays a round: drawn from the session's promised seed, kept, and then taken through the wallet. A key that was played
 * before answers with that round.
 * @throws Refusal stake_invalid, round_in_progress, round_key_reused, game_session_expired, insufficient_balance, system_busy
 */
export async function playRound(
  vendor: Vendor,
  { session, roundId }: { session: PlaySession; roundId: string | null },
  asked: PlayRoundBody,
): Promise<RoundAnswer> {
  if (roundId !== null) return playedBefore(vendor, session, await roundById(vendor.database, roundId), asked)
  const game = engineOfModel(session.gameCode)
  if (!game || game.engine.shared) throw new Refusal('game_session_expired')
  const kept = await keptRound(vendor, session, game, asked)
  faultPoint('vendor:round-kept')
  return roundAnswer(vendor, session, await advance(vendor, kept, true), false)
}

/** What an insert does not say of a round. */
type KeptByDatabase = Pick<Round, 'version' | 'attempts' | 'dueAt' | 'createdAt' | 'endedAt'>

/** Draws the round and keeps it in one statement. The indexes see to it that no seed and no game is played twice at once. */
async function keptRound(
  vendor: Vendor,
  session: PlaySession,
  { engine, model }: PlayedGame,
  { roundKey, clientSeed, ...asked }: PlayRoundBody,
): Promise<Round> {
  const { id, vendorCode, account, nodeId, nonce, serverSeed, walletSession, walletMode, jackpot } = session
  const bet = engine.betSchema.safeParse(asked.bet)
  if (!bet.success) throw new Refusal('stake_invalid')
  try {
    const stake = engine.stakeOf(model, bet.data)
    const seeds = { serverSeed: serverSeed.toString('hex'), clientSeed, nonce }
    const { state, payoutMinor } = engine.begin(model, bet.data, seededDraw(seeds))
    // A round with moves plays for no jackpot: what its seeds draw must not be known before it is over.
    const drawsJackpot = jackpot !== null && payoutMinor !== null
    faultPoint('vendor:round-drawn')
    const status: RoundStatus = payoutMinor === null ? 'staking' : 'settling'
    const won = drawsJackpot ? { ...jackpot, hit: hitsJackpot(seeds, stake, jackpot.oneIn) } : null
    // Ids grow with time: the indexes they stand in, here and in the operator's ledger, are written at one end however long they are.
    const own = { id: randomUUIDv7(), sessionId: id, vendorCode, account, nodeId, roundKey, modelId: model.id }
    const drawn = [JSON.stringify(asked.bet), JSON.stringify(state), status, stake, payoutMinor]
    const fair = [serverSeed, clientSeed, nonce, vendor.leaseMs / 1000]
    const values = [own.id, id, vendorCode, account, nodeId, roundKey, model.id, ...drawn, ...fair]
    values.push(won && JSON.stringify(won))
    const kept = await askJoined<KeptByDatabase>(vendor.database.$client, KEEP_ROUND, values)
    if (!kept) throw new Error('An inserted round was not returned')
    const begun = { bet: asked.bet, state, status, stake, payout: payoutMinor, serverSeed, clientSeed, nonce }
    const untold = {
      eventId: null,
      place: null,
      openedAt: null,
      jackpot: won,
      jackpotPaid: null,
      balanceAfter: null,
      moves: [],
    }
    const read = { walletSession, walletMode, promisedSeed: serverSeed, elapsedMs: 0, due: false }
    return { ...own, ...kept, ...begun, ...untold, ...read }
  } catch (error) {
    if (error instanceof StakeError) throw new Refusal('stake_invalid')
    if (sqlStateOf(error) === UNIQUE_VIOLATION) throw new Refusal('round_in_progress')
    throw error
  }
}

const hitsJackpot = (seeds: RoundSeeds, stake: bigint, oneIn: number): boolean =>
  drawJackpot(seededDraw(seeds, JACKPOT_STREAM), stake, oneIn).hit

async function playedBefore(vendor: Vendor, session: PlaySession, round: Round, asked: PlayRoundBody) {
  const same =
    round.nodeId === session.nodeId &&
    round.clientSeed === asked.clientSeed &&
    isDeepStrictEqual(round.bet, JSON.parse(JSON.stringify(asked.bet)))
  if (!same) throw new Refusal('round_key_reused')
  return roundAnswer(vendor, session, await goneOn(vendor, round), true)
}

/** The round, a step further where its money hangs and nobody works on it. @throws Refusal round_in_progress, system_busy */
export async function goneOn(vendor: Vendor, round: Round): Promise<Round> {
  if (round.status === 'settled' || round.status === 'refunded' || round.status === 'going') return round
  const held = await claimed(vendor, round)
  if (!held) throw new Refusal('round_in_progress')
  return advance(vendor, held, false)
}
