import { expect, test } from 'vitest'
import { getComplaints, PUBLIC_PAGES, splitLoss } from './failovers.ts'
import type { MadeFault } from './faults.ts'
import type { AttemptLine } from './request-log.ts'

const lost = (more: Partial<MadeFault['failover']> = {}): MadeFault => ({
  name: 'machine of the database lost',
  from: 10_000,
  to: 30_000,
  failover: {
    lost: 'database-1',
    promoted: 'database-2',
    replicatedAt: 11_000,
    lostAt: 12_000,
    movedAt: 15_000,
    readyAfterMs: 2_000,
    writableAfterMs: 3_000,
    ...more,
  },
})
const byGateway = (status: string): AttemptLine => ({
  line: 'attempt',
  id: 1,
  attempt: 1,
  kind: 'deposit',
  memberId: 1,
  key: 'key',
  request: { by: 'gateway' },
  sentAt: 13_000,
  answeredAt: null,
  outcome: 'unknown',
  status,
  answer: null,
})

test('complains of a late platform, late writes, missing public pages and a gateway without words', () => {
  const down = [{ name: PUBLIC_PAGES, at: 13_000 }]
  expect(
    getComplaints([lost({ readyAfterMs: 10_001, writableAfterMs: 10_001 })], [byGateway('fetch failed')], down),
  ).toEqual([
    'the platform was ready 10001 ms after the address had moved',
    'the database took writes 10001 ms after it was promoted',
    'public pages were not answered 1 times',
    'the gateway answered deposit without a word of its own: fetch failed',
  ])
})

test('does not complain of refusals in words, and of pages that were missing at another time', () => {
  const down = [
    { name: PUBLIC_PAGES, at: 11_999 },
    { name: 'platform', at: 13_000 },
  ]
  expect(getComplaints([lost()], [byGateway('200: SERVICE_UNAVAILABLE')], down)).toEqual([])
})

test('counts as lost what was acknowledged since the replicas last had everything, and as broken what else should hold', () => {
  const at = (acknowledgedAt: number) => ({
    check: 'acknowledged' as const,
    what: `at ${acknowledgedAt}`,
    acknowledgedAt,
  })
  const balance = { check: 'balances' as const, what: 'a balance' }
  const known = { check: 'vendors' as const, what: 'a round' }
  expect(splitLoss([at(9_999), at(10_000), at(13_000), at(13_001), balance, known], [lost()])).toEqual({
    lost: [at(10_000), at(13_000)],
    broken: [at(9_999), at(13_001), balance],
  })
})
