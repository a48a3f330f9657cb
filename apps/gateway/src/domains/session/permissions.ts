import { agentAnnouncements } from '@playhouse/platform-api/agent.ts'
import { agentApplication } from '@playhouse/platform-api/agent-applications.ts'
import {
  processContractDividend,
  processDailySalary,
  processHourlySalary,
  processRealTimeSalary,
} from '@playhouse/platform-api/agent-contracts.ts'
import { changePassword } from '@playhouse/platform-api/member.ts'
import { serviceCases } from '@playhouse/platform-api/support-cases.ts'
import { inbox } from '@playhouse/platform-api/messages.ts'
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

/** An agent centre page that the brand can switch off. */
const agentPage =
  (moduleId: string): Rule =>
  (account, brand) =>
    trueAgent(account, brand) ?? (offers(brand, 'AGENT_ACCOUNT') && brand.isOn(moduleId) ? undefined : 'NOT_AVAILABLE')

/** Rules that combine the account's kind with the white-label tree. */
export const MAY = {
  playForReal: trueAccount,
  viewMemberAccount: trueAccount,
  keepFavourites: (account, brand) => (offers(brand, 'FAVOURITES') ? trueAccount(account, brand) : 'NOT_AVAILABLE'),
  changePassword: (account, brand) =>
    trueAccount(account, brand) ?? (brand.isOn(changePassword.moduleId) ? undefined : 'NOT_AVAILABLE'),
  seeRecords: (account, brand) =>
    trueAccount(account, brand) ?? (brand.isOn(betHistory.moduleId) ? undefined : 'NOT_AVAILABLE'),
  seeMessages: (account, brand) =>
    trueAccount(account, brand) ?? (brand.isOn(inbox.moduleId) ? undefined : 'NOT_AVAILABLE'),
  seeServiceCases: (account, brand) =>
    trueAccount(account, brand) ?? (brand.isOn(serviceCases.moduleId) ? undefined : 'NOT_AVAILABLE'),
  seePoints: (account, brand) =>
    trueAccount(account, brand) ?? (offers(brand, 'POINTS_MALL') ? undefined : 'NOT_AVAILABLE'),
  claimRewards: (account, brand) =>
    trueAccount(account, brand) ?? (brand.isOn(rebates.moduleId) ? undefined : 'NOT_AVAILABLE'),
  inviteFriends: (account, brand) =>
    trueAccount(account, brand) ?? (brand.isOn(referralDetails.moduleId) ? undefined : 'NOT_AVAILABLE'),
  applyAsAgent: (account, brand) =>
    trueAccount(account, brand) ??
    (!isAgentKind(getAccountKind(account.type)) && brand.isOn(agentApplication.moduleId) ? undefined : 'NOT_AVAILABLE'),
  viewAgentAccount: trueAgent,
  seeTeamOverview: (account, brand) =>
    trueAgent(account, brand) ?? (offers(brand, 'AGENT_ACCOUNT') ? undefined : 'NOT_AVAILABLE'),
  seeAgentAnnouncements: agentPage(agentAnnouncements.moduleId),
  seeDividends: agentPage(processContractDividend.moduleId),
  seeDailySalary: agentPage(processDailySalary.moduleId),
  seeHourlySalary: agentPage(processHourlySalary.moduleId),
  seeRealtimeSalary: agentPage(processRealTimeSalary.moduleId),
} satisfies Record<string, Rule>

/** Maps a rule's result to the graph's Permission. */
export function permission(reason: ErrorCode | undefined) {
  return { isAllowed: reason === undefined, reason: reason ?? null }
}
