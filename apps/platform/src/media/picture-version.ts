import type { Database } from '@playhouse/postgres/database.ts'
import { sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The sources of all drawings, which a published package has as JavaScript. */
const DRAWINGS = [import.meta.dirname, dirname(fileURLToPath(import.meta.resolve('@playhouse/shared/art/svg.ts')))]
const SOURCE = /(?<!\.(?:test|fixture|d))\.[jt]s$/

/**
 * Depends on the drawings' sources and the data that games and vendors are drawn from. Gateways add it to the URLs of
 * pictures, which browsers cache for a year.
 */
export async function pictureVersion(database: Database): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of DRAWINGS) {
    const sources = globSync('**/*.*', { cwd: folder }).filter((path) => SOURCE.test(path))
    for (const path of sources.toSorted()) hash.update(readFileSync(join(folder, path)))
  }
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
