import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withdrawal } from '../../../db/tables/cashier.ts'
import { riskThreshold } from '../../../db/tables/risk.ts'
import { CASES, Planter } from '../../../domains/money/risk/cases.fixture.ts'
import { dueRisk } from '../../../domains/money/risk/due-risk.ts'
import {
  confirmNewest,
  openTestOffice,
  type OperatorBrowser,
  operatorTokens,
  type TestOffice,
} from '../../office.fixture.ts'

let office: TestOffice
/** Both have all roles. */
let anna: OperatorBrowser
let binh: OperatorBrowser
let service: OperatorBrowser
let planter: Planter
let memberId: number
beforeAll(async () => {
  office = await openTestOffice({
    environment: { TWO_OPERATORS_ABOVE: '1000000', OPERATOR_TOKEN: operatorTokens('anna', 'binh', 'cuc') },
  })
  anna = await office.logIn('anna')
  binh = await office.logIn('binh')
  service = await office.logIn('cuc')
  await office.giveRoles('cuc', ['service'])
  planter = new Planter(office.database, { bank: 'HOASEN', nodeId: 1 })
  memberId = await CASES.structuring.plant(planter)
  await planter.logIn(memberId, { device: 'one', address: '198.51.100.7' })
  const other = await planter.member({ nickname: 'other' })
  await planter.logIn(other, { device: 'one', address: '198.51.100.8' })
  await planter.deposit(memberId, 70_000_000, new Date(Date.now() - 100 * 3_600_000))
  await planter.day(memberId, 4, { deposit: 70_000_000, turnover: 80_000_000, payout: 79_000_000 })
  await planter.rounds(memberId, [new Date(Date.now() - 90 * 3_600_000)], { stake: 560_000 })
  await dueRisk.run(office.database, new AbortController().signal)
})
afterAll(() => office.close())

const getText = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
const findFields = async (path: string) =>
  Object.fromEntries(
    [...(await anna.get(path)).html.matchAll(/name="((?!csrf|q")\w+)"[^>]* value="([^"]*)"/g)].map(
      ([, name, value]) => [name, value],
    ),
  ) as Record<string, string>

it('lists members by score with their signs, and by one sign', async () => {
  const all = getText((await anna.get('/risk')).html)
  expect(all).toMatch(/planted\S+ 55 of 100 Withdrawals just below the review, Shared browser/)
  const some = getText((await anna.get('/risk?signal=sharedDevice')).html)
  expect(some.match(/Why/g)).toHaveLength(2)
  expect(getText((await anna.get('/risk?signal=dormant')).html)).toContain('No member has such a sign.')
})

it('tells on the member’s card why the score is what it is, and records who has looked', async () => {
  const { html } = await anna.get(`/members/${memberId}/risk`)
  const text = getText(html)
  expect(text).toContain('Score 55 of 100')
  expect(text).toContain('3 withdrawals, 134,000,000 in all, each just below 50,000,000, from which they are reviewed.')
  expect(text).toContain('1 other account used the same browser, in 1 log-in.')
  expect(text).toMatch(/planted\S+ device 1 /)
  expect(text).toContain('70,000,000.00')
  expect(text).toContain('Sign: Shared browser')
  expect(await office.lastAudit()).toMatchObject({
    action: 'risk.read',
    actor: 'anna',
    subject: `member:${memberId}:risk`,
  })
  expect(getText((await anna.get(`/members/${memberId}`)).html)).toContain('Risk score 55 of 100, 2 signs')
})

