import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { platformError } from '../../http/platform-error.ts'
import type { AtVendor } from '../../transfer/transfer-book.ts'
import type { Transfers } from '../../transfer/transfers.ts'

/** Codes of the vendors that hold money of a member. A vendor never holds more than the book has there. */
export function vendorsHolding(memberId: number): SQL<string[]> {
  const prefix = `member:${memberId}:vendor:`
  return sql`array(
    select substr(code, ${prefix.length + 1}::integer) from ledger_account
    where member_id = ${memberId} and starts_with(code, ${prefix}) and balance > 0)`
}

/**
 * Moves all of an account's money to where a vendor's games play from: back from the other vendors in `holding`, and out to this
 * one where `keepsMoney`. What cannot be brought back stays, and keeps nobody from playing with the rest.
 * @throws PlatformError wallet.locked while it is not known what became of a transfer to this vendor; system_busy
 */
export async function readyToPlay(
  transfers: Transfers,
  at: AtVendor,
  { holding, keepsMoney }: { holding: readonly string[]; keepsMoney: boolean },
): Promise<void> {
  const others = holding.filter((code) => code !== at.vendorCode)
  await Promise.all(others.map((vendorCode) => transfers.bringBack({ ...at, vendorCode })))
  if (!keepsMoney) return
  const end = await transfers.moveTo(at)
  if (end === 'unknown') throw platformError('wallet.locked')
  if (end === 'refused') throw platformError('system_busy')
}

/** Brings back what lies at one vendor, or at all of them. */
export async function bringAllBack(
  database: Database,
  transfers: Transfers,
  memberId: number,
  only: string | undefined,
): Promise<void> {
  const { rows } = await database.execute<{ holding: string[] }>(sql`select ${vendorsHolding(memberId)} as holding`)
  const vendors = rows[0]?.holding.filter((code) => only === undefined || code === only) ?? []
  await Promise.all(vendors.map((vendorCode) => transfers.bringBack({ memberId, vendorCode })))
}
