import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import registered from '@playhouse/schema/trusted-documents.json' with { type: 'json' }
import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import type { Browser } from './browser.ts'
import { getService } from '../src/platform/circuit-breaker.ts'
import { freePort } from '@playhouse/testing/free-port.ts'
import { onSharedPlatform, type SharedStack } from './shared-platform.ts'
import type { Stack } from './stack.ts'
import { TroubleProxy } from './trouble-proxy.ts'

const REPOSITORY = new URL('../../../', import.meta.url)
const HOME = { withShell: true, browsing: false }

let shared: SharedStack
let proxy: TroubleProxy
/** Reaches the platform through the proxy. */
let stack: Pick<Stack, 'browser' | 'gateway' | 'another'>
onSharedPlatform.beforeAll(async ({ openSharedStack }) => {
  shared = await openSharedStack()
  proxy = await TroubleProxy.before(shared.platform.url)
  stack = await shared.another({
    PLATFORM_URL: proxy.url,
    METRICS_PORT: String(await freePort()),
    RATE_LIMIT_PER_MINUTE: '60',
    CIRCUIT_CALLS: '5',
  })
})
afterAll(async () => {
  await shared.close()
  proxy.close()
})

const scrape = async () => (await stack.gateway.metrics?.registry.metrics()) ?? ''
const getValue = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')[1],
  )
const getValues = (text: string, label: string) =>
  [...text.matchAll(new RegExp(`[{,]${label}="([^"]*)"`, 'g'))].map(([, value]) => value ?? '')

test('counts operations, errors, calls, cached responses and circuit states', async () => {
  const browser = stack.browser()
  await browser.ask('HomeScreen', HOME)
  await browser.ask('HomeScreen', HOME)
  await browser.ask('AccountScreen', { withShell: false })
  // Responses to a session have the parts of visitors' responses, and others are computed from the same public cache.
  browser.headers = { authorization: 'Bearer a-token-of-some-kind' }
  await browser.ask('HomeScreen', { ...HOME, withShell: false })
  const text = await scrape()
  expect(getValue(text, 'playhouse_operation_seconds_count{operation="HomeScreen"}')).toBe(3)
  expect(getValue(text, 'playhouse_answers_given_again_total{operation="HomeScreen"}')).toBe(1)
  expect(getValue(text, 'playhouse_http_requests_total{route="/graphql",status="200"}')).toBe(4)
  expect(getValue(text, 'playhouse_platform_calls_total{endpoint="hotGames",outcome="ok"}')).toBe(1)
  expect(getValue(text, 'playhouse_platform_call_seconds_count{endpoint="hotGames"}')).toBe(1)
  expect(getValue(text, 'playhouse_cache_answers_total{endpoint="hotGames",outcome="miss"}')).toBe(1)
  expect(getValue(text, 'playhouse_cache_answers_total{endpoint="hotGames",outcome="hit"}')).toBe(1)
  expect(getValue(text, 'playhouse_circuit_state{service="relay/GCSGAME"}')).toBe(0)
})

test('counts operations by client and release', async () => {
  const browser = stack.browser()
  browser.headers = { 'apollographql-client-name': 'web', 'apollographql-client-version': '0.2.0' }
  await browser.ask('Balance')
  browser.headers = { 'graphql-client-name': 'made-up' }
  await browser.ask('Balance')
  const text = await scrape()
  expect(getValue(text, 'playhouse_client_operations_total{client="web",version="0.2.0"}')).toBe(1)
  expect(getValue(text, 'playhouse_client_operations_total{client="other",version="other"}')).toBe(1)
})

