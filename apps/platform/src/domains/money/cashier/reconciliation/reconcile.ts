import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { and, asc, count, desc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import {
  type StatementEntry,
  type Book,
  requireProvider,
  type PaymentProviders,
  providerKey,
  type PaymentProvider,
} from '@playhouse/vendor-api/payments/provider.ts'
import { type OperatorActor, recordAudit } from '../../../../audit/audit-log.ts'
import { auditEntry, reconciliation, reconciliationDifference } from '../../../../db/tables/office.ts'
import { eachOpenDay, hasOpenDay } from '../../../../jobs/daily-work.ts'
import { dueIf, type DueWork } from '../../../../jobs/due-rows.ts'
import { failureKind } from '../../../../jobs/failures.ts'
import { brandDay } from '../../../../ledger/brand-day.ts'
import { compareBooks, type StatementLine } from './compare-books.ts'
import { readRecords, unbackedMovements } from './day-books.ts'

const DAY_MS = 86_400_000
/** Banks book night transfers late. */
const AFTER_MIDNIGHT_MS = 3 * 3_600_000
/** The last day whose books can be compared. */
const LAST_DAY = sql.raw(`brand_day(now() - interval '${AFTER_MIDNIGHT_MS + DAY_MS} milliseconds')`)
const LEASE_MINUTES = 2
const RETRY_MINUTES_MAX = 60

/** Compares the books of each day that is over, and any day on an operator's request. */
export function reconcileDays(providers: PaymentProviders, now: () => Date = () => new Date()): DueWork {
  const codes = [...providers.keys()]
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
          await tx
            .insert(reconciliation)
            .values(codes.map((provider) => ({ day, provider })))
            .onConflictDoNothing()
          return { isDone: true, count: 1 }
        })
        planned = until
      }
      const due = await leaseDue(database, codes)
      if (!due) return 0
      try {
        await reconcileDay(database, requireProvider(providers, due.provider), {
          day: due.day,
          withLedgerOnly: due.provider === codes[0],
        })
      } catch (error) {
        await recordFailure(database, due, error)
      }
      return 1
    },
  }
}

/** Schedules a day of these providers for comparison at the next tick, even if it was compared before. */
export async function requestReconciliation(tx: Transaction, day: string, codes: readonly string[]): Promise<void> {
  const due = { state: 'DUE', attempts: 0, nextActionAt: new Date(), failure: null } as const
  await tx
    .insert(reconciliation)
    .values(codes.map((provider) => ({ day, provider, ...due })))
    .onConflictDoUpdate({ target: [reconciliation.day, reconciliation.provider], set: due })
}

interface ProviderDay {
  day: string
  provider: string
}
const isDay = ({ day, provider }: ProviderDay) =>
  and(eq(reconciliation.day, day), eq(reconciliation.provider, provider))
const hasDifference = ({ day, provider }: ProviderDay) =>
  and(eq(reconciliationDifference.day, day), eq(reconciliationDifference.provider, provider))

/** Leases a day of one of these providers; another process takes over if this one dies. */
async function leaseDue(database: Database, codes: readonly string[]): Promise<ProviderDay | undefined> {
  return withTransaction(database, async (tx) => {
    const [due] = await tx
      .select({ day: reconciliation.day, provider: reconciliation.provider })
      .from(reconciliation)
      .where(
        and(
          eq(reconciliation.state, 'DUE'),
          lte(reconciliation.nextActionAt, sql`now()`),
          inArray(reconciliation.provider, [...codes]),
        ),
      )
      .orderBy(asc(reconciliation.nextActionAt), asc(reconciliation.day))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!due) return undefined
    const lease = sql`now() + make_interval(mins => ${LEASE_MINUTES})`
    await tx
      .update(reconciliation)
      .set({ attempts: sql`${reconciliation.attempts} + 1`, nextActionAt: lease })
      .where(isDay(due))
    return due
  })
}

