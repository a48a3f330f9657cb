import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { game } from '../../../db/tables/games.ts'
import { agentPayRule } from '../../../db/tables/agents.ts'
import { mission } from '../../../db/tables/missions.ts'
import { auditEntry } from '../../../db/tables/office.ts'
import { payRule } from '../../../domains/engagement/agent/pay-rule.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { addDays } from '../../../lib/record-range.ts'
import { confirmNewest, openTestOffice, type OperatorBrowser, type TestOffice } from '../../office.fixture.ts'
import { inLanguages } from '../../plan-pages.fixture.ts'

let office: TestOffice
let anna: OperatorBrowser
let binh: OperatorBrowser
beforeAll(async () => {
  office = await openTestOffice({ environment: { TWO_OPERATORS_ABOVE: '1000000000' } })
  const [any] = await office.database.select().from(game).limit(1)
  if (!any) throw new Error('There are no games.')
  const { closed: _, ...row } = any
  await office.database
    .insert(game)
    .values({ ...row, nodeId: 9_001, gameCode: 'COUP-1', category: 'LIVE', modelId: 'baccarat-classic' })
  anna = await office.logIn('anna')
  binh = await office.logIn('binh')
})
afterAll(() => office.close())
beforeEach(async () => {
  await office.database.delete(agentPayRule).where(sql`valid_from > '2026-01-01'`)
  await office.database.execute(sql`delete from office_decision`)
})

const reason = 'as was agreed'
const findFields = async (path: string) =>
  Object.fromEntries(
    [...(await anna.get(path)).html.matchAll(/name="((?!csrf|q")\w+)"[^>]* value="([^"]*)"/g)].map(
      ([, name, value]) => [name, value],
    ),
  ) as Record<string, string>
/** Cells of the row that names a bet, without their markup. */
const getRow = (html: string, bet: string) =>
  html
    .split('<tr>')
    .find((row) => row.includes(bet))
    ?.split('</td>')
    .map((cell) => cell.replaceAll(/<[^>]*>/g, '').trim())
    .filter((text) => text !== '')

it('shows the house edge of each bet and all payments on it, red where they exceed the edge', async () => {
  const { html } = await anna.get('/margins')
  expect(getRow(html, 'baccarat-classic, banker')).toEqual([
    'LIVE',
    'baccarat-classic, banker',
    '1.06 %',
    '0.12 %',
    '0.11 %',
    '0.36 %',
    '0.10 %',
    '0.25 %',
    '0.95 %',
    '0.00 %',
    '0.11 %',
  ])
  expect(html).not.toContain('class="overdue"')
  await office.database
    .insert(agentPayRule)
    .values({ ...(await payRule(office.database)), validFrom: '2026-02-01', shares: {} })
  const { html: after } = await anna.get('/margins')
  expect(after).toContain('More is paid than kept on bets of RNG, LIVE, INHOUSE')
  expect(after).toContain('<strong class="overdue">-1.96 %</strong>')
  expect(getRow(after, 'baccarat-classic, tie')?.at(-1)).toBe('11.34 %')
})

it('changes agents’ pay by two operators with a reason, and names the bets on which it exceeds the edge', async () => {
  const form = await findFields('/agent-pay')
  expect(form).toMatchObject({ rebate: '1.2', dailySalary: '0.6', share_LIVE: '10', share_SPORTS: '100' })
  expect((await anna.post('/agent-pay/save', { ...form, share_LIVE: '50', reason: '' })).status).toBe(400)
  expect((await anna.post('/agent-pay/save', { ...form, rebate: '14.01', reason })).status).toBe(400)
  expect((await anna.post('/agent-pay/save', { ...form, share_LIVE: '101', reason })).status).toBe(400)
  expect((await anna.post('/agent-pay/save', { ...form, share_LIVE: '50', reason })).location).toContain('waits')
  expect((await payRule(office.database)).shares).toMatchObject({ LIVE: 10 })
  const { html } = await binh.get('/decisions')
  expect(html).toContain('the house pays more on these bets than it keeps')
  expect(getRow(html, 'baccarat-classic, banker')?.slice(0, 3)).toEqual(['LIVE', 'baccarat-classic, banker', '1.06 %'])
  expect((await anna.get('/decisions')).html).not.toContain('/confirm"')
  expect((await confirmNewest(binh)).location).toContain('done=confirmed')
  expect((await payRule(office.database)).shares).toMatchObject({ LIVE: 50, SPORTS: 100 })
  const today = await payRule(office.database, brandDay(new Date()))
  expect(today.shares).toMatchObject({ LIVE: 10 })
  expect(
    await office.database.select({ day: agentPayRule.validFrom }).from(agentPayRule).orderBy(agentPayRule.validFrom),
  ).toEqual([{ day: '2026-01-01' }, { day: addDays(brandDay(new Date()), 1) }])
  expect((await office.database.select().from(auditEntry).orderBy(auditEntry.seq)).at(-1)).toMatchObject({
    action: 'agent-pay.changed',
    newValue: { 'Counts of LIVE, in percent': '50' },
  })
})

it('says of a change of ranks or points whether it exceeds the edge', async () => {
  const ranks = await findFields('/ranks')
  await anna.post('/ranks/save', { ...ranks, rebate_LIVE_10: '0.9', reason })
  expect((await binh.get('/decisions')).html).toContain('the house pays more on these bets than it keeps')
  await office.database.execute(sql`delete from office_decision`)
  await anna.post('/ranks/save', { ...ranks, rebate_LIVE_10: '0.4', reason })
  expect((await binh.get('/decisions')).html).toContain('On no bet does this raise')
  await office.database.execute(sql`delete from office_decision`)
  await anna.post('/points-rules/save', { ...(await findFields('/points-rules')), rate_LIVE: '10000', reason })
  expect((await binh.get('/decisions')).html).toContain('the house pays more on these bets than it keeps')
})

it('takes two operators for a mission or an item of the mall that exceeds the edge, however little it costs', async () => {
  const form = (id: string, amount: string): Record<string, string> => ({
    id,
    isNew: 'yes',
    kind: 'TURNOVER',
    cycle: 'WEEK',
    target: '50,000',
    amount,
    points: '0',
    startsOn: brandDay(new Date()),
    endsOn: '',
    position: '3',
    product_LIVE: 'on',
    reason,
    ...inLanguages('title', 'Tables'),
  })
  expect((await anna.post('/missions/save', form('tables-low', '50'))).location).toContain('done=done')
  expect((await anna.post('/missions/save', form('tables-high', '400'))).location).toContain('waits')
  expect(await office.database.$count(mission, eq(mission.id, 'tables-high'))).toBe(0)
  expect((await binh.get('/decisions')).html).toContain('the house pays more on these bets than it keeps')
  expect((await confirmNewest(binh)).location).toContain('done=confirmed')
  const item = {
    id: 'gold-cup',
    isNew: 'yes',
    kind: 'GOODS',
    state: 'on',
    points: '1',
    amount: '10000',
    available: '1',
    position: '9',
    picture: '',
    reason,
    ...inLanguages('name', 'Cup'),
    ...inLanguages('description', 'A cup'),
  }
  expect((await anna.post('/mall/save', item)).location).toContain('waits')
})
