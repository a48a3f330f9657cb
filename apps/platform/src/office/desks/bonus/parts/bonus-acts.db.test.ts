import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { memberBonus, promotionClaim } from '../../../../db/tables/bonuses.ts'
import { memberMessage } from '../../../../db/tables/messages.ts'
import { auditEntry } from '../../../../db/tables/office.ts'
import { addOffer, units } from '../../../../domains/engagement/promotions/bonus.fixture.ts'
import { claimOffer } from '../../../../domains/engagement/promotions/offers.ts'
import { forfeitBonus, forfeitForBreak } from '../../../../domains/money/bonus/bonus.ts'
import { findLedgerFaults } from '../../../../ledger/ledger.fixture.ts'
import { confirmNewest, HOST, type OperatorBrowser, type TestOffice } from '../../../office.fixture.ts'
import { openBonusOffice } from './bonus-office.fixture.ts'

let office: TestOffice
let service: OperatorBrowser
let second: OperatorBrowser
let lan: number
beforeAll(async () => {
  ;({ office, service, second, lan } = await openBonusOffice())
  await addOffer(office.database, 'cash-only', { multiple: 0, maxStake: null, days: null })
})
beforeEach(async () => {
  await office.database.execute(sql`update office_decision set state = 'DECLINED' where state = 'PENDING'`)
  await withTransaction(office.database, (tx) => forfeitForBreak(tx, lan))
  await office.database.delete(memberMessage)
})
afterAll(() => office.close())

const path = (rest: string) => `/members/${lan}/${rest}`
const grant = (fields: Record<string, string> = {}) =>
  service.post(path('grant-bonus'), {
    promotionId: 'welcome',
    amount: '250',
    reason: 'for the wait',
    ...fields,
  })
const running = async () =>
  (
    await office.database
      .select()
      .from(memberBonus)
      .where(and(eq(memberBonus.memberId, lan), sql`${memberBonus.endedAt} is null`))
  )[0]
const bonusMoney = async () => {
  const { rows } = await office.database.execute<{ balance: bigint }>(
    sql`select balance from ledger_account where member_id = ${lan} and code = ${`member:${lan}:bonus`}`,
  )
  return rows[0]?.balance ?? 0n
}
const messages = async () => (await office.database.select().from(memberMessage)).map(({ template }) => template)
const pathOfConfirm = async () =>
  /action="(\/decisions\/\d+\/confirm)"/.exec((await second.get('/decisions')).html)?.[1] ?? ''

it('grants a bonus under the terms of a promotion, through the ledger, with two operators', async () => {
  const preview = await service.post(
    `${path('grant-bonus')}/preview`,
    { promotionId: 'welcome', amount: '250' },
    { referer: `http://${HOST}${path('bonuses')}` },
  )
  expect(preview.html).toMatch(/To be turned over[^]*?750\.00 \(3 times\)/)
  const { html: form } = await service.get(path('bonuses'))
  expect(form).toMatch(/can neither withdraw nor transfer[^]*?credit the amount/)
  expect((await grant()).location).toBe(`${path('bonuses')}?done=waits`)
  expect(await running()).toBeUndefined()
  expect((await second.get('/decisions')).html).toMatch(
    /Credited to this member by operators today[^]*?750\.00 \(3 times\)/,
  )
  expect((await confirmNewest(second)).location).toContain('done=confirmed')
  expect(await running()).toMatchObject({
    promotionId: 'welcome',
    granted: units(250),
    required: units(750),
    maxStake: units(20),
  })
  expect(await bonusMoney()).toBe(units(250))
  expect(await messages()).toEqual(['promotion.CLAIMED'])
  const [entry] = await office.database.select().from(auditEntry).where(eq(auditEntry.action, 'bonus.granted'))
  expect(entry).toMatchObject({ actor: 'second', subject: `member:${lan}:bonus`, newValue: { amount: '250.00' } })
  // The member's own part in the promotion stays open.
  const claims = await office.database.select().from(promotionClaim).where(eq(promotionClaim.memberId, lan))
  expect(claims.map(({ period, operator }) => [period.split(':')[0], operator])).toEqual([
    ['operators', 'service, second'],
  ])
  await forfeitBonus(office.database, lan, (await running())?.id ?? 0n)
  await expect(claimOffer(office.database, lan, 'welcome')).resolves.toMatchObject({ promotionId: 'welcome' })
})

