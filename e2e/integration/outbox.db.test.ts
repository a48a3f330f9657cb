import { createHmac, randomUUID } from 'node:crypto'
import type { Database } from '@playhouse/postgres/database.ts'
import { openDatabase } from '@playhouse/postgres/database.ts'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sender } from '../../apps/platform/src/domains/people/verification/sender.ts'
import { openSender } from '../../apps/platform/src/domains/people/verification/open-sender.ts'
import { scratchDatabase } from '../../apps/platform/test/database.ts'
import { buildMessageGateway, deleteOldMessages } from '../../apps/simulators/src/message-gateway/app.ts'
import { messageTable } from '../../apps/simulators/src/message-gateway/tables.ts'
import { migrateSimulators } from '../../apps/simulators/src/migrate.ts'

const CONFIG = {
  logLevel: 'silent' as const,
  requestTimeoutMs: 20_000,
  senderSecret: 'the message gateway of this test alone',
  siteOrigins: ['https://site.test'],
  mediaHost: 'https://media.test',
}

let database: Database
let drop: () => Promise<void>
let app: FastifyInstance
let sender: Sender
beforeAll(async () => {
  const scratch = await scratchDatabase()
  drop = scratch.drop
  await migrateSimulators(scratch.url)
  database = openDatabase(scratch.url)
  app = await buildMessageGateway({ config: CONFIG, database })
  const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/messages`
  sender = openSender({ access: { relay: { url, secrets: [CONFIG.senderSecret] } }, smsOrder: {} }, { warn: () => {} })
})
afterAll(async () => {
  await app.close()
  await database.$client.end()
  await drop()
})

const page = async (query = '') => (await app.inject({ url: `/outbox${query}` })).body

test('says that no messages were sent yet', async () => {
  expect(await page()).toContain('Nothing was sent yet')
})

test('shows messages newest first, and those of an address', async () => {
  await sender.sendSms({ phoneNumber: '+84912345678', text: 'First 123456.' })
  await sender.sendEmail({ address: 'lan@playhouse.test', subject: 'Your code', text: 'Second 654321.' })
  const all = await page()
  expect(all.indexOf('Second')).toBeGreaterThan(0)
  expect(all.indexOf('Second')).toBeLessThan(all.indexOf('First'))
  expect(all).toContain('<b>123456</b>')
  const one = await page(`?address=${encodeURIComponent('+84912345678')}`)
  expect(one).toContain('First')
  expect(one).not.toContain('Second')
  expect(await page('?address=0912%20345')).toContain('First')
  expect(await page('?address=LAN%40')).toContain('Second')
  expect(await page('?address=nobody%40playhouse.test')).toContain('Nothing was sent to this address')
})

test('links URLs in messages, including those that contain a code', async () => {
  const text = 'Open https://site.test/password?token=a&step=123456 within 20 minutes. <https://x.test/"onclick=1>'
  await sender.sendEmail({ address: 'link@playhouse.test', subject: 'Link', text })
  const shown = await page('?address=link%40')
  expect(shown).toContain('<a href="https://site.test/password?token=a&#38;step=123456" rel="noreferrer">')
  expect(shown).toContain('href="https://x.test/&#34;onclick=1"')
})

test('shows markup as text and runs no script', async () => {
  await sender.sendEmail({
    address: '<b>@x.test',
    subject: '<img src=x onerror=alert(1)>',
    text: '<script>alert(1)</script>',
  })
  const shown = await app.inject({ url: '/outbox?address=%22%3E%3Cscript%3E' })
  expect(shown.body).not.toMatch(/<script|"><script/)
  const all = await app.inject({ url: '/outbox' })
  expect(all.body).not.toMatch(/<script|<img/)
  expect(all.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(all.headers['cache-control']).toBe('no-store')
})

test.each(['?address=a&address=b', `?address=${'x'.repeat(300)}`, '?address=%00'])(
  'accepts the query %s',
  async (query) => {
    expect((await app.inject({ url: `/outbox${query}` })).statusCode).toBe(200)
  },
)

test('refuses messages with a wrong signature and stores a repeated one once', async () => {
  const before = await database.$count(messageTable)
  const payload = JSON.stringify({ id: randomUUID(), channel: 'sms', address: '+84912000000', text: 'Twice' })
  const signature = (secret: string) => `sha256=${createHmac('sha256', secret).update(payload).digest('hex')}`
  const post = async (secret: string) => {
    const headers = { 'content-type': 'application/json', 'x-signature': signature(secret) }
    return (await app.inject({ method: 'POST', url: '/messages', headers, payload })).statusCode
  }
  expect(await post('another secret')).toBe(401)
  expect(await database.$count(messageTable)).toBe(before)
  expect([await post(CONFIG.senderSecret), await post(CONFIG.senderSecret)]).toEqual([204, 204])
  expect(await database.$count(messageTable)).toBe(before + 1)
  await database.delete(messageTable).where(sql`text = 'Twice'`)
})

test('deletes messages after a week', async () => {
  await database.update(messageTable).set({ sentAt: sql`now() - interval '6 days'` })
  await deleteOldMessages(database)
  expect(await database.$count(messageTable)).toBe(4)
  await database.update(messageTable).set({ sentAt: sql`now() - interval '8 days'` })
  await deleteOldMessages(database)
  expect(await database.$count(messageTable)).toBe(0)
})
