import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@playhouse/postgres/database.ts'
import { roundFeed } from '../../../db/tables/transfers.ts'
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

/** How long to wait for a concurrent transfer with the same vendor, and the polling interval. */
const WAIT_MS = 5_000
const LOOK_EVERY_MS = 50

/** After a failure, optional calls to the vendor are skipped for this long. */
const QUIET_MS = 5_000

/**
 * `unknown`: the outcome of this transfer or a previous one is unknown; the member's wallet at the vendor is
 * locked until it is settled.
 */
export type TransferEnd = 'done' | 'nothing' | 'refused' | 'unknown'

/** Moves members' money between the main wallet and vendors. */
export interface Transfers {
  moveTo(at: AtVendor): Promise<TransferEnd>
  /** Moves a vendor's balance back as far as possible. */
  bringBack(at: AtVendor): Promise<void>
  /**
   * Imports settled rounds and returns the stakes of unsettled ones, which the ledger does not know; 0 if the
   * vendor does not answer.
   */
  stakedAt(at: AtVendor): Promise<bigint>
  /** Settles transfers of unknown outcome and imports rounds. */
  catchUp(): Promise<void>
}

interface TransferServices {
  database: Database
  vendors: VendorClient
  /** Vendors' keys and account names are derived from it. */
  secret: string
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

export function openTransfers({ database, vendors, secret, log }: TransferServices): Transfers {
  const accountOf = ({ memberId, vendorCode }: AtVendor) => accountName(vendorSecret(secret, vendorCode), memberId)

  /** Starts a transfer after a concurrent one has ended. */
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

  /** Asks the vendor to execute a transfer and finishes it with the outcome. */
  async function make(transfer: Transfer): Promise<TransferEnd> {
    faultPoint('transfer:kept')
    const { id: transferId, vendorCode, direction, amount } = transfer
    const asked = { transferId, account: accountOf(transfer), amount: formatAmount(amount) }
    return ended(transfer, async () => {
      try {
        await vendors.ask(vendorCode, direction === 'out' ? 'deposit' : 'withdraw', asked)
        return 'done'
      } catch (error) {
        // First and only request: a refusal proves that nothing was moved.
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
      // The paid-out money may have been won in rounds that are not imported yet.
      if (direction === 'in' && outcome === 'done') await takeOverRounds(database, vendors, vendorCode)
      if (outcome === 'refused') log.warn({ transfer: id, vendorCode }, 'a vendor refused a transfer')
      return await endTransfer(database, transfer, outcome)
    } catch (error) {
      log.warn({ err: error, transfer: id, vendorCode }, 'the end of a transfer is not known')
      await postpone(database, transfer)
      return 'unknown'
    }
  }

  /** The member's balance at a vendor, with all settled rounds imported. */
  async function toldOf(at: AtVendor): Promise<{ held: bigint; staked: bigint }> {
    const { balance, staked } = await vendors.ask(at.vendorCode, 'balance', { account: accountOf(at) })
    await takeOverRounds(database, vendors, at.vendorCode)
    return { held: parseAmount(balance), staked: parseAmount(staked) }
  }

  const quietUntil = new Map<string, number>()
  /** Optional call to a vendor; undefined if it fails or failed recently. */
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
