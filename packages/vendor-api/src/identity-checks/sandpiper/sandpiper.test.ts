import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type IdentityChecker, IdentityRefusedError, IdentityUnknownError } from '../identity-checker.ts'
import { bearer, webhookHeaders } from './contract.ts'
import { sandpiper } from './sandpiper.ts'

const [OLD, NEXT] = ['the secret until now of these tests', 'the next secret of these tests']
const CHECK = {
  reference: randomUUID(),
  status: 'declined',
  reasons: ['tampering', 'name_mismatch', 'tampering', 'glare'],
  decided_at: '2026-01-01T00:00:00Z',
  report_url: 'https://sandpiper.test/1',
}

let server: Server
let checker: IdentityChecker
let answer: { status: number; body: string }
let calls: number
beforeEach(async () => {
  calls = 0
  server = createServer((_request, response) => {
    calls += 1
    response.writeHead(answer.status, { location: '/elsewhere' }).end(answer.body)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  checker = sandpiper.open({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secrets: [NEXT, OLD],
    settings: {},
  })
})
afterEach(() => new Promise((resolve) => void server.close(resolve)))

const find = (status: number, body: unknown) => {
  answer = { status, body: JSON.stringify(body) }
  return checker.find(CHECK.reference)
}

test('reads what was found once each, and what it has no word for as another finding', async () => {
  expect(await find(200, CHECK)).toEqual({
    outcome: 'FAILED',
    findings: ['FORGED', 'NAME_MISMATCH', 'OTHER'],
    decidedAt: new Date('2026-01-01T00:00:00Z'),
    pageUrl: 'https://sandpiper.test/1',
  })
})

test.each(['in_progress', 'escalated', 'constructor'])('has no outcome in the state %s', async (status) => {
  expect(await find(200, { ...CHECK, status })).toEqual({ outcome: 'PENDING', pageUrl: CHECK.report_url })
})

test('has no outcome without the time of the decision', async () => {
  expect(await find(200, { ...CHECK, decided_at: null })).toMatchObject({ outcome: 'PENDING' })
})

test('links no page that is not on the web', async () => {
  await expect(find(200, { ...CHECK, report_url: 'javascript:alert(1)' })).rejects.toThrow(IdentityUnknownError)
})

test.each([408, 429, 500, 503, 307])('may be asked again after a %i, which is not followed', async (status) => {
  await expect(find(status, {})).rejects.toThrow(IdentityUnknownError)
  expect(calls).toBe(1)
})

test.each([400, 401, 422])('refuses with a %i', async (status) => {
  await expect(find(status, {})).rejects.toThrow(new IdentityRefusedError(`status ${status}`))
})

test('does not have a check with a 404', async () => expect(await find(404, {})).toBeUndefined())

test('takes webhooks of both secrets during a rotation, and no token of a call for a signature', () => {
  const body = JSON.stringify(CHECK)
  const read = (headers: Record<string, string>) => checker.readWebhook?.({ headers, body }).kind
  for (const secret of [OLD, NEXT]) expect(read(webhookHeaders([secret], 'msg_1', body))).toBe('RESULT')
  expect(read(webhookHeaders(['another secret'], 'msg_1', body))).toBe('UNSIGNED')
  expect(read({ authorization: bearer([NEXT]) })).toBe('UNSIGNED')
  const { 'webhook-signature': _, ...unsigned } = webhookHeaders([NEXT], 'msg_1', body)
  expect(read(unsigned)).toBe('UNSIGNED')
})
