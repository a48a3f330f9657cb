import { and, eq, getTableColumns, type InferSelectModel } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '@playhouse/postgres/database.ts'
import { member } from '../db/tables/members.ts'

/** A row of a member and the owner's username, by the parameters of a path that ends in `/:member/:id`. */
export async function findOwned<Table extends PgTable & { memberId: PgColumn; id: PgColumn }>(
  database: Database,
  table: Table,
  { member: owner = '', id = '' }: Readonly<Record<string, string>>,
): Promise<{ row: InferSelectModel<Table>; username: string } | undefined> {
  if (!/^\d{1,9}$/.test(owner) || !/^\d{1,18}$/.test(id)) return undefined
  const [found] = await database
    .select({ row: getTableColumns(table), username: member.username })
    .from(table as PgTable)
    .innerJoin(member, eq(member.id, table.memberId))
    .where(and(eq(table.memberId, Number(owner)), eq(table.id, BigInt(id))))
  return found as { row: InferSelectModel<Table>; username: string } | undefined
}
