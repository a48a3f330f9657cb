import { asc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { withdrawalBank, withdrawalSetting } from '../../../db/tables/cashier-withdrawals.ts'
import { depositBank, depositMethod, paymentProvider } from '../../../db/tables/deposits.ts'
import type { ProviderRoute } from './choose-provider.ts'
import type { WithdrawalSettings } from './withdrawals/settings.ts'

export type DepositMethodRow = typeof depositMethod.$inferSelect
export type DepositBank = typeof depositBank.$inferSelect
export type WithdrawalBank = typeof withdrawalBank.$inferSelect

/** Methods and banks, also those that are off, in the brand's order. */
export async function listWaysToPay(database: Database) {
  const [methods, depositBanks, withdrawalBanks] = await Promise.all([
    database.select().from(depositMethod).orderBy(asc(depositMethod.position)),
    database.select().from(depositBank).orderBy(asc(depositBank.position), asc(depositBank.code)),
    database.select().from(withdrawalBank).orderBy(asc(withdrawalBank.position), asc(withdrawalBank.code)),
  ])
  return { methods, depositBanks, withdrawalBanks }
}

/** How providers are used, in the operator's order. */
export const listProviderRoutes = (on: Database | Transaction): Promise<ProviderRoute[]> =>
  on.select().from(paymentProvider).orderBy(asc(paymentProvider.position), asc(paymentProvider.code))

export const saveProviderRoute = async (tx: Transaction, route: typeof paymentProvider.$inferInsert): Promise<void> =>
  void (await tx.insert(paymentProvider).values(route).onConflictDoUpdate({ target: paymentProvider.code, set: route }))

/** As `listProviderRoutes`, by code; they stay as they are until the end of a transaction. */
export async function lockProviderRoutes(tx: Transaction): Promise<Record<string, ProviderRoute>> {
  const routes = await tx.select().from(paymentProvider).orderBy(asc(paymentProvider.code)).for('no key update')
  return Object.fromEntries(routes.map((route) => [route.code, route]))
}

/** Fees of a way to pay; undefined for one that is not there. */
export type Fees = Pick<DepositMethodRow, 'feeFixed' | 'feeBasisPoints'>

const FEES = (table: typeof depositMethod | typeof withdrawalBank) => ({
  feeFixed: table.feeFixed,
  feeBasisPoints: table.feeBasisPoints,
})

/** The row stays as it is until the end of a transaction. */
export async function lockMethodFees(on: Database | Transaction, method: string): Promise<Fees | undefined> {
  const condition = sql`${depositMethod.method} = ${method}`
  const [found] = await on.select(FEES(depositMethod)).from(depositMethod).where(condition).for('no key update')
  return found
}

export async function lockBankFees(on: Database | Transaction, code: string): Promise<Fees | undefined> {
  const condition = eq(withdrawalBank.code, code)
  const [found] = await on.select(FEES(withdrawalBank)).from(withdrawalBank).where(condition).for('no key update')
  return found
}

export const changeDepositMethod = async (
  tx: Transaction,
  method: DepositMethodRow['method'],
  changes: Partial<DepositMethodRow>,
): Promise<void> => void (await tx.update(depositMethod).set(changes).where(eq(depositMethod.method, method)))

/** @returns false if the code is taken */
export async function addDepositBank(tx: Transaction, bank: typeof depositBank.$inferInsert): Promise<boolean> {
  return (await tx.insert(depositBank).values(bank).onConflictDoNothing()).rowCount === 1
}

/** @returns false if there is no such bank */
export async function changeDepositBank(tx: Transaction, bank: DepositBank): Promise<boolean> {
  return (await tx.update(depositBank).set(bank).where(eq(depositBank.code, bank.code))).rowCount === 1
}

/** @returns false if the code is taken */
export async function addWithdrawalBank(tx: Transaction, bank: typeof withdrawalBank.$inferInsert): Promise<boolean> {
  return (await tx.insert(withdrawalBank).values(bank).onConflictDoNothing()).rowCount === 1
}

/** @returns false if there is no such bank or network */
export async function changeWithdrawalBank(tx: Transaction, bank: Omit<WithdrawalBank, 'kind'>): Promise<boolean> {
  return (await tx.update(withdrawalBank).set(bank).where(eq(withdrawalBank.code, bank.code))).rowCount === 1
}

export async function lockWithdrawalRules(tx: Transaction): Promise<WithdrawalSettings | undefined> {
  const [row] = await tx.select().from(withdrawalSetting).for('no key update')
  return row
}

export const changeWithdrawalRules = async (tx: Transaction, rules: Partial<WithdrawalSettings>): Promise<void> =>
  void (await tx.update(withdrawalSetting).set(rules))

/** Makes a change and takes it back, for what would refuse it. */
export async function tryChange(tx: Transaction, change: () => Promise<unknown>): Promise<void> {
  await tx.execute(sql`savepoint tried`)
  await change()
  await tx.execute(sql`rollback to savepoint tried`)
}
