import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ANALYTICS_EVENTS, type AnalyticsEvent, findFields } from './events.ts'

const documentation = readFileSync(new URL('../../../../docs/analytics.md', import.meta.url), 'utf8')

it('matches docs/analytics.md, event by event and field by field', () => {
  const rows = Object.entries(ANALYTICS_EVENTS).map(([name, { about, fields }]) => {
    const shown = Object.entries(fields).map(([field, values]) =>
      values === 'ROUTE'
        ? `\`${field}\`: a route`
        : `\`${field}\`: ${(values as readonly string[]).map((value) => `\`${value}\``).join(', ')}`,
    )
    return [`\`${name}\``, about, shown.join('; ') || 'none']
  })
  const [, table = ''] = /<!-- events.*-->\n([\s\S]*)<!-- \/events -->/.exec(documentation) ?? []
  const documented = table.split('\n').filter((line) => line.startsWith('| `'))
  const cells = documented.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
  expect(cells).toEqual(rows)
})

it('accepts events as documented', () => {
  expect(findFields({ name: 'page_view', page: '/lottery/:code/draw/:number' })).toEqual({
    page: '/lottery/:code/draw/:number',
  })
  expect(findFields({ name: 'log_in', method: 'passkey' })).toEqual({ method: 'passkey' })
  expect(findFields({ name: 'deposit_started' })).toEqual({})
})

it.each([
  ['an unknown event', { name: 'bet_placed' }],
  ['a further field', { name: 'deposit_started', amount: '200000' }],
  ['a missing field', { name: 'log_in' }],
  ['a value outside the list', { name: 'log_in', method: 'haiyen21' }],
  ['an ID in a route', { name: 'page_view', page: '/game/4711' }],
  ['a query', { name: 'page_view', page: '/register?affiliateCode=abc' }],
  ['an inherited name', { name: 'toString' }],
])('refuses %s', (_what, event) => {
  expect(findFields(event as unknown as AnalyticsEvent)).toBeNull()
})
