import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { withdrawalSetting } from '../../../../db/tables/cashier-withdrawals.ts'

/** The brand's withdrawal rules. */
export type WithdrawalSettings = typeof withdrawalSetting.$inferSelect

export async function withdrawalSettings(database: Database | Transaction): Promise<WithdrawalSettings> {
  const [found] = await database.select().from(withdrawalSetting)
  if (!found) throw new Error('The database has no withdrawal settings: a migration makes them.')
  return found
}
