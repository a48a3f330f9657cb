import { teamOverview } from '@playhouse/platform-api/agent.ts'
import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { AgentCentreTeamOverviewArgs } from '@playhouse/schema/types.generated.ts'
import { accountKindOf } from '@playhouse/shared/account-kinds.ts'
import type { Account, Context } from '../base/context.ts'
import { errorCodeOf } from '../base/errors.ts'
import { problem, readSession } from '../base/results.ts'
import { MAY } from '../session/permissions.ts'
import { money } from '../wallet/money.ts'
import { isOverviewRange } from './day-range.ts'

type Overview = ValueOf<typeof teamOverview>
type Figures = Overview['range']

/** No username is longer; what is longer names nobody. */
const ACCOUNT_LENGTH_MAX = 64

/**
 * How the agent's team, or one below it, did. An account outside the downline gets the same answer as one that does not
 * exist.
 * @throws PlatformUnavailable
 */
export async function overviewOf(agent: Account, { from, to, account }: AgentCentreTeamOverviewArgs, context: Context) {
  const refusal = MAY.seeTeamOverview(agent, await context.brand())
  if (refusal) return problem(refusal)
  if (!isOverviewRange(from, to)) return problem('INVALID_RANGE', { field: 'from' })
  if ((account ?? '').length > ACCOUNT_LENGTH_MAX) return problem('ACCOUNT_NOT_FOUND', { field: 'account' })
  try {
    return await readSession(context, async (platform) =>
      teamOf(await platform.read(teamOverview, { from, to, ...(account && { account }) })),
    )
  } catch (error) {
    const code = errorCodeOf(error)
    if (!code || code === 'PLATFORM_UNAVAILABLE') throw error
    if (code === 'ACCOUNT_NOT_FOUND') return problem(code, { field: 'account' })
    // The account's form was checked above, so an input that breaks a rule is the range.
    return code === 'INVALID_INPUT' ? problem('INVALID_RANGE', { field: 'from' }) : problem(code)
  }
}

function teamOf({ account, members, agents, currency, ...team }: Overview) {
  const figures = (of: Figures) => figuresOf(of, currency)
  const line = ({ account: head, type, members: memberCount, ...of }: Overview['bestLines'][number]) => ({
    __typename: 'TeamLine' as const,
    account: head,
    kind: accountKindOf(type),
    memberCount,
    figures: figures(of),
  })
  return {
    __typename: 'TeamOverview' as const,
    account,
    memberCount: members,
    agentCount: agents,
    today: figures(team.today),
    yesterday: figures(team.yesterday),
    thisMonth: figures(team.thisMonth),
    range: figures(team.range),
    days: team.days.map(({ day, ...of }) => ({ __typename: 'TeamDay' as const, day, figures: figures(of) })),
    bestLines: team.bestLines.map(line),
    worstLines: team.worstLines.map(line),
  }
}

function figuresOf({ activeMembers, newMembers, deposit, withdrawal, turnover, housePnl }: Figures, currency: string) {
  return {
    __typename: 'TeamFigures' as const,
    activeMembers,
    newMembers,
    deposit: money(deposit, currency),
    withdrawal: money(withdrawal, currency),
    turnover: money(turnover, currency),
    houseProfit: money(housePnl, currency),
  }
}
