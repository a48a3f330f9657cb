import { expect, test } from 'vitest'
import { pollDelay } from './poll-delay.ts'

const NOW = Date.parse('2026-11-20T10:00:00Z')

test.each([
  ['no end is announced', null, 0, 20_000],
  ['no end is announced, with full jitter', null, 1, 25_000],
  ['the end is far', '2026-11-20T12:00:00Z', 0.5, 22_500],
  ['the end is near', '2026-11-20T10:00:12Z', 0, 12_000],
  ['the end is near, with full jitter', '2026-11-20T10:00:12Z', 1, 14_500],
  ['the end is past', '2026-11-20T09:59:00Z', 0, 20_000],
  ['the end is now', '2026-11-20T10:00:00Z', 0, 20_000],
])('returns the delay when %s', (_, endsAt, chance, wait) => expect(pollDelay(endsAt, NOW, chance)).toBe(wait))