it('tells what the site said to a member about play, and sums it by reason', async () => {
  const spokenTo = await CASES.cancelledWithdrawals.plant(planter)
  await office.database.execute(sql`update risk_progress set swept_until = 0`)
  await dueRisk.run(office.database, new AbortController().signal)
  await office.database
    .execute(sql`update intervention set state = 'ACCEPTED', shown_at = now(), ended_at = now(), measured_days = 30
    where member_id = ${spokenTo}`)
  await office.database.execute(sql`insert into intervention_effect
    (member_id, intervention_id, days, deposits, stakes, minutes, has_limit, has_break)
    select member_id, id, days, 50000000 - days * 100000, 0, 90 - days, case when days > 0 then true end, case when days > 0 then false end
    from intervention cross join unnest(array[-30, -7, 7, 30]) as days where member_id = ${spokenTo}`)
  const card = getText((await anna.get(`/members/${spokenTo}/risk`)).html)
  expect(card).toMatch(
    /Takes withdrawals back break of 1 day .* accepted .*5,300.00 → 4,700.00 .*2.0 h → 1.0 h limit set/,
  )
  expect(getText((await service.get(`/members/${spokenTo}`)).html)).toContain('Advertising not now')
  expect(getText((await service.get(`/members/${memberId}`)).html)).toContain('Advertising allowed')
  const page = getText((await anna.get('/risk/interventions?since=30&span=7')).html)
  expect(page).toContain('Takes withdrawals back a break of a day 1 1 0 1 0 0 0 0')
  expect(page).toMatch(/Takes withdrawals back 1 5,070.00 → 4,930.00 .* 1.6 h → 1.4 h 1 0/)
})

it('shows a reviewer the signs, the turnover since the deposit, and other withdrawals of the day', async () => {
  const number = {
    destination: { kind: 'BANK', bankCode: 'HOASEN', bankName: 'Hoa Sen', accountNumber: '100200', accountName: 'A' },
  } as const
  const at = new Date()
  const [row] = await office.database
    .insert(withdrawal)
    .values({
      memberId,
      amount: 550_000_000_000n,
      state: 'REVIEW',
      requestedAt: at,
      reviewReasons: ['LARGE_AMOUNT'],
      ...number,
    })
    .returning()
  const same = await planter.member()
  await office.database
    .insert(withdrawal)
    .values({ memberId: same, amount: 10_000n, state: 'RECEIVED', requestedAt: at, ...number })
  const path = `/withdrawals/${memberId}/${row?.id}`
  const text = getText((await anna.get(path)).html)
  expect(text).toContain('Turnover since that deposit 560,000.00')
  expect(text).toContain('Withdrawals just below the review')
  expect(text).toMatch(/to the same bank account/)
  expect(getText((await service.get(path)).html)).not.toContain('Signs of risk')

  // Who confirms sees the same.
  await anna.post(`${path}/approve`, { version: '0', reason: 'looks right' })
  expect(getText((await binh.get('/decisions')).html)).toContain('Turnover since that deposit 560,000.00')
  await office.database.delete(withdrawal).where(eq(withdrawal.memberId, same))
})

it('hides everything about risk from roles without its permission', async () => {
  expect((await service.get(`/members/${memberId}/risk`)).status).toBe(403)
  const card = (await service.get(`/members/${memberId}`)).html
  expect(card).not.toContain('/risk')
})

it('changes thresholds by two operators, and refuses what is no number of the range', async () => {
  const fields = await findFields('/risk/thresholds')
  expect(fields).toMatchObject({ structuring_times: '3', structuring_weight: '35', largeWin_amount: '50000000' })
  const refused = await anna.post('/risk/thresholds/save', {
    ...fields,
    structuring_weight: '101',
    reason: 'as was agreed',
  })
  expect(refused.status).toBe(400)
  expect(getText(refused.html)).toContain('is at most 100')
  const sent = await anna.post('/risk/thresholds/save', { ...fields, structuring_times: '4', reason: 'as was agreed' })
  expect(sent.location).toContain('waits')
  expect(await office.database.select().from(riskThreshold)).toEqual([])
  expect(getText((await binh.get('/decisions')).html)).toContain('Withdrawals just below the review: Withdrawals')
  await confirmNewest(binh)
  expect(await office.database.select().from(riskThreshold)).toEqual([
    { signal: 'structuring', name: 'times', value: 4n },
  ])
  await dueRisk.run(office.database, new AbortController().signal)
  expect(getText((await anna.get(`/members/${memberId}/risk`)).html)).toContain(
    'Holds no longer: Withdrawals just below the review',
  )
})
