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

test('limits are those of single callers unless the environment widens them', () => {
  expect(readConfig({})).toMatchObject({ requestsPerMinute: { address: 1_200, session: 600 }, operationLimitFactor: 1 })
  const wide = { RATE_LIMIT_PER_MINUTE: '5', RATE_LIMIT_PER_SESSION: '4', OPERATION_LIMIT_FACTOR: '3' }
  expect(readConfig(wide)).toMatchObject({ requestsPerMinute: { address: 5, session: 4 }, operationLimitFactor: 3 })
  expect(() => readConfig({ OPERATION_LIMIT_FACTOR: '0' })).toThrow(/OPERATION_LIMIT_FACTOR: /)
})

test('metrics, traces and draining are off unless they are named', () => {
  expect(readConfig({})).toMatchObject({ metricsPort: undefined, otlpEndpoint: undefined, drainMs: 0 })
  const named = { METRICS_PORT: '9464', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', DRAIN_SECONDS: '2.5' }
  expect(readConfig(named)).toMatchObject({
    metricsPort: 9464,
    otlpEndpoint: 'http://collector:4318',
    drainMs: 2_500,
  })
  expect(() => readConfig({ METRICS_PORT: '0', OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' })).toThrow(
    /METRICS_PORT: [^]*OTEL_EXPORTER_OTLP_ENDPOINT: /,
  )
})

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', COOKIE_SECURE: 'false' })).toMatchObject({ port: 4200, cookieSecure: false })
})
