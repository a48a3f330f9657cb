import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { member } from '../../../../db/tables/members.ts'
import { memberMessage } from '../../../../db/tables/messages.ts'
import { memberRank, rankChange, rankLevel } from '../../../../db/tables/ranks.ts'
import { judgeMonths, promoteMembers } from '../../../../domains/engagement/ranks/due-ranks.ts'
import { getMonth } from '../../../../domains/engagement/ranks/ladder.ts'
import { setRank } from '../../../../domains/engagement/ranks/set-rank.ts'
import { finishDays } from '../../../../jobs/daily-work.ts'
import { brandDay } from '../../../../ledger/brand-day.ts'
import { addDays } from '../../../../lib/record-range.ts'
import {
  confirmNewest,
  HOST,
  openTestOffice,
  operatorTokens,
  type OperatorBrowser,
  type TestOffice,
} from '../../../office.fixture.ts'

let office: TestOffice
let risk: OperatorBrowser
let second: OperatorBrowser
let service: OperatorBrowser
const ids = new Map<string, number>()
const getId = (username: string) => ids.get(username) ?? 0
const today = () => brandDay(new Date())
beforeAll(async () => {
  office = await openTestOffice({
    environment: { OPERATOR_TOKEN: operatorTokens('anna', 'risk', 'second', 'service') },
  })
  await office.giveRoles('risk', ['risk'])
  await office.giveRoles('second', ['payments-second'])
  await office.giveRoles('service', ['service'])
  risk = await office.logIn('risk')
  second = await office.logIn('second')
  service = await office.logIn('service')
  for (const { id, username } of await office.database.select().from(member)) ids.set(username, id)
  await finishDays(office.database, 'rebates', addDays(today(), -1))
})
afterAll(() => office.close())

const path = (name: string, rest = 'standing') => `/members/${getId(name)}/${rest}`
const getText = (page: string) =>
  page
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .replaceAll(/\s+/g, ' ')
const REASON = { reason: 'as agreed by telephone' }
const getRank = async (name: string) =>
  (
    await office.database
      .select()
      .from(member)
      .where(eq(member.id, getId(name)))
  )[0]?.rank

it('sets a rank with two operators, who both see what comes with it', async () => {
  const heldUntil = addDays(today(), 10)
  const typed = { rank: '2', heldUntil, ...REASON }
  const preview = await service.post(`${path('lan', 'rank')}/preview`, typed, {
    referer: `http://${HOST}${path('lan')}`,
  })
  expect(getText(preview.html)).toMatch(/Rank VIP0 VIP2.*By turnover it would be VIP0/)
  expect(await getRank('lan')).toBe(0)
  expect((await service.post(path('lan', 'rank'), typed)).location).toBe(`${path('lan')}?done=waits`)
  expect((await service.get('/decisions')).html).not.toContain('/confirm"')
  expect(getText((await second.get('/decisions')).html)).toMatch(/Rank VIP0 VIP2.*Best rebate/)
  expect((await confirmNewest(second)).location).toContain('done=confirmed')
  expect(await getRank('lan')).toBe(2)
  expect(await office.database.select().from(rankChange)).toMatchObject([
    { memberId: getId('lan'), fromRank: 0, toRank: 2 },
  ])
  const [message] = await office.database
    .select()
    .from(memberMessage)
    .where(eq(memberMessage.memberId, getId('lan')))
  expect(message).toMatchObject({ template: 'rank.SET', params: { rank: 'VIP2', before: 'VIP0', until: heldUntil } })
  expect(await office.lastAudit('rank.set')).toMatchObject({ oldValue: { rank: 0 }, newValue: { rank: 2, heldUntil } })
  expect(getText((await risk.get(path('lan'))).html)).toContain(`Held by operators until the end of ${heldUntil}`)
})

it.each([
  [{ rank: '99' }, 'is none of the ladder'],
  [{ rank: 'x' }, 'is a rank'],
  [{ heldUntil: '2020-01-01' }, 'is a day within'],
  [{ heldUntil: '2999-01-01' }, 'is a day within'],
  [{ rank: '2' }, 'has VIP2 already'],
  [{ reason: '' }, 'say why'],
])('refuses the rank %j', async (fields, said) => {
  const refused = await service.post(path('lan', 'rank'), { rank: '1', heldUntil: today(), ...REASON, ...fields })
  expect([refused.status >= 400, refused.html]).toEqual([true, expect.stringContaining(said)])
})

