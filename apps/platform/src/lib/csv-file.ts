import { formatAmount } from '@playhouse/shared/money.ts'
import { stringify } from 'csv-stringify'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import QueryStream from 'pg-query-stream'
import { once } from 'node:events'
import { pipeline, Readable, Transform } from 'node:stream'
import type { Database } from '@playhouse/postgres/database.ts'

const BATCH_SIZE = 500

/** Minor units (bigint) are written as decimal amounts, moments as ISO 8601 in UTC; texts that a spreadsheet would execute are quoted. */
export type CsvCell = string | number | bigint | Date | null

export interface CsvFile {
  /** Name without extension. */
  name: string
  headings: readonly string[]
  /** A query to stream, rows that are read in batches, or a small number of loaded ones. */
  rows: SQL | ((database: Database) => Promise<readonly object[] | AsyncIterable<unknown>>)
  getCells: (row: never) => readonly CsvCell[]
}

const dialect = new PgDialect({ casing: 'snake_case' })

/** Streams a query as CSV (RFC 4180, UTF-8 with a byte order mark), holding at most a few hundred rows. */
export async function streamCsv(database: Database, { headings, rows, getCells }: CsvFile): Promise<Readable> {
  const { found, release } = typeof rows === 'function' ? ready(await rows(database)) : await queried(database, rows)
  const toCells = new Transform({
    objectMode: true,
    transform(row: unknown, _encoding, done) {
      done(null, getCells(row as never))
    },
  })
  const csv = stringify({
    bom: true,
    header: true,
    columns: headings.map((heading, index) => ({ key: String(index), header: heading })),
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { bigint: formatAmount, date: (at) => at.toISOString() },
  })
  // The release also runs after a broken connection; closing the client ends the query.
  pipeline(found, toCells, csv, release)
  return csv
}

interface Source {
  found: Readable
  release: (error?: Error | null) => void
}

const ready = (rows: readonly object[] | AsyncIterable<unknown>): Source => ({
  found: Readable.from(rows),
  release: () => {},
})

async function queried(database: Database, rows: SQL): Promise<Source> {
  const client = await database.$client.connect()
  const { sql, params } = dialect.sqlToQuery(rows)
  const found = client.query(new QueryStream(sql, params, { batchSize: BATCH_SIZE }))
  // A query that fails at once fails here, where another server may still answer.
  try {
    await once(found, 'readable')
  } catch (error) {
    client.release(error as Error)
    throw error
  }
  return { found, release: (error) => client.release(error ?? undefined) }
}
