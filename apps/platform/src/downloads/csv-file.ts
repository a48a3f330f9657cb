import { formatAmount } from '@playhouse/shared/money.ts'
import { stringify } from 'csv-stringify'
import { type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import QueryStream from 'pg-query-stream'
import { pipeline, type Readable, Transform } from 'node:stream'
import type { Database } from '@playhouse/postgres/database.ts'

const ROWS_AT_A_TIME = 500

/** Minor units (bigint) are written as decimal amounts; texts that spreadsheets would run are quoted. */
export type CsvCell = string | number | bigint | null

export interface CsvFile {
  /** Without extension. */
  name: string
  headings: readonly string[]
  rows: SQL
  cellsOf: (row: never) => readonly CsvCell[]
}

const dialect = new PgDialect({ casing: 'snake_case' })

/** Streams a query as CSV (RFC 4180, UTF-8 with a byte order mark) without holding more than some hundred rows. */
export async function streamCsv(database: Database, { headings, rows, cellsOf }: CsvFile): Promise<Readable> {
  const client = await database.$client.connect()
  const { sql, params } = dialect.sqlToQuery(rows)
  const found = client.query(new QueryStream(sql, params, { batchSize: ROWS_AT_A_TIME }))
  const toCells = new Transform({
    objectMode: true,
    transform(row: unknown, _encoding, done) {
      done(null, cellsOf(row as never))
    },
  })
  const csv = stringify({
    bom: true,
    header: true,
    columns: headings.map((heading, index) => ({ key: String(index), header: heading })),
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { bigint: formatAmount },
  })
  // A broken connection also ends here; closing the client ends the query with it.
  pipeline(found, toCells, csv, (error) => client.release(error ?? undefined))
  return csv
}
