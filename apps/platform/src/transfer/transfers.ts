import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@playhouse/postgres/database.ts'
import { roundFeed } from '../db/tables/transfers.ts'
import { faultPoint } from '@playhouse/shared/fault-point.ts'
import { accountName } from '../seamless/authenticate.ts'
import { vendorSecret } from '@playhouse/vendor-api/signature.ts'
import { takeOverRounds } from './taken-over-rounds.ts'
import {
  type AtVendor,
  beginIn,
  beginOut,
  claimedDue,
  endTransfer,
  type NotBegun,
  postpone,
  type Transfer,
  underWay,
} from './transfer-book.ts'
import { TransferRefusal, type VendorClient } from './vendor-client.ts'

/** How long a transfer waits for another one with the same vendor to end, and how often it looks. */
const WAIT_MS = 5_000
const LOOK_EVERY_MS = 50

/** For this long a vendor that did not answer is asked for nothing by the way. */
const QUIET_MS = 5_000

/**
 * `unknown`: the vendor did not say what became of this transfer or of one before it; its wallet is locked for the member until
 * it does.
 */
export type TransferEnd = 'done' | 'nothing' | 'refused' | 'unknown'

/** The member's money between the main wallet and those at vendors. */
export interface Transfers {
  /** Moves the whole main balance to a vendor. */
  moveTo(at: AtVendor): Promise<TransferEnd>
  /** Brings back what lies at a vendor; what cannot be brought back stays. */
  bringBack(at: AtVendor): Promise<void>
  /**
   * Takes over what a vendor has settled so far. Out: what the member has in rounds there that are not settled, which the book does
   * not know of; 0 where the vendor does not answer.
   */
  stakedAt(at: AtVendor): Promise<bigint>
  /** Asks vendors what became of transfers of unknown result, and takes over the rounds that they have settled. */
  catchUp(): Promise<void>
}

interface TransferServices {
  database: Database
  vendors: VendorClient
  /** The secret that vendors' keys come from, and the names by which they know accounts. */
  secret: string
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

export function openTransfers({ database, vendors, secret, log }: TransferServices): Transfers {
  const accountOf = ({ memberId, vendorCode }: AtVendor) => accountName(vendorSecret(secret, vendorCode), memberId)

  /** Begins a transfer, once none is under way any more. */
  async function begun(at: AtVendor, begin: () => Promise<Transfer | NotBegun>): Promise<Transfer | NotBegun> {
    const until = Date.now() + WAIT_MS
    for (;;) {
      const transfer = await begin()
      if (transfer !== 'busy') return transfer
      while ((await underWay(database, at)) === 'busy') {
        if (Date.now() > until) return 'locked'
        await sleep(LOOK_EVERY_MS)
      }
    }
  }

  /** Has the vendor make a transfer that was begun, and ends it as the vendor says. */
  async function make(transfer: Transfer): Promise<TransferEnd> {
    faultPoint('transfer:kept')
    const { id: transferId, vendorCode, direction, amount } = transfer
    const asked = { transferId, account: accountOf(transfer), amount: formatAmount(amount) }
    return ended(transfer, async () => {
      try {
        await vendors.ask(vendorCode, direction === 'out' ? 'deposit' : 'withdraw', asked)
        return 'done'
      } catch (error) {
        // It was asked for this once only: a refusal proves that nothing was moved.
        if (error instanceof TransferRefusal) return 'refused'
        throw error
      }
    })
  }

  async function ended(transfer: Transfer, outcomeOf: () => Promise<'done' | 'refused'>): Promise<TransferEnd> {
    const { id, vendorCode, direction } = transfer
    try {
      const outcome = await outcomeOf()
      faultPoint('transfer:answered')
      // What the vendor paid out may have been won in rounds that are not in the book yet.
      if (direction === 'in' && outcome === 'done') await takeOverRounds(database, vendors, vendorCode)
      if (outcome === 'refused') log.warn({ transfer: id, vendorCode }, 'a vendor refused a transfer')
      return await endTransfer(database, transfer, outcome)
    } catch (error) {
      log.warn({ err: error, transfer: id, vendorCode }, 'the end of a transfer is not known')
      await postpone(database, transfer)
      return 'unknown'
    }
  }

  /** What a vendor says of the member's account; the rounds behind it are in the book by then. */
  async function toldOf(at: AtVendor): Promise<{ held: bigint; staked: bigint }> {
    const { balance, staked } = await vendors.ask(at.vendorCode, 'balance', { account: accountOf(at) })
    await takeOverRounds(database, vendors, at.vendorCode)
    return { held: parseAmount(balance), staked: parseAmount(staked) }
  }

  const quietUntil = new Map<string, number>()
  /** Asks a vendor for something by the way; undefined where it does not answer, or did not just now. */
  async function byTheWay<T>(vendorCode: string, work: () => Promise<T>): Promise<T | undefined> {
    if ((quietUntil.get(vendorCode) ?? 0) > Date.now()) return undefined
    try {
      return await work()
    } catch (error) {
      quietUntil.set(vendorCode, Date.now() + QUIET_MS)
      log.error({ err: error, vendorCode }, 'rounds of a vendor could not be taken over')
      return undefined
    }
  }

  return {
    stakedAt: async (at) => (await byTheWay(at.vendorCode, () => toldOf(at)))?.staked ?? 0n,

    async moveTo(at) {
      const transfer = await begun(at, () => beginOut(database, at))
      return typeof transfer === 'string' ? NOT_BEGUN[transfer] : make(transfer)
    },

    async bringBack(at) {
      const told = await toldOf(at).catch((error: unknown) => {
        log.warn({ err: error, vendorCode: at.vendorCode }, 'a vendor does not tell what it holds')
      })
      if (!told) return
      const transfer = await begun(at, () => beginIn(database, at, told.held))
      if (typeof transfer !== 'string') await make(transfer)
    },

    async catchUp() {
      const due = await claimedDue(database)
      await Promise.all(
        due.map((transfer) =>
          ended(
            transfer,
            async () => (await vendors.ask(transfer.vendorCode, 'status', { transferId: transfer.id })).state,
          ),
        ),
      )
      const feeds = await database.select({ vendorCode: roundFeed.vendorCode }).from(roundFeed)
      await Promise.all(
        feeds.map(({ vendorCode }) => byTheWay(vendorCode, () => takeOverRounds(database, vendors, vendorCode))),
      )
    },
  }
}

const NOT_BEGUN: Record<NotBegun, TransferEnd> = { nothing: 'nothing', busy: 'unknown', locked: 'unknown' }
