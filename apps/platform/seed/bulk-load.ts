import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

import type { CopyRows } from './copy-rows.ts'
import { dropIndexes } from './drop-indexes.ts'

export type AnyCopyRows = Pick<CopyRows<never>, 'name' | 'columns' | 'count' | 'chunks'>

interface BulkLoad {
  /** Append-only tables, which are not emptied. */
  appended: readonly string[]
  /** Fills derived tables after the others. */
  derive: () => Promise<unknown>
  onRows: (rows: number) => void
  onIndexes: (done: number, total: number) => void
}

/**
 * Empties the tables and fills them by COPY without their indexes and constraints, which are restored afterwards: building
 * an index over all rows at once is several times faster than adding to it row by row, and PostgreSQL checks every
 * constraint when it is restored. Runs in the caller's database transaction.
 * `onRows` receives the number of rows added; `onIndexes` each
 * restored index or constraint.
 */
export async function bulkLoad(
  client: Client,
  tables: readonly AnyCopyRows[],
  { appended, derive, onRows, onIndexes }: BulkLoad,
): Promise<void> {
  const emptied = tables.map((table) => table.name).filter((name) => !appended.includes(name))
  const all = [...emptied, ...appended]
  const restore = await dropIndexes(client, all)
  // Rows of tables truncated in the same transaction can be written frozen, so no vacuum is needed.
  await client.query(`TRUNCATE ${listed(client, emptied)} CASCADE`)
  for (const table of tables) {
    const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ')
    const statement = `COPY ${client.escapeIdentifier(table.name)} (${columns}) FROM STDIN${emptied.includes(table.name) ? ' WITH (FREEZE)' : ''}`
    await pipeline(Readable.from(table.chunks()), client.query(copyFrom(statement)))
    onRows(table.count)
  }
  await derive()
  for (const [index, statement] of restore.entries()) {
    await client.query(statement)
    onIndexes(index + 1, restore.length)
  }
  await continueIdentities(client, all)
  await client.query(`ANALYZE ${listed(client, all)}`)
}

const listed = (client: Client, names: readonly string[]) =>
  names.map((name) => client.escapeIdentifier(name)).join(', ')

/** Sets identity sequences after the largest loaded value. */
async function continueIdentities(client: Client, tables: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `SELECT quote_ident(table_name) AS table, quote_ident(column_name) AS column FROM information_schema.columns
     WHERE table_schema = 'public' AND is_identity = 'YES' AND table_name = ANY ($1)`,
    [tables],
  )
  for (const { table, column } of rows) {
    await client.query(
      `SELECT setval(pg_get_serial_sequence('${table}', '${column}'), coalesce(max(${column}), 0) + 1, false) FROM ${table}`,
    )
  }
}
