import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serviceCase, serviceCaseLine } from '../../db/tables/cases.ts'
import { member } from '../../db/tables/members.ts'
import { auditEntry, queueAssignment } from '../../db/tables/office.ts'
import { openTestOffice, type OperatorBrowser, operatorTokens, type TestOffice } from '../office.fixture.ts'

let office: TestOffice
let anna: OperatorBrowser
let binh: OperatorBrowser
let lan: number
let minh: number
const HOUR_MS = 3_600_000
const getId = async (username: string) =>
  (await office.database.select({ id: member.id }).from(member).where(eq(member.username, username)))[0]?.id ?? 0

beforeAll(async () => {
  office = await openTestOffice({ environment: { OPERATOR_TOKEN: operatorTokens('anna', 'binh', 'watcher') } })
  await office.giveRoles('watcher', ['service'])
  anna = await office.logIn('anna')
  binh = await office.logIn('binh')
  ;[lan, minh] = [await getId('lan'), await getId('minh')]
  const cases = Array.from({ length: 120 }, (_, index) => ({
    memberId: index % 2 === 0 ? lan : minh,
    requestKey: crypto.randomUUID(),
    topic: index % 3 === 0 ? 'wallet' : 'game',
    title: index === 7 ? '=HYPERLINK("evil")' : `Question ${index}`,
    rank: 0,
    language: 'EN',
    openedAt: new Date(Date.now() - (index + 1) * HOUR_MS),
    waitingSince: new Date(Date.now() - (index + 1) * HOUR_MS),
  }))
  await office.database.insert(serviceCase).values(cases)
})
afterAll(() => office.close())

const titles = (html: string) =>
  [...html.matchAll(/<td>\s*<div>\s*Question (\d+)</g)].map(([, number]) => Number(number))

it('pages through waiting rows, the longest first, and keeps the filters in the address', async () => {
  const first = await anna.get('/cases')
  expect(titles(first.html)).toEqual(Array.from({ length: 50 }, (_, index) => 119 - index))
  expect(first.html).toContain('href="/cases?page=2"')
  const last = await anna.get('/cases?page=3')
  expect(titles(last.html)).toHaveLength(19)
  expect(last.html).not.toContain('rel="next"')
  const { html } = await anna.get('/cases?topic=wallet&member=LAN')
  expect(new Set(titles(html).map((number) => number % 6))).toEqual(new Set([0]))
  expect(html).toContain('value="LAN"')
  expect(html).toContain('<option value="wallet" selected>')
  expect(html).toContain('href="/cases.csv?member=LAN&#38;topic=wallet"')
  expect(titles((await anna.get(`/cases?member=${minh}`)).html).every((number) => number % 2 === 1)).toBe(true)
  expect(titles((await anna.get('/cases?view=answered')).html)).toEqual([])
  expect((await anna.get('/cases?page=99')).html).toContain('There are no more.')
})

it.each(['view=constructor', 'page=0', 'page=x', 'topic=__proto__', 'member=%27%3B--', 'view[]=x'])(
  'shows what waits for an address with %s',
  async (query) => {
    expect((await anna.get(`/cases?${query}`)).status).toBe(200)
  },
)

it('shows how long a row has waited, and the promised time', async () => {
  const { html } = await anna.get('/cases')
  expect(html).toMatch(/5 d<br \/><strong class="overdue">overdue by 4 d/)
})

it('says on the overview what is overdue, for how long, and what the longest wait is', async () => {
  const { html } = await anna.get('/')
  const [, panel = ''] = /<h2><a href="\/cases">([^]*?)<\/section>/.exec(html) ?? []
  expect(panel).toContain('120 waiting')
  const overdue = (await anna.get('/cases.csv?overdue=yes')).html.trim().split('\r\n').length - 1
  expect(panel).toMatch(new RegExp(`href="/cases\\?overdue=yes">${overdue} overdue, for up to 4 d`))
  expect(panel).toMatch(/Longest wait 5 d/)
})

it('lists only overdue rows on request, and keeps that in the address and the file', async () => {
  const inTime = { memberId: lan, requestKey: crypto.randomUUID(), topic: 'game', title: 'Question 999', rank: 0 }
  const now = new Date()
  await office.database.insert(serviceCase).values({ ...inTime, language: 'EN', openedAt: now, waitingSince: now })
  expect(titles((await anna.get('/cases?page=3')).html)).toContain(999)
  const { html } = await anna.get('/cases?overdue=yes')
  expect(html).toContain('<option value="yes" selected>')
  expect(html).toContain('href="/cases.csv?overdue=yes"')
  expect(html).toContain('href="/cases?overdue=yes&#38;page=2"')
  expect(titles(html)).toEqual(Array.from({ length: 50 }, (_, index) => 119 - index))
  const [heading = '', ...rows] = (await anna.get('/cases.csv?overdue=yes')).html.trim().split('\r\n')
  expect(heading).toMatch(/,Due$/)
  expect(rows[0]).toMatch(/^[^,]+,\d{4}-\d\d-\d\dT[\d:.]{12}Z,.*,\d{4}-\d\d-\d\dT[\d:.]{12}Z$/)
  const further = await Promise.all([2, 3].map((page) => anna.get(`/cases?overdue=yes&page=${page}`)))
  const shown = [html, ...further.map((page) => page.html)].flatMap(titles)
  expect(shown).not.toContain(999)
  // The title of one case is no number; whether it is overdue too depends on the hours of the desk.
  const isOther = rows.some((row) => row.includes('HYPERLINK'))
  expect(rows).toHaveLength(shown.length + Number(isOther))
  expect((await anna.get('/cases?view=answered&overdue=yes')).html).not.toContain('Promised answer')
  await office.database.delete(serviceCase).where(eq(serviceCase.requestKey, inTime.requestKey))
})

