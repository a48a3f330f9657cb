import { sendSlowly, stallRequest } from '@playhouse/testing/slow-request.ts'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '@playhouse/testing/free-port.ts'
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
  test.each(['body', 'headers', 'nothing'] as const)(
    'closes a connection that sends its %s too slowly',
    async (part) => {
      // The metrics listener answers 404 before the body is there.
      expect(await sendSlowly(urls[name], part)).toMatch(/^(HTTP\/1\.1 4(08 Request Timeout|04 Not Found))?$/)
    },
  )
})

test('answers a slow request with 408 in the form of a GraphQL error', async () => {
  const [head = '', body = ''] = (await stallRequest(urls.site, 'body')).split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  expect(head).toContain('content-type: application/json')
  const requestId = /^x-request-id: (.+)$/m.exec(head)?.[1]?.trim()
  expect(requestId).toBeTruthy()
  expect(JSON.parse(body)).toEqual({
    errors: [{ message: 'The request did not arrive in time.', extensions: { code: 'REQUEST_TIMEOUT', requestId } }],
  })
})

test('answers malformed HTTP with 400 in the form of a GraphQL error', async () => {
  const socket = connect(gateway.port, '127.0.0.1').end('GARBAGE\r\n\r\n')
  let response = ''
  for await (const chunk of socket) response += String(chunk)
  expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '')).toMatchObject({
    errors: [{ extensions: { code: 'BAD_REQUEST' } }],
  })
})
