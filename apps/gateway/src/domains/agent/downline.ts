import { USERNAME_MAX } from '@playhouse/shared/limits.ts'
import * as contract from '@playhouse/platform-api/agent-downline.ts'
import type { InputOf, ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type {
  AgentAccountDownlineArgs,
  AgentAccountDownlinesArgs,
  AgentAccountTeamBettingArgs,
} from '@playhouse/schema/types.generated.ts'
import { getAccountKind } from '@playhouse/shared/account-kinds.ts'
import { GAME_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import type { SessionPlatform } from '../../platform/session-platform.ts'
import { cursorInfo } from '../base/connections.ts'
import { atMost } from '../base/contract-input.ts'
import type { Account, Context } from '../base/context.ts'
import { getErrorCode } from '../base/errors.ts'
import { problem, readSession } from '../base/results.ts'
import { MAY } from '../session/permissions.ts'
import { isOverviewRange } from './day-range.ts'

const SORTS = { REGISTERED: 'registered', TURNOVER: 'turnover', HOUSE_PROFIT: 'housePnl', DEPOSIT: 'deposit' } as const

export async function toDownlines(
  agent: Account,
  args: AgentAccountDownlinesArgs & { first: number },
  context: Context,
) {
  const { from, to, username, search, kind, sort, ascending, first, after } = args
  return readTeam(agent, context, { from, to, username }, async (platform) => {
    const requested: InputOf<typeof contract.downlines> = {
      from,
      to,
      ...(username && { account: username }),
      ...(search?.trim() && { search: search.trim().slice(0, USERNAME_MAX) }),
      ...(kind && { kind: kind === 'AGENTS' ? 'agents' : 'members' }),
      sort: SORTS[sort ?? 'REGISTERED'],
      order: ascending ? 'asc' : 'desc',
      ...(after && { after }),
      pageSize: atMost(contract.downlines, 'pageSize', first),
    }
    const { account, path, totalCount, list, next } = await platform.read(contract.downlines, requested)
    return {
      __typename: 'DownlineConnection' as const,
      username: account,
      path: path.map(teamMember),
      totalCount,
      pageInfo: cursorInfo(next),
      edges: list.map((row) => ({
        node: {
          ...teamMember(row),
          memberCount: row.members,
          rebateBasisPoints: row.rate,
          registeredAt: row.registeredAt,
          lastSeenAt: row.seenAt,
        },
        isDirect: row.direct,
        totals: toTotals(row),
      })),
    }
  })
}

export async function toDownline(agent: Account, { username }: AgentAccountDownlineArgs, context: Context) {
  // An empty username matches no account.
  return readTeam(agent, context, { username }, (platform) => readDownline(platform, username || ' '))
}

export async function readDownline(platform: SessionPlatform, username: string) {
  const found = await platform.read(contract.downline, { account: username })
  return {
    ...teamMember(found),
    __typename: 'DownlineDetail' as const,
    nickname: found.nickname,
    path: found.path.map(teamMember),
    isDirect: found.direct,
    rebateBasisPoints: found.rate,
    minimumRebateBasisPoints: found.minRate,
    maximumRebateBasisPoints: found.maxRate,
    prizeSeries: found.series,
    minimumSeries: found.minSeries,
    maximumSeries: found.maxSeries,
    ratedDownlines: found.ratedDownlines,
    registeredAt: found.registeredAt,
    lastSeenAt: found.seenAt,
    maskedMobile: found.mobile,
    maskedEmail: found.email,
    isMarketable: found.marketable,
    memberCount: found.members,
    agentCount: found.agents,
    note: found.note,
    own: toTotals(found.own),
    team: toTotals(found.team),
    products: found.products.map(({ gameType, turnover, housePnl }) => ({
      category: gameType,
      turnover,
      houseProfit: housePnl,
    })),
    acts: found.acts.map(({ act, ...change }) => ({ ...change, kind: act })),
  }
}

export async function getTeamBetting(agent: Account, args: AgentAccountTeamBettingArgs, context: Context) {
  const { from, to, username } = args
  return readTeam(agent, context, { from, to, username }, async (platform) => {
    const requested = { from, to, ...(username && { account: username }) }
    const { account, total, days, products } = await platform.read(contract.teamBetting, requested)
    return {
      __typename: 'TeamBetting' as const,
      username: account,
      rounds: total.rounds,
      totals: toTotals(total),
      uncounted: total.uncounted,
      days: days.map((sums) => ({
        day: sums.day,
        rounds: sums.rounds,
        totals: toTotals(sums),
        uncounted: sums.uncounted,
      })),
      products: products.map((sums) => ({
        ...sums,
        category: sums.gameType,
        uncounted: sums.uncounted,
        houseProfit: sums.housePnl,
      })),
    }
  })
}

interface Requested {
  from?: string
  to?: string
  username?: string | null | undefined
  /** Default: agents who may see the team overview. */
  mayOpen?: (typeof MAY)[keyof typeof MAY]
}

/** Reads team data; refusals become a Problem. An account outside the downline reads as one that does not exist. */
export async function readTeam<T>(
  agent: Account,
  context: Context,
  { from, to, username, mayOpen = MAY.seeTeamOverview }: Requested,
  read: (platform: SessionPlatform) => Promise<T>,
) {
  const refusal = mayOpen(agent, await context.brand())
  if (refusal) return problem(refusal)
  if (from !== undefined && to !== undefined && !isOverviewRange(from, to)) {
    return problem('INVALID_RANGE', { field: 'from' })
  }
  if ((username ?? '').length > USERNAME_MAX) return problem('ACCOUNT_NOT_FOUND', { field: 'username' })
  try {
    return await readSession(context, read)
  } catch (error) {
    const code = getErrorCode(error)
    if (!code || code === 'PLATFORM_UNAVAILABLE') throw error
    return problem(code, code === 'ACCOUNT_NOT_FOUND' ? { field: 'username' } : {})
  }
}

export const teamMember = ({ account, type }: { account: string; type: number }) => ({
  id: account,
  username: account,
  kind: getAccountKind(type),
})

type Sums = Pick<ValueOf<typeof contract.teamBetting>['total'], 'deposit' | 'withdrawal' | 'turnover' | 'housePnl'>

const toTotals = (sums: Sums) => ({ ...sums, houseProfit: sums.housePnl })

/** Products that do not count in full, in the order of the navigation; those of a newer platform are left out. */
export const countedProducts = (shares: Readonly<Record<string, number>>) =>
  GAME_CATEGORIES.flatMap((category) => {
    const percent = shares[category] ?? 100
    return percent === 100 ? [] : [{ category, basisPoints: percent * 100 }]
  })
