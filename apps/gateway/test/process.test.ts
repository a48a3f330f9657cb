import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import * as undici from 'undici'
import { afterEach, expect, test } from 'vitest'
import { Balancer } from './balancer.ts'
import { type Brands, cookieKey } from './brand-stack.ts'
import { freePort } from '@playhouse/testing/free-port.ts'
import { spawnGateway, untilOk, type GatewayProcess } from './gateway-process.ts'
import { json, TroubleServer } from '../src/platform/trouble-server.fixture.ts'

const closing: (() => unknown)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function start(environment: Record<string, string>): Promise<GatewayProcess> {
  const gateway = await spawnGateway(environment)
  closing.push(() => gateway.signal('SIGKILL'))
  return gateway
}

/** A ready platform that answers every call with an empty list after a delay. */
async function slowPlatform(ms: number): Promise<TroubleServer> {
  const platform = await TroubleServer.start((request, response) => {
    if (request.url === '/readyz') return json(response, {})
    setTimeout(() => json(response, { success: true, value: { list: [] } }), ms)
  })
  closing.push(() => platform.close())
  return platform
}

/** A query that needs the platform. */
function askHot(url: string, first = 14): Promise<Response> {
  return fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: `{ hotGames(first: ${first}) { id } }` }),
  })
}

test('exits with the problems of an invalid environment', async () => {
  const { ended, said } = await start({ NODE_ENV: 'production', PORT: 'abc' })
  expect(await ended).toBe(1)
  expect(said()).toMatch(/^Invalid environment:\n {2}PORT: /)
})

test('names a port in use', async () => {
  const port = await freePort()
  const other = createServer().listen(port, '127.0.0.1')
  await once(other, 'listening')
  closing.push(() => other.close())
  const { ended, said } = await start({ PORT: String(port) })
  expect(await ended).toBe(1)
  expect(said()).toContain(`port ${port} is in use`)
})

test('finishes requests in flight and accepts no new ones on SIGTERM', async () => {
  const platform = await slowPlatform(600)
  const { url, signal, ended } = await start({ PLATFORM_URL: platform.url, LOG_LEVEL: 'silent' })
  await untilOk(`${url}/livez`)
  const slow = askHot(url)
  await expect.poll(() => platform.count).toBe(1)
  signal('SIGTERM')
  await sleep(100)
  await expect(fetch(`${url}/livez`)).rejects.toThrow('fetch failed')
  expect(await (await slow).json()).toEqual({ data: { hotGames: [] } })
  expect(await ended).toBe(0)
})

test('listens first in a quiet start, and compiles ahead after it', async () => {
  const { url, said } = await start({ QUIET_START_SECONDS: '1' })
  await untilOk(`${url}/livez`)
  expect(said()).not.toContain('compiled ahead')
  await expect.poll(said, { timeout: 20_000 }).toContain('compiled ahead')
})

function writeBrands(brands: Brands): string {
  const folder = mkdtempSync(join(tmpdir(), 'playhouse-brands-'))
  closing.push(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'brands.json')
  writeFileSync(file, JSON.stringify({ brands }))
  return file
}

test('serves the brands of a file, and finishes their requests in flight on SIGTERM', async () => {
  const platform = await slowPlatform(600)
  const lotus = { hosts: ['lotus.test'], variables: { PLATFORM_URL: platform.url, COOKIE_KEYS: cookieKey() } }
  const { url, signal, ended } = await start({ BRANDS_FILE: writeBrands({ lotus }), LOG_LEVEL: 'silent' })
  await untilOk(`${url}/readyz`)
  const ask = (host: string) =>
    undici.request(`${url}/graphql`, {
      method: 'POST',
      headers: { host, 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ hotGames(first: 14) { id } }' }),
    })
  expect((await ask('other.test')).statusCode).toBe(421)
  const slow = ask('lotus.test')
  await expect.poll(() => platform.count).toBe(1)
  signal('SIGTERM')
  await sleep(100)
  await expect(fetch(`${url}/livez`)).rejects.toThrow('fetch failed')
  expect(await (await slow).body.json()).toEqual({ data: { hotGames: [] } })
  expect(await ended).toBe(0)
})

