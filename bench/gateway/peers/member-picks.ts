import type { teamOverview } from '@playhouse/platform-api/agent.ts'
import type { teamWatch } from '@playhouse/platform-api/agent-reports.ts'
import type { withdrawalOptions } from '@playhouse/platform-api/cashier-withdrawals.ts'
import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { type playClock, REALITY_CHECK_MINUTES } from '@playhouse/platform-api/limits.ts'
import type { memberInfo } from '@playhouse/platform-api/member.ts'
import type { claimMission, missionSummary } from '@playhouse/platform-api/missions.ts'
import type { betHistory } from '@playhouse/platform-api/records.ts'
import { type balance, type consolidatedFunds, MAIN_WALLET } from '@playhouse/platform-api/wallet.ts'
import { getAccountKind } from '@playhouse/shared/account-kinds.ts'
import { type Amount, ZERO_AMOUNT } from '@playhouse/shared/money.ts'
import { accountMenu, type memberMenu } from '../../../apps/gateway/src/domains/session/menus.ts'
import type { Site } from './member-public-picks.ts'

// A member's own data in the shape of the gateway's answers.

type Account = ValueOf<typeof memberInfo>
type Team = ValueOf<typeof teamOverview>
type Watch = ValueOf<typeof teamWatch>
type Mission = ValueOf<typeof claimMission>['mission']

const money = (amount: Amount, currency: string) => ({ amount, currency, __typename: 'Money' })
const moneyIfAny = (amount: Amount | null | undefined, currency: string) =>
  amount == null ? null : money(amount, currency)
const moment = (at: number) => new Date(at).toISOString()
const momentIfAny = (at: number | null) => (at === null ? null : moment(at))

export const pickMenu = (entries: ReturnType<typeof memberMenu>) =>
  entries.map(({ page, badge }) => ({ page, badge, __typename: 'MenuEntry' }))

export function pickWallet({
  sumBalance,
  bonus,
  locked,
  currency,
  currencySymbol,
  balance: parts,
}: ValueOf<typeof balance>) {
  const main = parts.find(({ accountTypeId }) => accountTypeId === MAIN_WALLET) ?? parts[0]
  return {
    currencySymbol,
    available: money(main?.availBalance ?? sumBalance, currency),
    held: moneyIfAny(locked, currency),
    bonus: money(bonus, currency),
    atVendors: [],
    __typename: 'Wallet',
  }
}

/** The member as the frame of each page shows it. */
export const pickViewer = (account: Account, { brand, hosts }: Site, avatar: string) => ({
  id: String(account.id),
  username: account.account,
  nickname: account.nickname,
  kind: getAccountKind(account.type),
  avatar: hosts.urlFor(avatar || `/media/avatars/${account.id}.svg`),
  label: account.clubLabel && {
    name: account.clubLabel.labelName,
    rank: account.clubLabel.rankLevel,
    textColour: account.clubLabel.color,
    backgroundColour: account.clubLabel.color2,
    __typename: 'MemberLabel',
  },
  menu: pickMenu(accountMenu(account, brand)),
  unreadMessages: account.unreadMessages,
  restriction: null,
  canKeepFavourites: { isAllowed: true, reason: null, __typename: 'Permission' },
  __typename: 'Viewer',
})

export const pickClock = (clock: ValueOf<typeof playClock>) => ({
  at: moment(clock.at),
  startedAt: momentIfAny(clock.startedAt),
  staked: money(clock.staked, clock.currency),
  won: money(clock.won, clock.currency),
  net: money(clock.net, clock.currency),
  realityCheckMinutes: clock.realityCheckMinutes,
  realityCheckMaximumMinutes: clock.realityCheckMaximumMinutes ?? REALITY_CHECK_MINUTES.max,
  isShownInGames: clock.isShownInGames ?? false,
  nextCheckAt: momentIfAny(clock.nextCheckAt),
  playEndsAt: momentIfAny(clock.playEndsAt),
  isExcluded: clock.exclusion !== null,
  __typename: 'PlayClock',
})

export function pickIntervention({ intervention, currency }: ValueOf<typeof playClock>) {
  if (!intervention) return null
  const { limit, ...said } = intervention
  return { ...said, id: String(said.id), limit: limit && pickOfferedLimit(limit, currency), __typename: 'Intervention' }
}

