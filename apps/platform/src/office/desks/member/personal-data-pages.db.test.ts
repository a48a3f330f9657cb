import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { member } from '../../../db/tables/members.ts'
import { auditEntry } from '../../../db/tables/office.ts'
import { openTestOffice, type OperatorBrowser, operatorTokens, type TestOffice } from '../../office.fixture.ts'

let office: TestOffice
let anna: OperatorBrowser
let binh: OperatorBrowser
let agent: number
let childless: number
beforeAll(async () => {
  office = await openTestOffice({ environment: { OPERATOR_TOKEN: operatorTokens('anna', 'binh') } })
  ;[anna, binh] = [await office.logIn('anna'), await office.logIn('binh')]
  ;[agent, childless] = [await getId('agenta'), await getId('childless')]
  await office.database
    .update(member)
    .set({ payeeName: 'Trần Văn Cò', email: 'co@mail.example' })
    .where(eq(member.id, childless))
})
afterAll(() => office.close())

async function getId(username: string): Promise<number> {
  const [found] = await office.database.select().from(member).where(eq(member.username, username))
  return found?.id ?? 0
}
const stored = async () => (await office.database.select().from(member).where(eq(member.id, childless)))[0]
const propose = (reason: string, id = childless) => anna.post(`/members/${id}/erase`, { reason })

it('sends everything about a member as a file, which the audit log notes', async () => {
  const { status, html, headers } = await anna.get(`/members/${childless}/data.json`)
  expect([status, headers['content-disposition']]).toEqual([200, `attachment; filename="member-${childless}.json"`])
  const { tables } = JSON.parse(html) as { tables: { member: { rows: unknown[] } } }
  expect(tables.member.rows).toMatchObject([{ username: 'childless', payee_name: 'Trần Văn Cò' }])
  const entries = await office.database.select().from(auditEntry).where(eq(auditEntry.action, 'member.exported'))
  expect(entries).toMatchObject([{ actor: 'anna', role: 'risk', subject: `member:${childless}` }])
  expect((await anna.get('/members/999999/data.json')).status).toBe(404)
})

it('lists the obstacles to an erasure, and proposes none', async () => {
  const { html } = await anna.get(`/members/${agent}/data`)
  expect(html).toContain('data-code="HAS_DOWNLINES"')
  expect(html).not.toContain('Propose erasure')
  const refused = await propose('asked by letter', agent)
  expect(refused.status).toBe(409)
  expect(refused.html).toContain('There are accounts below this one')
})

it('keeps the data of a member with a legal hold until it has ended', async () => {
  await anna.post(`/members/${childless}/legal-hold`, { reason: 'inquiry 17' })
  expect((await anna.get(`/members/${childless}/data`)).html).toContain('inquiry 17')
  expect((await propose('asked by letter')).html).toContain('There is a legal hold.')
  await anna.post(`/members/${childless}/end-legal-hold`, { reason: 'inquiry closed' })
  expect((await anna.get(`/members/${childless}/data`)).html).not.toContain('LEGAL_HOLD')
})

it('takes no reason that names the person', async () => {
  const { html } = await propose('Trần Văn Cò asked')
  expect(html).toContain('without the member’s name')
})

it('erases once another operator confirms, unless something has come up since', async () => {
  expect((await propose('asked by letter')).location).toContain('done=waits')
  const [, id] = /\/decisions\/(\d+)\/decline/.exec((await anna.get('/decisions')).html) ?? []
  expect((await anna.post(`/decisions/${id}/confirm`)).status).toBe(403)
  await office.database.$client.query(
    `insert into service_case (member_id, request_key, topic, title, rank, language)
    values ($1, gen_random_uuid(), 'OTHER', 'x', 0, 'EN')`,
    [childless],
  )
  const page = await binh.get('/decisions')
  expect(page.html).toContain('data-code="CASE_OPEN"')
  expect((await binh.post(`/decisions/${id}/confirm`)).html).toContain('has changed since it was proposed (obstacles)')
  expect(await stored()).toMatchObject({ username: 'childless' })

  await office.database.$client.query(`update service_case set state = 'CLOSED'`)
  expect((await binh.post(`/decisions/${id}/confirm`)).location).toContain('done=confirmed')
  expect(await stored()).toMatchObject({ username: `erased-${childless}`, payeeName: null, email: null })
  const card = await anna.get(`/members/${childless}/data`)
  expect(card.html).toContain('The data of the person was erased on')
  expect(card.html).not.toContain('Propose erasure')
  const entries = await office.database.select().from(auditEntry).where(eq(auditEntry.action, 'member.erase'))
  expect(entries).toMatchObject([
    { actor: 'binh', newValue: { outcome: 'ERASED' }, reason: 'asked by letter (proposed by anna)' },
  ])
})

it('shows and downloads entries of the audit log that the erasure has emptied', async () => {
  const { html } = await anna.get(`/members/${childless}/audit`)
  expect(html).toMatch(/emptied by entry \d+/)
  const { status, html: file } = await anna.get('/audit.json')
  const entries = file
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  const erasure = entries.find(({ action }) => action === 'member.data.erased')
  expect(status).toBe(200)
  expect(erasure).toMatchObject({ erasedBy: null, salt: expect.stringMatching(/^[\da-f]{32}$/) })
  const emptied = { erasedBy: erasure?.['seq'], salt: null, oldValue: null, newValue: null, reason: null }
  expect(entries.find(({ action }) => action === 'legal-hold.placed')).toMatchObject(emptied)
})
