import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../lib/settings.ts'

/** Ways to tell the time that no function stands behind, so that the clock of the tests (`postgres-clock.ts`) cannot replace them. */
const KEYWORDS =
  /(?<!')\b(?:current_(?:time|timestamp|date)|CURRENT_(?:TIME|TIMESTAMP|DATE)|localtime(?:stamp)?|LOCALTIME(?:STAMP)?)\b|'(?:now|today|tomorrow|yesterday)'::/
const SOURCES = '{apps/{platform,simulators}/{src,seed,test},packages/postgres/src,e2e}/**/*.{sql,ts}'

test('SQL tells the time by functions, which tests can replace', () => {
  const paths = globSync(SOURCES, { cwd: ROOT })
  expect(paths.filter((path) => path.endsWith('.sql')).length).toBeGreaterThan(100)
  expect(paths.filter((path) => KEYWORDS.test(readFileSync(join(ROOT, path), 'utf8')))).toEqual([])
  for (const sql of ['SELECT CURRENT_DATE', 'at < localtimestamp', "'today'::date"]) expect(sql).toMatch(KEYWORDS)
})
