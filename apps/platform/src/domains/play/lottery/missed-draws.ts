import { sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { lotteryDraw, lotteryDrawStep } from '../../../db/tables/lottery.ts'
import { publishToAll } from '../../../live/publish.ts'
import { openBuckets } from './buckets.ts'
import { DRAW_LOCK, drawEvent, type LotteryDraw } from './draw-states.ts'
import { wakeJoints } from './joint-draws.ts'

/** A draw that was missed is made up to this late, with the seed and beacon it had; after that it is void. Held ones wait for an operator. */
const DRAWN_LATE_MS = 60 * 60_000
/** Each holds a lock until the transaction ends; the server's table of locks is limited. */
const AT_ONCE = 500

/** Joint draws follow their stations' draws. */
export const IS_MISSED = sql<boolean>`${lotteryDraw.state} in ('SCHEDULED', 'SELLING', 'CLOSED', 'SEALED')
  and greatest(${lotteryDraw.drawAt}, ${lotteryDraw.releasedAt}) < clock_timestamp() - make_interval(secs => ${DRAWN_LATE_MS / 1_000})
  and strpos(${lotteryDraw.lotteryCode}, '-') = 0`

/** Voids draws that were missed while the platform was stopped, many at once, so that those of now need not wait for them. */
export async function voidMissed(tx: Transaction): Promise<void> {
  const missed = await tx
    .select({ id: lotteryDraw.id })
    .from(lotteryDraw)
    .where(sql`${lotteryDraw.nextActionAt} <= clock_timestamp() and ${lotteryDraw.heldAt} is null and ${IS_MISSED}`)
    .orderBy(sql`${lotteryDraw.drawAt} desc`)
    .limit(AT_ONCE)
    .for('no key update', { skipLocked: true })
  const ids = missed.map(({ id }) => id)
  const isMissed = sql`${lotteryDraw.id} = any(${sql.param(ids.map(String))}::bigint[])`
  // Waits for tickets that are being placed.
  await tx.execute(sql`
    select pg_advisory_xact_lock(${DRAW_LOCK}, id::integer)
    from (select id from ${lotteryDraw} where ${isMissed} order by id offset 0) ordered`)
  await openBuckets(tx, ids, 0)
  const voided: LotteryDraw[] = await tx
    .update(lotteryDraw)
    .set({
      state: 'VOID',
      version: sql`${lotteryDraw.version} + 1`,
      voidReason: 'MISSED',
      // Draws without tickets need no further action.
      nextActionAt: sql`case when exists (select from lottery_bucket where draw_id = ${lotteryDraw.id} and version = 0)
        then clock_timestamp() end`,
    })
    .where(isMissed)
    .returning()
  await tx
    .insert(lotteryDrawStep)
    .values(voided.map(({ id, version }) => ({ drawId: id, version, state: 'VOID' as const, reason: 'MISSED' })))
  await publishToAll(tx, ...voided.map((draw) => drawEvent(draw, [])))
  await wakeJoints(tx, voided)
}
