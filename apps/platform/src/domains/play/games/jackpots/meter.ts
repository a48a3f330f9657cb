import { sql } from 'drizzle-orm'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import type { DueWork } from '../../../../jobs/due-rows.ts'
import { foldMustDrop } from './drop.ts'

/*
 * A jackpot holds the sum of its account's entries. Each bet that contributes writes its entry and, in the
 * same statement, a row of `jackpot_feed`; the fold adds those rows to `jackpot.amount` and deletes them in
 * one statement. In every snapshot amount + feeds = sum of entries, whatever order bets commit in, and
 * reading it touches only the feeds of the last seconds.
 */

/**
 * Winners of must-drop jackpots are notified at the next fold. An idle fold is one statement over tables of a few rows.
 */
const FOLD_EVERY_MS = 1_000

/** SQL for the current amount in minor units, where a query has the table `jackpot`. */
export const METER = `(jackpot.amount + coalesce((
  select sum(feed.amount) from jackpot_feed feed where feed.jackpot_id = jackpot.id), 0))::bigint`

/**
 * Skips jackpots that are locked by a win or by another fold. Must-drop jackpots need their feeds examined
 * one by one (drop.ts): returns their ids.
 */
const FOLD = `
  with held as (
    select id from jackpot where must_drop_by is null and exists (select from jackpot_feed where jackpot_id = jackpot.id)
    for no key update skip locked
  ), taken as (
    delete from jackpot_feed using held where jackpot_id = held.id returning jackpot_id, jackpot_feed.amount
  ), folded as (
    update jackpot set amount = jackpot.amount + fed.amount
    from (select jackpot_id, sum(amount)::bigint as amount from taken group by jackpot_id) fed
    where jackpot.id = fed.jackpot_id
  )
  select id from jackpot where must_drop_by is not null and exists (select from jackpot_feed where jackpot_id = jackpot.id)`

/**
 * Folds feeds into their jackpots and pays the must-drop jackpots that were reached.
 * @returns the number of must-drop jackpots with feeds
 */
export async function foldFeeds(database: Database): Promise<number> {
  const { rows } = await database.execute<{ id: string }>(sql.raw(FOLD))
  const failed: unknown[] = []
  // A failing jackpot must not block the others.
  for (const { id } of rows)
    await withTransaction(database, (tx) => foldMustDrop(tx, id)).catch((error: unknown) => failed.push(error))
  if (failed.length > 0) throw failed[0]
  return rows.length
}

export const dueJackpots: DueWork = { name: 'folding jackpots', everyMs: FOLD_EVERY_MS, run: foldFeeds }
