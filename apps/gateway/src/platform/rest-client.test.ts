import { memberInfo } from '@playhouse/platform-api/member.ts'
import { logout } from '@playhouse/platform-api/session.ts'
import { checkUsername } from '@playhouse/platform-api/registration.ts'
import { afterEach, expect, test } from 'vitest'
import { troubleClient } from './trouble-client.fixture.ts'
import { json } from './trouble-server.fixture.ts'

const GOOD = { success: true, value: { available: true } }
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** For tests that are about something else. */
const PATIENT = { attemptMs: 20_000, callMs: 20_000, sectionMs: 20_000, requestMs: 20_000 }
const HOUR_MS = 3_600_000

async function createClientFor(behave: Parameters<typeof troubleClient>[0], deadlines = PATIENT) {
  const trouble = await troubleClient(behave, deadlines)
  closing.push(trouble.close)
  const ask = () => trouble.client.send(checkUsername, { username: 'lan' }, trouble.facts, { retry: true })
  return { ...trouble, ask }
}

test('retries a read twice after an outage', async () => {
  const broken = await createClientFor((_request, response) => json(response, { oops: true }, 502))
  await expect(broken.ask()).rejects.toMatchObject({ outage: 'server_error' })
  expect(broken.server.count).toBe(3)
  const flaky = await createClientFor((request, response, count) =>
    count < 3 ? request.socket.destroy() : json(response, GOOD),
  )
  expect((await flaky.ask()).value).toEqual({ available: true })
  expect(flaky.reports).toMatchObject([{ endpoint: 'checkUsername', outcome: 'ok', attempts: 3 }])
})

test('never retries a write', async () => {
  const { server, client, facts } = await createClientFor((request) => void request.socket.destroy())
  await expect(client.send(logout, {}, facts, { retry: false, token: 't' })).rejects.toMatchObject({
    outage: 'connection',
  })
  expect(server.count).toBe(1)
})

test('times out at the call deadline when the server never answers', async () => {
  const { ask, reports } = await createClientFor(() => {}, { ...PATIENT, attemptMs: HOUR_MS, callMs: 200 })
  await expect(ask()).rejects.toMatchObject({ outage: 'timeout' })
  expect(reports).toMatchObject([{ outcome: 'timeout', attempts: 1 }])
})

test('retries a read that times out', async () => {
  const { ask, reports } = await createClientFor(() => {}, { ...PATIENT, attemptMs: 50, callMs: HOUR_MS })
  await expect(ask()).rejects.toMatchObject({ outage: 'timeout' })
  expect(reports).toMatchObject([{ outcome: 'timeout', attempts: 3 }])
})

test('times out when the body stops half way', async () => {
  const { ask } = await createClientFor((_request, response) => void response.writeHead(200).write('{"succ'), {
    ...PATIENT,
    callMs: 200,
  })
  await expect(ask()).rejects.toMatchObject({ outage: 'timeout' })
})

test('aborts the call without a retry when the caller leaves', async () => {
  const { server, ask, gone } = await createClientFor(() => gone.abort())
  await expect(ask()).rejects.toMatchObject({ outage: 'caller_gone' })
  await expect.poll(() => server.abandoned).toBe(1)
  expect(server.count).toBe(1)
})

test.each([
  ['invalid JSON', '<html>', 200, 'bad_answer'],
  ['an error page', '<html>', 503, 'server_error'],
  ['no envelope', '{"available":true}', 200, 'bad_answer'],
  ['a value of another shape', '{"success":true,"value":{"available":"maybe"}}', 200, 'bad_answer'],
])('rejects %s as an outage', async (_what, body, status, outage) => {
  const { ask } = await createClientFor((_request, response) => void response.writeHead(status).end(body))
  await expect(ask()).rejects.toMatchObject({ outage })
})

test('reports a refusal with its code and details, without a retry', async () => {
  const details = { fields: { username: 'length' }, retryAfterSeconds: 9 }
  const { server, ask } = await createClientFor((_request, response) =>
    json(response, { success: false, message: 'no', errorCode: 'TOO_MANY_REQUESTS', value: details }, 429),
  )
  await expect(ask()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', details })
  expect(server.count).toBe(1)
})

test.each([
  ['CUSTOMER_NOT_LOGIN', 401, 'login.not.session'],
  ['#727', 500, 'system_busy'],
])('maps the unknown code %s (status %d) to %s and counts it', async (errorCode, status, code) => {
  const { client, facts, degradations } = await createClientFor((_request, response) =>
    json(response, { success: false, message: '', errorCode }, status),
  )
  await expect(client.send(memberInfo, {}, facts, { retry: true, token: 't' })).rejects.toMatchObject({ code })
  expect(degradations.counts.get('errorCode')).toBe(1)
})
