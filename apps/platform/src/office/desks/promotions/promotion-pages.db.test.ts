import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { promotionClaim } from '../../../db/tables/bonuses.ts'
import { memberDay } from '../../../db/tables/play.ts'
import { addOffer, units } from '../../../domains/engagement/promotions/bonus.fixture.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { createMemberWith } from '../../../ledger/ledger.fixture.ts'
import { addDays } from '../../../lib/record-range.ts'
import { openTestOffice, type OperatorBrowser, type TestOffice } from '../../office.fixture.ts'

let office: TestOffice
let anna: OperatorBrowser
beforeAll(async () => {
  office = await openTestOffice({ environment: { TWO_OPERATORS_ABOVE: '1000' } })
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

/** An application after a week with a loss. Out: its page. */
async function applied(loss = 1_000): Promise<{ memberId: number; page: string }> {
  const memberId = await createMemberWith(office.database, 0n)
  await office.database
    .insert(memberDay)
    .values({ memberId, day: addDays(brandDay(new Date()), -7), turnover: units(loss) })
  const [row] = await office.database
    .insert(promotionClaim)
    .values({ memberId, promotionId: 'relief', period: 'this week', state: 'PROCESS', remark: '<b>help' })
    .returning({ id: promotionClaim.id })
  return { memberId, page: `/promotions/${memberId}/${row?.id}` }
}
const getClaim = async (memberId: number) =>
  (await office.database.select().from(promotionClaim).where(eq(promotionClaim.memberId, memberId)))[0]

it('accepts an application and fixes its amount', async () => {
  const { memberId, page } = await applied()
  const { html } = await anna.get('/promotions')
  expect(html).toContain(`href="${page}"`)
  // The amount is shown in the list.
  expect(html).toMatch(new RegExp(`href="${page}"[^]*?>100\\.00</td>`))
  expect((await anna.get(page)).html).toContain('&#60;b&#62;help')
  const decided = await anna.post(`${page}/accept`, { reason: 'a hard week' })
  expect(decided.location).toBe('/promotions?done=done')
  expect(await getClaim(memberId)).toMatchObject({ state: 'ISSUED', amount: units(100), operator: 'anna' })
})

it('rejects an application with a reason, and decides once', async () => {
  const { memberId, page } = await applied()
  expect((await anna.post(`${page}/reject`, { reason: '' })).status).toBe(400)
  await anna.post(`${page}/reject`, { reason: 'take a break first' })
  expect(await getClaim(memberId)).toMatchObject({ state: 'REJECTED', reason: 'take a break first', amount: null })
  expect((await anna.post(`${page}/accept`, { reason: 'after all' })).status).toBe(409)
})

it('takes a second operator to accept more than the limit of a day', async () => {
  const { memberId, page } = await applied(20_000)
  expect((await anna.get(page)).html).toContain('takes two operators')
  expect((await anna.post(`${page}/accept`, { reason: 'a hard week' })).location).toBe('/promotions?done=waits')
  expect(await getClaim(memberId)).toMatchObject({ state: 'PROCESS', amount: null })
  // Nobody decides otherwise meanwhile.
  expect((await anna.post(`${page}/reject`, { reason: 'after all' })).status).toBe(409)
  const binh = await office.logIn('binh')
  const [, confirm = ''] = /action="(\/decisions\/\d+\/confirm)"/.exec((await binh.get('/decisions')).html) ?? []
  expect((await anna.post(confirm)).status).toBe(403)
  expect((await binh.post(confirm)).location).toBe('/decisions?done=confirmed')
  expect(await getClaim(memberId)).toMatchObject({ state: 'ISSUED', amount: units(2_000), operator: 'anna, binh' })
})

it('knows no other application', async () => {
  expect((await anna.get('/promotions/1/999')).status).toBe(404)
})

it('accepts several at once: a large one waits for a second operator, and one without a loss says why not', async () => {
  const [small, large, none] = [await applied(), await applied(20_000), await applied(0)]
  const items = Object.fromEntries(
    [small, large, none].map(({ page }) => [
      `item:promotion-claim:${page.slice('/promotions/'.length).replace('/', ':')}`,
      'on',
    ]),
  )
  const preview = await anna.post('/promotions/several', { choice: 'accept', ...items })
  expect(preview.html).toContain('Accept: 2 of 3')
  expect(preview.html).toContain('The conditions are not met.')
  const done = await anna.post('/promotions/several', {
    choice: 'accept',
    sure: 'yes',
    ...items,
    reason: 'a hard week',
  })
  expect(done.html).toContain('Accept: 2 of 3 decided')
  expect(done.html).toContain('Waits for a second operator')
  expect(done.html).toContain('Not done: The conditions are not met.')
  expect([await getClaim(small.memberId), await getClaim(large.memberId), await getClaim(none.memberId)]).toMatchObject(
    [{ state: 'ISSUED', amount: units(100) }, { state: 'PROCESS' }, { state: 'PROCESS' }],
  )
})
