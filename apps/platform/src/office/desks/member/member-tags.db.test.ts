import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { member } from '../../../db/tables/members.ts'
import { auditEntry, memberTag, tag } from '../../../db/tables/office.ts'
import { openTestOffice, operatorTokens, type OperatorBrowser, type TestOffice } from '../../office.fixture.ts'

let office: TestOffice
let risk: OperatorBrowser
let service: OperatorBrowser
let view: OperatorBrowser
const ids = new Map<string, number>()
const getId = (username: string) => ids.get(username) ?? 0
beforeAll(async () => {
  office = await openTestOffice({ environment: { OPERATOR_TOKEN: operatorTokens('anna', 'risk', 'service', 'view') } })
  for (const [name, role] of [
    ['risk', 'risk'],
    ['service', 'service'],
    ['view', 'view'],
  ] as const)
    await office.giveRoles(name, [role])
  risk = await office.logIn('risk')
  service = await office.logIn('service')
  view = await office.logIn('view')
  for (const { id, username } of await office.database.select().from(member)) ids.set(username, id)
})
afterAll(() => office.close())

const define = (name: string, meaning = 'calls every day') => risk.post('/members/tags/new', { name, meaning })
const idOfTag = async (name: string) =>
  String((await office.database.select().from(tag).where(eq(tag.name, name)))[0]?.id)
const give = async (username: string, name: string, act = 'tag') =>
  service.post(`/members/${getId(username)}/${act}`, { tag: await idOfTag(name) })
const entries = async (action: string) => office.database.select().from(auditEntry).where(eq(auditEntry.action, action))
const listed = async (query: string) =>
  [
    ...((await service.get(`/members${query}`)).html.split('<tbody>')[1] ?? '').matchAll(
      /href="\/members\/\d+">(\w+)</g,
    ),
  ].map(([, name]) => name)

it('is defined by some operators and given by others, and both are in the audit log', async () => {
  expect((await define('Frequent caller')).location).toBe('/members/tags?done=done')
  expect((await define('frequent CALLER')).html).toContain('is that of another tag')
  expect((await define('x')).html).toContain('has two characters or more')
  expect((await service.post('/members/tags/new', { name: 'Mine', meaning: 'mine' })).status).toBe(403)
  expect((await service.get('/members/tags')).html).toContain('calls every day')
  expect((await give('lan', 'Frequent caller')).location).toBe(`/members/${getId('lan')}?done=done`)
  expect((await give('lan', 'Frequent caller')).status).toBe(409)
  expect((await view.post(`/members/${getId('lan')}/tag`, { tag: '1' })).status).toBe(403)
  expect((await view.get(`/members/${getId('lan')}`)).html).toContain('Frequent caller')
  expect(await entries('tag.added')).toMatchObject([
    { actor: 'risk', newValue: { name: 'Frequent caller', given: true } },
  ])
  expect(await entries('member.tagged')).toMatchObject([
    { actor: 'service', subject: `member:${getId('lan')}`, newValue: { tag: 'Frequent caller' } },
  ])
})

it('filters the list of members, and is a column of it and of its file', async () => {
  await define('Collects debts')
  await give('minh', 'Frequent caller')
  await give('minh', 'Collects debts')
  const frequent = await idOfTag('Frequent caller')
  expect((await listed(`?tag=${frequent}`)).toSorted()).toEqual(['lan', 'minh'])
  expect(await listed(`?tag=${await idOfTag('Collects debts')}`)).toEqual(['minh'])
  expect(await listed('?tag=999')).toEqual([])
  expect((await service.get(`/members?tag=${frequent}`)).html).toMatch(
    new RegExp(`<option value="${frequent}" selected>Frequent caller<`),
  )
  const rows = (await service.get(`/members.csv?tag=${frequent}&sort=username`)).html.trim().split('\n')
  expect(rows).toHaveLength(3)
  expect(rows[0]).toContain('Tags')
  expect(rows[2]).toContain('"Collects debts, Frequent caller"')
  expect((await entries('list.exported')).at(-1)?.newValue).toMatchObject({ tag: Number(frequent) })
})

it('stays with those who have it when it is withdrawn, and is given no more', async () => {
  const id = await idOfTag('Frequent caller')
  const save = (isGiven: string) =>
    risk.post(`/members/tags/${id}/save`, { name: 'Caller', meaning: 'calls every day', isGiven })
  await save('no')
  expect((await give('hoa', 'Caller')).status).toBe(409)
  expect((await listed(`?tag=${id}`)).toSorted()).toEqual(['lan', 'minh'])
  expect((await service.get(`/members/${getId('hoa')}`)).html).not.toContain('>Caller<')
  await save('yes')
  expect((await give('hoa', 'Caller')).status).toBe(303)
  expect((await entries('tag.changed')).map(({ newValue }) => newValue)).toMatchObject([
    { given: false },
    { given: true },
  ])
  expect((await risk.post('/members/tags/999/save', { name: 'Nothing', meaning: 'nothing' })).status).toBe(404)
})

it('adds or removes a tag once when two operators do it at the same time', async () => {
  const both = await Promise.all([give('hoa', 'Caller', 'untag'), give('hoa', 'Caller', 'untag')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409])
  expect(await entries('member.untagged')).toHaveLength(1)
  const added = await Promise.all([give('hoa', 'Caller'), give('hoa', 'Caller')])
  expect(added.map(({ status }) => status).toSorted()).toEqual([303, 409])
  expect(await office.database.$count(memberTag, eq(memberTag.memberId, getId('hoa')))).toBe(1)
})
