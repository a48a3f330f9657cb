import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@playhouse/postgres/database.ts'
import { dueIf, type DueWork } from '../../../../jobs/due-rows.ts'
import { roundFeed, walletTransfer } from '../../../../db/tables/transfers.ts'
import { faultPoint } from '@playhouse/server/fault-point.ts'
import { accountName } from '../seamless/authenticate.ts'
import type { Vendors } from '@playhouse/vendor-api/vendors/all.ts'
import { VendorRefusedError, vendorSecret } from '@playhouse/vendor-api/vendors/vendor-adapter.ts'
import { importRounds } from './import-rounds.ts'
import {
  type Chosen,
  type VendorWallet,
  startTransferBack,
  startTransferOut,
  claimDueTransfers,
  endTransfer,
  type NotStarted,
  postpone,
  type Transfer,
  type TransferAllowance,
  unfinishedTransfer,
} from './transfer-records.ts'

/** How long to wait for a concurrent transfer with the same vendor, and the polling interval. */
const WAIT_MS = 5_000
const LOOK_EVERY_MS = 50

const SETTLE_EVERY_MS = 2_000
/** After a failure, optional calls to the vendor are skipped for this long. */
const SKIP_MS = 5_000

/**
 * `unknown`: the outcome of this transfer or a previous one is unknown; the member's wallet at the vendor is
 * locked until it is settled.
 */
export type TransferOutcome = 'done' | 'nothing' | 'refused' | 'unknown'

export interface Transfers {
  /** Moves the whole main balance, or exactly `chosen`; `nothing` if the balance is too low. */
  transferOut(at: VendorWallet, chosen?: Chosen): Promise<TransferOutcome>
  /**
   * Moves a vendor's balance back as far as possible, or exactly `chosen` of it. Nothing if a game of the vendor was opened since
   * `leftAt`, a time of the database.
   */
  transferBack(at: VendorWallet, chosen?: Chosen, leftAt?: string): Promise<TransferOutcome>
  /**
   * Imports settled rounds and returns the stakes of unsettled ones, which the ledger does not know; 0 if the
   * vendor does not answer.
   */
  readOpenStakes(at: VendorWallet): Promise<bigint>
  /** Settles transfers of unknown outcome and imports rounds. @returns how many transfers were due */
  settlePending(): Promise<number>
}

