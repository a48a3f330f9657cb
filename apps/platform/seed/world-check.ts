import pg from 'pg'

import { CHECKS, COUNTS } from './checks.ts'

/**
 * Recomputes the sums of the book and the world in the database at `url`, tells each with its figure, and hands back
 * whether all of them hold.
 */
export async function checkWorld(url: string, tell: (line: string) => void): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    // One snapshot for all checks, so that play going on meanwhile does not come between two of them.
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    let sound = true
    for (const { what, sql, again, needs } of CHECKS) {
      if (needs && !(await exists(client, needs))) {
        tell(`OK      ${what}: there is no ${needs}`)
        continue
      }
      const { rows } = await client.query<{ figure: string; faults: string } & Record<string, never>>(sql)
      const figure = rows[0]?.figure ?? 'nothing found'
      const faults = Number(rows[0]?.faults ?? 1) + (rows[0] && again ? again(rows[0]) : 0)
      if (faults > 0) sound = false
      tell(`${faults > 0 ? 'FAILED' : 'OK    '}  ${what}: ${figure}${faults > 0 ? `; ${faults} wrong` : ''}`)
    }
    for (const { what, sql } of COUNTS) {
      const { rows } = await client.query<{ figure: string }>(sql)
      tell(`        ${what}: ${rows[0]?.figure ?? ''}`)
    }
    tell(sound ? 'OK: every sum of the world holds.' : 'FAILED: the world does not add up.')
    return sound
  } finally {
    await client.end()
  }
}

async function exists(client: pg.Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>('SELECT to_regclass($1) IS NOT NULL AS exists', [table])
  return rows[0]?.exists === true
}
