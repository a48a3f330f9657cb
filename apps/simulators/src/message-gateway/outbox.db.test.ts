import { sql } from 'drizzle-orm'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outboxMessage } from '../../../platform/src/db/tables/verification.ts'
import { forgetVerifications } from '../../../platform/src/domains/verification/forget-verifications.ts'
import { outboxRoutes } from './outbox-routes.ts'
import { outboxSender } from './outbox.ts'
import { scratch } from '../../../platform/src/domains/verification/scratch.fixture.ts'
import type { Sender } from '../../../platform/src/domains/verification/sender.ts'

const database = scratch()
let app: FastifyInstance
let sender: Sender
beforeAll(async () => {
  app = fastify()
  outboxRoutes(app, database())
  sender = outboxSender(database())
})
afterAll(() => app.close())

const page = async (query = '') => (await app.inject({ url: `/outbox${query}` })).body

test('says that nothing was sent yet', async () => {
  expect(await page()).toContain('Nothing was sent yet')
})

test('shows what was sent, newest first, and by address', async () => {
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

test('a link in a letter can be followed, and a code in it stays a part of it', async () => {
  const text = 'Open https://site.test/password?token=a&step=123456 within 20 minutes. <https://x.test/"onclick=1>'
  await sender.sendEmail({ address: 'link@playhouse.test', subject: 'Link', text })
  const shown = await page('?address=link%40')
  expect(shown).toContain('<a href="https://site.test/password?token=a&#38;step=123456" rel="noreferrer">')
  expect(shown).toContain('href="https://x.test/&#34;onclick=1"')
})

test('shows markup as text and lets no script run', async () => {
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

test.each(['?address=a&address=b', `?address=${'x'.repeat(300)}`, '?address=%00'])('%s does no harm', async (query) => {
  expect((await app.inject({ url: `/outbox${query}` })).statusCode).toBe(200)
})

test('messages are forgotten after a week', async () => {
  await database()
    .update(outboxMessage)
    .set({ sentAt: sql`now() - interval '6 days'` })
  await forgetVerifications(database())
  expect(await database().$count(outboxMessage)).toBe(4)
  await database()
    .update(outboxMessage)
    .set({ sentAt: sql`now() - interval '8 days'` })
  await forgetVerifications(database())
  expect(await database().$count(outboxMessage)).toBe(0)
})
