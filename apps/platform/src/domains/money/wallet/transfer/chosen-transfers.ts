import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import { MAIN_WALLET, type walletTransfer as walletTransferEndpoint } from '@playhouse/platform-api/wallet.ts'
import type { lockTransStatus } from '@playhouse/platform-api/wallet-transfers.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { vendor } from '../../../../db/tables/games.ts'
import { walletTransfer } from '../../../../db/tables/transfers.ts'
import { platformError } from '../../../../request/platform-error.ts'
import { getAccountTypeId } from '../wallet-numbers.ts'
import { wasStarted } from './transfer-records.ts'
import type { TransferOutcome, Transfers } from './transfers.ts'

/** Two wallets of an account; undefined is the main wallet. */
export interface Between {
  memberId: number
  from: string | undefined
  to: string | undefined
  amount: bigint
  /** Moves once per key. */
  requestKey?: string | undefined
}

/**
 * Moves a chosen amount between two wallets, between vendors via the main one.
 * @returns whether it arrived; false if it left the first vendor and the second did not accept it
 * @throws PlatformError function.not.available, insufficient_balance, wallet.locked, system_busy, request_param_err,
 * request_key_reused
 */
export async function moveChosen(database: Database, transfers: Transfers, between: Between): Promise<boolean> {
  const { memberId, from, to, amount, requestKey: key } = between
  if (from === to) throw platformError('request_param_err', { fields: { to: 'mismatch' } })
  if (amount <= 0n) throw platformError('request_param_err', { fields: { amount: 'range' } })
  await checkVendors(database, { from, to })
  if (from !== undefined) settle(await transfers.transferBack({ memberId, vendorCode: from }, { amount, key }))
  if (to === undefined) return true
  try {
    settle(await transfers.transferOut({ memberId, vendorCode: to }, { amount, key: keyOut(between) }))
    return true
  } catch (error) {
    if (from === undefined) throw error
    return false
  }
}

/** A transfer between vendors has two halves with a key each. */
const keyOut = ({ from, requestKey }: Between) => (requestKey && from ? `${requestKey} out` : requestKey)

/** Whether a request with this key has moved the amount before, so that moving it again changes nothing. */
export function wasMoved(database: Database, between: Between): Promise<boolean> {
  const { memberId, from, to, amount, requestKey } = between
  if (to !== undefined) {
    return wasStarted(database, { memberId, vendorCode: to }, 'out', { amount, key: keyOut(between) })
  }
  if (from === undefined) return Promise.resolve(false)
  return wasStarted(database, { memberId, vendorCode: from }, 'in', { amount, key: requestKey })
}

function settle(outcome: TransferOutcome): void {
  if (outcome === 'nothing') throw platformError('insufficient_balance')
  if (outcome === 'unknown') throw platformError('wallet.locked')
  if (outcome === 'refused') throw platformError('system_busy')
}

/** @throws PlatformError function.not.available without transfer wallets, request_param_err for a vendor without one */
async function checkVendors(database: Database, { from, to }: Pick<Between, 'from' | 'to'>): Promise<void> {
  const known = await database.select({ code: vendor.code }).from(vendor).where(eq(vendor.walletMode, 'transfer'))
  if (known.length === 0) throw platformError('function.not.available')
  for (const [field, code] of Object.entries({ from, to })) {
    if (code !== undefined && !known.some((one) => one.code === code)) {
      throw platformError('request_param_err', { fields: { [field]: 'pattern' } })
    }
  }
}

/** Wallets by the contract's numbers. @throws PlatformError request_param_err for an unknown number */
export async function betweenNumbers(
  database: Database,
  memberId: number,
  { fromAccountTypeId, toAccountTypeId, amount, requestKey }: CheckedInputOf<typeof walletTransferEndpoint>,
): Promise<Between> {
  const vendors = await database.select({ code: vendor.code }).from(vendor).where(eq(vendor.walletMode, 'transfer'))
  if (vendors.length === 0) throw platformError('function.not.available')
  const getCode = (number: number, field: string): string | undefined => {
    if (number === MAIN_WALLET) return undefined
    const found = vendors.find(({ code }) => getAccountTypeId(code) === number)
    if (!found) throw platformError('request_param_err', { fields: { [field]: 'pattern' } })
    return found.code
  }
  const from = getCode(fromAccountTypeId, 'fromAccountTypeId')
  const to = getCode(toAccountTypeId, 'toAccountTypeId')
  return { memberId, from, to, amount: parseAmount(amount), requestKey }
}

/** Transfers of an account with an unknown outcome, latest first. One query. */
export async function listUnresolved(
  database: Database,
  memberId: number,
): Promise<ResponseOf<typeof lockTransStatus>['list']> {
  const rows = await database
    .select()
    .from(walletTransfer)
    .where(
      and(
        eq(walletTransfer.memberId, memberId),
        inArray(walletTransfer.state, ['sent', 'unknown']),
        sql`(${walletTransfer.state} = 'unknown' or ${walletTransfer.dueAt} <= clock_timestamp())`,
      ),
    )
    .orderBy(desc(walletTransfer.createdAt))
  return rows.map(({ id, vendorCode, direction, amount, createdAt }) => ({
    transferId: id,
    vassalage: vendorCode,
    direction,
    amount: formatAmount(amount),
    startedAt: createdAt.getTime(),
  }))
}
