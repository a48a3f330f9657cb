import { sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'

/** Names the operators in the entries that triggers of settings write to the audit log, until the transaction ends. */
export async function actAs(tx: Transaction, operators: readonly string[]): Promise<void> {
  await tx.execute(sql`select set_config('playhouse.operator', ${operators.join(', ')}, true)`)
}
