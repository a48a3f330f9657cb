import pg from 'pg'

import { CHECKS, COUNTS } from './checks.ts'

/**
 * Recomputes every sum of the ledger in the database at `url` and reports each with its figure.
 * @param onCheck called before each check, of which some take minutes
 * @returns whether all of them hold
 */
export async function audit(
  url: string,
  report: (line: string) => void,
  onCheck: (what: string, number: number, total: number) => void = () => {},
): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    // One snapshot for all checks, so that concurrent play does not change the data between them.
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    let sound = true
    for (const [index, { what, sql, again, needs }] of CHECKS.entries()) {
      onCheck(what, index + 1, CHECKS.length)
      if (needs && !(await exists(client, needs))) {
        report(`OK      ${what}: there is no ${needs}`)
        continue
      }
      const { rows } = await client.query<{ figure: string; faults: bigint } & Record<string, never>>(sql)
      const figure = rows[0]?.figure ?? 'nothing found'
      const faults = Number(rows[0]?.faults ?? 1) + (rows[0] && again ? again(rows[0]) : 0)
      if (faults > 0) sound = false
      report(`${faults > 0 ? 'FAILED' : 'OK    '}  ${what}: ${figure}${faults > 0 ? `; ${faults} wrong` : ''}`)
    }
    for (const { what, sql } of COUNTS) {
      const { rows } = await client.query<{ figure: string }>(sql)
      report(`        ${what}: ${rows[0]?.figure ?? ''}`)
    }
    report(sound ? 'OK: every sum holds.' : 'FAILED: some sums do not hold.')
    return sound
  } finally {
    await client.end()
  }
}

async function exists(client: pg.Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>('SELECT to_regclass($1) IS NOT NULL AS exists', [table])
  return rows[0]?.exists === true
}
