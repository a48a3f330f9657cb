import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { decidedAmount, type DaySumKind } from '../../db/tables/office.ts'
import { brandDay } from '../../ledger/brand-day.ts'
import { moneyText } from './formats.ts'
import { html, type Html } from './html.ts'

/** An amount that takes a second operator once the sum of the brand day is above a limit. */
export interface DayAmount {
  sum: DaySumKind
  /** Member whose sum of the day it is; null for the house. */
  memberId: number | null
  amount: bigint
  above: bigint
}

const SUMS: Readonly<Record<DaySumKind, { title: string; isOncePerSubject: boolean }>> = {
  withdrawals: { title: 'Withdrawals of this member approved today', isOncePerSubject: false },
  credits: { title: 'Credited to this member by operators today', isOncePerSubject: false },
  // A plan that is saved again costs no more than its dearest version.
  rewards: { title: 'Rewards planned today', isOncePerSubject: true },
  'call-offs': { title: 'Prizes of raffles called off today', isOncePerSubject: false },
}

export interface DaySum {
  /** Sum without the amount in question. */
  before: bigint
  after: bigint
  takesTwo: boolean
}

export async function sumOfDay(
  on: Database | Transaction,
  { sum, memberId, amount, above }: DayAmount,
  subject: string,
): Promise<DaySum> {
  const ofDay = and(
    eq(decidedAmount.memberId, memberId ?? 0),
    eq(decidedAmount.sum, sum),
    eq(decidedAmount.day, brandDay(new Date())),
  )
  const rows = await on.select().from(decidedAmount).where(ofDay)
  const total = (counted: readonly { subject: string; amount: bigint }[]) => {
    if (!SUMS[sum].isOncePerSubject) return counted.reduce((all, row) => all + row.amount, 0n)
    const dearest = new Map<string, bigint>()
    for (const row of counted)
      dearest.set(
        row.subject,
        row.amount > (dearest.get(row.subject) ?? 0n) ? row.amount : (dearest.get(row.subject) ?? 0n),
      )
    return [...dearest.values()].reduce((all, one) => all + one, 0n)
  }
  const [before, after] = [total(rows), total([...rows, { subject, amount }])]
  return { before, after, takesTwo: amount > above || (after > above && after > before) }
}

/** Keeps others from adding to this sum until the end of the transaction. */
export const lockDay = async (tx: Transaction, { sum, memberId }: Pick<DayAmount, 'sum' | 'memberId'>): Promise<void> =>
  void (await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`decided:${sum}:${memberId ?? 0}`}, 0))`))

/** Adds a decision that is made to its sum of the day. */
export async function addToDay(
  tx: Transaction,
  { sum, memberId, amount }: DayAmount,
  { subject, operators }: { subject: string; operators: readonly string[] },
): Promise<void> {
  const day = brandDay(new Date())
  const values = { memberId: memberId ?? 0, sum, day, subject, amount, operators: operators.join(', ') }
  await tx.insert(decidedAmount).values(values)
}

export const storedAmount = ({ sum, memberId, amount, above }: DayAmount) => ({
  sum,
  memberId: memberId ?? 0,
  amount: String(amount),
  above: String(above),
})

export const readAmount = ({ sum, memberId, amount, above }: ReturnType<typeof storedAmount>): DayAmount => ({
  sum,
  memberId: memberId === 0 ? null : memberId,
  amount: BigInt(amount),
  above: BigInt(above),
})

/** The sum of the day, and what a further amount makes of it. */
export function dayFacts({ sum, above }: DayAmount, { before, after }: DaySum): Record<string, string> {
  return {
    [SUMS[sum].title]: moneyText(before),
    'With this': moneyText(after),
    // If every amount takes two operators, there is no limit to show.
    ...(above > 0n && { 'Two operators above': moneyText(above) }),
  }
}

/** Says before an operator decides whether it takes another one. */
export async function twoOperatorsText(
  on: Database | Transaction,
  amount: DayAmount,
  subject: string,
): Promise<Html | false> {
  const { before, after, takesTwo } = await sumOfDay(on, amount, subject)
  if (!takesTwo) return before > 0n && html`<p class="muted">${SUMS[amount.sum].title}: ${moneyText(before)}.</p>`
  return html`<p class="muted">
    ${before === 0n ? 'This amount takes two operators.' : html`${SUMS[amount.sum].title}: ${moneyText(before)}, with this ${moneyText(after)}. It takes two operators.`}
    The limit is ${moneyText(amount.above)} a day.
  </p>`
}
