import type { AnswerOf } from '@playhouse/platform-api/endpoint.ts'
import type { wallets } from '@playhouse/platform-api/wallet.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import type { Database } from '../../db/database.ts'
import { cashOf, MAIN_WALLET } from './balance.ts'

/**
 * One wallet serves every vendor: games are paid from it directly, so that no money ever waits at a vendor. A fact of this
 * platform's ledger, not a setting.
 */
export const IS_SINGLE_WALLET = true

/** The wallets of an account, which are one. One query. */
export async function listWallets(database: Database, memberId: number): Promise<AnswerOf<typeof wallets>> {
  const { minor, currency } = await cashOf(database, memberId)
  return {
    list: [{ accountTypeId: MAIN_WALLET, accountTypeName: 'MAIN', currency, availBalance: formatAmount(minor) }],
  }
}
