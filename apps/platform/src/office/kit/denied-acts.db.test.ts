import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { auditEntry } from '../../db/tables/office.ts'
import { openTestOffice, type OperatorBrowser, operatorTokens, type TestOffice } from '../office.fixture.ts'

let office: TestOffice
let anna: OperatorBrowser
let clara: OperatorBrowser
let before = 0
beforeAll(async () => {
  office = await openTestOffice({ environment: { OPERATOR_TOKEN: operatorTokens('anna', 'binh', 'clara') } })
  await office.giveRoles('clara', ['view'])
  anna = await office.logIn('anna')
  clara = await office.logIn('clara')
})
beforeEach(async () => {
  before = (await listDenied()).length
  await office.database.execute(sql`truncate address_calls`)
})
afterAll(() => office.close())

const listDenied = () =>
  office.database.select().from(auditEntry).where(eq(auditEntry.action, 'operator.denied')).orderBy(asc(auditEntry.seq))
/** Acts that were refused since the test began. */
const denied = async () => (await listDenied()).slice(before)

it('records pages, files and forms that no role of an operator allows, with address, permission and roles', async () => {
  expect((await clara.get('/operators?q=binh')).status).toBe(403)
  expect((await clara.get('/members/1/data.json')).status).toBe(403)
  expect((await clara.post('/operators', { name: 'puppet' })).status).toBe(403)
  const entries = await denied()
  expect(entries.map(({ newValue }) => newValue)).toMatchObject([
    { method: 'GET', path: '/operators', permission: 'operators.read', roles: ['view'] },
    { method: 'GET', path: '/members/1/data.json', permission: 'members.data', roles: ['view'] },
    { method: 'POST', path: '/operators', permission: 'operators.change', roles: ['view'] },
  ])
  expect(entries[0]).toMatchObject({
    actorKind: 'OPERATOR',
    actor: 'clara',
    role: null,
    subject: 'operator:clara',
  })
})

it('records a confirmation that the rule of two refuses, with the role and what the operator read', async () => {
  await anna.post('/two-operators/save', { above: '5', reason: 'for the test' })
  const [, path = ''] = /action="(\/decisions\/\d+)\/decline"/.exec((await anna.get('/decisions')).html) ?? []
  expect((await anna.post(`${path}/confirm`)).status).toBe(403)
  expect(await denied()).toMatchObject([
    {
      actor: 'anna',
      role: 'service',
      newValue: { path: `${path}/confirm`, why: 'You proposed this: another operator must confirm it.' },
    },
  ])
})

it('records neither what is allowed, missing or mistyped, nor forms of other sites and sessions', async () => {
  expect((await clara.get('/members')).status).toBe(200)
  expect((await clara.get('/nowhere')).status).toBe(404)
  expect((await anna.post('/operators', { name: 'Anna Nguyen' })).status).toBe(400)
  expect((await clara.post('/operators', { csrf: 'of another session' })).status).toBe(403)
  expect((await clara.post('/operators', {}, { origin: 'http://evil.test' })).status).toBe(403)
  expect((await office.send('GET', '/operators')).status).toBe(303)
  expect(await denied()).toEqual([])
})

it('does not record that an operator without a role sees no overview, to which every log-in leads', async () => {
  await office.giveRoles('binh', [])
  const binh = await office.logIn('binh')
  expect((await binh.get('/')).status).toBe(403)
  expect((await binh.get('/missions')).status).toBe(403)
  expect((await denied()).map(({ newValue }) => newValue)).toMatchObject([{ path: '/missions', roles: [] }])
})

it('records sixty acts of an operator within an hour, so that nobody fills the log', async () => {
  await Promise.all(Array.from({ length: 64 }, () => clara.get('/operators')))
  expect(await denied()).toHaveLength(60)
  await anna.post('/decisions/999999/confirm')
  expect(await denied()).toHaveLength(61)
})
