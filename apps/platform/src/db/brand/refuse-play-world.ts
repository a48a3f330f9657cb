import { isNotNull } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { brand } from '../tables/brand.ts'

/** @throws Error if the database holds the demo world, whose passwords are public */
export async function refusePlayWorld(database: Database): Promise<void> {
  if ((await database.$count(brand, isNotNull(brand.seed))) === 0) return
  throw new Error(
    'The database holds the play world, and everyone can read the passwords of its accounts. ' +
      'Name an empty database in DATABASE_URL, or set DEMO=true to go on with the demo.',
  )
}