it('gives all rows of the filter as a file, which is audited', async () => {
  const { html, headers } = await anna.get('/cases.csv?member=minh')
  expect(headers['content-disposition']).toBe('attachment; filename="cases.csv"')
  const rows = html.trim().split('\r\n')
  expect(rows).toHaveLength(61)
  expect(rows[0]).toContain('Number,Time,Member,Rank,Kind,Topic,Title')
  // A text that a spreadsheet would run.
  expect(html).toContain(`"'=HYPERLINK(""evil"")"`)
  const entries = await office.database.select().from(auditEntry).where(eq(auditEntry.action, 'list.exported'))
  expect(entries.at(-1)).toMatchObject({ subject: 'list:cases', newValue: { view: 'waiting', member: 'minh' } })
})

it('lets operators take waiting rows, from each other too, and give them back', async () => {
  const [row] = await office.database.select().from(serviceCase).where(eq(serviceCase.title, 'Question 119'))
  if (!row) throw new Error('There is no such case.')
  const key = { memberId: row.memberId, caseId: row.id }
  await office.database.insert(serviceCaseLine).values({ ...key, line: 1, author: 'MEMBER', text: 'Where is it?' })
  const subject = `case:${row.memberId}:${row.id}`
  const back = '/cases?topic=game'
  expect((await anna.post('/cases/assign', { subject, to: 'me', back })).location).toBe('/cases?topic=game&done=done')
  expect(titles((await anna.get('/cases?assignee=me')).html)).toEqual([119])
  expect(titles((await binh.get('/cases?assignee=me')).html)).toEqual([])
  expect(titles((await binh.get('/cases?assignee=nobody')).html)[0]).toBe(118)
  expect((await binh.get(`/cases/${row.memberId}/${row.id}`)).html).toContain('Take over')
  await binh.post('/cases/assign', { subject, to: 'me', back: 'https://evil.test/' })
  expect((await office.database.select().from(queueAssignment)).map(({ operator }) => operator)).toEqual(['binh'])
  const path = `/cases/${row.memberId}/${row.id}`
  expect((await binh.post(`${path}/answer`, { answer: 'It was paid.' })).status).toBe(303)
  expect(await office.database.select().from(queueAssignment)).toEqual([])
  const entries = await office.database
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.subject, subject))
    .orderBy(auditEntry.seq)
  expect(entries.map(({ action }) => action)).toEqual(['queue.taken', 'queue.taken', 'case.answered'])
})

it('leads back to the queue only', async () => {
  const subject = 'case:1:1'
  for (const back of ['https://evil.test/', '//evil.test', '/cases.evil', '/casesx', '/withdrawals'])
    expect((await anna.post('/cases/assign', { subject, to: 'nobody', back })).location).toBe('/cases?done=done')
})

it('leads to the member’s card with one click', async () => {
  expect((await anna.get('/cases')).html).toContain(`href="/members/${lan}"`)
})

it('keeps an operator’s choices under a name, for that operator alone, until they are forgotten', async () => {
  const { html: plain } = await anna.get('/cases?member=LAN')
  expect(plain).not.toContain('Keep these filters')
  const { html } = await anna.get('/cases?member=LAN&topic=wallet&page=2')
  expect(html).toContain('name="query" value="topic=wallet"')
  const keep = (name: string, query = 'topic=wallet') => anna.post('/cases/filters', { name, query })
  expect((await keep('Wallet')).location).toBe('/cases?topic=wallet&done=filterSaved')
  const saved = '<a href="/cases?topic=wallet"'
  expect((await anna.get('/cases')).html).toContain(saved)
  expect((await anna.get('/cases?topic=wallet')).html).toContain('Forget “Wallet”')
  expect((await binh.get('/cases')).html).not.toContain(saved)
  // The same name again replaces it; members and what the list does not have are left out.
  await keep('Wallet', 'view=answered&member=LAN&x=https://evil.example/"><script>')
  const { html: replaced } = await anna.get('/cases')
  expect(replaced).not.toContain(saved)
  expect(replaced).toContain('<a href="/cases?view=answered"')
  expect((await keep('')).html).toContain('give the filters a name')
  expect((await keep('Lan', 'member=LAN')).html).toContain('Nothing is chosen')
  expect((await anna.post('/cases/filters/forget', { name: 'Wallet' })).location).toBe('/cases?done=filterForgotten')
  expect((await anna.get('/cases')).html).not.toContain('Your filters')
})
