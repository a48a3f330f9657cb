import { agentAnnouncements, teamOverview } from '@playhouse/platform-api/agent.ts'
import * as applications from '@playhouse/platform-api/agent-applications.ts'
import * as contract from '@playhouse/platform-api/agent-downline.ts'
import { creditReport, downlineTransactions, teamWatch } from '@playhouse/platform-api/agent-reports.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import type { BindEndpoint } from '../../../request/call-context.ts'
import type { RateLimit } from '../../../request/rate-limit.ts'
import { hasPaymentPassword } from '../../money/cashier/payment-password.ts'
import type { PasswordPolicy } from '../../people/session/password/password-due.ts'
import { getSeries } from '../../play/lottery/terms.ts'
import { listAgentAnnouncements } from '../../site/announcements.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import { answerApplication, applyAsAgent, readApplication } from './applications.ts'
import { readCreditReport } from './credit-report.ts'
import { keepNote, openDownline, promote } from './create-downline.ts'
import { listDownlines, readDownline } from './downlines.ts'
import { createLink, defaultAgentCode, listLinks, listRegistered, removeLink } from './links.ts'
import { payRule } from './pay-rule.ts'
import { listRebates, getRate, setRebate } from './rebates.ts'
import { readTeamBetting } from './team-betting.ts'
import { readTeamOverview } from './team-overview.ts'
import { listDownlineTransactions } from './transactions.ts'
import { readTeamWatch } from './watch.ts'

interface AgentServices {
  brand: () => Promise<BrandSettings>
  passwords: PasswordPolicy
  limits: { downline: RateLimit }
}

export function agentRoutes(bind: BindEndpoint, { brand, passwords, limits }: AgentServices): void {
  const currency = async () => (await brand()).currency
  bind(teamOverview, async (input, { database, session }) =>
    readTeamOverview(database, input, session, await currency()),
  )
  bind(teamWatch, async (input, { database, session }) => readTeamWatch(database, input, session, await currency()))
  bind(downlineTransactions, async (input, { database, session }) =>
    listDownlineTransactions(database, input, session, await currency()),
  )
  bind(creditReport, async (input, { database, session }) =>
    readCreditReport(database, input, session, await currency()),
  )
  bind(agentAnnouncements, (_, { database, language }) => listAgentAnnouncements(database, language))
  bind(contract.downlines, async (input, { database, session }) =>
    listDownlines(database, input, session, await currency()),
  )
  bind(contract.downline, async (input, { database, session }) =>
    readDownline(database, input, session, await currency()),
  )
  bind(contract.teamBetting, async (input, { database, session }) =>
    readTeamBetting(database, input, session, await currency()),
  )
  bind(contract.rebateSettings, async (_, { database, session }) => {
    const rate = await getRate(database, session.memberId)
    const { rebate } = await payRule(database)
    const { shares } = await payRule(database, brandDay(new Date()))
    return {
      rate,
      maxRate: rebate,
      shares,
      series: await getSeries(database, session.memberId),
      hasPaymentPassword: await hasPaymentPassword(database, session.memberId),
    }
  })
  bind(contract.downlineRebates, (input, { database, session }) => listRebates(database, session, input))
  bind(contract.registeredAffiliates, (input, { database, session }) => listRegistered(database, session, input))
  bind(contract.defaultAgent, async (_, { database }) => ({ affiliateCode: await defaultAgentCode(database) }))
  bind(contract.createDownline, async (input, { database, session }) => {
    await limits.downline.take(session.username)
    return openDownline(database, session, input, { brand: await brand(), passwords })
  })
  bind(contract.setDownlineRebate, (input, { database, session }) => setRebate(database, session, input))
  bind(contract.promoteDownline, (input, { database, session }) => promote(database, session, input))
  bind(contract.noteDownline, (input, { database, session }) => keepNote(database, session, input))
  bind(applications.agentApplication, (_, { database, session }) => readApplication(database, session.memberId))
  bind(applications.applyAsAgent, (input, { database, session }) => applyAsAgent(database, session, input))
  bind(applications.answerApplication, (input, { database, session }) => answerApplication(database, session, input))
  bind(contract.affiliateUrls, (_, { database, session }) => listLinks(database, session))
  bind(contract.createAffiliateUrl, (input, { database, session }) => createLink(database, session, input))
  bind(contract.removeAffiliateUrl, ({ code }, { database, session }) => removeLink(database, session, code))
}
