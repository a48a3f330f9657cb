import {
  answerContract,
  billAction,
  declineContractRequest,
  endContract,
  income,
  offerContract,
  processContractDividend,
  processDailySalary,
  processHourlySalary,
  processRealTimeSalary,
  requestContract,
  simulateContract,
  withdrawContractRequest,
} from '@playhouse/platform-api/agent-contracts.ts'
import {
  affiliateUrls,
  createAffiliateUrl,
  createDownline,
  downline,
  downlineRebates,
  downlines,
  noteDownline,
  promoteDownline,
  rebateSettings,
  registeredAffiliates,
  removeAffiliateUrl,
  setDownlineRebate,
  teamBetting,
} from '@playhouse/platform-api/agent-downline.ts'
import { creditReport, downlineTransactions, teamWatch } from '@playhouse/platform-api/agent-reports.ts'
import { agentAnnouncements, teamOverview } from '@playhouse/platform-api/agent.ts'
import type { Endpoint } from '@playhouse/platform-api/endpoint.ts'
import type { Cast } from '../cast.ts'
import type { Account, Suite } from '../suite.ts'
import { applications } from './agent-applications.ts'
import { bills, contracts } from './agent-contracts.ts'
import { links, team } from './agent-downline.ts'
import { reports } from './agent-reports.ts'

const ALL: Endpoint[] = [
  agentAnnouncements,
  teamOverview,
  answerContract,
  billAction,
  declineContractRequest,
  endContract,
  income,
  offerContract,
  processContractDividend,
  processDailySalary,
  processHourlySalary,
  processRealTimeSalary,
  requestContract,
  simulateContract,
  withdrawContractRequest,
  affiliateUrls,
  createAffiliateUrl,
  createDownline,
  downline,
  downlineRebates,
  downlines,
  noteDownline,
  promoteDownline,
  rebateSettings,
  registeredAffiliates,
  removeAffiliateUrl,
  setDownlineRebate,
  teamBetting,
  creditReport,
  downlineTransactions,
  teamWatch,
]

/** An agent's team, links, contracts and reports. @returns agents of the run, of whom the stranger has no part in anything */
export async function agents(
  suite: Suite,
  cast: Cast,
): Promise<{ below: Account | undefined; stranger: Account | undefined } | undefined> {
  const { member, agent } = cast
  await applications(suite, member)
  if (!agent?.isAgent) return void suite.needs('an agent (--agent)', ...ALL)
  await reports(suite, agent)
  if (suite.readOnly) return undefined
  await links(suite, cast, agent)
  const opened = await team(suite, agent)
  await contracts(suite, agent, opened?.below)
  await bills(suite, agent)
  return opened
}
