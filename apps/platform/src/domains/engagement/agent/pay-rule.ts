import type { ContractKind, ProductShares } from '@playhouse/shared/agent-pay.ts'
import { CONTRACT_RATE_MAX } from '@playhouse/shared/agent-pay.ts'
import { desc, lte, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { agentPayRule } from '../../../db/tables/agents.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { addDays } from '../../../lib/record-range.ts'

export type PayRule = Omit<typeof agentPayRule.$inferSelect, 'validFrom'>

/** The rule of a day; by default the newest one, by which rates are agreed. */
export async function payRule(on: Database | Transaction, day?: string): Promise<PayRule> {
  const [found] = await on
    .select()
    .from(agentPayRule)
    .where(day === undefined ? undefined : lte(agentPayRule.validFrom, day))
    .orderBy(desc(agentPayRule.validFrom))
    .limit(1)
  if (!found) throw new Error('There is no rule of what agents are paid.')
  const { validFrom: _, ...rule } = found
  return rule
}

/** The newest rule, which does not change until the end of the transaction. */
export async function lockPayRule(tx: Transaction): Promise<PayRule> {
  await tx.select().from(agentPayRule).orderBy(agentPayRule.validFrom).for('no key update')
  return payRule(tx)
}

/** Changes the rule from tomorrow on, so that the rebates of a day have one. New rates and contracts must keep to it at once. */
export async function changePayRule(tx: Transaction, rule: PayRule): Promise<void> {
  const row = { ...rule, validFrom: addDays(brandDay(new Date()), 1) }
  await tx.insert(agentPayRule).values(row).onConflictDoUpdate({ target: agentPayRule.validFrom, set: row })
}

/** Whether terms count more of a product than a rule does. */
export const countsMore = (shares: ProductShares | undefined, rule: PayRule): boolean =>
  Object.entries(rule.shares).some(([product, percent]) => (shares?.[product] ?? 100) > percent)

/** The highest rate that may be agreed. Dividends share profits, so that they never exceed what the house keeps. */
export const getHighestRate = (rule: PayRule, kind: ContractKind): number =>
  ({
    DIVIDEND: CONTRACT_RATE_MAX.DIVIDEND,
    DAILY_SALARY: rule.dailySalary,
    HOURLY_SALARY: rule.hourlySalary,
    REALTIME_SALARY: rule.realtimeSalary,
  })[kind]

/** Each product's share that counts; undefined where everything does. */
export const findShares = ({ shares }: Pick<PayRule, 'shares'>): ProductShares | undefined =>
  Object.values(shares).every((percent) => percent === 100) ? undefined : shares

export const HIGHEST_REBATE: SQL = sql`(select rebate from agent_pay_rule order by valid_from desc limit 1)`
