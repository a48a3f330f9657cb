import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@playhouse/postgres/database.ts'
import { cashAccount } from '../../../../ledger/accounts.ts'
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

/** What vendors hold of a member's money according to the ledger, in minor units. */
export const sumAtVendors = (memberId: number | SQLWrapper): SQL<bigint> => sql`(
  select coalesce(sum(balance), 0)::bigint from ledger_account
  where member_id = ${memberId} and starts_with(code, 'member:' || ${memberId}::integer || ':vendor:'))`

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

/**
 * Returns money from one vendor, or from all, when its games are left. Where one of them was opened after that, such as by a page that
 * loads again, its money stays.
 * @param left from which vendor, and how many milliseconds ago
 */
export async function bringFundsBack(
  database: Database,
  transfers: Funds['transfers'],
  memberId: number,
  { only, agoMs = 0 }: { only?: string | undefined; agoMs?: number } = {},
): Promise<void> {
  const { rows } = await database.execute<{ holding: string[]; leftAt: string }>(
    sql`select ${vendorsHolding(memberId)} as holding,
      (clock_timestamp() - make_interval(secs => ${agoMs / 1_000}))::text as "leftAt"`,
  )
  const [found] = rows
  const vendors = found?.holding.filter((code) => only === undefined || code === only) ?? []
  await Promise.all(
    vendors.map((vendorCode) => transfers.transferBack({ memberId, vendorCode }, undefined, found?.leftAt)),
  )
}

export interface Funds {
  database: Database
  transfers: Pick<Transfers, 'transferBack'>
}

/**
 * Takes a payment from the main wallet. Where that is refused because it holds too little, brings back what vendors hold and takes it once
 * more. `pay` is repeated, so it must have changed nothing when it is refused; no lock is held while vendors are called.
 * @param bringBack whether the payment may be covered now
 */
export async function payFromAll<Paid>(bringBack: () => Promise<boolean>, pay: () => Promise<Paid>): Promise<Paid> {
  try {
    return await pay()
  } catch (error) {
    const isTooLow = error instanceof Error && 'code' in error && error.code === 'insufficient_balance'
    if (!isTooLow || !(await bringBack())) throw error
    return pay()
  }
}

/**
 * Brings a member's money back from all vendors if it covers `amount` together with the main wallet.
 * @returns whether the main wallet may cover it now; false as well while the outcome of the transfers is unknown
 */
export async function bringBackFor(
  { database, transfers }: Funds,
  memberId: number,
  amount: bigint,
  own: SQL = sql`(select balance from ledger_account where member_id = ${memberId} and code = ${cashAccount(memberId)})`,
): Promise<boolean> {
  const { rows } = await database.execute<{ holding: string[]; own: bigint; away: bigint }>(sql`
    select ${vendorsHolding(memberId)} as holding, ${own} as own, ${sumAtVendors(memberId)} as away`)
  const [found] = rows
  if (!found || found.own + found.away < amount) return false
  // A concurrent request has brought it back.
  if (found.own >= amount) return true
  const ends = await Promise.all(found.holding.map((vendorCode) => transfers.transferBack({ memberId, vendorCode })))
  return ends.some((end) => end === 'done' || end === 'nothing')
}

/** The longest that a vendor waits for the answer to a stake while another one is asked for the money. */
const STAKE_WAIT_MS = 3_000

/** The same for a stake of a game session, which bonus money pays as well. Money that comes later stays in the main wallet. */
export async function bringBackForStake(funds: Funds, session: string, stake: bigint): Promise<boolean> {
  const { rows } = await funds.database.execute<{ memberId: number }>(
    sql`select member_id as "memberId" from game_session where id = ${session}`,
  )
  const memberId = rows[0]?.memberId
  if (memberId === undefined) return false
  const brought = bringBackFor(funds, memberId, stake, sql`playable_balance(${memberId})`)
  return Promise.race([brought, sleep(STAKE_WAIT_MS, false, { ref: false })])
}
