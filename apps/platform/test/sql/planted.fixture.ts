import type { Database } from '@playhouse/postgres/database.ts'
import { sql } from 'drizzle-orm'

/** Row types with the faults that the check must find. */
export async function readWithPlantedFaults(database: Database, memberId: number) {
  const { rows: renamed } = await database.execute<{ id: number; name: string }>(
    sql`select id, username from member where id = ${memberId}`,
  )
  const { rows: nullable } = await database.execute<{ email: string; upline: string }>(
    sql`select member.email, upline.username as upline from member left join member upline on upline.id = member.parent_id`,
  )
  const { rows: otherTypes } = await database.execute<{ at: Date; balance: number; ids: number[] }>(
    sql`select now() as at, coalesce(sum(amount), 0)::bigint as balance, array[1::bigint] as ids from ledger_entry`,
  )
  const { rows: gone } = await database.execute<{ id: number }>(sql`select id from member where no_such_column = 1`)
  return { renamed, nullable, otherTypes, gone }
}
