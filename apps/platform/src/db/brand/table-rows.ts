import type { InferInsertModel } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** Rows for one table, to be written in the order given. */
export interface TableRows<Table extends PgTable = PgTable> {
  table: Table
  rows: InferInsertModel<Table>[]
}
