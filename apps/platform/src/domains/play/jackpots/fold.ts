import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { foldMustDrop } from './drop.ts'

/**
 * Winners of must-drop jackpots are notified at the next fold. An idle fold is one statement over tables of a few rows.
 */
const FOLD_EVERY_MS = 1_000

/**
 * Skips jackpots that are locked by a win or by another fold. Must-drop jackpots need their feeds examined
 * one by one (drop.ts): returns their ids.
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

/** Folds feeds into their jackpots and pays the must-drop jackpots that were reached. */
export async function foldFeeds(database: Database): Promise<void> {
  const { rows } = await database.execute<{ id: string }>(sql.raw(FOLD))
  const failed: unknown[] = []
  // A failing jackpot must not block the others.
  for (const { id } of rows)
    await withTransaction(database, (tx) => foldMustDrop(tx, id)).catch((error: unknown) => failed.push(error))
  if (failed.length > 0) throw failed[0]
}

export function scheduleFold(app: FastifyInstance, database: Database): void {
  let folding: Promise<void> | undefined
  const timer = setInterval(() => {
    folding ??= foldFeeds(database)
      .catch((error: unknown) => app.log.warn({ err: error }, 'folding jackpots failed'))
      .finally(() => (folding = undefined))
  }, FOLD_EVERY_MS)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await folding
  })
}
