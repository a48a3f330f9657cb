import { desc, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { GUEST, serviceCase, serviceCaseLine } from '../../../db/tables/cases.ts'
import { auditEntry } from '../../../db/tables/office.ts'
import { createMemberWith } from '../../../ledger/ledger.fixture.ts'
import { openTestOffice, type OperatorBrowser, type TestOffice } from '../../office.fixture.ts'

let office: TestOffice
let anna: OperatorBrowser
let memberId: number
beforeAll(async () => {
  office = await openTestOffice()
  anna = await office.logIn('anna')
  memberId = await createMemberWith(office.database, 0n)
})
afterAll(() => office.close())

/** A case of a member with a rank. Out: its page. */
async function requested(rank: number, text = 'Where is my deposit?'): Promise<string> {
  const values = { memberId, requestKey: randomUUID(), topic: 'wallet', title: `Rank ${rank}`, rank, language: 'VI' }
  const [row] = await office.database.insert(serviceCase).values(values).returning()
  if (!row) throw new Error('no case')
  await office.database.insert(serviceCaseLine).values({ memberId, caseId: row.id, line: 1, author: 'MEMBER', text })
  return `/cases/${memberId}/${row.id}`
}

it('lists members of the personal desk first and shows messages as plain text', async () => {
  const standard = await requested(1, '<script>alert(1)</script>')
  const personal = await requested(7)
  const { html } = await anna.get('/cases')
  expect(html.indexOf(personal)).toBeGreaterThan(0)
  expect(html.indexOf(personal)).toBeLessThan(html.indexOf(standard))
  expect((await anna.get(standard)).html).toContain('&#60;script&#62;alert(1)&#60;/script&#62;')
})

it('marks cases whose answer is late, in the list and on their page', async () => {
  const { database } = office
  const [late, inTime] = [await requested(0, 'Since yesterday'), await requested(0, 'Just now')]
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000)
  const id = BigInt(late.split('/').at(-1) ?? 0)
  await database.update(serviceCase).set({ waitingSince: twoDaysAgo }).where(eq(serviceCase.id, id))
  const rows = (await anna.get('/cases')).html.split('<tr>')
  expect(rows.find((row) => row.includes(`"${late}"`))).toContain('overdue')
  expect(rows.find((row) => row.includes(`"${inTime}"`))).not.toContain('overdue')
  expect((await anna.get(late)).html).toContain('overdue')
  expect((await anna.get(inTime)).html).not.toContain('overdue')
  await anna.post(`${late}/answer`, { answer: 'Sorry for the delay.' })
  expect((await anna.get(late)).html).not.toContain('overdue')
})

it('answers with an entry in the audit log, and the case waits no more', async () => {
  const page = await requested(2)
  expect((await anna.post(`${page}/answer`, { answer: '' })).status).toBe(400)
  expect((await anna.post(`${page}/answer`, { answer: 'It has arrived.' })).location).toBe(`${page}?done=answered`)
  expect((await anna.get(page)).html).toContain('It has arrived.')
  expect((await anna.get('/cases')).html).not.toContain(`"${page}"`)
  expect((await anna.get('/cases?view=answered')).html).toContain(`"${page}"`)
  const [entry] = await office.database.select().from(auditEntry).orderBy(desc(auditEntry.seq)).limit(1)
  expect(entry).toMatchObject({ actor: 'anna', action: 'case.answered', newValue: { state: 'ANSWERED' } })
})

it('knows no other case', async () => {
  expect((await anna.get('/cases/1/999')).status).toBe(404)
  expect((await anna.post('/cases/1/999/answer', { answer: 'hello' })).status).toBe(404)
})

it('keeps notes from the member, closes the case, and shows its rating', async () => {
  const page = await requested(1)
  await anna.post(`${page}/note`, { note: 'Ask the cashier first.' })
  expect((await anna.get(page)).html).toContain('Ask the cashier first.')
  expect((await anna.post(`${page}/close`, {})).location).toBe(`${page}?done=done`)
  const id = BigInt(page.split('/').at(-1) ?? 0)
  await office.database.update(serviceCase).set({ stars: 4, ratingComment: 'Quick' }).where(eq(serviceCase.id, id))
  expect((await anna.get(page)).html).toContain('4 of 5: Quick')
  expect((await anna.get('/cases?view=closed')).html).toContain('4 of 5')
})

it('offers templates in the language of the case first, and inserts the chosen one', async () => {
  const page = await requested(1)
  for (const [name, language] of [
    ['Hello English', 'EN'],
    ['Xin chào', 'VI'],
  ])
    await anna.post('/cases/templates/new', { name: name ?? '', language: language ?? '', text: `Text of ${name}` })
  const { html } = await anna.get(page)
  expect(html.indexOf('Xin chào')).toBeLessThan(html.indexOf('Hello English'))
  const id = /option value="(\d+)"[^>]*>Xin chào/.exec(html)?.[1]
  expect((await anna.get(`${page}?template=${id}`)).html).toContain('>Text of Xin chào</textarea>')
  await anna.post(`/cases/templates/${id}/remove`, {})
  expect((await anna.get('/cases/templates')).html).not.toContain('Xin chào')
})

it('says how a guest receives the answer', async () => {
  const guest = { memberId: GUEST, requestKey: randomUUID(), topic: 'site', title: 'Hello', rank: 0, language: 'EN' }
  const [row] = await office.database
    .insert(serviceCase)
    .values({ ...guest, contact: 'a@b.test' })
    .returning()
  const page = `/cases/${GUEST}/${row?.id}`
  await office.database
    .insert(serviceCaseLine)
    .values({ memberId: GUEST, caseId: row?.id ?? 0n, line: 1, author: 'MEMBER', text: 'Hi' })
  expect((await anna.get('/cases')).html).toContain('a@b.test')
  expect((await anna.get(page)).html).toContain('The guest gets an e-mail at a@b.test')
  await anna.post(`${page}/answer`, { answer: 'Good evening.' })
  const [answered] = await office.database
    .select()
    .from(serviceCase)
    .where(eq(serviceCase.id, row?.id ?? 0n))
  expect(answered).toMatchObject({ state: 'ANSWERED', letterDueAt: expect.any(Date) })
})

it('marks the parts that a page keeps up to date, without keeping the session open', async () => {
  expect((await anna.get('/cases')).html).toContain('id="live-queue" data-live')
  expect((await anna.get(await requested(1))).html).toContain('id="live-case" data-live')
})