it('holds a rank against turnover until its day, in both directions', async () => {
  const { database } = office
  const memberId = getId('hoa')
  const all = sql`(select max(total_turnover) + max(monthly_turnover) from rank_level)`
  await database.execute(sql`
    insert into member_day (member_id, day, turnover, payout, rounds) values (${memberId}, ${today()}::date, ${all}, 0, 1)
    on conflict (member_id, day) do update set turnover = excluded.turnover`)
  await withTransaction(database, (tx) => setRank(tx, { memberId, rank: 1, heldUntil: today() }))
  await promoteMembers(database)
  expect(await getRank('hoa')).toBe(1)
  // Two months without turnover would lower it.
  const lastMonth = getMonth(today(), -1)
  await database.execute(sql`update member_day set turnover = 0 where member_id = ${memberId}`)
  for (const month of [getMonth(today(), -2), lastMonth]) {
    await database
      .update(memberRank)
      .set({ month, nextActionAt: new Date(0), heldUntil: addDays(month, 3), missedMonths: 1 })
      .where(eq(memberRank.memberId, memberId))
    await judgeMonths(database)
    expect(await getRank('hoa')).toBe(1)
  }
  // Turnover decides again.
  await database
    .update(memberRank)
    .set({ heldUntil: addDays(today(), -1) })
    .where(eq(memberRank.memberId, memberId))
  await database.execute(sql`update member_day set turnover = ${all} + 1 where member_id = ${memberId}`)
  await promoteMembers(database)
  const [top] = await database.select({ rank: sql<number>`max(rank)` }).from(rankLevel)
  expect(await getRank('hoa')).toBe(top?.rank)
})

it('sets a rank once when two operators and a promotion come together', async () => {
  const { database } = office
  const memberId = getId('minh')
  await service.post(path('minh', 'rank'), { rank: '3', heldUntil: addDays(today(), 5), ...REASON })
  const [, confirm = ''] = /action="(\/decisions\/\d+\/confirm)"/.exec((await second.get('/decisions')).html) ?? []
  await database.execute(sql`
    insert into member_day (member_id, day, turnover, payout, rounds)
    values (${memberId}, ${today()}::date, (select max(total_turnover) + max(monthly_turnover) from rank_level), 0, 1)
    on conflict (member_id, day) do update set turnover = excluded.turnover`)
  const outcomes = await Promise.all([second.post(confirm), second.post(confirm), promoteMembers(database)])
  const changes = await database.select().from(rankChange).where(eq(rankChange.memberId, memberId))
  const confirmed = outcomes.slice(0, 2).filter((page) => typeof page === 'object' && page.status === 303).length
  // Either turnover was first, and the decision rests on another rank; or the decision was, and turnover does not touch it.
  expect([
    [1, [3], 3],
    [0, changes.map(({ toRank }) => toRank), changes[0]?.toRank],
  ]).toContainEqual([confirmed, changes.map(({ toRank }) => toRank), await getRank('minh')])
  expect(changes).toHaveLength(1)
})

it('moves a member with two operators, who see what it means for sums, contracts and pay', async () => {
  const typed = { upline: 'AgentB', ...REASON }
  expect((await service.post(path('suba', 'upline'), typed)).status).toBe(403)
  const preview = await risk.post(`${path('suba', 'upline')}/preview`, typed, {
    referer: `http://${HOST}${path('suba')}`,
  })
  expect(getText(preview.html)).toMatch(/general › agenta general › agentb.*2, 1 of them agents/)
  expect((await risk.post(path('suba', 'upline'), typed)).location).toBe(`${path('suba')}?done=waits`)
  expect(getText((await second.get('/decisions')).html)).toMatch(/What has been billed stays/)
  expect((await confirmNewest(second)).location).toContain('done=confirmed')
  const [lan] = await office.database.select().from(member).where(eq(member.username, 'lan'))
  expect(lan?.path).toBe(['general', 'agentb', 'suba', 'lan'].map(getId).join('.'))
  expect(await office.lastAudit('upline.changed')).toMatchObject({
    subject: `member:${getId('suba')}:upline`,
    newValue: { uplines: ['general', 'agentb'], accounts: 2, memberId: String(getId('agentb')) },
  })
  const { rows } = await office.database.execute<{ id: number }>(sql`
    select member_id as id from audit_entry_member join audit_entry using (seq) where action = 'upline.changed' order by 1`)
  expect(rows.map(({ id }) => id)).toEqual(['agenta', 'agentb', 'suba'].map(getId).toSorted((a, b) => a - b))
})

it.each([
  ['suba', 'suba', 'is the account itself or below it'],
  ['agentb', 'suba', 'is the account itself or below it'],
  ['suba', 'agentb', 'is the present upline'],
  ['suba', 'hoa', 'is no agent'],
  ['suba', 'nobody', 'there is no such account'],
])('refuses to propose %s below %s: %s', async (name, upline, said) => {
  const refused = await risk.post(path(name, 'upline'), { upline, ...REASON })
  expect([refused.status >= 400, refused.html]).toEqual([true, expect.stringContaining(said)])
})

it('cannot be confirmed once the tree has changed, or while something is to be billed', async () => {
  const { database } = office
  await risk.post(path('lan', 'upline'), { upline: 'agenta', ...REASON })
  await database.execute(sql`delete from daily_work where work = 'rebates'`)
  expect((await confirmNewest(second)).html).toContain('is not billed yet')
  await finishDays(database, 'rebates', addDays(today(), -1))
  await database.execute(sql`
    update member set path = text2ltree(${[getId('general'), getId('suba')].join('.')}), parent_id = ${getId('general')} where id = ${getId('suba')}`)
  await database.execute(sql`
    update member set path = text2ltree(${[getId('general'), getId('suba'), getId('lan')].join('.')}) where id = ${getId('lan')}`)
  expect(getText((await second.get('/decisions')).html)).toContain('has changed since it was proposed (path)')
})
