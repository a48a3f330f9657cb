import { teamOverview } from '@playhouse/platform-api/agent.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../app.fixture.ts'
import { member } from '../../../db/tables/members.ts'
import { memberDay } from '../../../db/tables/play.ts'
import { GENERAL_AGENT, MIDDLE_AGENT } from '../../../../seed/demo-accounts.ts'
import { brandDay } from '../../../ledger/brand-day.ts'

const DAY_MS = 86_400_000

let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({ template: 'world' })
})
afterAll(() => harness.close())

test.each([GENERAL_AGENT, MIDDLE_AGENT])(
  'sums the members of $username one by one to the same figures',
  async (account) => {
    const { username, password } = account
    const { token } = (await harness.call(login, { username, password })).value
    const [from, to] = [brandDay(new Date(Date.now() - 40 * DAY_MS)), brandDay(new Date())]
    const { value, queries } = await harness.call(teamOverview, { from, to }, { token })
    expect(queries.length).toBeLessThanOrEqual(5)

    const everyone = await harness.database.select().from(member)
    const path = everyone.find((other) => other.username === username)?.path ?? 'none'
    const team = everyone.filter((other) => other.path.startsWith(`${path}.`))
    const inTeam = new Set(team.map(({ id }) => id))
    const rows = (await harness.database.select().from(memberDay)).filter(({ memberId }) => inTeam.has(memberId))
    const within = rows.filter(({ day }) => day >= from && day <= to)
    const sum = (name: 'deposit' | 'withdrawal' | 'turnover' | 'payout', of = within) =>
      of.reduce((total, row) => total + row[name], 0n)
    const registered = team.map(({ registeredAt }) => brandDay(registeredAt))

    expect(team.length).toBeGreaterThan(50)
    expect(sum('turnover')).toBeGreaterThan(0n)
    expect(value).toMatchObject({ members: team.length, agents: team.filter(({ kind }) => kind !== 0).length })
    expect(value.range).toEqual({
      deposit: formatAmount(sum('deposit')),
      withdrawal: formatAmount(sum('withdrawal')),
      turnover: formatAmount(sum('turnover')),
      housePnl: formatAmount(sum('turnover') - sum('payout')),
      activeMembers: new Set(within.filter(({ rounds }) => rounds > 0).map(({ memberId }) => memberId)).size,
      newMembers: registered.filter((day) => day >= from && day <= to).length,
    })
    const month = rows.filter(({ day }) => day >= `${to.slice(0, 7)}-01` && day <= to)
    expect(value.thisMonth.turnover).toBe(formatAmount(sum('turnover', month)))
    expect(value.days).toHaveLength(41)

    const best = value.bestLines[0]
    const line = everyone.find((other) => other.username === best?.account)
    expect(line?.path.split('.')).toHaveLength(path.split('.').length + 1)
    const below = new Set(everyone.filter((other) => `${other.path}.`.startsWith(`${line?.path}.`)).map(({ id }) => id))
    const ofLine = within.filter(({ memberId }) => below.has(memberId))
    expect(best).toMatchObject({
      members: below.size,
      housePnl: formatAmount(sum('turnover', ofLine) - sum('payout', ofLine)),
    })
  },
)

test('adds up the whole tree', async () => {
  const [head] = await harness.database.select().from(member).where(eq(member.username, GENERAL_AGENT.username))
  expect(head?.kind).toBe(2)
  const { username, password } = GENERAL_AGENT
  const { token } = (await harness.call(login, { username, password })).value
  const input = { from: brandDay(new Date(Date.now() - 59 * DAY_MS)), to: brandDay(new Date()) }
  expect((await harness.call(teamOverview, input, { token })).status).toBe(200)
})
