import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import type { DepositLimitPeriod } from '@playhouse/shared/limits.ts'

export interface OpenedAccount {
  memberId: number
  invitedById: number | undefined
  linkCode?: string | undefined
  /** `amount` in minor units. */
  depositLimit?: { period: DepositLimitPeriod; amount: bigint } | undefined
}

/** Effects of higher layers on this layer's changes; `src/hooks.ts` fills them in. */
export interface PeopleHooks {
  /** Run in the transaction that opens an account. */
  accountOpened: readonly ((tx: Transaction, account: OpenedAccount) => Promise<void>)[]
  /** Run before a new log-in password is stored; they throw to refuse it. */
  newPassword: readonly ((database: Database, memberId: number, newPassword: string) => Promise<void>)[]
  /** Throws unless it is the account's payment password. */
  confirmPaymentPassword: (database: Database, memberId: number, password: string) => Promise<void>
}

/** Runs hooks one after the other, in their order. */
export async function runHooks<Input extends unknown[]>(
  hooks: readonly ((...input: Input) => Promise<void>)[],
  ...input: Input
): Promise<void> {
  for (const hook of hooks) await hook(...input)
}
