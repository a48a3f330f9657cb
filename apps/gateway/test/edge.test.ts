import { IS_NIGHTLY } from '@playhouse/testing/every-night.ts'
import { makeWebRoot } from '@playhouse/testing/web-root.ts'
import { sendSlowly } from '@playhouse/testing/slow-request.ts'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer, request as ask, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CAN_RUN_EDGE, type Edge, startEdge } from './edge.ts'
import { freePort } from '@playhouse/testing/free-port.ts'
import { type GatewayProcess, spawnGateway, untilOk } from './gateway-process.ts'
import { json, TroubleServer } from '../src/platform/trouble-server.fixture.ts'

const GATEWAYS = ['127.0.0.11', '127.0.0.12', '127.0.0.13'] as const
const TLS_PROXY = '127.0.0.21'
const VISITOR = '203.0.113.9'

const closing: (() => unknown)[] = []
afterAll(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

const webRoot = makeWebRoot()
closing.push(() => rmSync(webRoot, { recursive: true }))

let platform: TroubleServer
let port: number
beforeAll(async () => {
  platform = await TroubleServer.start((request, response) => {
    if (request.url === '/readyz') return json(response, {})
    setTimeout(() => json(response, { success: true, value: { list: [] } }), 15)
  })
  closing.push(() => platform.close())
  port = await freePort()
})

async function startGateway(host: string, environment: Record<string, string> = {}): Promise<GatewayProcess> {
  const gateway = await spawnGateway({
    HOST: host,
    PORT: String(port),
    PLATFORM_URL: platform.url,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '1000000',
    CONCURRENT_PER_ADDRESS: '1000000',
    TRUST_PROXY: '1',
    WEB_ROOT: webRoot,
    ...environment,
  })
  closing.push(() => gateway.signal('SIGKILL'))
  return gateway
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

/** Sends a request from a chosen local address. */
function askFrom(
  url: string,
  options: { from?: string; path?: string; headers?: Record<string, string>; body?: string },
) {
  const { from = '127.0.0.1', path = '/graphql', headers = {}, body } = options
  return new Promise<Answer>((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST'
    const outgoing = ask(url, { path, method, headers, localAddress: from, agent: false }, (reply) => {
      let text = ''
      reply.on('data', (chunk) => (text += String(chunk)))
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text }))
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

const NAVIGATION = { accept: 'text/html,*/*;q=0.8' }

let turn = 0
/** A query that needs the platform. */
const hotGames = (url: string, from?: string, headers: Record<string, string> = {}) => {
  turn += 1
  const body = JSON.stringify({ query: `{ hotGames(first: ${(turn % 40) + 1}) { id } }` })
  return askFrom(url, { body, ...(from && { from }), headers: { 'content-type': 'application/json', ...headers } })
}

describe.runIf(CAN_RUN_EDGE)('the edge', () => {
  test.runIf(IS_NIGHTLY)(
    'restarts three gateways one after the other under load without a failed request',
    async () => {
      const settings = { DRAIN_SECONDS: '1.5' }
      const gateways = new Map(
        await Promise.all(GATEWAYS.map(async (host) => [host, await startGateway(host, settings)] as const)),
      )
      const ready = (host: string) => untilOk(`http://${host}:${port}/readyz`)
      await Promise.all(GATEWAYS.map(ready))
      const edge = await startEdge(port, {}, { keepalive: '1s' })
      closing.push(() => edge.close())
      edge.names.addresses = GATEWAYS

      const failed: string[] = []
      let answered = 0
      const over = new AbortController()
      const load = async () => {
        while (!over.signal.aborted) {
          const { status, text } = await hotGames(edge.url)
          if (status !== 200 || text.trim() !== '{"data":{"hotGames":[]}}') failed.push(`${status} ${text}`)
          answered += 1
          await sleep(5)
        }
      }
      const navigate = async () => {
        while (!over.signal.aborted) {
          const { status, text } = await askFrom(edge.url, { path: '/rng', headers: NAVIGATION })
          if (status !== 200 || !text.includes('Built page')) failed.push(`page: ${status} ${text}`)
          answered += 1
          await sleep(50)
        }
      }
      const callers = [...Array.from({ length: 12 }, load), ...Array.from({ length: 3 }, navigate)]
      for (const [host, gateway] of gateways) {
        const before = answered
        gateway.signal('SIGTERM')
        // A container's name resolves until its process has ended, and again before the next one listens.
        expect(await gateway.ended).toBe(0)
        edge.names.addresses = GATEWAYS.filter((other) => other !== host)
        await expect.poll(() => answered).toBeGreaterThan(before + 50)
        edge.names.addresses = GATEWAYS
        // The first takes longer to listen than a request may wait.
        if (host === GATEWAYS[0]) await sleep(6_000)
        await startGateway(host, settings)
        await ready(host)
      }
      over.abort()
      await Promise.all(callers)
      expect(failed).toEqual([])
      expect(answered).toBeGreaterThan(300)
    },
  )
})

describe.runIf(CAN_RUN_EDGE)('the edge over one gateway', () => {
  let gateway: GatewayProcess
  let edge: Edge
  let proxy: { url: string }
  beforeAll(async () => {
    port = await freePort()
    gateway = await startGateway(GATEWAYS[0], { TRUST_PROXY: '2', REQUEST_TIMEOUT_SECONDS: '1', LOG_LEVEL: 'info' })
    await untilOk(`http://${GATEWAYS[0]}:${port}/readyz`)
    edge = await startEdge(port, { TRUSTED_PROXIES: TLS_PROXY }, { read_header: '1s', read_body: '3s' })
    closing.push(() => edge.close())
    edge.names.addresses = [GATEWAYS[0]]
    proxy = await startTlsProxy(edge.url)
  })

  /** TLS terminator in front: appends the visitor's address to the header sent by the visitor. */
  async function startTlsProxy(target: string): Promise<{ url: string }> {
    const server = createServer((request, response) => {
      const forwarded = request.headers['x-forwarded-for']
      const headers = {
        'content-type': 'application/json',
        'x-forwarded-for': `${forwarded ? `${String(forwarded)}, ` : ''}${VISITOR}`,
        'x-forwarded-proto': 'https',
      }
      let body = ''
      request.on('data', (chunk) => (body += String(chunk)))
      request.on('end', async () => {
        const reply = await askFrom(target, { from: TLS_PROXY, body, headers })
        response.writeHead(reply.status).end(reply.text)
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    closing.push(() => server.close())
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
  }

  /** The caller's address as logged by the gateway. */
  const findVisitor = async (asking: Promise<Answer>) => {
    const visitors = () =>
      [...gateway.said().matchAll(/"path":"\/graphql","remote":"([^"]+)"/g)].map(([, found]) => found)
    const before = visitors().length
    expect((await asking).status).toBe(200)
    await expect.poll(() => visitors().length).toBe(before + 1)
    return visitors().at(-1)
  }

  test('takes the visitor’s address from a trusted proxy', async () => {
    expect(await findVisitor(hotGames(proxy.url))).toBe(VISITOR)
  })

  test('ignores address headers sent by the visitor', async () => {
    const forged = { 'x-forwarded-for': '198.51.100.1' }
    expect(await findVisitor(hotGames(proxy.url, '127.0.0.1', forged))).toBe(VISITOR)
    expect(await findVisitor(hotGames(edge.url, '127.0.0.31', forged))).toBe('127.0.0.31')
  })

  test.each([
    ['body', 'HTTP/1.1 408 Request Timeout'],
    ['headers', ''],
    ['nothing', ''],
  ] as const)('closes a connection that sends its %s too slowly', async (part, reply) => {
    expect(await sendSlowly(edge.url, part)).toBe(reply)
  })

  test.each(['/assets/%ff', '/assets/%00', `/assets/${'a'.repeat(300)}`, '/assets/none.js', '/assets/a%0ab'])(
    'answers 404 to %s without caching it',
    async (path) => {
      const { status, headers, text } = await askFrom(edge.url, { path })
      expect([status, text]).toEqual([404, '404 Not Found'])
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
      expect(headers.server).toBeUndefined()
    },
  )

  test('serves built files as immutable, and pages of the gateway with its headers', async () => {
    for (const name of ['app-1a2b.js', 'shared~app~home-screen-1a2b.js']) {
      const asset = await askFrom(edge.url, { path: `/assets/${name}` })
      expect({ name, ...asset }).toMatchObject({ name, status: 200, text: 'export {}' })
      expect(asset.headers['cache-control']).toContain('immutable')
    }
    const page = await askFrom(edge.url, { path: '/rng', headers: NAVIGATION })
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('<title>Built page</title>')])
    expect(page.headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: expect.stringContaining('cookie, accept-language, accept-encoding'),
      'content-security-policy': expect.stringMatching(/script-src 'self' 'sha256-[\w+/=]+';/),
      'x-content-type-options': 'nosniff',
    })
  })
})

/** An edge before one gateway that answers with `listener`. */
async function edgeOver(listener: RequestListener, environment: Record<string, string> = {}) {
  const [host] = GATEWAYS
  port = await freePort()
  const server = createServer(listener).listen(port, host)
  await once(server, 'listening')
  closing.push(() => server.close())
  const edge = await startEdge(port, environment)
  closing.push(() => edge.close())
  edge.names.addresses = [host]
  return edge
}

test.runIf(CAN_RUN_EDGE)('streams every answer to its end, however slowly it arrives', async () => {
  const whole = 'a'.repeat(60_000)
  const edge = await edgeOver((request, response) => {
    request.resume().on('end', () => {
      response.write(whole.slice(0, 1_000))
      setTimeout(() => response.end(whole.slice(1_000)), 5)
    })
  })
  const body = JSON.stringify({ query: 'x'.repeat(200) })
  let cut = 0
  const caller = async () => {
    for (let requested = 0; requested < 60; requested += 1) {
      const response = await fetch(`${edge.url}/graphql`, { method: 'POST', body })
      if ((await response.text()) !== whole) cut += 1
    }
  }
  await Promise.all(Array.from({ length: 12 }, caller))
  expect(cut).toBe(0)
})

test.runIf(CAN_RUN_EDGE).each(['multipart/mixed;subscriptionSpec=1.0', 'text/event-stream'])(
  'streams live events (%s) one by one, and closes the stream with the page',
  async (accept) => {
    let sendEvent = () => {}
    let hasEnded = false
    const edge = await edgeOver((request, response) => {
      if (request.method === 'GET') return void response.end()
      // Like the gateway, after the whole request: Caddy may truncate an earlier response (issue 5431).
      request.resume().on('end', () => {
        response.writeHead(200, { 'content-type': accept })
        response.on('close', () => (hasEnded = true))
        sendEvent = () => void response.write('{"payload":1}\r\n--graphql')
        sendEvent()
      })
    })
    const page = new AbortController()
    const { body } = await fetch(`${edge.url}/graphql`, {
      method: 'POST',
      headers: { accept },
      body: '{}',
      signal: page.signal,
    })
    const reader = body?.getReader()
    const readEvent = async (): Promise<string> => {
      const { done = true, value = [] } = (await reader?.read()) ?? {}
      // Decompression may flush nothing.
      return done || value.length > 0 ? Buffer.from(value).toString() : readEvent()
    }
    expect(await readEvent()).toContain('"payload":1')
    sendEvent()
    expect(await readEvent()).toContain('"payload":1')
    expect(hasEnded).toBe(false)
    page.abort()
    await expect.poll(() => hasEnded).toBe(true)
  },
)

describe.runIf(CAN_RUN_EDGE)('Strict-Transport-Security', () => {
  test.each([
    ['with secure cookies', { COOKIE_SECURE: 'true' }, 'max-age=31536000'],
    ['outside a demo', {}, 'max-age=31536000'],
    ['not in a demo', { DEMO: 'true' }, undefined],
    ['not over plain http', { COOKIE_SECURE: 'false' }, undefined],
  ])('%s', async (_when, environment, expected) => {
    const edge = await edgeOver((_request, response) => void response.end('A page'), environment)
    for (const path of ['/', '/assets/app-1a2b.js', '/assets/none.js']) {
      const { headers } = await askFrom(edge.url, { path })
      expect([path, headers['strict-transport-security']]).toEqual([path, expected])
    }
  })
})
