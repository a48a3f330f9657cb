import { expect, test } from 'vitest'
import { dueNotice, endsSoon, formatElapsed, type PlayTimes } from './play-time.ts'

const MINUTE = 60_000
const START = Date.parse('2026-05-01T16:30:00Z')
const times = (changed: Partial<PlayTimes> = {}): PlayTimes => ({
  startedAt: START,
  nextCheckAt: START + 30 * MINUTE,
  playEndsAt: null,
  ...changed,
})
const after = (minutes: number) => START + minutes * MINUTE

test('is due once the interval is over', () => {
  expect(dueNotice(times(), after(29.99))).toBeNull()
  expect(dueNotice(times(), after(30))).toBe('check')
})

test('is due across midnight and after the device slept', () => {
  expect(dueNotice(times(), after(31))).toBe('check')
  expect(dueNotice(times(), after(600))).toBe('check')
})

test('waits a whole interval after an acknowledgement', () => {
  const acknowledged = times({ nextCheckAt: START + 62 * MINUTE })
  expect(dueNotice(acknowledged, after(61))).toBeNull()
  expect(dueNotice(acknowledged, after(62))).toBe('check')
})

test('announces the end of play five minutes ahead, and then gives it precedence over a check', () => {
  const limited = times({ playEndsAt: START + 20 * MINUTE, nextCheckAt: START + 20 * MINUTE })
  expect(endsSoon(limited, after(14))).toBe(false)
  expect(endsSoon(limited, after(15))).toBe(true)
  expect(dueNotice(limited, after(19.9))).toBeNull()
  expect(dueNotice(limited, after(20))).toBe('ended')
  expect(endsSoon(limited, after(20))).toBe(false)
})

test.each([
  [-5, '0:00:00'],
  [59_999, '0:00:59'],
  [3_909_000, '1:05:09'],
  [100 * 3_600_000, '100:00:00'],
])('writes %d ms as %s', (ms, text) => expect(formatElapsed(ms)).toBe(text))