const pickOfferedLimit = (
  { kind, period, value }: NonNullable<NonNullable<ValueOf<typeof playClock>['intervention']>['limit']>,
  currency: string,
) => ({
  kind,
  period: period === 'ONCE' ? null : period,
  value: {
    amount: value.amount === null ? null : money(value.amount, currency),
    minutes: value.minutes,
    __typename: 'LimitValue',
  },
  __typename: 'ProposedLimit',
})

/** The member as the member centre's card shows it. */
export const pickMemberCard = (account: Account, { hosts }: Site, avatar: string) => ({
  id: String(account.id),
  kind: getAccountKind(account.type),
  username: account.account,
  nickname: account.nickname,
  avatar: hosts.urlFor(avatar || `/media/avatars/${account.id}.svg`),
  label: account.clubLabel && {
    name: account.clubLabel.labelName,
    rank: account.clubLabel.rankLevel,
    picture: hosts.urlFor(`/media/ranks/${account.clubLabel.rankLevel}.svg`),
    __typename: 'MemberLabel',
  },
  __typename: 'Viewer',
})

const pickLogIn = (logIn: Account['lastLogin'] | Account['laterLogin']) =>
  logIn ? { at: moment(logIn.at), ipAddress: logIn.ip, __typename: 'PreviousLogIn' } : null

export const pickProfile = (account: Account) => ({
  mobile: account.mobile ?? null,
  email: account.email ?? null,
  registeredAt: moment(account.regDate),
  hasPaymentPassword: account.hasPaymentPassword,
  laterLogIn: pickLogIn(account.laterLogin),
  previousLogIn: pickLogIn(account.lastLogin),
  __typename: 'MemberProfile',
})

export const pickWithdrawalOptions = (options: ValueOf<typeof withdrawalOptions>) => ({
  isOpen: options.allowWithdraw,
  lastAmount: options.lastAmount == null ? null : { amount: options.lastAmount, __typename: 'Money' },
  minimum: money(options.minimumAmount, options.currency),
  requirements:
    options.requirements?.map(({ kind, state, from }) => ({
      kind,
      status: state,
      from: moneyIfAny(from, options.currency),
      __typename: 'WithdrawalRequirement',
    })) ?? null,
  __typename: 'WithdrawalOptions',
})

export const pickSummary = (funds: ValueOf<typeof consolidatedFunds>) => ({
  totalDeposit: money(funds.totalDeposit, funds.currency),
  totalWithdrawal: money(funds.totalWithdrawal, funds.currency),
  monthTurnover: money(funds.monthTurnover, funds.currency),
  totalTurnover: money(funds.totalTurnover, funds.currency),
  monthProfit: money(funds.monthProfit, funds.currency),
  __typename: 'WalletSummary',
})

const STATUSES = { open: 'OPEN', won: 'WON', lost: 'LOST', even: 'EVEN' } as const

export const pickBets = ({ list, sums, currency, ...pages }: ValueOf<typeof betHistory>, page: number) => ({
  nodes: list.map((bet) => ({
    id: bet.betId ?? `${bet.nodeId}.${bet.roundId}`,
    roundNumber: bet.roundId,
    category: bet.gameType,
    gameId: String(bet.nodeId),
    gameName: bet.gameName,
    vendorName: bet.vassalageName,
    status: STATUSES[bet.status],
    stake: money(bet.stake, currency),
    payout: money(bet.payout, currency),
    turnover: moneyIfAny(bet.turnover, currency),
    uncountedReason: bet.uncountedReason,
    profit: moneyIfAny(bet.profit, currency),
    balanceAfter: moneyIfAny(bet.balanceAfter, currency),
    at: moment(bet.at),
    __typename: 'Bet',
  })),
  totalCount: pages.totalCount,
  pageInfo: { page, totalPages: pages.totalPages, __typename: 'PageNumbers' },
  totals: {
    rounds: sums.rounds,
    turnover: money(sums.turnover, currency),
    uncounted: money(sums.uncounted, currency),
    payout: money(sums.payout, currency),
    profit: money(sums.profit, currency),
    __typename: 'BetTotals',
  },
  __typename: 'BettingRecord',
})

