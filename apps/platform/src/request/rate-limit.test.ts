import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

test('allows a call once the oldest is an hour old', () => {
  let now = 0
  const window = createRateLimit(2, () => now)
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

test('counts an IPv6 caller by its /64, and IPv4 inside IPv6 by the IPv4 address', () => {
  const window = createRateLimit(1)
  window.take('2001:db8:0:7::1')
  expect(() => window.take('2001:db8:0:7:ffff::9')).toThrow('TOO_MANY_REQUESTS')
  window.take('2001:db8:0:8::1')
  window.take('::ffff:cb00:7109')
  expect(() => window.take('203.0.113.9')).toThrow('TOO_MANY_REQUESTS')
  window.take('::ffff:cb00:710a')
})
