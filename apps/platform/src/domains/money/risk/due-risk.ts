import { sql } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { riskProgress } from '../../../db/tables/risk.ts'
import type { DueWork } from '../../../jobs/due-rows.ts'
import { addDays, lastClosedDay } from '../../../lib/record-range.ts'
import { asIds, evaluate, withLinked } from './evaluate.ts'
import { FOLDED_DAYS, foldDays } from './fold-days.ts'
import { screenForPayments } from './screening/awaited.ts'
import { SIGNAL_KEYS, SIGNALS } from './signals.ts'
import { readThresholds } from './thresholds.ts'

const BATCH = 2_000
const HOURLY = SIGNAL_KEYS.filter((key) => SIGNALS[key].every === 'HOUR')

/** Takes the job's row; undefined while another process has it. */
async function takeProgress(tx: Transaction) {
  const [progress] = await tx.select().from(riskProgress).for('update', { skipLocked: true })
  return progress
}

/** Members with payments, transfers or changed limits since the last run, by the signals that follow those. */
const workOnPayments = (database: Database): Promise<number> =>
  withTransaction(database, async (tx) => {
    const progress = await takeProgress(tx)
    if (!progress) return 0
    // A day is as far back as the indexes of days lead; the work on days looks at all that came before.
    const { rows } = await tx.execute<{ id: number }>(sql`
      with since as (select greatest(payments_until, now() - interval '1 day') - interval '1 minute' as at from ${riskProgress})
      select member_id as id from withdrawal, since
        where (requested_at at time zone 'Asia/Ho_Chi_Minh')::date >= brand_day(since.at) and requested_at > since.at
      union select member_id from ledger_transaction, since
        where type in ('DEPOSIT', 'WITHDRAW', 'MEMBER_TRANSFER_OUT', 'MEMBER_TRANSFER_IN') and occurred_at > since.at
      order by 1`)
    const ids = rows.map(({ id }) => id)
    const thresholds = await readThresholds(tx)
    for (let from = 0; from < ids.length; from += BATCH)
      await evaluate(tx, { ids: ids.slice(from, from + BATCH), thresholds, keys: HOURLY })
    await screenForPayments(tx, ids, thresholds.screening)
    await tx
      .update(riskProgress)
      .set({ paymentsUntil: sql`now()` })
      .where(sql`true`)
    return ids.length
  })

/** Members of a day after this one: who was active, who has a sign, and who has been idle for as long as a dormant one. */
async function readMembersOfDay(tx: Transaction, day: string, after: number): Promise<number[]> {
  const { dormant } = await readThresholds(tx)
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from (
      select member_id as id from member_day where day = ${day}::date
      union select member_id from member_day where day = ${day}::date - ${dormant.days}::bigint::integer
      union select member_id from risk_signal where ended_at is null
      union select member_id from log_in_history where at >= ${day}::date::timestamp at time zone 'Asia/Ho_Chi_Minh'
        and at < (${day}::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh' and outcome = 'signed-in'
    ) as active where id > ${after} order by id limit ${BATCH}`)
  return rows.map(({ id }) => id)
}

/**
 * The next members of the first day that is over and not done: all signals of them, and of those whom they are linked to.
 * @returns how many; undefined if every day is done
 */
const dayBatch = (database: Database): Promise<number | undefined> =>
  withTransaction(database, async (tx) => {
    const last = lastClosedDay(new Date())
    const progress = await takeProgress(tx)
    if (!progress || progress.doneUntil >= last) return undefined
    // Older days no signal reads.
    const oldest = addDays(last, -FOLDED_DAYS)
    const day = addDays(progress.doneUntil < oldest ? oldest : progress.doneUntil, 1)
    const ids = await readMembersOfDay(tx, day, progress.dayReached)
    await foldDays(tx, asIds(ids), { from: day, to: day })
    await evaluate(tx, { ids: await withLinked(tx, ids), thresholds: await readThresholds(tx) })
    const isDone = ids.length < BATCH
    await tx
      .update(riskProgress)
      .set(isDone ? { doneUntil: day, dayReached: 0 } : { dayReached: ids.at(-1) ?? 0 })
      .where(sql`true`)
    return ids.length
  })

/** The next members of a run over all, which a new platform and changed thresholds need. @returns whether there are more */
const sweepBatch = (database: Database): Promise<boolean> =>
  withTransaction(database, async (tx) => {
    const progress = await takeProgress(tx)
    if (!progress || progress.sweptUntil === null) return false
    const { rows } = await tx.execute<{ id: number }>(sql`
      select id from member where id > ${progress.sweptUntil} and is_real_account(kind) order by id limit ${BATCH}`)
    const ids = rows.map(({ id }) => id)
    const to = lastClosedDay(new Date())
    await foldDays(tx, asIds(ids), { from: addDays(to, -FOLDED_DAYS), to })
    await evaluate(tx, { ids, thresholds: await readThresholds(tx) })
    await tx
      .update(riskProgress)
      .set({ sweptUntil: ids.at(-1) ?? null })
      .where(sql`true`)
    return ids.length > 0
  })

/** Looks at every member whom a sweep has not reached yet. */
export async function sweep(database: Database, closing: AbortSignal): Promise<void> {
  while (!closing.aborted && (await sweepBatch(database)));
}

export const dueRisk: DueWork = {
  name: 'looking for signs of risk',
  everyMs: 5 * 60_000,
  isBackground: true,
  run: async (database, closing) => {
    let count = await workOnPayments(database)
    while (!closing.aborted) {
      const done = await dayBatch(database)
      if (done === undefined) break
      count += done
    }
    await sweep(database, closing)
    return count
  },
}
