import { expect, test } from 'vitest'
import { slidingWindow } from './sliding-window.ts'

test('the hour slides: a call is let through when the oldest one is an hour old', () => {
  let now = 0
  const window = slidingWindow(2, () => now)
  window.take('a')
  now = 600_000
  window.take('a')
  now = 900_000
  expect(() => window.take('a')).toThrow(
    expect.objectContaining({ code: 'TOO_MANY_REQUESTS', details: { retryAfterSeconds: 2700 } }),
  )
  window.take('b')
  now = 3_600_000
  window.take('a')
  expect(() => window.take('a')).toThrow('TOO_MANY_REQUESTS')
})
