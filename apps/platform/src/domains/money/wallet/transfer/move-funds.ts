import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { platformError } from '../../../../request/platform-error.ts'
import type { VendorWallet } from './transfer-records.ts'
import type { Transfers } from './transfers.ts'

/**
 * Codes of the vendors that hold money of a member according to the ledger, which is never less than what
 * they hold.
 */
export function vendorsHolding(memberId: number): SQL<string[]> {
  const prefix = `member:${memberId}:vendor:`
  return sql`array(
    select substr(code, ${prefix.length + 1}::integer) from ledger_account
    where member_id = ${memberId} and starts_with(code, ${prefix}) and balance > 0)`
}

/**
 * Moves all of an account's money to where a vendor's games play from: back from the other vendors in `holding`, and
 * out to this one if it `keepsMoney`. Money that cannot be returned stays and does not prevent play with the rest.
 * @throws PlatformError wallet.locked while the outcome of a transfer to this vendor is unknown; system_busy
 */
export async function moveFundsForPlay(
  transfers: Transfers,
  at: VendorWallet,
  { holding, keepsMoney }: { holding: readonly string[]; keepsMoney: boolean },
): Promise<void> {
  const others = holding.filter((code) => code !== at.vendorCode)
  await Promise.all(others.map((vendorCode) => transfers.transferBack({ ...at, vendorCode })))
  if (!keepsMoney) return
  const end = await transfers.transferOut(at)
  if (end === 'unknown') throw platformError('wallet.locked')
  if (end === 'refused') throw platformError('system_busy')
}

/** Returns money from one vendor, or from all. */
export async function bringFundsBack(
  database: Database,
  transfers: Transfers,
  memberId: number,
  only: string | undefined,
): Promise<void> {
  const { rows } = await database.execute<{ holding: string[] }>(sql`select ${vendorsHolding(memberId)} as holding`)
  const vendors = rows[0]?.holding.filter((code) => only === undefined || code === only) ?? []
  await Promise.all(vendors.map((vendorCode) => transfers.transferBack({ memberId, vendorCode })))
}
