import { drizzle } from 'drizzle-orm/node-postgres'
import { brandRows } from './brand-rows.ts'
import { fillIfEmpty } from './fill-if-empty.ts'

/**
 * Creates only a brand with its modules and settings in the migrated database at `url`; does nothing if one
 * exists. @returns whether it did
 */
export function makeBrand(url: string): Promise<boolean> {
  return fillIfEmpty(url, (client) =>
    drizzle(client, { casing: 'snake_case' }).transaction(async (tx) => {
      for (const { table, rows } of brandRows(null)) await tx.insert(table).values(rows)
    }),
  )
}