/** @param withLedgerOnly whether to report movements of the ledger that belong to no provider together with the differences of this one */
async function reconcileDay(
  database: Database,
  provider: PaymentProvider,
  { day, withLedgerOnly }: { day: string; withLedgerOnly: boolean },
): Promise<void> {
  const key = { day, provider: provider.code }
  const statement = async (book: Book, on: string) =>
    provider.books.includes(book)
      ? (await provider.listMovements(on, book)).map((entry) => getLine(provider.code, entry))
      : undefined
  const [listed = [], bank, ...neighbours] = await Promise.all([
    statement('PROVIDER', day),
    statement('BANK', day),
    ...[nextDay(day, -1), nextDay(day, 1)].flatMap((on) => [statement('PROVIDER', on), statement('BANK', on)]),
  ])
  const elsewhere = new Set(
    neighbours.flatMap((lines) => lines ?? []).map(({ direction, paymentId }) => `${direction} ${paymentId}`),
  )
  await withTransaction(database, async (tx) => {
    const [row] = await tx.select().from(reconciliation).where(isDay(key)).for('update')
    if (row?.state !== 'DUE') return
    const records = await readRecords(tx, key, [...listed, ...(bank ?? [])])
    const differences = compareBooks({
      provider: listed,
      // Without a statement of its bank, the provider's own statement stands for it.
      bank: bank ?? listed,
      records,
      ledgerOnly: withLedgerOnly ? await unbackedMovements(tx, day) : [],
      isOnNeighbouringDay: ({ direction, paymentId }) => elsewhere.has(`${direction} ${paymentId}`),
    })
    await replaceDifferences(tx, key, differences)
    const onStatement = new Set(listed.map(({ direction, paymentId }) => `${direction} ${paymentId}`))
    const counted = records.filter(({ direction, paymentId }) => onStatement.has(`${direction} ${paymentId}`))
    const ledger = counted.map(({ direction, ledgerAmount }) => ({ direction, amount: ledgerAmount ?? 0n }))
    const figures = {
      statementIn: getSum(listed, 'IN'),
      statementOut: getSum(listed, 'OUT'),
      ledgerIn: getSum(ledger, 'IN'),
      ledgerOut: getSum(ledger, 'OUT'),
      compared: listed.length,
    }
    await recordAudit(tx, {
      actor: { kind: 'SYSTEM', name: 'reconciliation' },
      action: 'reconciliation.done',
      subject: `reconciliation:${day}`,
      new: { provider: provider.code, ...figures, differences: differences.length },
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
      .where(isDay(key))
  })
}

/** Replaces the differences of a day; those that are found again keep their explanations. */
async function replaceDifferences(
  tx: Transaction,
  key: ProviderDay,
  found: ReturnType<typeof compareBooks>,
): Promise<void> {
  const explained = await tx.delete(reconciliationDifference).where(hasDifference(key)).returning()
  if (found.length === 0) return
  await tx.insert(reconciliationDifference).values(
    found.map((difference, index) => {
      const { direction, reference, reason } = difference
      const before = explained.find(
        (old) => old.direction === direction && old.reference === reference && old.reason === reason,
      )
      const { explanation = null, explainedBy = null, explainedAt = null } = before ?? {}
      return { ...key, number: index + 1, ...difference, explanation, explainedBy, explainedAt }
    }),
  )
}

/** Records a failed attempt. A failure of the database does not count as one: the day is due again at once. */
async function recordFailure(database: Database, key: ProviderDay, error: unknown): Promise<void> {
  const isDue = and(isDay(key), eq(reconciliation.state, 'DUE'))
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

const getLine = (provider: string, { kind, id, amount }: StatementEntry): StatementLine => ({
  direction: kind === 'PAY_IN' ? 'IN' : 'OUT',
  // Arrivals are stored by an id that is unique among all providers, payouts by the provider's own.
  paymentId: kind === 'PAY_IN' ? providerKey(provider, id) : id,
  amount: parseAmount(amount),
})

const getSum = (
  lines: readonly { direction: StatementLine['direction']; amount: bigint }[],
  wanted: StatementLine['direction'],
) => lines.reduce((sum, { direction, amount }) => (direction === wanted ? sum + amount : sum), 0n)

const nextDay = (day: string, by: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY_MS).toISOString().slice(0, 10)

export const listReconciliations = (database: Database, limit: number) =>
  database
    .select({
      report: reconciliation,
      differences: count(reconciliationDifference.number),
      unexplained: sql<number>`(count(${reconciliationDifference.number}) filter (where ${reconciliationDifference.explanation} is null))::integer`,
    })
    .from(reconciliation)
    .leftJoin(
      reconciliationDifference,
      and(
        eq(reconciliationDifference.day, reconciliation.day),
        eq(reconciliationDifference.provider, reconciliation.provider),
      ),
    )
    .groupBy(reconciliation.day, reconciliation.provider)
    .orderBy(desc(reconciliation.day), asc(reconciliation.provider))
    .limit(limit)

export async function findReconciliations(database: Database, day: string) {
  const [reports, differences] = await Promise.all([
    database.select().from(reconciliation).where(eq(reconciliation.day, day)).orderBy(asc(reconciliation.provider)),
    database
      .select()
      .from(reconciliationDifference)
      .where(eq(reconciliationDifference.day, day))
      .orderBy(asc(reconciliationDifference.number)),
  ])
  return reports.map((report) => ({
    report,
    differences: differences.filter(({ provider }) => provider === report.provider),
  }))
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
  { number, actor, explanation, ...key }: ProviderDay & { number: number; actor: OperatorActor; explanation: string },
): Promise<boolean> {
  const [explained] = await tx
    .update(reconciliationDifference)
    .set({ explanation, explainedBy: actor.name, explainedAt: new Date() })
    .where(and(hasDifference(key), eq(reconciliationDifference.number, number)))
    .returning()
  if (!explained) return false
  const { reference, reason, statementAmount, ledgerAmount } = explained
  await recordAudit(tx, {
    actor,
    action: 'reconciliation.explained',
    subject: `reconciliation:${key.day}`,
    new: {
      provider: key.provider,
      reference,
      reason,
      statementAmount: amountText(statementAmount),
      ledgerAmount: amountText(ledgerAmount),
    },
    reason: explanation,
  })
  return true
}

const amountText = (minor: bigint | null) => (minor === null ? null : formatAmount(minor))
