import type { AnswerOf } from '@playhouse/platform-api/endpoint.ts'
import type { balance } from '@playhouse/platform-api/wallet.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import type { Transfers } from '../../transfer/transfers.ts'
import { accountTypeId, freshParts, sumOf } from './parts.ts'

/**
 * The balance of an account over all of its wallets, and each of them. One query; where something lies at vendors, what they have
 * settled just now is taken over first.
 */
export async function readBalance(
  database: Database,
  transfers: Transfers,
  memberId: number,
  currencySymbol: string,
): Promise<AnswerOf<typeof balance>> {
  const parts = await freshParts(database, transfers, memberId)
  return {
    sumBalance: formatAmount(sumOf(parts)),
    currency: parts[0]?.currency ?? '',
    currencySymbol,
    balance: parts.map((part) => ({ accountTypeId: accountTypeId(part), availBalance: formatAmount(part.minor) })),
  }
}
