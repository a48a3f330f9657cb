import type { Database } from '@playhouse/postgres/database.ts'
import { sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const APPS = fileURLToPath(new URL('../../../..', import.meta.url))
/** The sources of all drawings. */
const DRAWINGS = ['apps/platform/src/media/*.ts', 'packages/shared/src/art/**/*.ts']

/**
 * Depends on the drawings' sources and the data that games and vendors are drawn from. Gateways add it to the URLs of
 * pictures, which browsers cache for a year.
 */
export async function pictureVersion(database: Database): Promise<string> {
  const hash = createHash('sha256')
  const sources = globSync(DRAWINGS, { cwd: APPS }).filter((path) => !path.endsWith('.test.ts'))
  for (const path of sources.toSorted()) hash.update(readFileSync(`${APPS}/${path}`))
  const { rows } = await database.execute(sql`
    select
      (select md5(string_agg(concat_ws(' ', node_id, category, vendor_code, model_id, theme::text), ',' order by node_id)) from game),
      (select md5(string_agg(concat_ws(' ', code, name, hue, pattern), ',' order by code)) from vendor) as vendors`)
  return hash.update(JSON.stringify(rows)).digest('base64url').slice(0, 10)
}

/** The URL of a picture without its version, which the routes ignore. */
export function withoutVersion(url: string): string {
  return url.replace(/^\/media\/v-[\w-]+\//, '/media/')
}
