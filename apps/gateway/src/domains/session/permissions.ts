import { agentAnnouncements } from '@playhouse/platform-api/agent.ts'
import { agentApplication } from '@playhouse/platform-api/agent-applications.ts'
import {
  processContractDividend,
  processDailySalary,
  processHourlySalary,
  processRealTimeSalary,
} from '@playhouse/platform-api/agent-contracts.ts'
import type { Endpoint } from '@playhouse/platform-api/endpoint.ts'
import { memberLimits } from '@playhouse/platform-api/limits.ts'
import { tickets } from '@playhouse/platform-api/lottery-tickets.ts'
import { changePassword } from '@playhouse/platform-api/member.ts'
import { serviceCases } from '@playhouse/platform-api/support-cases.ts'
import { transferEnabled } from '@playhouse/platform-api/member-transfers.ts'
import { inbox } from '@playhouse/platform-api/messages.ts'
import { missionSummary } from '@playhouse/platform-api/missions.ts'
import { bonusAccount } from '@playhouse/platform-api/promotions.ts'
import { playerRankProgress } from '@playhouse/platform-api/ranks.ts'
import { betHistory } from '@playhouse/platform-api/records.ts'
import { referralDetails } from '@playhouse/platform-api/referrals.ts'
import { rebates } from '@playhouse/platform-api/rewards.ts'
import type { ErrorCode } from '@playhouse/schema/types.generated.ts'
import { getAccountKind, isAgentKind, isRealAccount } from '@playhouse/shared/account-kinds.ts'
import type { Account } from '../base/context.ts'
import type { Brand } from '../base/brand.ts'
import { offers } from '../site/features.ts'

/** Why the account is refused; undefined when it is allowed. */
type Rule = (account: Account, brand: Brand) => ErrorCode | undefined

const trueAccount: Rule = ({ type }) => (isRealAccount(type) ? undefined : 'REAL_ACCOUNT_REQUIRED')

const trueAgent: Rule = (account, brand) =>
  trueAccount(account, brand) ?? (isAgentKind(getAccountKind(account.type)) ? undefined : 'NOT_AGENT')

const agentPage =
  (endpoint: Endpoint): Rule =>
  (account, brand) =>
    trueAgent(account, brand) ??
    (offers(brand, 'AGENT_ACCOUNT') && brand.offers(endpoint) ? undefined : 'NOT_AVAILABLE')

/** What a true account may do where the brand and its platform offer it. */
const offered =
  (endpoint: Endpoint): Rule =>
  (account, brand) =>
    trueAccount(account, brand) ?? (brand.offers(endpoint) ? undefined : 'NOT_AVAILABLE')

const rewards: Rule = (account, brand) =>
  trueAccount(account, brand) ?? (brand.isOn(rebates.moduleId) ? undefined : 'NOT_AVAILABLE')

const both =
  (one: Rule, other: Rule): Rule =>
  (account, brand) =>
    one(account, brand) ?? other(account, brand)

/** Rules that combine the account's kind with the white-label tree. */
export const MAY = {
  playForReal: trueAccount,
  viewMemberAccount: trueAccount,
  keepFavourites: (account, brand) => (offers(brand, 'FAVOURITES') ? trueAccount(account, brand) : 'NOT_AVAILABLE'),
  changePassword: offered(changePassword),
  seeRecords: offered(betHistory),
  seeLotteryTickets: both(offered(betHistory), offered(tickets)),
  seeMessages: offered(inbox),
  seeServiceCases: offered(serviceCases),
  transferToUpline: offered(transferEnabled),
  seeLimits: offered(memberLimits),
  seeRank: offered(playerRankProgress),
  seePoints: (account, brand) =>
    trueAccount(account, brand) ?? (offers(brand, 'POINTS_MALL') ? undefined : 'NOT_AVAILABLE'),
  claimRewards: rewards,
  claimMissions: both(rewards, offered(missionSummary)),
  seeBonus: both(rewards, offered(bonusAccount)),
  claimRebate: offered(rebates),
  inviteFriends: offered(referralDetails),
  applyAsAgent: (account, brand) =>
    trueAccount(account, brand) ??
    (!isAgentKind(getAccountKind(account.type)) && brand.offers(agentApplication) ? undefined : 'NOT_AVAILABLE'),
  viewAgentAccount: trueAgent,
  transferToDownline: both(trueAgent, offered(transferEnabled)),
  seeTeamOverview: (account, brand) =>
    trueAgent(account, brand) ?? (offers(brand, 'AGENT_ACCOUNT') ? undefined : 'NOT_AVAILABLE'),
  seeAgentAnnouncements: agentPage(agentAnnouncements),
  seeDividends: agentPage(processContractDividend),
  seeDailySalary: agentPage(processDailySalary),
  seeHourlySalary: agentPage(processHourlySalary),
  seeRealtimeSalary: agentPage(processRealTimeSalary),
} satisfies Record<string, Rule>

/** Maps a rule's result to the graph's Permission. */
export function permission(reason: ErrorCode | undefined) {
  return { isAllowed: reason === undefined, reason: reason ?? null }
}
