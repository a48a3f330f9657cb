import { formatAmount } from '@playhouse/shared/money.ts'
import { eq, sql } from 'drizzle-orm'
import { seatTable, handTable } from '../tables.ts'
import { sessionTable } from '../tables.ts'
import { faultPoint } from '@playhouse/shared/fault-point.ts'
import type { Vendor } from '../vendor.ts'
import { type Wallet, WalletRefusal, WalletSilence } from '../wallet-client.ts'
import {
  anteFailed,
  antePaid,
  cardsModel,
  closed,
  type Hand,
  raiseCancelled,
  raisePaid,
  raiseRefused,
  type Seat,
  type Table,
  undone,
} from './hand.ts'
import { handDetails } from './hand-details.ts'
import { changeHand, tableOf } from './hand-row.ts'

/** The longest wait before a call that stayed without an answer is made again. */
const LONGEST_WAIT_S = 60

/** Refusals by the player's own limits. */
const BY_LIMITS = [
  'stake_limit_reached',
  'bonus_stake_reached',
  'loss_limit_reached',
  'session_time_reached',
  'play_not_allowed',
] as const

/** Outcome of a seat's step. `unpaid`: the balance does not cover it. */
export type StepEnd = 'done' | 'unpaid' | 'refused' | 'unknown' | (typeof BY_LIMITS)[number]

/** Changes a hand and takes to the wallet what this makes due, until nothing is. Out: how the steps of a seat have ended. */
export async function changeAndPay(
  vendor: Vendor,
  handId: string,
  change: (table: Table) => Table,
): Promise<{ table: Table; ends: ReadonlyMap<number, StepEnd> } | undefined> {
  const changed = await changeHand(vendor, handId, change)
  if (!changed) return undefined
  if (changed.begun.length > 0) faultPoint('vendor:hand-step-kept')
  const ended = await Promise.all(
    changed.begun.map(async (seat) => [seat.seat, await takeStep(vendor, seat, true)] as const),
  )
  return { table: changed.table, ends: new Map(ended) }
}

/**
 * Makes the call to the wallet that a seat needs, under an id that never changes, and goes on with what follows from it. The
 * caller holds the step's lease. `first` says that the call cannot have been made before: only then does a refusal prove that
 * nothing was taken.
 */
export async function takeStep(vendor: Vendor, seat: Seat, first: boolean): Promise<StepEnd> {
  const found = await handOf(vendor, seat)
  if (!found || seat.step === null) return 'done'
  const { hand, session } = found
  const wallet = vendor.walletOf(found)
  const then = async (change: (table: Table) => Table) => void (await changeAndPay(vendor, hand.id, change))
  const { id, seat: number } = seat
  try {
    switch (seat.step) {
      case 'ante': {
        // Nobody is dealt in late: an ante of unknown result is given back, with the other's.
        const { balance } = first ? await stake(wallet, session, seat, 'ante', hand) : NOT_ASKED
        if (balance === undefined) await then((table) => anteFailed(table, number, 'unknown'))
        else await then((table) => antePaid(table, number, balance))
        return balance === undefined ? 'unknown' : 'done'
      }
      case 'raise': {
        const { balance } = await stake(wallet, session, seat, 'raise', hand)
        await then((table) => raisePaid(table, number, balance))
        return 'done'
      }
      case 'undo': {
        const undo = { session, transactionId: `${id}.undo`, debitId: `${id}.ante` }
        const { balance } = await wallet.rollback(undo)
        await then((table) => undone(table, number, balance))
        return 'done'
      }
      case 'close': {
        const details = handDetails(await wholeTable(vendor, hand.id), number)
        const amount = formatAmount(seat.payout ?? 0n)
        const close = { session, transactionId: `${id}.close`, roundId: id, amount, closes: true, details }
        const { balance } = await wallet.credit(close)
        faultPoint('vendor:hand-closed')
        await then((table) => closed(table, number, balance))
        return 'done'
      }
    }
  } catch (error) {
    if (error instanceof WalletSilence) return afterSilence(vendor, seat, error)
    if (error instanceof WalletRefusal) return afterRefusal(vendor, seat, { session, wallet, error, first })
    throw error
  }
}

