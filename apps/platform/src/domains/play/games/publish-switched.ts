import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { publishToAll } from '../../../live/publish.ts'

/** Tells open pages what games are after a switch. */
export async function publishSwitched(tx: Transaction, which: SQL): Promise<void> {
  const { rows } = await tx.execute<{ closed: boolean; nodeIds: number[] }>(
    sql`select closed, array_agg(node_id order by node_id) as "nodeIds" from game where ${which} group by closed`,
  )
  for (const row of rows) await publishToAll(tx, { type: 'GAMES_SWITCHED', ...row })
}