interface TransferServices {
  database: Database
  vendors: Pick<Vendors, 'ask'>
  /** Vendors' keys and account names are derived from it. */
  secret: string
  transferAllowance: TransferAllowance
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

export function openTransfers(services: TransferServices): Transfers {
  const { database, vendors, transferAllowance, log } = services
  const tryAtVendor = optionalCalls(log)
  const run = async (at: VendorWallet, begin: () => Promise<Transfer | NotStarted>): Promise<TransferOutcome> => {
    const transfer = await startWhenFree(database, at, begin)
    return typeof transfer === 'string' ? END_IF_NOT_STARTED[transfer] : execute(services, transfer)
  }

  return {
    readOpenStakes: async (at) =>
      (await tryAtVendor(at.vendorCode, () => readVendorBalance(services, at)))?.staked ?? 0n,

    transferOut: (at, chosen) => run(at, () => startTransferOut(database, at, transferAllowance, chosen)),

    async transferBack(at, chosen, leftAt) {
      const atVendor = await readVendorBalance(services, at).catch((error: unknown) => {
        log.warn({ err: error, vendorCode: at.vendorCode }, 'reading a vendor balance failed')
      })
      if (!atVendor) return 'refused'
      return run(at, () => startTransferBack(database, at, atVendor.held, chosen, leftAt))
    },

    async settlePending() {
      const due = await claimDueTransfers(database)
      await Promise.all(
        due.map((transfer) =>
          finish(
            services,
            transfer,
            async () => (await vendors.ask(transfer.vendorCode, 'status', { transferId: transfer.id })).state,
          ),
        ),
      )
      const feeds = await database.select({ vendorCode: roundFeed.vendorCode }).from(roundFeed)
      await Promise.all(
        feeds.map(({ vendorCode }) => tryAtVendor(vendorCode, () => importRounds(database, vendors, vendorCode))),
      )
      return due.length
    },
  }
}

const getAccount = (secret: string, { memberId, vendorCode }: VendorWallet) =>
  accountName(vendorSecret(secret, vendorCode), memberId)

/** Starts a transfer after a concurrent one has ended. */
async function startWhenFree(
  database: Database,
  at: VendorWallet,
  begin: () => Promise<Transfer | NotStarted>,
): Promise<Transfer | NotStarted> {
  const until = Date.now() + WAIT_MS
  for (;;) {
    const transfer = await begin()
    if (transfer !== 'busy') return transfer
    while ((await unfinishedTransfer(database, at)) === 'busy') {
      if (Date.now() > until) return 'locked'
      await sleep(LOOK_EVERY_MS)
    }
  }
}

/** Requests a transfer from the vendor and finishes it with the outcome. */
async function execute(services: TransferServices, transfer: Transfer): Promise<TransferOutcome> {
  faultPoint('transfer:kept')
  const { id: transferId, vendorCode, direction, amount } = transfer
  const requested = { transferId, account: getAccount(services.secret, transfer), amount: formatAmount(amount) }
  return finish(services, transfer, async () => {
    try {
      await services.vendors.ask(vendorCode, direction === 'out' ? 'deposit' : 'withdraw', requested)
      return 'done'
    } catch (error) {
      // First and only request: a refusal proves that nothing was moved.
      if (error instanceof VendorRefusedError) return 'refused'
      throw error
    }
  })
}

async function finish(
  { database, vendors, log }: TransferServices,
  transfer: Transfer,
  getOutcome: () => Promise<'done' | 'refused'>,
): Promise<TransferOutcome> {
  const { id, vendorCode, direction } = transfer
  try {
    const outcome = await getOutcome()
    faultPoint('transfer:answered')
    // The paid-out money may have been won in rounds that are not imported yet.
    if (direction === 'in' && outcome === 'done') await importRounds(database, vendors, vendorCode)
    if (outcome === 'refused') log.warn({ transfer: id, vendorCode }, 'a vendor refused a transfer')
    return await endTransfer(database, transfer, outcome)
  } catch (error) {
    log.warn({ err: error, transfer: id, vendorCode }, 'the outcome of a transfer is unknown')
    await postpone(database, transfer)
    return 'unknown'
  }
}

/** The member's balance at a vendor, with all settled rounds imported. */
async function readVendorBalance(
  { database, vendors, secret }: TransferServices,
  at: VendorWallet,
): Promise<{ held: bigint; staked: bigint }> {
  const { balance, staked } = await vendors.ask(at.vendorCode, 'balance', { account: getAccount(secret, at) })
  await importRounds(database, vendors, at.vendorCode)
  return { held: parseAmount(balance), staked: parseAmount(staked) }
}

/** Makes optional calls to vendors; undefined if the call fails, or one failed recently. */
function optionalCalls(log: TransferServices['log']) {
  const skipUntil = new Map<string, number>()
  return async <T>(vendorCode: string, work: () => Promise<T>): Promise<T | undefined> => {
    if ((skipUntil.get(vendorCode) ?? 0) > Date.now()) return undefined
    try {
      return await work()
    } catch (error) {
      skipUntil.set(vendorCode, Date.now() + SKIP_MS)
      log.error({ err: error, vendorCode }, 'importing rounds of a vendor failed')
      return undefined
    }
  }
}

export const dueTransfers = (transfers: Transfers): DueWork => ({
  name: 'settling transfers',
  // Vendors are asked for rounds whether or not anything is due here.
  next: sql`select least((select min(due_at) from ${walletTransfer} where state in ('sent', 'unknown')),
    (${dueIf(sql`exists (select from ${roundFeed})`)}))`,
  everyMs: SETTLE_EVERY_MS,
  run: () => transfers.settlePending(),
})

const END_IF_NOT_STARTED: Record<NotStarted, TransferOutcome> = {
  done: 'done',
  nothing: 'nothing',
  busy: 'unknown',
  locked: 'unknown',
}
