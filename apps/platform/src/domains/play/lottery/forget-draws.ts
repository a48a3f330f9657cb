import { LOTTERIES } from '@playhouse/engines/lottery/games.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'

const FAST = LOTTERIES.flatMap(({ code, intervalSeconds }) => (intervalSeconds === null ? [] : [code]))
export const DRAWS_KEPT = '35 days'
const AT_A_TIME = 5_000

/**
 * Deletes fast draws that nobody bet on: there are 24,000 a day. Tickets keep their draws and proofs; stations keep all results. Several
 * processes delete at once.
 * @returns how many; there may be more
 */
export async function deleteOldDraws(database: Database): Promise<number> {
  const { rowCount } = await database.execute(sql`
      with old as (
        delete from lottery_draw where id = any(array(
          select id from lottery_draw draw
          where lottery_code = any(${sql.param(FAST)}::text[]) and draw_at < now() - ${DRAWS_KEPT}::interval
            and next_action_at is null and not exists (select from lottery_entry entry where entry.draw_id = draw.id)
          limit ${AT_A_TIME} for update skip locked
        )) returning id
      ), result as (
        delete from lottery_result using old where draw_id = id
      ), step as (
        delete from lottery_draw_step using old where draw_id = id
      )
      select from old`)
  return rowCount ?? 0
}
