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

const texts = new Map<string, string>()

/**
 * Runs a query as a named statement, which each connection plans only once.
 * @throws Error when its text depends on its values: a connection that has prepared another text would refuse it.
 */
export async function executePrepared<Row extends pg.QueryResultRow>(
  database: Database | Transaction,
  name: string,
  query: SQL,
): Promise<Row[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(query)
  if ((texts.get(name) ?? text) !== text) throw new Error(`The statement ${name} has more than one text.`)
  texts.set(name, text)
  const { rows } = await database.$client.query<Row>({ name, text, values })
  return rows
}
