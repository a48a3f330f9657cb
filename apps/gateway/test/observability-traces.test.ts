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
  stack = await openStack()
  tap = await TcpTap.before(stack.platform.url)
})
afterAll(async () => {
  await stack.close()
  tap.close()
  collector.close()
})

/** Spans received by the collector. */
function spans(): Span[] {
  return received
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => (JSON.parse(line) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
}

test('puts a request, its operation and its calls into one trace and passes it to the platform', async () => {
  const { port } = collector.address() as AddressInfo
  const part = await stack.another({
    PLATFORM_URL: tap.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
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

test('loads no tracing library and sends no header without a collector', async () => {
  const from = tap.seen.length
  const part = await stack.another({ PLATFORM_URL: tap.url })
  await part.browser().send('{ hotGames { id } }')
  expect(tap.seen.slice(from)).toContain('GCSGAME_hotGamesV2')
  expect(tap.seen.slice(from)).not.toContain('traceparent')
})
