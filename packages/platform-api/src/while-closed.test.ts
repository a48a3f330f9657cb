import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ALL_ENDPOINTS } from './all-endpoints.ts'
import { isRead, whileClosed } from './endpoint.ts'

const PAGE = readFileSync(new URL('../../../docs/closed-site.md', import.meta.url), 'utf8')

test('docs/closed-site.md lists every change that is open while the site is closed, and every read that is not', () => {
  const listed = ALL_ENDPOINTS.filter((endpoint) => whileClosed(endpoint) !== (isRead(endpoint) ? 'open' : 'refused'))
  const row = (endpoint: (typeof ALL_ENDPOINTS)[number]) => {
    const rule = whileClosed(endpoint)
    const [maintenance, region] = [rule === 'open', rule === 'open' || rule === 'openInRegion']
    return `| \`${endpoint.name}\` | ${maintenance ? 'yes' : 'no'} | ${region ? 'yes' : 'no'} | ${endpoint.summary} |`
  }
  const rows = PAGE.split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.replace(/\s+\|/g, ' |'))
  expect(rows).toEqual(listed.map(row).toSorted())
})
