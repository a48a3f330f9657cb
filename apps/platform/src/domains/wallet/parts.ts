import { sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { cashAccount } from '../../ledger/accounts.ts'
import type { Transfers } from '../../transfer/transfers.ts'

/** The platform's number of the main wallet. */
const MAIN_WALLET = 2

/** One of an account's wallets. */
export interface WalletPart {
  /** Null for the main one. */
  vendorCode: string | null
  vendorName: string | null
  currency: string
  /** Minor units. At a vendor, what is on its way there counts too: it has left the main wallet. */
  minor: bigint
  /** What became of a transfer is not known. */
  locked: boolean
}

/** The wallets of an account: the main one first, then those at vendors. One query. */
async function walletParts(database: Database, memberId: number): Promise<WalletPart[]> {
  const { rows } = await database.execute<WalletPart & Record<string, unknown>>(sql`
    select vendor.code as "vendorCode", vendor.name as "vendorName", account.currency,
      account.balance + case when on_way.direction = 'out' then on_way.amount else 0 end as minor,
      on_way.id is not null and (on_way.state = 'unknown' or on_way.due_at <= clock_timestamp()) as locked
    from ledger_account account
    left join vendor on account.code = ${`member:${memberId}:vendor:`} || vendor.code
    left join wallet_transfer on_way on on_way.member_id = ${memberId} and on_way.vendor_code = vendor.code
      and on_way.state in ('sent', 'unknown')
    where account.member_id = ${memberId} and (account.code = ${cashAccount(memberId)} or vendor.code is not null)
    order by vendor.code nulls first`)
  if (rows[0]?.vendorCode !== null) throw new Error(`Member ${memberId} has no account in the book.`)
  return rows
}

/** The same as of now: with what vendors have settled just now, and without what is in rounds under way there. */
export async function freshParts(database: Database, transfers: Transfers, memberId: number): Promise<WalletPart[]> {
  const parts = await walletParts(database, memberId)
  const holding = parts.flatMap(({ vendorCode, minor }) => (vendorCode !== null && minor > 0n ? [vendorCode] : []))
  if (holding.length === 0) return parts
  const staked = new Map(
    await Promise.all(
      holding.map(async (vendorCode) => [vendorCode, await transfers.stakedAt({ memberId, vendorCode })] as const),
    ),
  )
  return (await walletParts(database, memberId)).map((part) => {
    const free = part.minor - (staked.get(part.vendorCode ?? '') ?? 0n)
    return { ...part, minor: free > 0n ? free : 0n }
  })
}

/** The platform's number of a wallet: a vendor's code read as a number of base 36, which no other vendor's is. */
export const accountTypeId = ({ vendorCode }: WalletPart): number =>
  vendorCode === null ? MAIN_WALLET : Number.parseInt(vendorCode, 36)

/** All of it. */
export const sumOf = (parts: readonly WalletPart[]): bigint => parts.reduce((sum, { minor }) => sum + minor, 0n)
