import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import type { StatementEntry } from '@playhouse/vendor-api/payments.ts'
import type { PaymentsClient } from '@playhouse/vendor-api/payments-client.ts'
import { and, asc, desc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { type OperatorActor, recordAudit } from '../../../../audit/audit-log.ts'
import { auditEntry, reconciliation, reconciliationDifference } from '../../../../db/tables/office.ts'
import { eachOpenDay, hasOpenDay } from '../../../../jobs/daily-work.ts'
import { dueIf, type DueWork } from '../../../../jobs/due-rows.ts'
import { failureKind } from '../../../../jobs/failures.ts'
import { brandDay } from '../../../../ledger/brand-day.ts'
import { compareBooks, type StatementLine } from './compare-books.ts'
import { recordsOf, unbackedMovements } from './day-books.ts'

const DAY_MS = 86_400_000
/** Banks book night transfers late. */
const AFTER_MIDNIGHT_MS = 3 * 3_600_000
/** The last day whose books can be compared. */
const LAST_DAY = sql.raw(`brand_day(now() - interval '${AFTER_MIDNIGHT_MS + DAY_MS} milliseconds')`)
const LEASE_MINUTES = 2
const RETRY_MINUTES_MAX = 60

/** Compares the books of each day that is over, and any day on an operator's request. */
export function reconcileDays(payments: Pick<PaymentsClient, 'call'>, now: () => Date = () => new Date()): DueWork {
  let planned: string | undefined
  return {
    name: 'daily reconciliation',
    next: sql`select least((select min(next_action_at) from ${reconciliation} where state = 'DUE'),
      (${dueIf(hasOpenDay('reconciliation', LAST_DAY))}))`,
    everyMs: 5_000,
    async run(database, closing) {
      const until = brandDay(new Date(now().getTime() - AFTER_MIDNIGHT_MS - DAY_MS))
      if (planned !== until) {
        await eachOpenDay(database, { work: 'reconciliation', until, closing }, async (tx, day) => {
          await tx.insert(reconciliation).values({ day }).onConflictDoNothing()
          return { isDone: true, count: 1 }
        })
        planned = until
      }
      const day = await leaseDue(database)
      if (day === undefined) return 0
      try {
        await reconcileDay(database, payments, day)
      } catch (error) {
        await recordFailure(database, day, error)
      }
      return 1
    },
  }
}

/** Schedules a day for comparison at the next tick, even if it was compared before. */
export async function requestReconciliation(tx: Transaction, day: string): Promise<void> {
  const due = { state: 'DUE', attempts: 0, nextActionAt: new Date(), failure: null } as const
  await tx
    .insert(reconciliation)
    .values({ day, ...due })
    .onConflictDoUpdate({ target: reconciliation.day, set: due })
}

/** Leases a day; another process takes over if this one dies. */
async function leaseDue(database: Database): Promise<string | undefined> {
  return withTransaction(database, async (tx) => {
    const [due] = await tx
      .select({ day: reconciliation.day })
      .from(reconciliation)
      .where(and(eq(reconciliation.state, 'DUE'), lte(reconciliation.nextActionAt, sql`now()`)))
      .orderBy(asc(reconciliation.nextActionAt), asc(reconciliation.day))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!due) return undefined
    const lease = sql`now() + make_interval(mins => ${LEASE_MINUTES})`
    await tx
      .update(reconciliation)
      .set({ attempts: sql`${reconciliation.attempts} + 1`, nextActionAt: lease })
      .where(eq(reconciliation.day, due.day))
    return due.day
  })
}

async function reconcileDay(database: Database, payments: Pick<PaymentsClient, 'call'>, day: string): Promise<void> {
  const statement = async (book: 'PROVIDER' | 'BANK', on: string) =>
    (await payments.call('statement', { book, day: on })).entries.map(lineOf)
  const [provider, bank, ...neighbours] = await Promise.all([
    statement('PROVIDER', day),
    statement('BANK', day),
    ...[nextDay(day, -1), nextDay(day, 1)].flatMap((on) => [statement('PROVIDER', on), statement('BANK', on)]),
  ])
  const elsewhere = new Set(neighbours.flat().map(({ direction, paymentId }) => `${direction} ${paymentId}`))
  await withTransaction(database, async (tx) => {
    const [row] = await tx.select().from(reconciliation).where(eq(reconciliation.day, day)).for('update')
    if (row?.state !== 'DUE') return
    const records = await recordsOf(tx, day, [...provider, ...bank])
    const differences = compareBooks({
      provider,
      bank,
      records,
      ledgerOnly: await unbackedMovements(tx, day),
      isOnNeighbouringDay: ({ direction, paymentId }) => elsewhere.has(`${direction} ${paymentId}`),
    })
    await replaceDifferences(tx, day, differences)
    const onStatement = new Set(provider.map(({ direction, paymentId }) => `${direction} ${paymentId}`))
    const counted = records.filter(({ direction, paymentId }) => onStatement.has(`${direction} ${paymentId}`))
    const ledger = counted.map(({ direction, ledgerAmount }) => ({ direction, amount: ledgerAmount ?? 0n }))
    const figures = {
      statementIn: sumOf(provider, 'IN'),
      statementOut: sumOf(provider, 'OUT'),
      ledgerIn: sumOf(ledger, 'IN'),
      ledgerOut: sumOf(ledger, 'OUT'),
      compared: provider.length,
    }
    await recordAudit(tx, {
      actor: { kind: 'SYSTEM', name: 'reconciliation' },
      action: 'reconciliation.done',
      subject: `reconciliation:${day}`,
      new: { ...figures, differences: differences.length },
    })
    const [head] = await tx.select().from(auditEntry).orderBy(desc(auditEntry.seq)).limit(1)
    await tx
      .update(reconciliation)
      .set({
        state: 'DONE',
        finishedAt: new Date(),
        failure: null,
        ...figures,
        auditSeq: head?.seq,
        auditHash: head?.hash,
      })
      .where(eq(reconciliation.day, day))
  })
}

