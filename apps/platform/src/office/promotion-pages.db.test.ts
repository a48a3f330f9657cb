import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { promotionClaim } from '../db/tables/bonuses.ts'
import { memberDay } from '../db/tables/play.ts'
import { addOffer, units } from '../domains/engagement/promotions/bonus.fixture.ts'
import { brandDay } from '../ledger/brand-day.ts'
import { createMemberWith } from '../ledger/ledger.fixture.ts'
import { addDays } from '../lib/record-range.ts'
import { openTestOffice, type OperatorBrowser, type TestOffice } from './office.fixture.ts'

let office: TestOffice
let anna: OperatorBrowser
beforeAll(async () => {
  office = await openTestOffice()
  anna = await office.logIn('anna')
  await addOffer(office.database, 'relief', {
    kind: 'LOSS_REBATE',
    period: 'WEEK',
    isReviewed: true,
    fixedAmount: null,
    percent: 10,
  })
})
afterAll(() => office.close())

/** An application after a week with a loss of 1,000. Out: its page. */
async function applied(): Promise<{ memberId: number; page: string }> {
  const memberId = await createMemberWith(office.database, 0n)
  await office.database
    .insert(memberDay)
    .values({ memberId, day: addDays(brandDay(new Date()), -7), turnover: units(1_000) })
  const [row] = await office.database
    .insert(promotionClaim)
    .values({ memberId, promotionId: 'relief', period: 'this week', state: 'PROCESS', remark: '<b>help' })
    .returning({ id: promotionClaim.id })
  return { memberId, page: `/promotions/${memberId}/${row?.id}` }
}
const claimOf = async (memberId: number) =>
  (await office.database.select().from(promotionClaim).where(eq(promotionClaim.memberId, memberId)))[0]

it('accepts an application and fixes its amount', async () => {
  const { memberId, page } = await applied()
  expect((await anna.get('/promotions')).html).toContain(`href="${page}"`)
  expect((await anna.get(page)).html).toContain('&#60;b&#62;help')
  const decided = await anna.post(`${page}/decide`, { decision: 'accept', reason: 'a hard week' })
  expect(decided.location).toBe('/promotions?done=done')
  expect(await claimOf(memberId)).toMatchObject({ state: 'ISSUED', amount: units(100), operator: 'anna' })
})

it('rejects an application with a reason, and decides once', async () => {
  const { memberId, page } = await applied()
  expect((await anna.post(`${page}/decide`, { decision: 'reject', reason: '' })).status).toBe(400)
  await anna.post(`${page}/decide`, { decision: 'reject', reason: 'take a break first' })
  expect(await claimOf(memberId)).toMatchObject({ state: 'REJECTED', reason: 'take a break first', amount: null })
  expect((await anna.post(`${page}/decide`, { decision: 'accept', reason: 'after all' })).status).toBe(409)
})

it('knows no other application', async () => {
  expect((await anna.get('/promotions/1/999')).status).toBe(404)
})
