import { login } from '@playhouse/platform-api/session.ts'
import { memberInfo } from '@playhouse/platform-api/member.ts'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../app.fixture.ts'
import { PASSWORD } from '../small-world.fixture.ts'
import { PlatformTracing } from './tracing.ts'

interface Span {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  status?: { code?: number; message?: string }
  attributes: { key: string; value: { stringValue?: string } }[]
}

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const CALLER = '00f067aa0ba902b7'
const headers = { traceparent: `00-${TRACE}-${CALLER}-01` }

let collector: Server
let received = ''
let harness: TestPlatform
beforeAll(async () => {
  collector = createServer(async (request, response) => {
    for await (const chunk of request) received += String(chunk)
    received += '\n'
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const { port } = collector.address() as AddressInfo
  const tracing = new PlatformTracing(`http://127.0.0.1:${port}`)
  harness = await openTestPlatform({ template: 'small', tracing })
})
afterAll(async () => {
  await harness.close()
  collector.close()
})

const spans = () =>
  received
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => (JSON.parse(line) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
const getText = ({ attributes }: Span) => attributes.find(({ key }) => key === 'db.query.text')?.value.stringValue ?? ''

test('puts a request and its statements into the trace of the caller, without values', async () => {
  const { token } = (await harness.call(login, { username: 'hoa', password: PASSWORD })).value
  expect((await harness.call(memberInfo, {}, { token, headers })).status).toBe(200)
  const inTrace = () => spans().filter(({ traceId }) => traceId === TRACE)
  await expect.poll(() => inTrace().filter(({ parentSpanId }) => parentSpanId === CALLER)).toHaveLength(1)
  const [request] = inTrace().filter(({ parentSpanId }) => parentSpanId === CALLER)
  expect(request?.name).toBe(`GET ${memberInfo.path}`)
  const statements = inTrace().filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  expect(statements.map(getText).join('\n')).toMatch(/from "?session"?/)
  for (const secret of [token, PASSWORD, 'hoa']) expect(received).not.toContain(secret)
})

test('traces each statement of a transaction', async () => {
  const other = { traceparent: headers.traceparent.replace('4bf9', '6bf9') }
  await harness.call(login, { username: 'hoa', password: PASSWORD }, { headers: other })
  const names = () => spans().flatMap(({ traceId, name }) => (traceId.startsWith('6bf9') ? [name] : []))
  await expect.poll(names).toEqual(expect.arrayContaining(['sql begin', 'sql insert', 'sql commit']))
})

test('names PostgreSQL’s refusals by their state, and the trace in the log', async () => {
  const other = { traceparent: headers.traceparent.replace('4bf9', '5bf9') }
  await harness.database.$client.query('alter table session rename to elsewhere')
  const { token } = { token: 'A'.repeat(43) }
  expect((await harness.call(memberInfo, {}, { token, headers: other })).status).toBe(503)
  await harness.database.$client.query('alter table elsewhere rename to session')
  const failed = () => spans().find((span) => span.traceId.startsWith('5bf9') && span.name.startsWith('sql '))
  await expect.poll(() => failed()?.status).toEqual({ code: 2, message: '42P01' })
  expect(harness.logged()).toContain(`"traceId":"5${TRACE.slice(1)}"`)
})

test('leaves statements of jobs and starts without a trace', async () => {
  const before = spans().length
  await harness.database.$client.query('select 1')
  await harness.call(memberInfo, {}, { token: 'A'.repeat(43), headers })
  await expect.poll(() => spans().length).toBeGreaterThan(before)
  expect(spans().filter((span) => span.name.startsWith('sql ') && !span.parentSpanId)).toEqual([])
})