/** Differences that are found again keep their explanations. */
async function replaceDifferences(tx: Transaction, day: string, found: ReturnType<typeof compareBooks>): Promise<void> {
  const explained = await tx.delete(reconciliationDifference).where(eq(reconciliationDifference.day, day)).returning()
  if (found.length === 0) return
  await tx.insert(reconciliationDifference).values(
    found.map((difference, index) => {
      const { direction, reference, reason } = difference
      const before = explained.find(
        (it) => it.direction === direction && it.reference === reference && it.reason === reason,
      )
      const { explanation = null, explainedBy = null, explainedAt = null } = before ?? {}
      return { day, number: index + 1, ...difference, explanation, explainedBy, explainedAt }
    }),
  )
}

/** A failure of the database is no attempt, and the day is due again at once. */
async function recordFailure(database: Database, day: string, error: unknown): Promise<void> {
  const isDue = and(eq(reconciliation.day, day), eq(reconciliation.state, 'DUE'))
  if (failureKind(error) === 'infrastructure') {
    const again = { attempts: sql`greatest(${reconciliation.attempts} - 1, 0)`, nextActionAt: sql`now()` }
    await database.update(reconciliation).set(again).where(isDue)
    return
  }
  const wait = sql`now() + make_interval(mins => least(${RETRY_MINUTES_MAX}, (2 ^ least(attempts, 10))::integer))`
  await database
    .update(reconciliation)
    .set({ failure: (error as Error).message.slice(0, 500), nextActionAt: wait })
    .where(isDue)
}

const lineOf = ({ kind, id, amount }: StatementEntry): StatementLine => ({
  direction: kind === 'PAY_IN' ? 'IN' : 'OUT',
  paymentId: id,
  amount: parseAmount(amount),
})

const sumOf = (
  lines: readonly { direction: StatementLine['direction']; amount: bigint }[],
  wanted: StatementLine['direction'],
) => lines.reduce((sum, { direction, amount }) => (direction === wanted ? sum + amount : sum), 0n)

const nextDay = (day: string, by: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY_MS).toISOString().slice(0, 10)

export async function listReconciliations(database: Database, limit: number) {
  const differences = sql<number>`(select count(*)::integer from reconciliation_difference found where found.day = ${reconciliation.day})`
  const unexplained = sql<number>`(select count(*)::integer from reconciliation_difference found
    where found.day = ${reconciliation.day} and explanation is null)`
  return database
    .select({ report: reconciliation, differences, unexplained })
    .from(reconciliation)
    .orderBy(desc(reconciliation.day))
    .limit(limit)
}

export async function findReconciliation(database: Database, day: string) {
  const [report] = await database.select().from(reconciliation).where(eq(reconciliation.day, day))
  if (!report) return undefined
  const differences = await database
    .select()
    .from(reconciliationDifference)
    .where(eq(reconciliationDifference.day, day))
    .orderBy(asc(reconciliationDifference.number))
  return { report, differences }
}

export async function countUnexplained(database: Database): Promise<number> {
  const [counted] = await database
    .select({ count: sql<number>`count(*) filter (where ${reconciliationDifference.explanation} is null)::integer` })
    .from(reconciliationDifference)
    .where(isNotNull(reconciliationDifference.day))
  return counted?.count ?? 0
}

/** @returns whether the difference exists */
export async function explainDifference(
  tx: Transaction,
  { day, number, actor, explanation }: { day: string; number: number; actor: OperatorActor; explanation: string },
): Promise<boolean> {
  const [explained] = await tx
    .update(reconciliationDifference)
    .set({ explanation, explainedBy: actor.name, explainedAt: new Date() })
    .where(and(eq(reconciliationDifference.day, day), eq(reconciliationDifference.number, number)))
    .returning()
  if (!explained) return false
  const { reference, reason, statementAmount, ledgerAmount } = explained
  await recordAudit(tx, {
    actor,
    action: 'reconciliation.explained',
    subject: `reconciliation:${day}`,
    new: { reference, reason, statementAmount: amountText(statementAmount), ledgerAmount: amountText(ledgerAmount) },
    reason: explanation,
  })
  return true
}

const amountText = (minor: bigint | null) => (minor === null ? null : formatAmount(minor))
