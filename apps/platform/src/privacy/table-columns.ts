import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'

export interface Column {
  table: string
  name: string
  /** PostgreSQL's name of the type, such as `int4` or `_text`. */
  type: string
}

/** Columns of all tables of the platform, in order. */
export async function tableColumns(on: Database | Transaction): Promise<Column[]> {
  const { rows } = await on.execute<Column & Record<string, unknown>>(sql`
    select relname as table, attname as name, typname as type from pg_attribute
    join pg_class on pg_class.oid = attrelid join pg_type on pg_type.oid = atttypid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped
    order by relname, attnum`)
  return rows
}

/** Quotes a name in SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
