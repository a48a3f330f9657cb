import type { AnswerOf } from '@playhouse/platform-api/endpoint.ts'
import type { merchantWallet, wallets } from '@playhouse/platform-api/wallet.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { vendor } from '../../db/tables/games.ts'
import type { Transfers } from '../../transfer/transfers.ts'
import { accountTypeId, freshParts } from './parts.ts'

/** Whether every vendor's games play from the main wallet. One query. */
export async function readMerchantWallet(database: Database): Promise<AnswerOf<typeof merchantWallet>> {
  return { isSingle: (await database.$count(vendor, eq(vendor.walletMode, 'transfer'))) === 0 }
}

/** The wallets of an account: the main one, and one at each vendor with transfer wallets where it has played. */
export async function listWallets(
  database: Database,
  transfers: Transfers,
  memberId: number,
): Promise<AnswerOf<typeof wallets>> {
  const parts = await freshParts(database, transfers, memberId)
  return {
    list: parts.map((part) => ({
      accountTypeId: accountTypeId(part),
      accountTypeName: part.vendorName ?? 'MAIN',
      currency: part.currency,
      availBalance: formatAmount(part.minor),
      vassalage: part.vendorCode,
      locked: part.locked,
    })),
  }
}
