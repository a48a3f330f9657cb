import { desc } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditEntry } from '../db/tables/office.ts'
import { feedback } from '../db/tables/support.ts'
import { openTestOffice, type OperatorBrowser, type TestOffice } from './office.fixture.ts'

let office: TestOffice
let anna: OperatorBrowser
beforeAll(async () => {
  office = await openTestOffice()
  anna = await office.logIn('anna')
})
afterAll(() => office.close())

const write = (reference: string, contact: string | null, content = 'My deposit is missing.') =>
  office.database
    .insert(feedback)
    .values({ reference, requestKey: randomUUID(), questionType: 'wallet', content, contact, language: 'VI' })
const lastAudit = async () =>
  (await office.database.select().from(auditEntry).orderBy(desc(auditEntry.seq)).limit(1))[0]

it('lists new feedback, shows it as text and counts it until it is read', async () => {
  await write('AAAA-2222', null, '<script>alert(1)</script> & more')
  expect((await anna.get('/')).html).toContain('1 waiting')
  expect((await anna.get('/feedback')).html).toContain('href="/feedback/AAAA-2222"')
  expect((await anna.get('/feedback/AAAA-2222')).html).toContain('&#60;script&#62;alert(1)&#60;/script&#62; &#38; more')
  expect((await anna.get('/feedback')).html).toContain('<td>read</td>')
  expect((await anna.get('/')).html).not.toContain('1 waiting')
})

it('answers to the e-mail address that was given', async () => {
  await write('BBBB-2222', 'lan@example.com')
  const answer = await anna.post('/feedback/BBBB-2222/answer', { answer: 'It was credited today.' })
  expect(answer.location).toBe('/feedback/BBBB-2222?done=answered')
  expect(office.emails).toEqual([
    { address: 'lan@example.com', subject: 'Playhouse: BBBB-2222', text: 'It was credited today.' },
  ])
  expect(await lastAudit()).toMatchObject({ actor: 'anna', action: 'feedback.answered', subject: 'feedback:BBBB-2222' })
  expect((await anna.get('/feedback?view=done')).html).toContain('BBBB-2222')
})

it('keeps an answer given by telephone', async () => {
  await write('CCCC-2222', '0912345678')
  expect((await anna.post('/feedback/CCCC-2222/answer', { answer: 'Told by telephone.' })).location).toContain(
    'done=noted',
  )
  expect(office.emails).toHaveLength(1)
})

it('closes with a reason', async () => {
  await write('DDDD-2222', null)
  expect((await anna.post('/feedback/DDDD-2222/close', { reason: '' })).status).toBe(400)
  expect((await anna.post('/feedback/DDDD-2222/close', { reason: 'spam' })).status).toBe(303)
  expect((await anna.get('/feedback')).html).not.toContain('DDDD-2222')
  expect(await lastAudit()).toMatchObject({ action: 'feedback.closed', oldValue: { state: 'NEW' }, reason: 'spam' })
})

it('knows no other feedback', async () => {
  expect((await anna.get('/feedback/ZZZZ-2222')).status).toBe(404)
  expect((await anna.post('/feedback/ZZZZ-2222/answer', { answer: 'hello' })).status).toBe(404)
})
