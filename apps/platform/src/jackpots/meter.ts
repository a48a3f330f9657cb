import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'

/*
 * What a jackpot holds is the sum of its account's entries. Each bet that feeds it writes its entry and, in the same statement, a
 * row of `jackpot_feed`; the fold adds those rows to `jackpot.amount` and deletes them in one statement. So at every moment,
 * in every snapshot, amount + feeds = sum of the entries, whatever order bets commit in, and reading it takes the feeds of the last seconds alone.
 */

const FOLD_EVERY_MS = 5_000

/** What is in `jackpot` now, minor units, where a query has the table by that name. */
export const METER = `(jackpot.amount + coalesce((
  select sum(feed.amount) from jackpot_feed feed where feed.jackpot_id = jackpot.id), 0))::bigint`

/** A jackpot that is being won, or folded by another process, is left to the next time. */
export const FOLD = `
  with held as (
    select id from jackpot where exists (select from jackpot_feed where jackpot_id = jackpot.id)
    for no key update skip locked
  ), taken as (
    delete from jackpot_feed using held where jackpot_id = held.id returning jackpot_id, jackpot_feed.amount
  )
  update jackpot set amount = jackpot.amount + fed.amount
  from (select jackpot_id, sum(amount)::bigint as amount from taken group by jackpot_id) fed
  where jackpot.id = fed.jackpot_id`

/** Takes over what was fed. */
export async function foldFeeds(database: Database): Promise<void> {
  await database.execute(sql.raw(FOLD))
}

/** Does so every five seconds for as long as the app is open. */
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
