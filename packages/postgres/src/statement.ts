import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Database, Transaction } from './database.ts'

/** A named statement of a hot path, prepared once per connection. */
export interface Statement {
  name: string
  text: string
}

const dialect = new PgDialect({ casing: 'snake_case' })

/** Runs a query as a named statement, which each connection plans only once. Its text must not depend on its values. */
export async function executePrepared<Row extends pg.QueryResultRow>(
  database: Database | Transaction,
  name: string,
  query: SQL,
): Promise<Row[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(query)
  const { rows } = await database.$client.query<Row>({ name, text, values })
  return rows
}
