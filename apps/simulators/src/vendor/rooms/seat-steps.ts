import { formatAmount } from '@playhouse/shared/money.ts'
import { eq, sql } from 'drizzle-orm'
import { seatTable, handTable } from '../tables.ts'
import { sessionTable } from '../tables.ts'
import { faultPoint } from '@playhouse/server/fault-point.ts'
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
import { changeHand, loadTable } from './hand-row.ts'

/** Upper bound of the exponential backoff of unanswered calls. */
const MAX_RETRY_DELAY_S = 60

/** Refusals by the player's limits. */
const BY_LIMITS = [
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
] as const

/** Outcome of a seat's step. `unpaid`: insufficient balance. */
export type StepEnd = 'done' | 'unpaid' | 'refused' | 'unknown' | (typeof BY_LIMITS)[number]

/** Changes a hand and makes the resulting wallet calls until none is due. Returns the outcome of each seat's steps. */
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
 * Makes the wallet call that a seat needs, with a stable id, and applies its result. The
 * caller holds the step's lease. `first` means the call was never made before: only then does a refusal prove that
 * nothing was taken.
 */
export async function takeStep(vendor: Vendor, seat: Seat, first: boolean): Promise<StepEnd> {
  const found = await loadHand(vendor, seat)
  if (!found || seat.step === null) return 'done'
  const { hand, session } = found
  const wallet = vendor.getWallet(found)
  const then = async (change: (table: Table) => Table) => void (await changeAndPay(vendor, hand.id, change))
  const { id, seat: number } = seat
  try {
    switch (seat.step) {
      case 'ante': {
        // An ante with an unknown outcome is refunded with the other one; nobody is dealt in late.
        const { balance } = first ? await stake(wallet, session, seat, 'ante', hand) : NO_BALANCE
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
        const details = handDetails(await requireTable(vendor, hand.id), number)
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

const NO_BALANCE: { balance: string | undefined } = { balance: undefined }

/** Takes the ante or a raise of the same amount. */
async function stake(wallet: Wallet, session: string, { id }: Seat, what: 'ante' | 'raise', { modelId }: Hand) {
  const amount = formatAmount(cardsModel(modelId).ante)
  const response = await wallet.debit({ session, transactionId: `${id}.${what}`, roundId: id, amount })
  faultPoint('vendor:hand-stake-answered')
  return response
}

/** After an unanswered call: refunds an ante, retries everything else. */
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
    // An earlier call may still be in flight: cancel its id before trusting the refusal.
    const undo = { session, transactionId: `${id}.unraise`, debitId: `${id}.raise` }
    const cancelled = await wallet.rollback(undo).catch(() => undefined)
    if (cancelled) await changeAndPay(vendor, handId, (table) => raiseCancelled(table, number, cancelled.balance))
    else await postpone(vendor, seat)
    return cancelled ? end : 'unknown'
  }
  vendor.log.error({ seat: id, step: seat.step, code: error.code }, 'the wallet refused to close a hand')
  await postpone(vendor, seat)
  return 'unknown'
}

async function postpone({ database }: Vendor, { id, attempts }: Seat): Promise<void> {
  const seconds = Math.min(2 ** Math.max(0, attempts - 1), MAX_RETRY_DELAY_S)
  await database
    .update(seatTable)
    .set({ dueAt: sql`clock_timestamp() + make_interval(secs => ${seconds})` })
    .where(eq(seatTable.id, id))
}

async function loadHand({ database }: Vendor, { id }: Seat) {
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

async function requireTable({ database, leaseMs }: Vendor, handId: string): Promise<Table> {
  const table = await loadTable(database, handId, leaseMs)
  if (!table) throw new Error(`Hand ${handId} not found`)
  return table
}
