import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { agentAct, rebateRate } from '../../../../db/tables/agents.ts'
import { member } from '../../../../db/tables/members.ts'
import {
  confirmNewest,
  HOST,
  openTestOffice,
  type OperatorBrowser,
  operatorTokens,
  type TestOffice,
} from '../../../office.fixture.ts'

let office: TestOffice
let risk: OperatorBrowser
let second: OperatorBrowser
let service: OperatorBrowser
const ids = new Map<string, number>()
const getId = (username: string) => ids.get(username) ?? 0
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
  await office.database.delete(rebateRate)
  await setRates('general', 90, 1970)
  await setRates('agenta', 60, 1960)
  await setRates('suba', 20, 1940)
})
afterAll(() => office.close())

const setRates = (name: string, basisPoints: number, series: number) =>
  office.database.insert(rebateRate).values({ memberId: getId(name), basisPoints, series })
const path = (name: string, rest = 'team') => `/members/${getId(name)}/${rest}`
const getText = (page: string) =>
  page
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .replaceAll(/\s+/g, ' ')
const REASON = { reason: 'agreed with the agent' }
const readRates = async (name: string) =>
  (
    await office.database
      .select({ rate: rebateRate.basisPoints, series: rebateRate.series })
      .from(rebateRate)
      .where(eq(rebateRate.memberId, getId(name)))
  )[0]

it('shows rates with their bounds, contracts, bills and who is directly below', async () => {
  const { database } = office
  const [agent, upline] = [getId('suba'), getId('agenta')]
  await database.execute(sql`
    insert into contract_version (member_id, id, number, kind, upline_id, terms, terms_hash, state, offered_at, expires_at, decided_at)
    values (${agent}, gen_random_uuid(), 1, 'DAILY_SALARY', ${upline}, '{"period":"D","basisPoints":35}', 'x', 'ACCEPTED', now(), now(), now())`)
  await database.execute(sql`
    insert into agent_bill (member_id, id, kind, contract_id, payer_id, period_from, period_to, total, amount, state, lines, created_at)
    values (${agent}, gen_random_uuid(), 'DAILY_SALARY', gen_random_uuid(), ${upline}, now() - interval '1 day', now(), 12340000, 12340000, 'INSUFFICIENT', '[]', now())`)
  const page = getText((await service.get(path('suba'))).html)
  expect(page).toContain('Rebate 0.2 %, may be 0 to 0.6 %')
  expect(page).toContain('Highest prize series 1940, may be 1960 to 1960')
  expect(page).toContain('daily salary no. 1 agenta suba accepted 0.35 %')
  expect(page).toMatch(/daily salary agenta suba \S*1,234\S* insufficient/)
  expect(page).toMatch(/1 account below in all, 0 agents among them.*lan member 1 0 % 1960/)
  expect(page).not.toContain('Propose')
  // The one who pays has them, too.
  expect(getText((await service.get(path('agenta'))).html)).toContain('daily salary no. 1 agenta suba accepted 0.35 %')
})

it('changes rates with two operators, and both sides read that it was the house', async () => {
  const typed = { rate: '0.5', series: '1960', ...REASON }
  expect((await service.post(path('suba', 'rates'), typed)).status).toBe(403)
  const preview = await risk.post(`${path('suba', 'rates')}/preview`, typed, {
    referer: `http://${HOST}${path('suba')}`,
  })
  expect(getText(preview.html)).toMatch(/Rebate 0.2 % 0.5 %.*Highest prize series 1940 1960/)
  expect((await risk.post(path('suba', 'rates'), typed)).location).toBe(`${path('suba')}?done=waits`)
  expect(await readRates('suba')).toEqual({ rate: 20, series: 1940 })
  // The second operator reads whom it is about.
  expect(getText((await second.get('/decisions')).html)).toContain(`Member suba (${getId('suba')})`)
  expect((await confirmNewest(second)).location).toContain('done=confirmed')
  expect(await readRates('suba')).toEqual({ rate: 50, series: 1960 })
  const acts = await office.database
    .select()
    .from(agentAct)
    .where(eq(agentAct.memberId, getId('suba')))
  expect(acts).toMatchObject([
    { byId: null, act: 'REBATE_CHANGED', before: 20, after: 50 },
    { byId: null, act: 'SERIES_CHANGED', before: 1940, after: 1960 },
  ])
  expect(await office.lastAudit('rates.changed')).toMatchObject({
    subject: `member:${getId('suba')}:rates`,
    oldValue: { rate: 20, series: 1940 },
    newValue: { rate: 50, series: 1960 },
  })
})

it('lets the brand’s highest stand above an account without an upline', async () => {
  const { rows } = await office.database.execute<{ highest: number }>(
    sql`select rebate::integer as highest from agent_pay_rule order by valid_from desc limit 1`,
  )
  const highest = (rows[0]?.highest ?? 0) / 100
  const propose = (rate: number) =>
    risk.post(path('general', 'rates'), { rate: String(rate), series: '1980', ...REASON })
  expect((await propose(highest + 0.1)).html).toContain(`to ${highest} %`)
  expect((await propose(highest)).location).toContain('done=waits')
  expect((await confirmNewest(second)).location).toContain('done=confirmed')
  expect(await readRates('general')).toEqual({ rate: highest * 100, series: 1980 })
})

it.each([
  [{ rate: '0.7' }, 'rate: must be from 0 to 0.6 %'],
  [{ rate: 'x' }, 'must be a percentage'],
  [{ series: '1970' }, 'series: must be from'],
  [{ series: '19' }, 'must be a prize series'],
  [{}, 'has these rates already'],
  [{ rate: '0.3', reason: '' }, 'say why'],
])('refuses to propose %j', async (fields, said) => {
  const refused = await risk.post(path('suba', 'rates'), { rate: '0.5', series: '1960', ...REASON, ...fields })
  expect([refused.status >= 400, refused.html]).toEqual([true, expect.stringContaining(said)])
})

it('is not confirmed once the upline’s rate has changed', async () => {
  await risk.post(path('suba', 'rates'), { rate: '0.6', series: '1960', ...REASON })
  await office.database
    .update(rebateRate)
    .set({ basisPoints: 55 })
    .where(eq(rebateRate.memberId, getId('agenta')))
  const { html } = await second.get('/decisions')
  expect(getText(html)).toContain('has changed since it was proposed')
  expect(html).not.toContain('/confirm"')
  expect(await readRates('suba')).toEqual({ rate: 50, series: 1960 })
})
