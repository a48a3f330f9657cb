import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const KEYS = `k1:${Buffer.alloc(32, 1).toString('base64url')}`

test('development needs nothing', () => {
  expect(readConfig({})).toMatchObject({
    production: false,
    port: 4200,
    platformUrl: 'http://127.0.0.1:4202',
    cookieSecure: true,
    trustProxy: false,
  })
})

test('production needs keys', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/COOKIE_KEYS: is required in production/)
  expect(readConfig({ NODE_ENV: 'production', COOKIE_KEYS: KEYS }).cookieKeys).toHaveLength(1)
})

test('every wrong variable is named, and no secret is shown', () => {
  expect(() => readConfig({ PORT: '70000', PLATFORM_URL: 'somewhere', SITE_ORIGIN: 'https://a.test/path' })).toThrow(
    /PORT: [^]*PLATFORM_URL: [^]*SITE_ORIGIN: /,
  )
  const secret = 'c2VjcmV0LXNlY3JldA'
  const failure = expect.objectContaining({ message: expect.not.stringContaining(secret) })
  expect(() => readConfig({ COOKIE_KEYS: `k:${secret}` })).toThrow(failure)
})

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', COOKIE_SECURE: 'false' })).toMatchObject({ port: 4200, cookieSecure: false })
})