test('exits with the faults in the file of brands', async () => {
  const variables = { PLATFORM_URL: 'http://127.0.0.1:9', COOKIE_KEYS: cookieKey(), SITE_ORIGIN: 'nowhere' }
  const { ended, said } = await start({ BRANDS_FILE: writeBrands({ lotus: { hosts: ['lotus.test'], variables } }) })
  expect(await ended).toBe(1)
  expect(said()).toMatch(/^Invalid brand lotus in .*brands\.json:\n {2}SITE_ORIGIN: /)
})

test('replaces one of two gateways under load without failed requests', async () => {
  const platform = await slowPlatform(15)
  const settings = {
    PLATFORM_URL: platform.url,
    LOG_LEVEL: 'silent',
    DRAIN_SECONDS: '1',
    RATE_LIMIT_PER_MINUTE: '1000000',
    CONCURRENT_PER_ADDRESS: '1000000',
  }
  const [leaving, staying] = await Promise.all([start(settings), start(settings)])
  await Promise.all([untilOk(`${leaving.url}/readyz`), untilOk(`${staying.url}/readyz`)])
  const balancer = await Balancer.over([leaving.url, staying.url])
  closing.push(() => balancer.close())

  const failed: string[] = []
  let answered = 0
  const gone = new AbortController()
  const load = async () => {
    while (answered < 400 || !gone.signal.aborted) {
      const response = await askHot(balancer.url, (answered % 40) + 1)
      const text = (await response.text()).trim()
      if (response.status !== 200 || text !== '{"data":{"hotGames":[]}}') failed.push(`${response.status} ${text}`)
      answered += 1
      if (answered === 150) leaving.signal('SIGTERM')
      await sleep(5)
    }
  }
  void leaving.ended.then(() => gone.abort())
  await Promise.all(Array.from({ length: 12 }, load))
  expect(failed).toEqual([])
  expect(await leaving.ended).toBe(0)
  const [left = 0, stayed = 0] = [leaving, staying].map(({ url }) => balancer.served.get(url))
  expect(left).toBeGreaterThan(50)
  expect(stayed).toBeGreaterThan(left)
})

test('answers and closes connections while draining', async () => {
  const platform = await slowPlatform(5)
  const { url, signal, ended } = await start({ PLATFORM_URL: platform.url, LOG_LEVEL: 'silent', DRAIN_SECONDS: '1.6' })
  await untilOk(`${url}/readyz`)
  expect((await fetch(`${url}/readyz`)).headers.get('connection')).toBe('keep-alive')
  expect((await fetch(`${url}/acceptz`)).status).toBe(200)
  signal('SIGTERM')
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503)
  expect((await fetch(`${url}/livez`)).status).toBe(200)
  const reply = await askHot(url)
  expect(reply.headers.get('connection')).toBe('close')
  expect(await reply.json()).toEqual({ data: { hotGames: [] } })
  // While closing it drops /acceptz and still answers the rest.
  await expect.poll(() => fetch(`${url}/acceptz`).catch((error: Error) => error.message)).toBe('fetch failed')
  expect((await askHot(url)).status).toBe(200)
  expect(await ended).toBe(0)
})

test('serves metrics on their own port only when configured', async () => {
  const platform = await slowPlatform(5)
  const metricsPort = await freePort()
  const named = await start({ PLATFORM_URL: platform.url, LOG_LEVEL: 'silent', METRICS_PORT: String(metricsPort) })
  await untilOk(`${named.url}/livez`)
  await askHot(named.url)
  const scraped = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
  expect(scraped.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(await scraped.text()).toContain('playhouse_operation_seconds_count{operation="other"} 1')
  expect((await fetch(`http://127.0.0.1:${metricsPort}/graphql`)).status).toBe(404)
  expect((await fetch(`${named.url}/metrics`)).status).toBe(404)
  named.signal('SIGTERM')
  expect(await named.ended).toBe(0)
})
