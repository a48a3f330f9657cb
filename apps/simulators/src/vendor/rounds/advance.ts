import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { and, eq, sql } from 'drizzle-orm'
import { askJoined } from '@playhouse/postgres/joined-statement.ts'
import { type RoundStatus, roundTable } from '../tables.ts'
import { newServerSeed, seedHash } from '@playhouse/engines/server-random.ts'
import { findCoverage } from '@playhouse/engines/turnover.ts'
import { faultPoint } from '@playhouse/server/fault-point.ts'
import { Refusal } from '../refusal.ts'
import type { Vendor } from '../vendor.ts'
import { WalletRefusal, WalletSilence } from '../wallet-client.ts'
import { FINISH_ROUND } from './fast-statements.ts'
import { type Round, loadRound } from './round-row.ts'
import { engineOfModel } from '@playhouse/engines/all.ts'
import { DETAILS_MAX } from '@playhouse/vendor-api/seamless-wallet.ts'

/** Proof of a round, stored by the operator and read by the betting record and the verifier. */
function roundDetails(round: Round) {
  const serverSeed = round.serverSeed.toString('hex')
  const proof = {
    engine: engineOfModel(round.modelId)?.engine.kind ?? '',
    modelId: round.modelId,
    bet: round.bet,
    ...(round.moves.length > 0 && { moves: round.moves.map(({ move, elapsedMs }) => ({ move, elapsedMs })) }),
    ...(round.openedAt && { elapsedMs: round.elapsedMs }),
    ...(round.jackpot && { jackpot: round.jackpot }),
    fairness: { serverSeedHash: seedHash(serverSeed), serverSeed, clientSeed: round.clientSeed, nonce: round.nonce },
  }
  const whole = { ...proof, state: round.state }
  // The state can be recomputed from the seeds, so it is dropped if too long.
  return JSON.stringify(whole).length <= DETAILS_MAX ? whole : proof
}

/** Refusals that the player can act on. */
const PLAYER_CODES = [
  'insufficient_balance',
  'stake_limit_reached',
  'bonus_stake_reached',
  'stake_cap_reached',
  'loss_limit_reached',
  'session_time_reached',
  'round_too_soon',
  'identity_required',
  'play_not_allowed',
  'site_maintenance',
  'game_maintenance',
  'region_restricted',
  'game_session_expired',
] as const

/** Upper bound of the exponential backoff of unanswered calls. */
const MAX_RETRY_DELAY_S = 60

/**
 * Advances a round by one wallet call (stake, settlement or refund) with a stable
 * id. The caller holds the round's lease. `first` means no call of this step was made before: only
 * then does a refusal prove that nothing happened.
 * @returns the round afterwards. @throws Refusal: the wallet's if the round was discarded; system_busy if the
 * result is unknown and left to the recovery
 */
export async function advance(vendor: Vendor, round: Round, first: boolean): Promise<Round> {
  try {
    if (round.status === 'settling') return await settle(vendor, round)
    if (round.status === 'refunding') return await refund(vendor, round)
    // A stake with an unknown outcome is not retried but rolled back.
    return first
      ? await takeStake(vendor, round)
      : await advance(vendor, await changeStatus(vendor, round, 'refunding'), false)
  } catch (error) {
    if (error instanceof WalletSilence) {
      vendor.log.warn({ round: round.id, status: round.status, err: error }, 'the wallet did not answer')
      await postpone(vendor, round)
      throw new Refusal('system_busy')
    }
    if (error instanceof WalletRefusal) return afterRefusal(vendor, round, error, first)
    throw error
  }
}

async function takeStake(vendor: Vendor, round: Round): Promise<Round> {
  const coverage = round.eventId === null ? undefined : findCoverage(round.modelId, round.eventId, round.bet)
  await vendor.getWallet(round).debit({
    session: round.walletSession,
    transactionId: stakeId(round),
    roundId: round.id,
    amount: formatAmount(round.stake),
    ...(coverage && { coverage }),
  })
  faultPoint('vendor:stake-answered')
  // Bets on events wait for the event's end, other rounds for their player.
  const ends = sql`(select ends_at from vendor.event where id = ${round.eventId})`
  const going = { openedAt: sql`clock_timestamp()`, dueAt: sql`coalesce(${ends}, clock_timestamp())`, attempts: 0 }
  return changeStatus(vendor, round, 'going', going)
}

