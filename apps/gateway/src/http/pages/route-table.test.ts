import { expect, test } from 'vitest'
import { RouteTable } from './route-table.ts'

const table = new RouteTable(['/', '/promotions', '/lottery/results', '/lottery/:code', '/register.html'])

test.each(['/', '/promotions', '/Promotions/', '/lottery/results', '/lottery/HA_NOI', '/register.html'])(
  'has %s',
  (path) => expect(table.has(path)).toBe(true),
)

test.each(['/.git/config', '/metrics', '/promotions/x', '/lottery', '/lottery/HA_NOI/more', '/%ff'])(
  'has no %s',
  (path) => expect(table.has(path)).toBe(false),
)
