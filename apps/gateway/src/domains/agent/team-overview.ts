import { USERNAME_MAX } from '@playhouse/shared/limits.ts'
import { teamOverview } from '@playhouse/platform-api/agent.ts'
import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { AgentAccountTeamOverviewArgs } from '@playhouse/schema/types.generated.ts'
import type { Account, Context } from '../base/context.ts'
import { errorCodeOf } from '../base/errors.ts'
import { problem, readSession } from '../base/results.ts'
import { MAY } from '../session/permissions.ts'
import { money } from '../wallet/money.ts'
import { isOverviewRange } from './day-range.ts'
import { teamMember } from './downline.ts'

type Overview = ValueOf<typeof teamOverview>
type Figures = Overview['range']

/** Longer input cannot be a username. */

/**
 * Totals of the agent's team, or of a team below it. An account outside the downline gets the same answer as one that
 * does not exist.
 * @throws PlatformUnavailable
 */
export async function overviewOf(
  agent: Account,
  { from, to, username }: AgentAccountTeamOverviewArgs,
  context: Context,
) {
  const refusal = MAY.seeTeamOverview(agent, await context.brand())
  if (refusal) return problem(refusal)
  if (!isOverviewRange(from, to)) return problem('INVALID_RANGE', { field: 'from' })
  if ((username ?? '').length > USERNAME_MAX) return problem('ACCOUNT_NOT_FOUND', { field: 'username' })
  try {
    return await readSession(context, async (platform) =>
      teamOf(await platform.read(teamOverview, { from, to, ...(username && { account: username }) })),
    )
  } catch (error) {
    const code = errorCodeOf(error)
    if (!code || code === 'PLATFORM_UNAVAILABLE') throw error
    if (code === 'ACCOUNT_NOT_FOUND') return problem(code, { field: 'username' })
    // The username was checked above, so invalid input must be the range.
    return code === 'INVALID_INPUT' ? problem('INVALID_RANGE', { field: 'from' }) : problem(code)
  }
}

function teamOf({ account, members, agents, currency, ...team }: Overview) {
  const totals = (of: Figures) => totalsOf(of, currency)
  const line = ({ account: head, type, members: memberCount, ...of }: Overview['bestLines'][number]) => ({
    __typename: 'DirectDownline' as const,
    member: teamMember({ account: head, type }),
    memberCount,
    totals: totals(of),
  })
  return {
    __typename: 'TeamOverview' as const,
    username: account,
    memberCount: members,
    agentCount: agents,
    today: totals(team.today),
    yesterday: totals(team.yesterday),
    dayBeforeYesterday: team.dayBefore ? totals(team.dayBefore) : null,
    sameHour: team.sameHour
      ? {
          __typename: 'TeamSameHour' as const,
          hour: team.sameHour.hour,
          today: hourTotalsOf(team.sameHour.today, currency),
          yesterday: hourTotalsOf(team.sameHour.yesterday, currency),
        }
      : null,
    thisMonth: totals(team.thisMonth),
    range: totals(team.range),
    days: team.days.map(({ day, ...of }) => ({ __typename: 'TeamDay' as const, day, totals: totals(of) })),
    topDownlines: team.bestLines.map(line),
    bottomDownlines: team.worstLines.map(line),
  }
}

function totalsOf({ activeMembers, ...sums }: Figures, currency: string) {
  return { __typename: 'TeamTotals' as const, activeMembers, ...sumsOf(sums, currency) }
}

function hourTotalsOf(sums: Omit<Figures, 'activeMembers'>, currency: string) {
  return { __typename: 'TeamHourTotals' as const, ...sumsOf(sums, currency) }
}

function sumsOf(
  { newMembers, deposit, withdrawal, turnover, housePnl }: Omit<Figures, 'activeMembers'>,
  currency: string,
) {
  return {
    newMembers,
    deposit: money(deposit, currency),
    withdrawal: money(withdrawal, currency),
    turnover: money(turnover, currency),
    houseProfit: money(housePnl, currency),
  }
}