async function settle(vendor: Vendor, round: Round): Promise<Round> {
  const wallet = vendor.getWallet(round)
  const payout = formatAmount(round.payout ?? 0n)
  const common = { session: round.walletSession, roundId: round.id, details: roundDetails(round) }
  const won = round.jackpot?.hit && { jackpot: { id: round.jackpot.id } }
  const { balance, jackpot } = round.openedAt
    ? await wallet.credit({ ...common, transactionId: `${round.id}.close`, amount: payout, closes: true })
    : await wallet.play({ ...common, ...won, transactionId: stakeId(round), stake: formatAmount(round.stake), payout })
  faultPoint('vendor:wallet-answered')
  return finish(vendor, round, 'settled', { balance, jackpotPaid: jackpot ? parseAmount(jackpot.amount) : null })
}

async function refund(vendor: Vendor, round: Round): Promise<Round> {
  const { balance } = await vendor.getWallet(round).rollback({
    session: round.walletSession,
    transactionId: `${round.id}.undo`,
    debitId: stakeId(round),
  })
  return finish(vendor, round, 'refunded', { balance, jackpotPaid: null })
}

async function afterRefusal(vendor: Vendor, round: Round, refusal: WalletRefusal, first: boolean): Promise<Round> {
  const drawnAtOnce = round.openedAt === null && round.payout !== null
  if (round.status === 'refunding' && refusal.code === 'round_closed' && drawnAtOnce) {
    // The round was played after all; the same call gets the same answer.
    return advance(vendor, await changeStatus(vendor, round, 'settling'), false)
  }
  if (round.openedAt === null && round.status !== 'refunding') {
    if (first) {
      await vendor.database.delete(roundTable).where(eq(roundTable.id, round.id))
      const playerCode = PLAYER_CODES.find((code) => code === refusal.code)
      if (!playerCode)
        vendor.log.error(
          { round: round.id, code: refusal.code },
          'the wallet refuses a round for no fault of its player',
        )
      throw new Refusal(playerCode ?? 'system_busy')
    }
    // An earlier call may still be in flight: cancel its id first.
    return advance(vendor, await changeStatus(vendor, round, 'refunding'), false)
  }
  vendor.log.error({ round: round.id, status: round.status, code: refusal.code }, 'the wallet refused to close a round')
  await postpone(vendor, round)
  throw new Refusal('system_busy')
}

type Finished = Pick<Round, 'version' | 'endedAt' | 'elapsedMs'> & { promisedSeed: Buffer | null }

/** Ends the round, rotates its session's seed and returns the updated round. */
async function finish(
  vendor: Vendor,
  round: Round,
  status: 'settled' | 'refunded',
  { balance, jackpotPaid }: { balance: string; jackpotPaid: bigint | null },
): Promise<Round> {
  const nextSeed = Buffer.from(newServerSeed(), 'hex')
  const values = [round.id, status, balance, round.status, nextSeed, jackpotPaid]
  const ended = await askJoined<Finished>(vendor.database.$client, FINISH_ROUND, values)
  faultPoint('vendor:round-settled')
  vendor.changed.emit(round.id)
  // Another process ended it, or its session already has another seed.
  if (!ended?.promisedSeed) return loadRound(vendor.database, round.id)
  const { promisedSeed } = ended
  return { ...round, ...ended, promisedSeed, status, balanceAfter: balance, jackpotPaid, due: false }
}

/** Changes the round's status unless another process has, and returns the current round. */
export async function changeStatus(
  vendor: Vendor,
  round: Round,
  status: RoundStatus,
  also: object = {},
): Promise<Round> {
  await vendor.database
    .update(roundTable)
    .set({ status, version: sql`${roundTable.version} + 1`, ...also })
    .where(and(eq(roundTable.id, round.id), eq(roundTable.status, round.status)))
  vendor.changed.emit(round.id)
  return loadRound(vendor.database, round.id)
}

async function postpone(vendor: Vendor, { id, attempts }: Round): Promise<void> {
  const seconds = Math.min(2 ** Math.max(0, attempts - 1), MAX_RETRY_DELAY_S)
  await vendor.database
    .update(roundTable)
    .set({ dueAt: sql`clock_timestamp() + make_interval(secs => ${seconds})` })
    .where(eq(roundTable.id, id))
}

/** Id of the call that takes the stake, a debit or a whole round; the rollback names it. */
const stakeId = ({ id }: Round) => `${id}.stake`
