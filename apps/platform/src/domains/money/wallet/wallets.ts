import { eq, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { bonusAccount, cashAccount, lockedAccount } from '../../../ledger/accounts.ts'
import type { Transfers } from './transfer/transfers.ts'
import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import { type balance, MAIN_WALLET, type merchantWallet, type wallets } from '@playhouse/platform-api/wallet.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { vendor } from '../../../db/tables/games.ts'
import { getAccountTypeId } from './wallet-numbers.ts'

export interface WalletBalance {
  /** Null for the main wallet. */
  vendorCode: string | null
  vendorName: string | null
  currency: string
  /** Minor units. Money in transit to a vendor counts there: it has left the main wallet. */
  minor: bigint
  /** The outcome of a transfer is unknown. */
  locked: boolean
  /** The account's bonus money, the same for all wallets. Minor units. */
  bonus: bigint | null
  /** Held by pending withdrawals, the same for all wallets. Minor units. */
  held: bigint | null
}

/** Main wallet first, then those at vendors. One query. */
async function storedWallets(database: Database, memberId: number): Promise<WalletBalance[]> {
  const { rows } = await database.execute<WalletBalance & Record<string, unknown>>(sql`
    select vendor.code as "vendorCode", vendor.name as "vendorName", account.currency,
      account.balance + case when on_way.direction = 'out' then on_way.amount else 0 end as minor,
      (select balance from ledger_account where member_id = ${memberId} and code = ${bonusAccount(memberId)}) as bonus,
      (select balance from ledger_account where member_id = ${memberId} and code = ${lockedAccount(memberId)}) as held,
      coalesce(on_way.state = 'unknown' or on_way.due_at <= clock_timestamp(), false) as locked
    from ledger_account account
    left join vendor on account.code = ${`member:${memberId}:vendor:`} || vendor.code
    left join wallet_transfer on_way on on_way.member_id = ${memberId} and on_way.vendor_code = vendor.code
      and on_way.state in ('sent', 'unknown')
    where account.member_id = ${memberId} and (account.code = ${cashAccount(memberId)} or vendor.code is not null)
    order by vendor.code nulls first`)
  if (rows[0]?.vendorCode !== null) throw new Error(`Member ${memberId} has no ledger account.`)
  return rows
}

/** The wallets after importing the vendors' settled rounds, without stakes of unfinished ones. */
export async function readWallets(
  database: Database,
  transfers: Transfers,
  memberId: number,
): Promise<WalletBalance[]> {
  const parts = await storedWallets(database, memberId)
  const holding = parts.flatMap(({ vendorCode, minor }) => (vendorCode !== null && minor > 0n ? [vendorCode] : []))
  if (holding.length === 0) return parts
  const staked = new Map(
    await Promise.all(
      holding.map(
        async (vendorCode) => [vendorCode, await transfers.readOpenStakes({ memberId, vendorCode })] as const,
      ),
    ),
  )
  return (await storedWallets(database, memberId)).map((part) => {
    const free = part.minor - (staked.get(part.vendorCode ?? '') ?? 0n)
    return { ...part, minor: free > 0n ? free : 0n }
  })
}

const accountTypeId = ({ vendorCode }: WalletBalance): number =>
  vendorCode === null ? MAIN_WALLET : getAccountTypeId(vendorCode)

export const getTotal = (parts: readonly WalletBalance[]): bigint => parts.reduce((sum, { minor }) => sum + minor, 0n)

/** Total balance and each wallet. One query; with money at vendors, their settled rounds are imported first. */
export async function readBalance(
  database: Database,
  transfers: Transfers,
  memberId: number,
  currencySymbol: string,
): Promise<ResponseOf<typeof balance>> {
  const parts = await readWallets(database, transfers, memberId)
  return {
    sumBalance: formatAmount(getTotal(parts)),
    bonus: formatAmount(parts[0]?.bonus ?? 0n),
    locked: formatAmount(parts[0]?.held ?? 0n),
    currency: parts[0]?.currency ?? '',
    currencySymbol,
    balance: parts.map((part) => ({ accountTypeId: accountTypeId(part), availBalance: formatAmount(part.minor) })),
  }
}

/** Whether every vendor plays from the main wallet. One query. */
export async function readMerchantWallet(database: Database): Promise<ResponseOf<typeof merchantWallet>> {
  return { isSingle: (await database.$count(vendor, eq(vendor.walletMode, 'transfer'))) === 0 }
}

/** The main wallet, and one per vendor with transfer wallets, even if empty. */
export async function listWallets(
  database: Database,
  transfers: Transfers,
  memberId: number,
): Promise<ResponseOf<typeof wallets>> {
  const vendors = await database.select().from(vendor).where(eq(vendor.walletMode, 'transfer')).orderBy(vendor.code)
  const opened = await readWallets(database, transfers, memberId)
  const unopened = vendors
    .filter(({ code }) => !opened.some(({ vendorCode }) => vendorCode === code))
    .map(({ code, name }): WalletBalance => {
      return {
        vendorCode: code,
        vendorName: name,
        currency: opened[0]?.currency ?? '',
        minor: 0n,
        locked: false,
        bonus: 0n,
        held: 0n,
      }
    })
  return {
    list: [...opened, ...unopened].map((part) => ({
      accountTypeId: accountTypeId(part),
      accountTypeName: part.vendorName ?? 'MAIN',
      currency: part.currency,
      availBalance: formatAmount(part.minor),
      vassalage: part.vendorCode,
      locked: part.locked,
    })),
  }
}