test('traces a response to its fields and calls in development only', async () => {
  const developing = await stack.another({ NODE_ENV: 'development' })
  const findTrace = ({ response }: Awaited<ReturnType<Browser['send']>>) =>
    response.json<{ extensions?: { trace: Trace } }>().extensions?.trace
  const ask = async (from: Pick<Stack, 'browser'>) => findTrace(await from.browser().ask('HomeScreen', HOME))
  type Call = { endpoint: string; outcome: string; field: string; ms: number }
  type Trace = {
    cost: number
    costLimit: number
    calls: Call[]
    reads: Call[]
    fields: { path: string; coordinate: string; count: number; maxMs: number; cost: number }[]
  }
  const [first, second] = [await ask(developing), await ask(developing)]
  expect(first?.calls).toContainEqual(
    expect.objectContaining({ endpoint: 'hotGames', outcome: 'ok', attempts: 1, field: 'hotGames' }),
  )
  expect(first?.fields).toContainEqual(
    expect.objectContaining({ path: 'hotGames', coordinate: 'Query.hotGames', count: 1, cost: expect.any(Number) }),
  )
  const listed = findTrace(await developing.browser().send('{ site { promotions { nodes { picture } } } }'))
  const pictures = listed?.fields.find(({ coordinate }) => coordinate === 'Promotion.picture')
  expect(pictures?.path).toBe('site.promotions.nodes.picture')
  expect(pictures?.count).toBeGreaterThan(1)
  expect(first?.cost).toBeLessThan(first?.costLimit ?? 0)
  expect(second?.calls.filter(({ endpoint }) => endpoint === 'hotGames')).toEqual([])
  expect(second?.reads).toContainEqual({ endpoint: 'hotGames', outcome: 'hit', field: 'hotGames' })
  expect(await ask(stack)).toBeUndefined()
})

test('reports error codes, outcomes, retries and an open circuit', async () => {
  proxy.close()
  const browser = stack.browser()
  browser.headers = { authorization: 'Bearer a-token-of-some-kind' }
  for (let times = 0; times < 3; times += 1) await browser.ask('Balance')
  const text = await scrape()
  expect(
    getValue(text, 'playhouse_operation_errors_total{operation="Balance",code="PLATFORM_UNAVAILABLE"}'),
  ).toBeGreaterThan(0)
  expect(getValue(text, 'playhouse_platform_calls_total{endpoint="memberInfo",outcome="connection"}')).toBeGreaterThan(
    0,
  )
  expect(getValue(text, 'playhouse_platform_retries_total{endpoint="memberInfo"}')).toBeGreaterThan(1)
  expect(getValue(text, `playhouse_circuit_state{service="${getService('/wps/member/info')}"}`)).toBe(2)
  await proxy.reopen()
})

test('bounds labels that callers choose', async () => {
  const browser = stack.browser()
  for (let index = 0; index < 20; index += 1) {
    await browser.send(`query Made${index} { __typename }`)
    await stack.gateway.app.inject(`/made/${index}`)
  }
  const text = await scrape()
  const names = new Set(Object.values(registered).map(({ name }) => name)).add('other')
  const endpoints = new Set(ALL_ENDPOINTS.map(({ name }) => name))
  expect(getValues(text, 'operation').filter((name) => !names.has(name))).toEqual([])
  expect(getValues(text, 'endpoint').filter((name) => !endpoints.has(name))).toEqual([])
  expect(getValue(text, 'playhouse_operation_seconds_count{operation="other"}')).toBe(20)
  expect(text).not.toMatch(/made\/|Made\d/)
})

test('counts rate-limited requests', async () => {
  const browser = stack.browser()
  for (let index = 0; index < 70; index += 1) await browser.send('{ __typename }')
  expect(getValue(await scrape(), 'playhouse_rate_limited_total')).toBeGreaterThan(0)
})

test('are not served on the public port or by the edge', async () => {
  const response = await stack.gateway.app.inject('/metrics')
  expect(response.statusCode).toBe(404)
  expect(response.body).not.toContain('playhouse_')
  const edge = readFileSync(new URL('deploy/Caddyfile', REPOSITORY), 'utf8')
  expect(edge).not.toContain('/metrics')
})

test('shows every metric, and only existing ones, on the dashboard', async () => {
  const exported = (await stack.gateway.metrics?.registry.getMetricsAsJSON())?.map(({ name }) => name) ?? []
  const dashboard = readFileSync(new URL('deploy/grafana/gateway.json', REPOSITORY), 'utf8')
  const shown = new Set(dashboard.match(/\b(?:playhouse|process|nodejs)_[a-z0-9_]+/g))
  const bare = (name: string) => name.replace(/_(?:bucket|sum|count)$/, '')
  expect([...shown].filter((name) => !exported.includes(name) && !exported.includes(bare(name)))).toEqual([])
  const ours = exported.filter((name) => name.startsWith('playhouse_'))
  expect(ours.length).toBeGreaterThan(9)
  expect(ours.filter((name) => !dashboard.includes(name))).toEqual([])
})
