import type { InferInsertModel } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

export interface TableRows<Table extends PgTable = PgTable> {
  table: Table
  rows: InferInsertModel<Table>[]
}
