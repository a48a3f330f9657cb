import type { AgentContractKind, MenuPage } from '@playhouse/schema/types.generated.ts'
import { paths } from './paths.ts'

export const CONTRACT_PAGES = {
  DIVIDEND: 'DIVIDENDS',
  DAILY_SALARY: 'DAILY_SALARY',
  HOURLY_SALARY: 'HOURLY_SALARY',
  REALTIME_SALARY: 'REALTIME_SALARY',
} as const satisfies Record<AgentContractKind, MenuPage>

export const MENU_PATHS: Readonly<Record<MenuPage, string>> = {
  MY_ACCOUNT: paths.memberAccount(),
  SECURITY: paths.memberSecurity(),
  LIMITS: paths.memberLimits(),
  WALLET: paths.wallet(),
  TRANSFER_UPLINE: paths.transferUpline(),
  TRANSFER_DOWNLINE: paths.transferDownline(),
  BETTING_RECORD: paths.bettingRecord(),
  LOTTERY_TICKETS: paths.lotteryTickets(),
  ACCOUNT_RECORD: paths.accountRecord(),
  PROFIT_AND_LOSS: paths.profitAndLoss(),
  BONUS_DETAILS: paths.bonusDetails(),
  WITHDRAWAL: paths.withdrawals(),
  DEPOSIT: paths.deposit(),
  PROFILE: paths.memberProfile(),
  MESSAGES: paths.messages(),
  PLAYER_RANK: paths.playerRank(),
  MISSIONS: paths.missions(),
  REWARD_CENTER: paths.rewardCentre(),
  BONUS: paths.bonus(),
  SERVICE_CASES: paths.serviceCases(),
  POINTS_MALL: paths.pointsMall(),
  INVITE_FRIENDS: paths.inviteFriends(),
  REBATE: paths.rebate(),
  BECOME_AGENT: paths.becomeAgent(),
  FAVOURITES: paths.favourites(),
  TEAM_OVERVIEW: paths.teamOverview(),
  REGISTER_CENTRE: paths.registerCentre(),
  DOWNLINES: paths.downlines(),
  TEAM_BETTING: paths.teamBetting(),
  USER_LOSS: paths.userLoss(),
  DOWNLINE_TRANSACTIONS: paths.downlineTransactions(),
  MY_INCOME: paths.myIncome(),
  CREDIT_REPORT: paths.creditReport(),
  AGENT_ANNOUNCEMENTS: paths.agentAnnouncements(),
  DIVIDENDS: paths.dividends(),
  DAILY_SALARY: paths.dailySalary(),
  HOURLY_SALARY: paths.hourlySalary(),
  REALTIME_SALARY: paths.realtimeSalary(),
}

/** The pages of a member's own account, and those of an agent's team. */
export type CentreId = 'member' | 'agent'

/** The centre that an address belongs to; undefined for other pages. */
export function findCentre(pathname: string): CentreId | undefined {
  const [, root] = pathname.split('/')
  return root === 'member' || root === 'agent' ? root : undefined
}
