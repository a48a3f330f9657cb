import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { and, eq, sql } from 'drizzle-orm'
import { askJoined } from '@playhouse/postgres/joined-statement.ts'
import { type RoundStatus, roundTable } from '../tables.ts'
import { newServerSeed } from '@playhouse/engines/server-random.ts'
import { faultPoint } from '@playhouse/shared/fault-point.ts'
import { Refusal } from '../refusal.ts'
import type { Vendor } from '../vendor.ts'
import { WalletRefusal, WalletSilence } from '../wallet-client.ts'
import { roundDetails } from './round-details.ts'
import { FINISH_ROUND } from './fast-statements.ts'
import { type Round, roundById } from './round-row.ts'

/** Refusals that the player can do something about. */
const PLAYER_CODES = [
  'insufficient_balance',
  'stake_limit_reached',
  'bonus_stake_reached',
  'loss_limit_reached',
  'session_time_reached',
  'play_not_allowed',
  'game_session_expired',
] as const

/** The longest wait before a call that stayed without an answer is made again. */
const LONGEST_WAIT_S = 60

/**
 * Takes a round one step on: its stake, its settlement or its refund, each one call to the wallet under an id that never
 * changes. The caller holds the round's lease. `first` says that no call of this step can have been made before: only
 * then does a refusal prove that nothing happened.
 * Out: the round afterwards. @throws Refusal: the wallet's, when the round is as if it had never been; system_busy, when its
 * result is not known yet and the recovery goes on with it
 */
export async function advance(vendor: Vendor, round: Round, first: boolean): Promise<Round> {
  try {
    if (round.status === 'settling') return await settle(vendor, round)
    if (round.status === 'refunding') return await refund(vendor, round)
    // A stake of unknown result is not asked for again: it is given back, or was never taken.
    return first
      ? await takeStake(vendor, round)
      : await advance(vendor, await become(vendor, round, 'refunding'), false)
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
  await vendor.walletOf(round).debit({
    session: round.walletSession,
    transactionId: stakeId(round),
    roundId: round.id,
    amount: formatAmount(round.stake),
  })
  faultPoint('vendor:stake-answered')
  // A bet on an event waits for the event's end, every other round for its player.
  const ends = sql`(select ends_at from vendor.event where id = ${round.eventId})`
  const going = { openedAt: sql`clock_timestamp()`, dueAt: sql`coalesce(${ends}, clock_timestamp())`, attempts: 0 }
  return become(vendor, round, 'going', going)
}

async function settle(vendor: Vendor, round: Round): Promise<Round> {
  const wallet = vendor.walletOf(round)
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
  const { balance } = await vendor.walletOf(round).rollback({
    session: round.walletSession,
    transactionId: `${round.id}.undo`,
    debitId: stakeId(round),
  })
  return finish(vendor, round, 'refunded', { balance, jackpotPaid: null })
}

async function afterRefusal(vendor: Vendor, round: Round, refusal: WalletRefusal, first: boolean): Promise<Round> {
  const drawnAtOnce = round.openedAt === null && round.payout !== null
  if (round.status === 'refunding' && refusal.code === 'round_closed' && drawnAtOnce) {
    // It had been played after all; the same call gets the same answer.
    return advance(vendor, await become(vendor, round, 'settling'), false)
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
    // An earlier call may still be on its way: its id is cancelled before anything else is believed.
    return advance(vendor, await become(vendor, round, 'refunding'), false)
  }
  vendor.log.error({ round: round.id, status: round.status, code: refusal.code }, 'the wallet refuses to end a round')
  await postpone(vendor, round)
  throw new Refusal('system_busy')
}

type Finished = Pick<Round, 'version' | 'endedAt' | 'elapsedMs'> & { promisedSeed: Buffer | null }

/** Ends the round and gives its session the next seed. Out: the round as it then is. */
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
  // Somebody else ended it, or its session had gone on to another seed before.
  if (!ended?.promisedSeed) return roundById(vendor.database, round.id)
  const { promisedSeed } = ended
  return { ...round, ...ended, promisedSeed, status, balanceAfter: balance, jackpotPaid, due: false }
}

/** Takes a round from its status to another, unless somebody else has done so. Out: the round as it then is. */
export async function become(vendor: Vendor, round: Round, status: RoundStatus, also: object = {}): Promise<Round> {
  await vendor.database
    .update(roundTable)
    .set({ status, version: sql`${roundTable.version} + 1`, ...also })
    .where(and(eq(roundTable.id, round.id), eq(roundTable.status, round.status)))
  vendor.changed.emit(round.id)
  return roundById(vendor.database, round.id)
}

async function postpone(vendor: Vendor, { id, attempts }: Round): Promise<void> {
  const seconds = Math.min(2 ** Math.max(0, attempts - 1), LONGEST_WAIT_S)
  await vendor.database
    .update(roundTable)
    .set({ dueAt: sql`clock_timestamp() + make_interval(secs => ${seconds})` })
    .where(eq(roundTable.id, id))
}

/** One id for the call that takes the stake, be it a debit or a whole round: what the rollback names. */
const stakeId = ({ id }: Round) => `${id}.stake`
