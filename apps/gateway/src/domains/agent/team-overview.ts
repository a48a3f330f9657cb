import { USERNAME_MAX } from '@playhouse/shared/limits.ts'
import type { Amount } from '@playhouse/shared/money.ts'
import { teamOverview } from '@playhouse/platform-api/agent.ts'
import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { AgentAccountTeamOverviewArgs } from '@playhouse/schema/types.generated.ts'
import type { Account, Context } from '../base/context.ts'
import { getErrorCode } from '../base/errors.ts'
import { problem, readSession } from '../base/results.ts'
import { MAY } from '../session/permissions.ts'
import { isOverviewRange } from './day-range.ts'
import { teamMember } from './downline.ts'

type Overview = ValueOf<typeof teamOverview>

/**
 * Totals of the agent's team, or of a team below it. An account outside the downline gets the same answer as one that
 * does not exist.
 * @throws PlatformUnavailable
 */
export async function toOverview(
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
      toTeam(await platform.read(teamOverview, { from, to, ...(username && { account: username }) })),
    )
  } catch (error) {
    const code = getErrorCode(error)
    if (!code || code === 'PLATFORM_UNAVAILABLE') throw error
    if (code === 'ACCOUNT_NOT_FOUND') return problem(code, { field: 'username' })
    // The username was checked above, so invalid input must be the range.
    return code === 'INVALID_INPUT' ? problem('INVALID_RANGE', { field: 'from' }) : problem(code)
  }
}

function toTeam({ account, members, agents, ...team }: Overview) {
  const line = ({ account: head, type, members: memberCount, ...of }: Overview['bestLines'][number]) => ({
    member: teamMember({ account: head, type }),
    memberCount,
    totals: toTotals(of),
  })
  return {
    __typename: 'TeamOverview' as const,
    username: account,
    memberCount: members,
    agentCount: agents,
    today: toTotals(team.today),
    yesterday: toTotals(team.yesterday),
    dayBeforeYesterday: team.dayBefore ? toTotals(team.dayBefore) : null,
    sameHour: team.sameHour
      ? {
          hour: team.sameHour.hour,
          today: toTotals(team.sameHour.today),
          yesterday: toTotals(team.sameHour.yesterday),
        }
      : null,
    thisMonth: toTotals(team.thisMonth),
    range: toTotals(team.range),
    days: team.days.map((of) => ({ day: of.day, totals: toTotals(of) })),
    topDownlines: team.bestLines.map(line),
    bottomDownlines: team.worstLines.map(line),
  }
}

const toTotals = <T extends { housePnl: Amount }>(sums: T) => ({ ...sums, houseProfit: sums.housePnl })
