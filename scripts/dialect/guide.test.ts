import { loadDialect } from '@playhouse/dialect/load.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../lib/settings.ts'
import { checkRecordings } from './check-recordings.ts'

const read = (path: string) => readFileSync(join(ROOT, 'docs', path), 'utf8')

test.each([
  ['ts', 'dialects/acme.ts'],
  ['json', 'dialects/recordings/balance.json'],
])('the guide to dialects has the example in %s as it is checked', (language, path) => {
  expect(read('dialects.md')).toContain(`\`\`\`${language}\n${read(path)}\`\`\``)
})

test('the dialect of the guide translates its recording', async () => {
  const dialect = await loadDialect(join(ROOT, 'docs/dialects/acme.ts'), { ACME_API_KEY: 'k' })
  const checked = await checkRecordings(dialect, join(ROOT, 'docs/dialects/recordings'))
  expect(checked).toEqual([{ file: 'balance.json', endpoint: 'balance', problems: [] }])
})
