import type { DepositLimitPeriod } from '@playhouse/shared/deposit-limit.ts'
import { sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { depositLimit } from '../../db/tables/registration.ts'

export interface NewDepositLimit {
  period: DepositLimitPeriod
  /** Minor units. */
  amount: bigint
}

/** Sets the first limit of an account: nothing is raised by it, so it holds at once. */
export async function setFirstDepositLimit(tx: Transaction, memberId: number, limit: NewDepositLimit): Promise<void> {
  await tx.insert(depositLimit).values({ memberId, ...limit, setAt: sql`now()`, effectiveAt: sql`now()` })
}
