import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { agentApplication } from '../../../db/tables/agents.ts'
import { member } from '../../../db/tables/members.ts'
import { auditEntry } from '../../../db/tables/office.ts'
import { openTestOffice, type OperatorBrowser, type TestOffice } from '../../office.fixture.ts'

let office: TestOffice
let anna: OperatorBrowser
beforeAll(async () => {
  office = await openTestOffice()
  anna = await office.logIn('anna')
})
afterAll(() => office.close())

async function applied(username: string): Promise<string> {
  const [found] = await office.database.select().from(member).where(eq(member.username, username))
  const [row] = await office.database
    .insert(agentApplication)
    .values({ memberId: found?.id ?? 0, motivation: '<b>many</b> friends', channel: 'SOCIAL', expectedPlayers: 12 })
    .returning()
  return `/applications/${row?.memberId}/${row?.id}`
}
const getState = async (page: string) =>
  (await office.database.select().from(agentApplication)).find(({ id }) => page.endsWith(`/${id}`))

it('lists applications that wait, and approves one with a note in the audit log', async () => {
  const page = await applied('lan')
  expect((await anna.get('/applications')).html).toContain(`href="${page}"`)
  expect((await anna.get(page)).html).toContain('&#60;b&#62;many')
  expect((await anna.post(`${page}/approve`, { reason: '' })).status).toBe(400)
  expect((await anna.post(`${page}/approve`, { reason: 'known to us' })).location).toBe('/applications?done=done')
  expect(await getState(page)).toMatchObject({ state: 'APPROVED', operator: 'anna' })
  const [entry] = await office.database.select().from(auditEntry).where(eq(auditEntry.action, 'application.approved'))
  expect(entry).toMatchObject({
    reason: 'known to us',
    subject: page.slice(1).replaceAll('/', ':').replace('applications', 'application'),
  })
  expect((await anna.post(`${page}/approve`, { reason: 'once more' })).status).toBe(409)
})

it('asks the member, and rejects with a reason that the member reads', async () => {
  const page = await applied('minh')
  expect((await anna.post(`${page}/ask`, { question: '', reason: 'unclear' })).status).toBe(400)
  expect((await anna.post(`${page}/ask`, { question: 'Which groups?', reason: 'unclear' })).location).toBe(
    '/applications?done=infoRequested',
  )
  expect(await getState(page)).toMatchObject({ state: 'NEEDS_INFO', question: 'Which groups?' })
  await office.database.update(agentApplication).set({ state: 'APPLIED' })
  await anna.post(`${page}/reject`, { answer: 'Too few.', reason: 'see guidelines' })
  expect(await getState(page)).toMatchObject({ state: 'REJECTED', reason: 'Too few.' })
})

it('knows no other application', async () => {
  expect((await anna.get('/applications/1/999')).status).toBe(404)
  expect((await anna.get('/applications/x/1')).status).toBe(404)
})
