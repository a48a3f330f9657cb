import { ConfigError } from '@playhouse/server/environment.ts'
import { DEMO_SECRETS } from '@playhouse/server/secrets.ts'
import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const KEYS = `k1:${randomBytes(32).toString('base64url')}`
const DEMO = { DEMO: 'true' }

test('traces requests in development only', () => {
  for (const [NODE_ENV, expected] of [
    ['development', true],
    ['test', false],
    ['production', false],
  ] as const) {
    expect(readConfig({ NODE_ENV, DEMO: 'true' }).traceRequests).toBe(expected)
  }
})

test('runs as in production unless it is told otherwise or is a demo', () => {
  expect(readConfig({ COOKIE_KEYS: KEYS })).toMatchObject({ production: true, traceRequests: false })
  expect(readConfig({ COOKIE_KEYS: KEYS, NODE_ENV: 'development' })).toMatchObject({ production: false })
})

test('starts a demo without any variable', () => {
  expect(readConfig({ DEMO: 'true' })).toMatchObject({
    production: false,
    port: 4200,
    platformUrl: 'http://127.0.0.1:4202',
    siteOrigins: ['http://localhost:4200', 'http://127.0.0.1:4200'],
    cookieSecure: false,
    trustProxy: false,
  })
})

describe('without DEMO=true', () => {
  test('uses the given key and secure cookies', () => {
    expect(readConfig({ COOKIE_KEYS: KEYS })).toMatchObject({ cookieSecure: true, cookieKeys: [{ kid: 'k1' }] })
  })

  test.each([
    ['missing', undefined, 'is not set'],
    ['empty', '', 'is not set'],
    ['published', DEMO_SECRETS.key, 'published'],
    ['published under another kid', DEMO_SECRETS.key.replace('demo', 'k1'), 'published'],
    ['published, behind one of one’s own', `${KEYS},${DEMO_SECRETS.key}`, 'published'],
    ['of one byte', `k1:${Buffer.alloc(32, 1).toString('base64url')}`, 'guess'],
    ['of a few bytes', `k1:${Buffer.from('abcdabcd'.repeat(4)).toString('base64url')}`, 'guess'],
    ['short', `k1:${randomBytes(31).toString('base64url')}`, '32 bytes'],
  ])('refuses keys that are %s, and explains how to create one', (_what, keys, why) => {
    const read = () => readConfig({ NODE_ENV: 'production', COOKIE_KEYS: keys })
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(new RegExp(`^  COOKIE_KEYS: [^\n]*${why}`, 'm'))
    expect(read).toThrow(/crypto\.randomBytes\(32\)/)
    for (const secret of (keys ?? '').split(',').flatMap((key) => key.split(':')[1] ?? []))
      expect(read).toThrow(expect.objectContaining({ message: expect.not.stringContaining(secret) }))
  })
})

test('names every invalid variable without showing secrets', () => {
  expect(() =>
    readConfig({ ...DEMO, PORT: '70000', PLATFORM_URL: 'somewhere', SITE_ORIGIN: 'https://a.test/path' }),
  ).toThrow(/PORT: [^]*PLATFORM_URL: [^]*SITE_ORIGIN: /)
  const secret = 'c2VjcmV0LXNlY3JldA'
  const failure = expect.objectContaining({ message: expect.not.stringContaining(secret) })
  expect(() => readConfig({ ...DEMO, COOKIE_KEYS: `k:${secret}` })).toThrow(failure)
})

test('uses the default limits unless the environment raises them', () => {
  expect(readConfig(DEMO)).toMatchObject({
    requestsPerMinute: { address: 1_200, session: 600 },
    operationLimitFactor: 1,
  })
  const wide = { RATE_LIMIT_PER_MINUTE: '5', RATE_LIMIT_PER_SESSION: '4', OPERATION_LIMIT_FACTOR: '3' }
  expect(readConfig({ ...DEMO, ...wide })).toMatchObject({
    requestsPerMinute: { address: 5, session: 4 },
    operationLimitFactor: 3,
  })
  expect(() => readConfig({ ...DEMO, OPERATION_LIMIT_FACTOR: '0' })).toThrow(/OPERATION_LIMIT_FACTOR: /)
})

test('leaves metrics, traces and draining off by default', () => {
  expect(readConfig(DEMO)).toMatchObject({ metricsPort: undefined, otlpEndpoint: undefined, drainMs: 0 })
  const named = { METRICS_PORT: '9464', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', DRAIN_SECONDS: '2.5' }
  expect(readConfig({ ...DEMO, ...named })).toMatchObject({
    metricsPort: 9464,
    otlpEndpoint: 'http://collector:4318',
    drainMs: 2_500,
  })
  expect(() => readConfig({ ...DEMO, METRICS_PORT: '0', OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' })).toThrow(
    /METRICS_PORT: [^]*OTEL_EXPORTER_OTLP_ENDPOINT: /,
  )
})

test('treats an empty variable as not set', () => {
  expect(readConfig({ ...DEMO, PORT: '', COOKIE_SECURE: 'false' })).toMatchObject({ port: 4200, cookieSecure: false })
})

test('accepts only true and false for DEMO and COOKIE_SECURE', () => {
  expect(() => readConfig({ DEMO: 'yes', COOKIE_SECURE: '1' })).toThrow(/DEMO: [^]*COOKIE_SECURE: /)
})