const NOT_ASKED: { balance: string | undefined } = { balance: undefined }

/** Takes the ante, or as much again. */
async function stake(wallet: Wallet, session: string, { id }: Seat, what: 'ante' | 'raise', { modelId }: Hand) {
  const amount = formatAmount(cardsModel(modelId).ante)
  const answer = await wallet.debit({ session, transactionId: `${id}.${what}`, roundId: id, amount })
  faultPoint('vendor:hand-stake-answered')
  return answer
}

/** A call without an answer: an ante is given back, everything else is asked for again. */
async function afterSilence(vendor: Vendor, seat: Seat, error: WalletSilence): Promise<StepEnd> {
  vendor.log.warn({ seat: seat.id, step: seat.step, err: error }, 'the wallet did not answer')
  if (seat.step === 'ante') await changeAndPay(vendor, seat.handId, (table) => anteFailed(table, seat.seat, 'unknown'))
  else await postpone(vendor, seat)
  return 'unknown'
}

async function afterRefusal(
  vendor: Vendor,
  seat: Seat,
  { session, wallet, error, first }: { session: string; wallet: Wallet; error: WalletRefusal; first: boolean },
): Promise<StepEnd> {
  const { handId, seat: number, id } = seat
  const byLimit = BY_LIMITS.find((code) => code === error.code)
  const end = error.code === 'insufficient_balance' ? 'unpaid' : (byLimit ?? 'refused')
  if (seat.step === 'ante') {
    await changeAndPay(vendor, handId, (table) => anteFailed(table, number, end === 'unpaid' ? 'unpaid' : 'unknown'))
    return end
  }
  if (seat.step === 'raise' && first) {
    await changeAndPay(vendor, handId, (table) => raiseRefused(table, number))
    return end
  }
  if (seat.step === 'raise') {
    // An earlier call may still be on its way: its id is cancelled before the refusal is believed.
    const undo = { session, transactionId: `${id}.unraise`, debitId: `${id}.raise` }
    const cancelled = await wallet.rollback(undo).catch(() => undefined)
    if (cancelled) await changeAndPay(vendor, handId, (table) => raiseCancelled(table, number, cancelled.balance))
    else await postpone(vendor, seat)
    return cancelled ? end : 'unknown'
  }
  vendor.log.error({ seat: id, step: seat.step, code: error.code }, 'the wallet refuses to end a hand')
  await postpone(vendor, seat)
  return 'unknown'
}

async function postpone({ database }: Vendor, { id, attempts }: Seat): Promise<void> {
  const seconds = Math.min(2 ** Math.max(0, attempts - 1), LONGEST_WAIT_S)
  await database
    .update(seatTable)
    .set({ dueAt: sql`clock_timestamp() + make_interval(secs => ${seconds})` })
    .where(eq(seatTable.id, id))
}

/** The hand of a member's seat, and the operator's session it is played in. */
async function handOf({ database }: Vendor, { id }: Seat) {
  const [found] = await database
    .select({
      hand: handTable,
      session: sessionTable.walletSession,
      vendorCode: sessionTable.vendorCode,
      walletMode: sessionTable.walletMode,
    })
    .from(seatTable)
    .innerJoin(handTable, eq(handTable.id, seatTable.handId))
    .innerJoin(sessionTable, eq(sessionTable.id, seatTable.sessionId))
    .where(eq(seatTable.id, id))
  return found
}

async function wholeTable({ database, leaseMs }: Vendor, handId: string): Promise<Table> {
  const table = await tableOf(database, handId, leaseMs)
  if (!table) throw new Error(`There is no hand ${handId}`)
  return table
}
