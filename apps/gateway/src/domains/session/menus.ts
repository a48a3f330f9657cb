import type { MenuPage } from '@playhouse/schema/types.generated.ts'
import type { Account } from '../base/context.ts'
import type { Brand } from '../base/brand.ts'
import { MAY } from './permissions.ts'

type MayOpen = (typeof MAY)[keyof typeof MAY]

/** Pages of the member's side menu, in order. */
const MEMBER_PAGES: readonly [MenuPage, MayOpen][] = [
  ['MY_ACCOUNT', MAY.viewMemberAccount],
  ['SECURITY', MAY.viewMemberAccount],
  ['PROFILE', MAY.viewMemberAccount],
  ['WALLET', MAY.viewMemberAccount],
  ['DEPOSIT', MAY.viewMemberAccount],
  ['WITHDRAWAL', MAY.viewMemberAccount],
  ['TRANSFER_UPLINE', MAY.transferToUpline],
  ['TRANSFER_DOWNLINE', MAY.transferToDownline],
  ['BETTING_RECORD', MAY.seeRecords],
  ['LOTTERY_TICKETS', MAY.seeLotteryTickets],
  ['ACCOUNT_RECORD', MAY.seeRecords],
  ['PROFIT_AND_LOSS', MAY.seeRecords],
  ['BONUS_DETAILS', MAY.seeRecords],
  ['REWARD_CENTER', MAY.claimRewards],
  ['MISSIONS', MAY.claimMissions],
  ['BONUS', MAY.seeBonus],
  ['PLAYER_RANK', MAY.seeRank],
  ['REBATE', MAY.claimRebate],
  ['POINTS_MALL', MAY.seePoints],
  ['INVITE_FRIENDS', MAY.inviteFriends],
  ['BECOME_AGENT', MAY.applyAsAgent],
  ['FAVOURITES', MAY.keepFavourites],
  ['MESSAGES', MAY.seeMessages],
  ['SERVICE_CASES', MAY.seeServiceCases],
  ['LIMITS', MAY.seeLimits],
]

/** Pages of the agent's side menu, in order. */
const AGENT_PAGES: readonly [MenuPage, MayOpen][] = [
  ['TEAM_OVERVIEW', MAY.seeTeamOverview],
  ['AGENT_ANNOUNCEMENTS', MAY.seeAgentAnnouncements],
  ['REGISTER_CENTRE', MAY.seeTeamOverview],
  ['DOWNLINES', MAY.seeTeamOverview],
  ['TEAM_BETTING', MAY.seeTeamOverview],
  ['USER_LOSS', MAY.seeTeamOverview],
  ['DOWNLINE_TRANSACTIONS', MAY.seeTeamOverview],
  ['MY_INCOME', MAY.seeTeamOverview],
  ['CREDIT_REPORT', MAY.seeTeamOverview],
  ['DIVIDENDS', MAY.seeDividends],
  ['DAILY_SALARY', MAY.seeDailySalary],
  ['HOURLY_SALARY', MAY.seeHourlySalary],
  ['REALTIME_SALARY', MAY.seeRealtimeSalary],
]

export function memberMenu(account: Account, brand: Brand) {
  return entries(MEMBER_PAGES, account, brand)
}

export function agentMenu(account: Account, brand: Brand) {
  return entries(AGENT_PAGES, account, brand)
}

const HEADER_PAGES: ReadonlySet<string> = new Set<string>([
  'MY_ACCOUNT',
  'DEPOSIT',
  'WITHDRAWAL',
  'BETTING_RECORD',
  'ACCOUNT_RECORD',
  'MESSAGES',
  'SERVICE_CASES',
])

/**
 * Account menu in the header: selected pages of the member centre and the first page of the agent centre. Deposits are not offered to
 * whom they are closed; the page in the member centre says why.
 */
export function accountMenu(account: Account, brand: Brand) {
  const isOffered = (page: MenuPage) => page !== 'DEPOSIT' || !account.restriction?.blocksDeposits
  const own = memberMenu(account, brand).filter(({ page }) => HEADER_PAGES.has(page) && isOffered(page))
  return [...own, ...agentMenu(account, brand).slice(0, 1)]
}

/** Menu pages that stay while an account is being closed; the payout has a screen of its own. */
const CLOSING_PAGES: ReadonlySet<string> = new Set<string>(['MESSAGES', 'SERVICE_CASES'])

function entries(pages: readonly [MenuPage, MayOpen][], account: Account, brand: Brand) {
  const offered = account.restriction?.kind === 'CLOSING' ? pages.filter(([page]) => CLOSING_PAGES.has(page)) : pages
  return offered
    .filter(([, mayOpen]) => mayOpen(account, brand) === undefined)
    .map(([page]) => ({ page, badge: findBadge(page, account) }))
}

const PENDING: Partial<Record<MenuPage, (account: Account) => number | null | undefined>> = {
  WITHDRAWAL: ({ waitingWithdrawals }) => waitingWithdrawals,
  DEPOSIT: ({ waitingDeposits }) => waitingDeposits,
  MESSAGES: ({ unreadMessages }) => unreadMessages,
  SERVICE_CASES: ({ unseenAnswers }) => unseenAnswers,
  MISSIONS: ({ claimableMissions }) => claimableMissions,
  DIVIDENDS: ({ waitingContracts }) => waitingContracts.DIVIDEND,
  DAILY_SALARY: ({ waitingContracts }) => waitingContracts.DAILY_SALARY,
  HOURLY_SALARY: ({ waitingContracts }) => waitingContracts.HOURLY_SALARY,
  REALTIME_SALARY: ({ waitingContracts }) => waitingContracts.REALTIME_SALARY,
}

/** Number of pending items on a page; null for none. */
const findBadge = (page: MenuPage, account: Account): number | null => PENDING[page]?.(account) || null
