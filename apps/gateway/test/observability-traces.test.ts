import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MEMBER } from './accounts.ts'
import { openStack, type Stack } from './stack.ts'
import { TcpTap } from './tcp-tap.ts'

interface Span {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  status?: { code?: number }
}

let stack: Stack
let tap: TcpTap
let collector: Server
let received = ''
beforeAll(async () => {
  collector = createServer(async (request, response) => {
    for await (const chunk of request) received += String(chunk)
    received += '\n'
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  stack = await openStack({}, { OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl() })
  tap = await TcpTap.before(stack.platform.url)
})
afterAll(async () => {
  await stack.close()
  tap.close()
  collector.close()
})

const collectorUrl = () => `http://127.0.0.1:${(collector.address() as AddressInfo).port}`

function spans(): Span[] {
  return received
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => (JSON.parse(line) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
}

test('puts a request, its operation and its calls into one trace and passes it to the platform', async () => {
  const part = await stack.another({
    PLATFORM_URL: tap.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl(),
  })
  const member = await part.browser().logIn(MEMBER)
  await member.ask('HomeScreen', { withShell: true, browsing: false })
  await part.gateway.app.inject({ method: 'POST', url: '/graphql', payload: { documentId: 'nothing-of-the-kind' } })
  // Closing flushes the spans.
  await part.close()

  const all = spans()
  const home = all.find(({ name }) => name === 'graphql HomeScreen')
  const request = all.find(({ spanId }) => spanId === home?.parentSpanId)
  expect(request).toMatchObject({ name: 'POST /graphql', traceId: home?.traceId })
  expect(request?.parentSpanId ?? '').toBe('')
  const calls = all.filter(({ parentSpanId }) => parentSpanId === home?.spanId)
  expect(calls.map(({ name }) => name)).toEqual(expect.arrayContaining(['platform hotGames', 'platform memberInfo']))
  for (const call of calls) expect(tap.seen).toContain(`traceparent: 00-${call.traceId}-${call.spanId}-01`)

  const cookies = [...member.cookies.values()]
  for (const secret of [MEMBER.password, MEMBER.username, ...cookies]) expect(received).not.toContain(secret)
})

test('continues the trace of a browser down to the platform’s SQL statements', async () => {
  const part = await stack.another({ OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl() })
  const member = await part.browser().logIn(MEMBER)
  const [traceId, spanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']
  member.headers = { traceparent: `00-${traceId}-${spanId}-01` }
  await member.ask('HomeScreen', { withShell: true, browsing: false })
  member.headers = { traceparent: `00-${'0'.repeat(32)}-${spanId}-01` }
  await member.ask('AccountScreen', { withShell: false })
  await part.close()

  const inTrace = () => spans().filter((span) => span.traceId === traceId)
  const getChildren = (parent: Span | undefined) => inTrace().filter((span) => span.parentSpanId === parent?.spanId)
  const [request] = inTrace().filter((span) => span.parentSpanId === spanId)
  expect(request?.name).toBe('POST /graphql')
  const [operation] = getChildren(request)
  expect(operation?.name).toBe('graphql HomeScreen')
  const call = getChildren(operation).find(({ name }) => name === 'platform memberInfo')
  expect(call).toBeDefined()
  // The platform sends its spans a second later.
  await expect.poll(() => getChildren(call).map(({ name }) => name)).toEqual([expect.stringMatching(/^GET \/wps\//)])
  await expect
    .poll(() => getChildren(getChildren(call)[0]).map(({ name }) => name))
    .toEqual(expect.arrayContaining([expect.stringMatching(/^sql /)]))
  // A header that names no trace begins one.
  const account = spans().find(({ name }) => name === 'graphql AccountScreen')
  expect(account?.traceId).toMatch(/^[0-9a-f]{32}$/)
  expect(account?.traceId).not.toMatch(/^0+$/)
  for (const secret of [MEMBER.password, MEMBER.username]) expect(received).not.toContain(secret)
})

test('loads no tracing library and sends no header without a collector', async () => {
  const from = tap.seen.length
  const part = await stack.another({ PLATFORM_URL: tap.url })
  await part.browser().send('{ hotGames { id } }')
  expect(tap.seen.slice(from)).toContain('GCSGAME_hotGamesV2')
  expect(tap.seen.slice(from)).not.toContain('traceparent')
})
