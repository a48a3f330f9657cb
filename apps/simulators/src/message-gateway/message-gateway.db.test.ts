import { createHmac, randomUUID } from 'node:crypto'
import type { Database } from '@playhouse/postgres/database.ts'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSimulatorDatabase } from '../scratch-database.fixture.ts'
import { buildMessageGateway, deleteOldMessages } from './app.ts'
import { messageTable } from './tables.ts'

const SECRET = 'the secret of the operator in this test'

let database: Database
let close: () => Promise<void>
let app: FastifyInstance
beforeAll(async () => {
  ;({ database, close } = await openSimulatorDatabase())
  app = await buildMessageGateway({
    config: {
      logLevel: 'silent',
      requestTimeoutMs: 20_000,
      senderSecret: SECRET,
      siteOrigins: ['http://localhost:4200'],
      mediaHost: 'http://localhost:4202',
    },
    database,
    logStream: { write: () => {} },
  })
})
afterAll(async () => {
  await app.close()
  await close()
})

const sign = (body: string, secret = SECRET) => `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
const post = (body: string, signature: string | undefined = sign(body)) =>
  app.inject({
    method: 'POST',
    url: '/messages',
    headers: { 'content-type': 'application/json', ...(signature && { 'x-signature': signature }) },
    body,
  })
const sms = (values: object = {}) =>
  JSON.stringify({ id: randomUUID(), channel: 'sms', address: '+84912345678', text: 'Your code is 123456', ...values })
const outbox = async (address = '') => (await app.inject(`/outbox?address=${encodeURIComponent(address)}`)).body

test('refuses a message that is unsigned, changed or signed by somebody else', async () => {
  const body = sms()
  for (const signature of ['', 'sha256=', sign(`${body} `), sign(body, 'another secret')])
    expect(await post(body, signature)).toMatchObject({ statusCode: 401 })
  expect(await database.$count(messageTable)).toBe(0)
})

test('refuses a message of another shape', async () => {
  for (const body of ['', 'no JSON', sms({ channel: 'fax' }), sms({ id: 'one' }), sms({ text: 'a \0 b' })])
    expect(await post(body)).toMatchObject({ statusCode: 400 })
})

test('shows a message once, however often it was sent', async () => {
  const body = sms({ address: '+84911111111' })
  const responses = await Promise.all(Array.from({ length: 8 }, () => post(body)))
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 204))
  expect((await outbox('0911 111 111')).match(/<b>123456<\/b>/g)).toHaveLength(1)
  expect(await outbox('0922')).toContain('Nothing was sent to this address.')
})

test('shows markup of a message as text, and links that can be followed', async () => {
  await post(
    sms({
      address: 'lan@example.test',
      channel: 'email',
      subject: '<b>Hi</b>',
      text: '<img src=x> https://site.test/reset?a=1&b=2',
    }),
  )
  const page = await outbox('lan@')
  expect(page).toContain('&#60;b&#62;Hi')
  expect(page).not.toContain('<img')
  expect(page).toContain('<a href="https://site.test/reset?a=1&#38;b=2"')
})

test('deletes messages after a week', async () => {
  const body = sms({ address: '+84933333333' })
  await post(body)
  await database.execute(sql`update message_gateway.message set sent_at = now() - interval '6 days 23 hours'`)
  await deleteOldMessages(database)
  expect(await outbox('0933333333')).toContain('123456')
  await database.execute(sql`update message_gateway.message set sent_at = now() - interval '7 days 1 hour'`)
  await deleteOldMessages(database)
  expect(await database.$count(messageTable)).toBe(0)
})

test('a push service refuses messages that a browser would never get', async () => {
  const push = (url: string, headers: object = {}) =>
    app.inject({ method: 'POST', url, headers: { 'content-type': 'application/octet-stream', ...headers }, body: 'x' })
  expect(await push(`/push/${randomUUID()}`)).toMatchObject({ statusCode: 404 })
  const subscribed = await app.inject({ method: 'POST', url: '/push' })
  const { endpoint, keys } = subscribed.json<{ endpoint: string; keys: { p256dh: string; auth: string } }>()
  expect(Buffer.from(keys.p256dh, 'base64url')).toHaveLength(65)
  expect(Buffer.from(keys.auth, 'base64url')).toHaveLength(16)
  const { pathname } = new URL(endpoint)
  expect(await push(pathname)).toMatchObject({ statusCode: 400 })
  expect(await push(pathname, { ttl: '60' })).toMatchObject({ statusCode: 401 })
  expect(await push(pathname, { ttl: '60', authorization: 'vapid t=a.b.c, k=AAAA' })).toMatchObject({ statusCode: 401 })
  await app.inject({ method: 'DELETE', url: pathname })
  expect(await push(pathname, { ttl: '60' })).toMatchObject({ statusCode: 410 })
})