export function pickTeam({ currency, ...team }: Team) {
  const pickSums = (sums: Omit<Team['today'], 'activeMembers'>) => ({
    newMembers: sums.newMembers,
    deposit: money(sums.deposit, currency),
    withdrawal: money(sums.withdrawal, currency),
    turnover: money(sums.turnover, currency),
    houseProfit: money(sums.housePnl, currency),
  })
  const pickTotals = (sums: Team['today']) => ({
    activeMembers: sums.activeMembers,
    ...pickSums(sums),
    __typename: 'TeamTotals',
  })
  const pickLine = (line: Team['bestLines'][number]) => ({
    member: { ...pickTeamMember(line), kind: getAccountKind(line.type) },
    memberCount: line.members,
    totals: {
      deposit: money(line.deposit, currency),
      turnover: money(line.turnover, currency),
      houseProfit: money(line.housePnl, currency),
      __typename: 'TeamTotals',
    },
    __typename: 'DirectDownline',
  })
  const { sameHour } = team
  return {
    username: team.account,
    memberCount: team.members,
    agentCount: team.agents,
    today: pickTotals(team.today),
    yesterday: pickTotals(team.yesterday),
    dayBeforeYesterday: team.dayBefore ? pickTotals(team.dayBefore) : null,
    sameHour: sameHour
      ? {
          hour: sameHour.hour,
          today: { ...pickSums(sameHour.today), __typename: 'TeamHourTotals' },
          yesterday: { ...pickSums(sameHour.yesterday), __typename: 'TeamHourTotals' },
          __typename: 'TeamSameHour',
        }
      : null,
    thisMonth: pickTotals(team.thisMonth),
    range: pickTotals(team.range),
    days: team.days.map((of) => ({ day: of.day, totals: pickTotals(of), __typename: 'TeamDay' })),
    topDownlines: team.bestLines.map(pickLine),
    bottomDownlines: team.worstLines.map(pickLine),
    __typename: 'TeamOverview',
  }
}

const pickTeamMember = ({ account }: { account: string }) => ({
  id: account,
  username: account,
  __typename: 'TeamMember',
})

export function pickWatch({ currency, ...watch }: Watch) {
  const pickResult = (one: Watch['wins'][number]) => ({
    member: pickTeamMember(one),
    amount: money(one.amount, currency),
    __typename: 'MemberResult',
  })
  return {
    days: watch.days,
    isTooLarge: watch.tooLarge,
    limit: watch.limit,
    newMembers: watch.newMembers.map((one) => ({
      member: pickTeamMember(one),
      registeredAt: moment(one.registeredAt),
      __typename: 'NewMember',
    })),
    quietMembers: watch.quiet.map((one) => ({
      member: pickTeamMember(one),
      lastDay: one.lastDay,
      __typename: 'QuietMember',
    })),
    losses: watch.losses.map(pickResult),
    wins: watch.wins.map(pickResult),
    __typename: 'TeamWatch',
  }
}

export function pickMission(mission: Mission, currency: string) {
  const { id, period, kind, target, progress, amount, points } = mission
  const isTurnover = kind === 'TURNOVER'
  return {
    id: `${id}:${period}`,
    title: mission.title,
    kind,
    cycle: mission.cycle,
    products: mission.products,
    turnover: isTurnover
      ? { actual: money(progress, currency), expected: money(target, currency), __typename: 'MissionTurnover' }
      : null,
    count: isTurnover ? null : { actual: Number(progress), expected: Number(target), __typename: 'MissionCount' },
    state: mission.state,
    reward: amount === ZERO_AMOUNT ? null : money(amount, currency),
    points: points === ZERO_AMOUNT ? null : points,
    freeRounds: mission.freeRounds && {
      ...mission.freeRounds,
      stake: money(mission.freeRounds.stake, currency),
      __typename: 'MissionFreeRounds',
    },
    endsAt: momentIfAny(mission.endsAt),
    claimableUntil: momentIfAny(mission.claimableUntil),
    claimedAt: momentIfAny(mission.claimedAt),
    __typename: 'Mission',
  }
}

export const pickMissions = ({ currency, claimable, excluded, missions }: ValueOf<typeof missionSummary>) => ({
  claimableCount: claimable,
  isExcluded: excluded,
  items: missions.map((mission) => pickMission(mission, currency)),
  __typename: 'Missions',
})
