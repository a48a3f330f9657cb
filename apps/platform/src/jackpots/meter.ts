import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { foldDropping } from './drop.ts'

/*
 * What a jackpot holds is the sum of its account's entries. Each bet that feeds it writes its entry and, in the same statement, a
 * row of `jackpot_feed`; the fold adds those rows to `jackpot.amount` and deletes them in one statement. So at every moment,
 * in every snapshot, amount + feeds = sum of the entries, whatever order bets commit in, and reading it takes the feeds of the last seconds alone.
 */

/** Whoever wins a must-drop jackpot hears of it then. With nothing fed a fold is one statement over tables of a few rows. */
const FOLD_EVERY_MS = 1_000

/** What is in `jackpot` now, minor units, where a query has the table by that name. */
export const METER = `(jackpot.amount + coalesce((
  select sum(feed.amount) from jackpot_feed feed where feed.jackpot_id = jackpot.id), 0))::bigint`

/**
 * A jackpot that is being won, or folded by another process, is left to the next time. What was fed to must-drop jackpots is not
 * only added up but looked through, one after the other (drop.ts): these are named.
 */
export const FOLD = `
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

/** Takes over what was fed, and pays the must-drop jackpots that were reached by it. */
export async function foldFeeds(database: Database): Promise<void> {
  const { rows } = await database.execute<{ id: string }>(sql.raw(FOLD))
  const failed: unknown[] = []
  // One that fails does not hold up the others.
  for (const { id } of rows)
    await withTransaction(database, (tx) => foldDropping(tx, id)).catch((error: unknown) => failed.push(error))
  if (failed.length > 0) throw failed[0]
}

/** Does so every second for as long as the app is open. */
export function keepFolding(app: FastifyInstance, database: Database): void {
  let folding: Promise<void> | undefined
  const timer = setInterval(() => {
    folding ??= foldFeeds(database)
      .catch((error: unknown) => app.log.warn({ err: error }, 'the jackpots could not take over what was fed'))
      .finally(() => (folding = undefined))
  }, FOLD_EVERY_MS)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await folding
  })
}
