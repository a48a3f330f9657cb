import { withTransaction } from '@playhouse/postgres/database.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountHold, memberLimit, playExclusion } from '../../../db/tables/limits.ts'
import { member } from '../../../db/tables/members.ts'
import { holdMatches } from '../../../domains/people/member/matching-accounts.ts'
import { openTestOffice, type OperatorBrowser, type TestOffice } from '../../office.fixture.ts'

let office: TestOffice
let anna: OperatorBrowser
let binh: OperatorBrowser
let hoa: number
beforeAll(async () => {
  office = await openTestOffice()
  anna = await office.logIn('anna')
  binh = await office.logIn('binh')
  const [found] = await office.database.select().from(member).where(eq(member.username, 'hoa'))
  hoa = found?.id ?? 0
})
afterAll(() => office.close())

const set = (browser: OperatorBrowser, value: string, limit = 'DEPOSIT-DAY') =>
  browser.post(`/protection/${hoa}/limit`, { limit, value, reason: 'after a call' })
const depositLimit = async () => {
  const [row] = await office.database
    .select()
    .from(memberLimit)
    .where(and(eq(memberLimit.memberId, hoa), eq(memberLimit.kind, 'DEPOSIT'), eq(memberLimit.period, 'DAY')))
  return row?.operatorValue ?? null
}
/** Confirms the decision that waits. */
async function confirm(browser: OperatorBrowser) {
  const [, id] = /\/decisions\/(\d+)\/decline/.exec((await browser.get('/decisions')).html) ?? []
  return browser.post(`/decisions/${id}/confirm`)
}

it('finds a member by username', async () => {
  expect((await anna.get('/protection?username=HOA')).html).toContain(`href="/protection/${hoa}"`)
  expect((await anna.get('/protection?username=nobody')).html).toContain('There is no such member.')
  expect((await anna.get('/protection/999999')).status).toBe(404)
})

it('sets a first or stricter limit at once', async () => {
  expect((await set(anna, '500000')).location).toBe(`/protection/${hoa}?done=done`)
  expect((await set(anna, '200000')).location).toBe(`/protection/${hoa}?done=done`)
  expect(await depositLimit()).toBe(2_000_000_000n)
  expect(await office.lastAudit()).toMatchObject({
    actor: 'anna',
    action: 'limit.operator.set',
    oldValue: { operatorValue: '5000000000' },
    reason: 'after a call',
  })
  expect((await anna.get('/protection')).html).toContain('200,000.00')
})

it('takes two operators to loosen or remove a limit', async () => {
  for (const [value, stored] of [
    ['300000', 3_000_000_000n],
    ['', null],
  ] as const) {
    const before = await depositLimit()
    expect((await set(anna, value)).location).toContain('done=waits')
    const { html } = await binh.get('/decisions')
    expect(html).toMatch(/Operator’s limit: deposit per day[^]*?[23]00,000\.00[^]*?<strong>/)
    expect(html).toContain('The member’s own')
    expect(await depositLimit()).toBe(before)
    expect((await confirm(anna)).status).toBe(403)
    expect((await confirm(binh)).location).toContain('done=confirmed')
    expect(await depositLimit()).toBe(stored)
  }
  expect(await office.lastAudit()).toMatchObject({ actor: 'binh', reason: 'after a call (proposed by anna)' })
})

it.each(['0', '-1', '1.5', 'x', '10000000000000'])('refuses the limit %j', async (value) => {
  expect((await set(anna, value)).status).toBe(400)
  expect((await set(anna, '5', 'DEPOSIT-ONCE')).status).toBe(400)
})

it('lets an indefinite self-exclusion end with two operators, after six months and seven days more', async () => {
  const exclusion = { memberId: hoa, kind: 'SELF_EXCLUSION', state: 'ACTIVE' } as const
  await office.database.insert(playExclusion).values({ ...exclusion, startsAt: sql`now() - interval '5 months'` })
  const propose = () => anna.post(`/protection/${hoa}/lift`, { reason: 'the member asks for it' })
  await propose()
  // Not before six months, whoever confirms.
  expect((await confirm(binh)).status).toBe(409)
  await office.database.update(playExclusion).set({ startsAt: sql`now() - interval '7 months'` })
  expect((await confirm(anna)).status).toBe(403)
  expect((await confirm(binh)).location).toContain('done=confirmed')
  const [row] = await office.database.select().from(playExclusion)
  expect(row?.state).toBe('ACTIVE')
  expect(((row?.endsAt?.getTime() ?? 0) - Date.now()) / 86_400_000).toBeCloseTo(7, 1)
  expect(row?.closedBy).toBe('OPERATOR anna, binh')
  expect(await office.lastAudit()).toMatchObject({ action: 'exclusion.lifted', subject: `exclusion.lifted:${hoa}` })
})

it('lists held accounts, refuses one with one operator and releases it with two', async () => {
  const { database } = office
  const [minh] = await database.select().from(member).where(eq(member.username, 'minh'))
  const [lan] = await database.select().from(member).where(eq(member.username, 'lan'))
  const [held = 0, excluded = 0] = [minh?.id, lan?.id]
  await database
    .update(member)
    .set({ email: 'one@mail.example' })
    .where(inArray(member.id, [held, excluded]))
  await database.insert(playExclusion).values({ memberId: excluded, kind: 'SELF_EXCLUSION', state: 'ACTIVE' })
  await withTransaction(database, (tx) => holdMatches(tx, held))
  const path = `/protection/${held}`
  const getState = async () =>
    (await database.select().from(accountHold).where(eq(accountHold.memberId, held)))[0]?.state
  expect((await anna.get('/')).html).toMatch(/Protection<\/a>[^]*?1 waiting/)
  expect((await anna.get('/protection')).html).toMatch(/minh<\/a>[^]*e-mail address[^]*lan<\/a>[^]*to be reviewed/)
  expect((await anna.get(path)).html).toContain(`${path}/refuse`)
  const form = { matchedId: String(excluded), reason: 'compared documents' }
  expect((await anna.post(`${path}/refuse`, { ...form, version: '9' })).status).toBe(409)
  expect((await anna.post(`${path}/refuse`, { ...form, version: '0' })).location).toBe(`${path}?done=done`)
  expect(await getState()).toBe('REFUSED')
  expect(await office.lastAudit()).toMatchObject({
    actor: 'anna',
    action: 'hold.refused',
    subject: `hold:${held}:${excluded}`,
    oldValue: { state: 'REVIEW' },
  })
  expect((await anna.post(`${path}/release`, { ...form, version: '0' })).status).toBe(409)
  expect((await anna.post(`${path}/release`, { ...form, version: '1' })).location).toBe(`${path}?done=waits`)
  expect(await getState()).toBe('REFUSED')
  const { html } = await binh.get('/decisions')
  for (const text of ['e-mail address', 'lan</a', 'The member’s own']) expect(html).toContain(text)
  await confirm(binh)
  expect(await getState()).toBe('RELEASED')
  expect((await anna.get('/protection')).html).toContain('No account is held.')
})
