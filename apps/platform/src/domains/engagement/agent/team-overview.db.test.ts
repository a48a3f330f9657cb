import { teamOverview } from '@playhouse/platform-api/agent.ts'
import type { InputOf } from '@playhouse/platform-api/endpoint.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '@playhouse/postgres/database.ts'
import { member } from '../../../db/tables/members.ts'
import { memberDay } from '../../../db/tables/play.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { type AgentHarness, openAgents } from './agents.fixture.ts'

const DAY_MS = 86_400_000
const dayAgo = (days: number) => brandDay(new Date(Date.now() - days * DAY_MS))
const TODAY = dayAgo(0)

/** Day figures of members, in whole units: days ago, deposit, withdrawal, turnover, payout, rounds. */
const DAYS = [
  ['lan', 0, 0, 0, 100, 40, 2],
  ['lan', 1, 0, 0, 50, 80, 1],
  ['lan', 2, 0, 0, 20, 25, 1],
  ['lan', 3, 500, 100, 0, 0, 0],
  ['minh', 0, 0, 0, 30, 0, 1],
  ['minh', 3, 0, 0, 10, 0, 1],
  ['hoa', 1, 1000, 0, 200, 500, 4],
] as const

async function prepare(database: Database, getId: (username: string) => number) {
  await database.delete(memberDay)
  await database.update(member).set({ registeredAt: sql`now() - interval '200 days'` })
  await database
    .update(member)
    .set({ registeredAt: sql`now() - interval '3 days'` })
    .where(eq(member.username, 'minh'))
  await database.insert(memberDay).values(
    DAYS.map(([username, days, deposit, withdrawal, turnover, payout, rounds]) => {
      const money = (units: number) => parseAmount(String(units))
      const sums = {
        deposit: money(deposit),
        withdrawal: money(withdrawal),
        turnover: money(turnover),
        payout: money(payout),
      }
      return { memberId: getId(username), day: dayAgo(days), ...sums, rounds }
    }),
  )
  await database.execute(sql`select rebuild_team_sums()`)
}

let harness: AgentHarness['harness']
let getToken: AgentHarness['getToken']
beforeAll(async () => {
  const names = ['general', 'agenta', 'agentb', 'childless', 'lan', 'demo']
  ;({ harness, getToken } = await openAgents(names, prepare))
})
afterAll(() => harness.close())

const RANGE = { from: dayAgo(4), to: TODAY }
const overview = (asker: string, input: Partial<InputOf<typeof teamOverview>> = {}) =>
  harness.call(teamOverview, { ...RANGE, ...input }, { token: getToken(asker) })

describe('an agent’s overview', () => {
  test('sums the whole downline without the agent', async () => {
    const { value, queries } = await overview('agenta')
    expect(value).toMatchObject({ account: 'agenta', currency: 'VND', members: 3, agents: 1 })
    expect(value.range).toEqual({
      deposit: '500.00',
      withdrawal: '100.00',
      turnover: '210.00',
      housePnl: '65.00',
      activeMembers: 2,
      newMembers: 1,
    })
    expect(value.today).toMatchObject({ turnover: '130.00', housePnl: '90.00', activeMembers: 2, newMembers: 0 })
    expect(value.yesterday).toMatchObject({ turnover: '50.00', housePnl: '-30.00', activeMembers: 1 })
    expect(value.dayBefore).toMatchObject({ turnover: '20.00', housePnl: '-5.00', activeMembers: 1, newMembers: 0 })
    expect(queries.length).toBeLessThanOrEqual(6)
  })

  test('returns every day of the range, with zeros for inactive days, matching the total', async () => {
    const { days, range } = (await overview('agenta')).value
    expect(days.map(({ day }) => day)).toEqual([4, 3, 2, 1, 0].map(dayAgo))
    expect(days[0]).toEqual({
      day: dayAgo(4),
      deposit: '0.00',
      withdrawal: '0.00',
      turnover: '0.00',
      housePnl: '0.00',
      activeMembers: 0,
      newMembers: 0,
    })
    const total = (name: 'turnover' | 'housePnl' | 'deposit') =>
      days.reduce((sum, day) => sum + parseAmount(day[name]), 0n)
    expect(total('turnover')).toBe(parseAmount(range.turnover))
    expect(total('housePnl')).toBe(parseAmount(range.housePnl))
    expect(total('deposit')).toBe(parseAmount(range.deposit))
    expect(days.reduce((sum, day) => sum + day.newMembers, 0)).toBe(range.newMembers)
  })

  test('ranks direct downlines with everyone below them by the house’s result', async () => {
    const { bestLines, worstLines } = (await overview('general')).value
    const short = bestLines.map(({ account, type, members, housePnl }) => [account, type, members, housePnl])
    expect(short).toEqual([
      ['agenta', 1, 4, '65.00'],
      ['childless', 42, 1, '0.00'],
      ['agentb', 1, 2, '-300.00'],
    ])
    expect(worstLines.map(({ account }) => account)).toEqual(['agentb', 'childless', 'agenta'])
    const two = (await overview('general', { lines: 1 })).value
    expect(two.bestLines.map(({ account }) => account)).toEqual(['agenta'])
    expect(two.worstLines.map(({ account }) => account)).toEqual(['agentb'])
  })

  test('shows the same figures of a downline account as the account itself sees', async () => {
    const requested = await overview('general', { account: 'AgentA' })
    const { value } = await overview('agenta')
    expect(requested.value).toEqual(value)
    expect(requested.queries.length).toBeLessThanOrEqual(6)
  })

  test('returns zeros and no lines without a downline', async () => {
    const { value } = await overview('childless')
    expect(value).toMatchObject({ members: 0, agents: 0, bestLines: [], worstLines: [] })
    expect(value.range).toMatchObject({ turnover: '0.00', activeMembers: 0 })
    expect(value.days).toHaveLength(5)
  })
})

describe('access to the overview', () => {
  test.each([
    ['agenta', 'agentb'],
    ['agenta', 'hoa'],
    ['agenta', 'general'],
    ['childless', 'lan'],
  ])('%s asks for %s: the same answer as for an account that does not exist', async (asker, account) => {
    const foreign = await overview(asker, { account })
    const unknown = await overview(asker, { account: 'nobodyhere' })
    expect(foreign).toMatchObject({ status: 404, body: { success: false, errorCode: 'account.not.found' } })
    expect(foreign.body).toEqual(unknown.body)
    expect(foreign.status).toBe(unknown.status)
    expect(foreign.queries).toEqual(unknown.queries)
  })

  test.each([
    ['lan', 'not_agent'],
    ['demo', 'in_need_true_account'],
  ])('%s is refused with %s', async (asker, errorCode) => {
    expect(await overview(asker)).toMatchObject({ status: 403, body: { success: false, errorCode } })
  })

  test.each([
    [{ from: dayAgo(0), to: dayAgo(1) }, { from: 'range' }],
    [{ from: dayAgo(1), to: dayAgo(-1) }, { to: 'range' }],
    [{ from: dayAgo(92), to: dayAgo(0) }, { from: 'range' }],
    [{ from: '2026-02-30' }, { from: 'pattern' }],
    [{ lines: 21 }, { lines: 'range' }],
    [{ account: 'x'.repeat(65) }, { account: 'length' }],
  ])('%j is refused by its field', async (input, fields) => {
    const { status, body } = await overview('agenta', input)
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ errorCode: 'request_param_err', value: { fields } }),
    ])
  })
})
