import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEntry } from '../../../db/tables/office.ts'
import { openTestOffice, type OperatorBrowser, type TestOffice } from '../../office.fixture.ts'

let office: TestOffice
let anna: OperatorBrowser
beforeAll(async () => {
  office = await openTestOffice()
  anna = await office.logIn('anna')
})
afterAll(() => office.close())

test('shows each switched-off part, its reason, and how to switch it on', async () => {
  const { html } = await anna.get('/setup')
  expect(html).toMatch(/Deposits<\/td>\s*<td>on/)
  expect(html).toMatch(/Analytics<\/td>\s*<td>off<\/td>\s*<td>[^<]*ANALYTICS_TAG_ID/)
  expect(html).toMatch(/Module THIRDPARTYLOGIN3<\/td>\s*<td>off<\/td>\s*<td>[^<]*GOOGLE_ISSUER/)
})

test('sends a test message, and keeps its masked address in the audit log', async () => {
  const sent = await anna.post('/setup/test-message', { channel: 'email', address: 'someone@mail.example' })
  expect(sent.location).toBe('/setup?done=sent')
  expect(office.emails).toMatchObject([{ address: 'someone@mail.example', text: expect.stringContaining('test') }])
  const [entry] = await office.database.select().from(auditEntry).orderBy(desc(auditEntry.seq)).limit(1)
  expect(entry).toMatchObject({ actor: 'anna', action: 'sender.tested', subject: 'sender:email' })
  expect(JSON.stringify(entry?.newValue)).not.toContain('someone@')
})

test('shows each provider that is on with its address, and no secret', async () => {
  const { html } = await anna.get('/setup')
  expect(html).toMatch(/Lantern Bank \(lantern\)<\/td>\s*<td>payments<\/td>\s*<td>http:\/\/127\.0\.0\.1:\d+<\/td>/)
  expect(html).not.toMatch(/mosswater|not-a-secret/)
})

test('refuses an address that is none', async () => {
  const refused = await anna.post('/setup/test-message', { channel: 'sms', address: '0901234567' })
  expect(refused).toMatchObject({ status: 400, html: expect.stringContaining('+84901234567') })
})

test('says why the message service did not take a test message', async () => {
  // No server listens at port 9.
  const broken = await openTestOffice({
    database: { url: office.url },
    environment: { SENDER_URL: 'http://127.0.0.1:9/messages', SENDER_SECRET: 's'.repeat(16) + 'e'.repeat(16) },
    ownSender: true,
  })
  const operator = await broken.logIn('anna')
  expect((await operator.get('/setup')).html).toContain('http://127.0.0.1:9')
  const refused = await operator.post('/setup/test-message', { channel: 'email', address: 'someone@mail.example' })
  expect(refused).toMatchObject({ status: 502, html: expect.stringContaining('did not take it') })
  await broken.close()
})
