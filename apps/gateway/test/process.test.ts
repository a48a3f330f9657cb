import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { type Brands, cookieKey } from './brand-stack.ts'
import { freePort } from '@playhouse/testing/free-port.ts'
import { spawnGateway, untilOk, type GatewayProcess } from './gateway-process.ts'
import { openGateway } from './stack.ts'
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

const EMPTY = { status: 200, text: '{"data":{"hotGames":[]}}' }

/** A query that needs the platform. */
const askHot = (url: string) =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ hotGames(first: 14) { id } }' }),
  })

/** A ready platform that answers every call with an empty list. */
async function emptyPlatform(): Promise<TroubleServer> {
  const platform = await TroubleServer.start((_request, response) =>
    json(response, { success: true, value: { list: [] } }),
  )
  closing.push(() => platform.close())
  return platform
}

/**
 * Starts a query that needs the platform, and keeps the end of its body.
 * @returns sends the end, and returns the response
 */
async function startAsking(url: string, host = '127.0.0.1') {
  const headers = { host, 'content-type': 'application/json', expect: '100-continue' }
  const outgoing = request(`${url}/graphql`, { method: 'POST', agent: false, headers })
  const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>
  outgoing.flushHeaders()
  await once(outgoing, 'continue')
  return async () => {
    outgoing.end(JSON.stringify({ query: '{ hotGames(first: 14) { id } }' }))
    const [response] = await answered
    return { status: response.statusCode, text: (await response.toArray()).join('').trim() }
  }
}

async function untilClosed(url: string): Promise<void> {
  await expect.poll(() => fetch(`${url}/livez`).catch((error: Error) => error.message)).toBe('fetch failed')
}

test('exits with the problems of an invalid environment', async () => {
  const { ended, said } = await start({ NODE_ENV: 'production', PORT: 'abc' })
  expect(await ended).toBe(1)
  expect(said()).toMatch(/^Invalid environment:\n {2}PORT: /)
})

function writeDialect(source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'dialect-'))
  closing.push(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'dialect.mjs'), source)
  return join(folder, 'dialect.mjs')
}

test('exits with what is wrong with a dialect', async () => {
  const file = writeDialect('export default { endpoints: { logIn: {} } }')
  const { ended, said } = await start({ PLATFORM_DIALECT: file })
  expect(await ended).toBe(1)
  expect(said()).toContain(`The dialect ${file} cannot be used: the contract has no endpoint logIn.`)
})

test('asks a platform of another make in its dialect', async () => {
  const paths = new Set<string>()
  const platform = await TroubleServer.start(({ url = '' }, response) => {
    paths.add(url.split('?')[0] ?? '')
    json(response, { code: 0, data: { list: [] } })
  })
  closing.push(() => platform.close())
  const file = writeDialect(
    "export default { ready: '/up', envelope: { success: 'code', when: [0], data: 'data' }, paths: { '/wps': '/api' } }",
  )
  const { url } = await start({ PLATFORM_URL: platform.url, PLATFORM_DIALECT: file })
  await untilOk(`${url}/readyz`)
  const response = await askHot(url)
  expect(await response.text()).toBe(EMPTY.text)
  expect([...paths].every((path) => path === '/up' || path.startsWith('/api/'))).toBe(true)
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
  const platform = await emptyPlatform()
  const { url, signal, ended } = await start({ PLATFORM_URL: platform.url, LOG_LEVEL: 'silent' })
  await untilOk(`${url}/livez`)
  const finish = await startAsking(url)
  signal('SIGTERM')
  await untilClosed(url)
  expect(await finish()).toEqual(EMPTY)
  expect(await ended).toBe(0)
})

test('listens first in a quiet start, and compiles ahead after it', async () => {
  const { said } = await start({ QUIET_START_SECONDS: '0.1' })
  await expect.poll(said).toContain('compiled ahead')
  expect(said().indexOf('Server listening')).toBeLessThan(said().indexOf('compiled ahead'))
})

function writeBrands(brands: Brands): string {
  const folder = mkdtempSync(join(tmpdir(), 'playhouse-brands-'))
  closing.push(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'brands.json')
  writeFileSync(file, JSON.stringify({ brands }))
  return file
}

test('serves the brands of a file, and finishes their requests in flight on SIGTERM', async () => {
  const platform = await emptyPlatform()
  const lotus = { hosts: ['lotus.test'], variables: { PLATFORM_URL: platform.url, COOKIE_KEYS: cookieKey() } }
  const { url, signal, ended } = await start({ BRANDS_FILE: writeBrands({ lotus }), LOG_LEVEL: 'silent' })
  await untilOk(`${url}/readyz`)
  expect((await (await startAsking(url, 'other.test'))()).status).toBe(421)
  const finish = await startAsking(url, 'lotus.test')
  signal('SIGTERM')
  await untilClosed(url)
  expect(await finish()).toEqual(EMPTY)
  expect(await ended).toBe(0)
})

test('exits with the faults in the file of brands', async () => {
  const variables = { PLATFORM_URL: 'http://127.0.0.1:9', COOKIE_KEYS: cookieKey(), SITE_ORIGIN: 'nowhere' }
  const { ended, said } = await start({ BRANDS_FILE: writeBrands({ lotus: { hosts: ['lotus.test'], variables } }) })
  expect(await ended).toBe(1)
  expect(said()).toMatch(/^Invalid brand lotus in .*brands\.json:\n {2}SITE_ORIGIN: /)
})

test('answers and closes connections while draining', async () => {
  const platform = await emptyPlatform()
  const { url, signal } = await start({ PLATFORM_URL: platform.url, LOG_LEVEL: 'silent', DRAIN_SECONDS: '120' })
  await untilOk(`${url}/readyz`)
  expect((await fetch(`${url}/readyz`)).headers.get('connection')).toBe('keep-alive')
  signal('SIGTERM')
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503)
  for (const path of ['livez', 'acceptz']) expect((await fetch(`${url}/${path}`)).status).toBe(200)
  const reply = await askHot(url)
  expect(reply.headers.get('connection')).toBe('close')
  expect(await reply.json()).toEqual({ data: { hotGames: [] } })
})

test('drops /acceptz while closing and answers the rest', async () => {
  const platform = await emptyPlatform()
  const { gateway, close } = await openGateway(platform.url)
  closing.push(close)
  const url = await gateway.app.listen({ host: '127.0.0.1', port: 0 })
  gateway.enterPhase('closing')
  await expect(fetch(`${url}/acceptz`)).rejects.toThrow('fetch failed')
  expect((await askHot(url)).status).toBe(200)
})

test('serves metrics on their own port only when configured', async () => {
  const platform = await emptyPlatform()
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
