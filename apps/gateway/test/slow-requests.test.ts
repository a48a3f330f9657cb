import { sendSlowly } from '@playhouse/shared/slow-request.fixture.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from './free-port.ts'
import { spawnGateway, untilOk, type GatewayProcess } from './gateway-process.ts'
import { NO_PLATFORM } from './no-platform.ts'

let gateway: GatewayProcess
const urls = { site: '', metrics: '' }
beforeAll(async () => {
  const metricsPort = await freePort()
  gateway = await spawnGateway({
    DEMO: 'true',
    PLATFORM_URL: NO_PLATFORM,
    METRICS_PORT: String(metricsPort),
    REQUEST_TIMEOUT_SECONDS: '1',
    LOG_LEVEL: 'silent',
  })
  urls.site = gateway.url
  urls.metrics = `http://127.0.0.1:${metricsPort}`
  await untilOk(`${gateway.url}/livez`)
})
afterAll(() => gateway.signal('SIGKILL'))

describe.each(['site', 'metrics'] as const)('the %s listener', (name) => {
  test.each(['body', 'headers', 'nothing'] as const)('ends a connection that sends its %s too slowly', async (part) => {
    // The metrics listener answers 404 before the body is there.
    expect(await sendSlowly(urls[name], part)).toMatch(/^(HTTP\/1\.1 4(08 Request Timeout|04 Not Found))?$/)
  })
})

test('tells a slow caller with 408', async () => {
  expect(await sendSlowly(urls.site, 'body')).toBe('HTTP/1.1 408 Request Timeout')
})
