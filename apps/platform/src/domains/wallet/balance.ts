import type { AnswerOf } from '@playhouse/platform-api/endpoint.ts'
import type { balance } from '@playhouse/platform-api/wallet.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { ledgerAccount } from '../../db/tables/ledger.ts'
import { cashAccount } from '../../ledger/accounts.ts'

/** The platform's number of the main wallet, the only one there is. */
export const MAIN_WALLET = 2

/** What an account can play with, in minor units, and the currency of it. One query. */
export async function cashOf(database: Database, memberId: number): Promise<{ minor: bigint; currency: string }> {
  const [found] = await database
    .select({ minor: ledgerAccount.balance, currency: ledgerAccount.currency })
    .from(ledgerAccount)
    .where(eq(ledgerAccount.code, cashAccount(memberId)))
  if (!found || found.minor === null) throw new Error(`Member ${memberId} has no account in the book.`)
  return { minor: found.minor, currency: found.currency }
}

/** The balance of an account. One query. */
export async function readBalance(
  database: Database,
  memberId: number,
  currencySymbol: string,
): Promise<AnswerOf<typeof balance>> {
  const { minor, currency } = await cashOf(database, memberId)
  const amount = formatAmount(minor)
  return {
    sumBalance: amount,
    currency,
    currencySymbol,
    balance: [{ accountTypeId: MAIN_WALLET, availBalance: amount }],
  }
}
