import pg from 'pg'
import { ADVISORY_LOCKS } from '../advisory-locks.ts'

/** Runs `fill` on the migrated database at `url` unless it already holds a brand. @returns whether it ran */
export async function fillIfEmpty(url: string, fill: (client: pg.Client) => Promise<void>): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.seed])
    if ((await client.query('SELECT FROM brand')).rowCount) return false
    await fill(client)
    return true
  } finally {
    await client.end()
  }
}
