import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COUNTED_STAKES } from './counted-stakes.ts'

const DOCS = new URL('../../../docs/turnover.md', import.meta.url)

test('docs/turnover.md says of every rule which stakes it counts', () => {
  const rows = readFileSync(DOCS, 'utf8').matchAll(/^\| `([A-Z_]+)` +\| (own money|all) +\|/gm)
  const documented = [...rows].map(([, rule, counts]) => [rule, counts === 'all' ? 'ALL' : 'OWN'])
  expect(documented).toEqual(Object.entries(COUNTED_STAKES))
})
