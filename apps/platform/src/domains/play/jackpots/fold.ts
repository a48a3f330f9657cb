import { sql } from 'drizzle-orm'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { dueIf, type DueWork } from '../../../jobs/due-rows.ts'
import { foldMustDrop } from './drop.ts'

/** Winners of must-drop jackpots are notified at the next fold. */
const FOLD_EVERY_MS = 1_000

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

export const dueJackpots: DueWork = {
  name: 'folding jackpots',
  next: dueIf(sql`exists (select from jackpot_feed)`),
  everyMs: FOLD_EVERY_MS,
  run: foldFeeds,
}
