import { withTransaction } from '@playhouse/postgres/database.ts'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { TEAM_CHECKS } from '../../../checks/team-checks.ts'
import { member } from '../../../db/tables/members.ts'
import { memberMessage } from '../../../db/tables/messages.ts'
import { blockMember } from '../../../domains/money/limits/member-block.ts'
import { finishDays } from '../../../jobs/daily-work.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { addDays } from '../../../lib/record-range.ts'
import { openTestOffice, type OperatorBrowser, operatorTokens, type TestOffice } from '../../office.fixture.ts'

let office: TestOffice
let anna: OperatorBrowser
let binh: OperatorBrowser
let ids: ReadonlyMap<string, number>
const getId = (username: string) => ids.get(username) ?? 0

beforeAll(async () => {
  office = await openTestOffice({ environment: { OPERATOR_TOKEN: operatorTokens('anna', 'binh') } })
  await office.giveRoles('anna', ['risk'])
  await office.giveRoles('binh', ['risk'])
  anna = await office.logIn('anna')
  binh = await office.logIn('binh')
  const accounts = await office.database.select({ id: member.id, username: member.username }).from(member)
  ids = new Map(accounts.map(({ id, username }) => [username, id]))
  await finishDays(office.database, 'rebates', addDays(brandDay(new Date()), -1))
})
afterAll(() => office.close())

/** suba and minh are below agenta, lan below suba. */
beforeEach(async () => {
  const { database } = office
  await database.execute(sql`delete from member_block`)
  await database.execute(sql`update member set closing_at = null, closed_at = null`)
  for (const [name, above] of [
    ['suba', 'agenta'],
    ['lan', 'suba'],
    ['minh', 'agenta'],
  ] as const)
    await database.execute(sql`
      update member set parent_id = ${getId(above)}, path = (select path from member where id = ${getId(above)}) || id::text
      where id = ${getId(name)}`)
  await database.delete(memberMessage)
})

const close = (username: string) =>
  office.database
    .update(member)
    .set({ closingAt: new Date(), closedAt: new Date() })
    .where(eq(member.username, username))
const block = (username: string) =>
  withTransaction(office.database, (tx) =>
    blockMember(tx, { memberId: getId(username), reason: 'trial', shownText: null, by: 'anna' }),
  )
const propose = (username: string) =>
  anna.post(`/left-downlines/${getId(username)}/hand-over`, { reason: 'The agent has left' })
const confirm = async (operator = binh) => {
  const { html } = await operator.get('/decisions')
  const id = /\/decisions\/(\d+)\/(?:confirm|decline)/.exec(html)?.[1]
  return operator.post(`/decisions/${id}/confirm`)
}
const getPath = async (username: string) => {
  const [found] = await office.database.select().from(member).where(eq(member.username, username))
  return found?.path.split('.').map(Number)
}
const getMessages = async () =>
  (await office.database.select().from(memberMessage).orderBy(asc(memberMessage.memberId), asc(memberMessage.id))).map(
    ({ memberId, template, params }) => [memberId, template, params],
  )

it('lists closed agents first, counts those alone, and leaves out open agents', async () => {
  await block('agentb')
  await close('agenta')
  const { html } = await anna.get('/left-downlines')
  expect(html.indexOf('>agenta</a>')).toBeGreaterThan(0)
  expect(html.indexOf('>agentb</a>')).toBeGreaterThan(html.indexOf('>agenta</a>'))
  expect(html).not.toContain('>suba</a>')
  expect((await anna.get(`/left-downlines/${getId('suba')}`)).status).toBe(404)
})

it('hands the whole downline over with two operators, and notifies its accounts and the new upline', async () => {
  const { database } = office
  await database.execute(sql`select settle_round(${getId('lan')}, false, 1, 'left', 1000000, 0, null, 0, now())`)
  await database.execute(sql`select fold_team_changes(1000000)`)
  await close('agenta')
  await propose('agenta')
  expect(await getPath('suba')).toEqual(['general', 'agenta', 'suba'].map(getId))
  expect((await confirm(anna)).status).toBe(403)
  await confirm()
  expect(await getPath('lan')).toEqual(['general', 'suba', 'lan'].map(getId))
  expect(await getPath('minh')).toEqual(['general', 'minh'].map(getId))
  const handed = { account: 'general', before: 'agenta' }
  expect(await getMessages()).toEqual(
    [
      [getId('general'), 'upline.TOOK_OVER', { account: 'agenta', number: '2' }],
      [getId('suba'), 'upline.HANDED_OVER', handed],
      [getId('minh'), 'upline.HANDED_OVER', handed],
    ].toSorted(([a], [b]) => Number(a) - Number(b)),
  )
  await database.execute(sql`select fold_team_changes(1000000)`)
  for (const check of TEAM_CHECKS) {
    const { rows } = await database.execute<{ faults: string }>(sql.raw(check.sql))
    expect([check.sql.slice(0, 60), Number(rows[0]?.faults)]).toEqual([check.sql.slice(0, 60), 0])
  }
})

it('hands a downline over past agents that are blocked themselves, and notifies a blocked agent', async () => {
  await close('agenta')
  await block('suba')
  await propose('suba')
  await confirm()
  expect(await getPath('lan')).toEqual(['general', 'lan'].map(getId))
  expect((await getMessages()).map(([memberId, template]) => [memberId, template])).toContainEqual([
    getId('suba'),
    'upline.HANDED_ON',
  ])
})

it('refuses the second operator when somebody else would take over than was proposed', async () => {
  await block('suba')
  await propose('suba')
  await close('agenta')
  expect((await confirm()).html).toContain('has changed since it was proposed')
  expect(await getPath('lan')).toEqual(['general', 'agenta', 'suba', 'lan'].map(getId))
  await office.database.execute(sql`update office_decision set state = 'DECLINED'`)
})

it('refuses to hand over what nobody is above of', async () => {
  await block('general')
  const { html } = await propose('general')
  expect(html).toContain('No agent above is open')
})
