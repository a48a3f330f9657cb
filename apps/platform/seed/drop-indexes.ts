import type { Client } from 'pg'

/** Drops the tables' indexes and constraints and returns the statements that restore them, in order. */
export async function dropIndexes(client: Client, tables: readonly string[]): Promise<string[]> {
  const constraints = await client.query<{ owner: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS owner, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint
     WHERE contype IN ('p', 'u', 'f') AND (conrelid = ANY ($1::regclass[]) OR confrelid = ANY ($1::regclass[]))
     ORDER BY contype = 'f', contype = 'u'`,
    [tables.map((table) => client.escapeIdentifier(table))],
  )
  const indexes = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
     FROM pg_index
     WHERE indrelid = ANY ($1::regclass[]) AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
    [tables.map((table) => client.escapeIdentifier(table))],
  )
  // Foreign keys depend on unique ones: drop them first, restore them last.
  for (const { owner, name } of constraints.rows.toReversed())
    await client.query(`ALTER TABLE ${owner} DROP CONSTRAINT ${name}`)
  for (const { name } of indexes.rows) await client.query(`DROP INDEX ${name}`)
  return [
    ...indexes.rows.map(({ definition }) => definition),
    ...constraints.rows.map(
      ({ owner, name, definition }) => `ALTER TABLE ${owner} ADD CONSTRAINT ${name} ${definition}`,
    ),
  ]
}