it.each([
  [{ promotionId: 'cash-only' }, 'has no bonus'],
  [{ promotionId: 'nothing' }, 'has no bonus'],
  [{ amount: '0' }, 'must be above zero'],
  [{ amount: '-5' }, 'must be an amount'],
  [{ reason: '' }, 'say why'],
])('refuses to grant %j', async (fields, said) => {
  const refused = await grant(fields)
  expect([refused.status >= 400, refused.html]).toEqual([true, expect.stringContaining(said)])
})

it('grants no second bonus beside a running one, nor while another operator is to decide', async () => {
  await grant()
  expect((await grant()).html).toContain('is waiting for a second operator')
  await confirmNewest(second)
  expect((await grant()).html).toContain('bonus.running')
})

it('grants once when it is confirmed twice and the member claims another bonus at the same time', async () => {
  for (let turn = 0; turn < 4; turn++) {
    await addOffer(office.database, `race${turn}`, { threshold: 0n })
    await withTransaction(office.database, (tx) => forfeitForBreak(tx, lan))
    await office.database.execute(sql`update office_decision set state = 'DECLINED' where state = 'PENDING'`)
    await grant()
    const confirm = await pathOfConfirm()
    const outcomes = await Promise.allSettled([
      second.post(confirm),
      claimOffer(office.database, lan, `race${turn}`),
      second.post(confirm),
    ])
    const granted = outcomes.filter(
      (outcome) => outcome.status === 'fulfilled' && 'location' in outcome.value && outcome.value.status === 303,
    ).length
    const claimed = outcomes[1]?.status === 'fulfilled' ? 1 : 0
    expect(granted + claimed).toBe(1)
    expect(await bonusMoney()).toBe((await running())?.granted)
  }
})

it('cancels a running bonus with two operators; the rest goes back to the house', async () => {
  await grant()
  await confirmNewest(second)
  await office.database.delete(memberMessage)
  const bonusId = String((await running())?.id)
  const cancel = () => service.post(path('cancel-bonus'), { bonusId, reason: 'against the terms' })
  expect((await service.get(path('bonuses'))).html).toContain(`Cancel bonus ${bonusId}`)
  expect((await cancel()).location).toContain('done=waits')
  expect(await bonusMoney()).toBe(units(250))
  expect((await second.get('/decisions')).html).toMatch(/Turnover done[^]*?0\.00 of 750\.00/)
  const confirm = await pathOfConfirm()
  const both = await Promise.all([second.post(confirm), second.post(confirm)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409])
  expect([await running(), await bonusMoney()]).toEqual([undefined, 0n])
  expect(await messages()).toEqual(['bonus.CANCELLED'])
  expect((await cancel()).html).toContain('The bonus has ended')
  const [entry] = await office.database.select().from(auditEntry).where(eq(auditEntry.action, 'bonus.cancelled'))
  expect(entry?.newValue).toMatchObject({ state: 'FORFEITED', lost: String(units(250)) })
})

it('cannot be cancelled once the member has given the bonus up', async () => {
  await grant()
  await confirmNewest(second)
  const id = (await running())?.id ?? 0n
  await service.post(path('cancel-bonus'), { bonusId: String(id), reason: 'against the terms' })
  await forfeitBonus(office.database, lan, id)
  expect((await second.get('/decisions')).html).toContain('has changed since it was proposed')
  expect((await service.get(path('bonuses'))).html).not.toContain('Grant a bonus')
})

it('leaves the ledger without a fault', async () => {
  expect(await findLedgerFaults(office.database)).toEqual([])
})
