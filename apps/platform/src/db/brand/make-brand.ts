import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { depositBank, depositMethod } from '../tables/deposits.ts'
import { withdrawalBank } from '../tables/cashier-withdrawals.ts'
import { brandRows } from './brand-rows.ts'
import { fillIfEmpty } from './fill-if-empty.ts'

/**
 * Creates only a brand with its modules and settings in the migrated database at `url`; does nothing if one
 * exists. No way to pay is on, and the invented banks of the demo are removed. @returns whether it did
 */
export async function makeBrand(url: string, { code, name }: { code?: string; name?: string } = {}): Promise<boolean> {
  if (code !== undefined && !/^[a-z][a-z0-9-]{1,39}$/.test(code))
    throw new Error('The code of a brand has 2 to 40 lower-case letters, digits and hyphens, starting with a letter.')
  if (name !== undefined && (name.trim() === '' || name.length > 60))
    throw new Error('The name of a brand has 1 to 60 characters.')
  return fillIfEmpty(url, (client) =>
    drizzle(client, { casing: 'snake_case' }).transaction(async (tx) => {
      await tx.execute(sql`select set_config('playhouse.setting_up', 'on', true)`)
      await tx.update(depositMethod).set({ enabled: false })
      await tx.delete(depositBank)
      await tx.delete(withdrawalBank)
      for (const { table, rows } of brandRows(null, { code, name })) await tx.insert(table).values(rows)
    }),
  )
}
