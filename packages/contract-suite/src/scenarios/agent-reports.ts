import {
  income,
  processContractDividend,
  processDailySalary,
  processHourlySalary,
  processRealTimeSalary,
  simulateContract,
} from '@playhouse/platform-api/agent-contracts.ts'
import {
  affiliateUrls,
  downline,
  downlineRebates,
  downlines,
  rebateSettings,
  registeredAffiliates,
  teamBetting,
} from '@playhouse/platform-api/agent-downline.ts'
import { creditReport, downlineTransactions, teamWatch } from '@playhouse/platform-api/agent-reports.ts'
import { agentAnnouncements, teamOverview } from '@playhouse/platform-api/agent.ts'
import { getAccountKind, isAgentKind } from '@playhouse/shared/account-kinds.ts'
import type { Account, Suite } from '../suite.ts'

export async function reports(suite: Suite, as: Account): Promise<void> {
  const { weekAgo, today } = suite.facts
  const days = { from: weekAgo, to: today }
  await suite.ok(agentAnnouncements, {}, { as })
  await suite.ok(rebateSettings, {}, { as })
  const overview = await suite.ok(teamOverview, days, { as })
  const rangeNow = async () => (await suite.ok(teamOverview, days, { as }))?.range
  await suite.agree(teamBetting, 'agrees with the overview', async () => {
    const [betting, range] = [await suite.ok(teamBetting, days, { as }), await rangeNow()]
    return (
      betting &&
      range && [
        [betting.total.turnover, betting.total.housePnl, betting.total.deposit],
        [range.turnover, range.housePnl, range.deposit],
      ]
    )
  })
  const of = overview?.days.find(({ day }) => day === today)
  if (overview && of)
    suite.same(
      teamOverview,
      'today agrees with its day',
      [of.deposit, of.newMembers],
      [overview.today.deposit, overview.today.newMembers],
    )
  await searchedDownline(suite, as, days)
  await suite.agree(downlineTransactions, 'sums agree with the overview', async () => {
    const [payments, range] = [
      await suite.ok(downlineTransactions, { ...days, pageSize: 50 }, { as }),
      await rangeNow(),
    ]
    return (
      payments &&
      range && [
        [payments.sums.deposit, payments.sums.withdrawal],
        [range.deposit, range.withdrawal],
      ]
    )
  })
  for (const endpoint of [creditReport, income]) await suite.ok(endpoint, days, { as })
  for (const endpoint of [
    teamWatch,
    downlineRebates,
    affiliateUrls,
    registeredAffiliates,
    processContractDividend,
    processDailySalary,
    processHourlySalary,
    processRealTimeSalary,
  ])
    await suite.ok(endpoint, {}, { as })
  await kindsOfDownlines(suite, as, days)
  await suite.ok(simulateContract, { kind: 'DAILY_SALARY', terms: { basisPoints: 10 }, periods: 3 }, { as })
}

type Days = { from: string; to: string }

async function searchedDownline(suite: Suite, as: Account, days: Days): Promise<void> {
  const list = await suite.ok(downlines, days, { as })
  const [first] = list?.list ?? []
  if (first) {
    const detail = await suite.ok(downline, { account: first.account }, { as })
    if (detail)
      suite.same(
        downline,
        'agrees with the list',
        [detail.type, detail.rate, detail.registeredAt],
        [first.type, first.rate, first.registeredAt],
      )
    const found = await suite.ok(downlines, { ...days, search: first.account }, { as, name: 'a search' })
    if (found)
      suite.check(
        downlines,
        'a search finds the account and nothing else',
        found.list.some(({ account }) => account === first.account) &&
          found.list.every(({ account }) => account.startsWith(first.account)),
        'other accounts, or not the one',
      )
  } else suite.needs('an agent with a downline (--agent)', downline)
}

/** Agents and members below, and the reports of one of the agents. */
async function kindsOfDownlines(suite: Suite, as: Account, days: Days): Promise<void> {
  const below = await suite.ok(downlines, { ...days, kind: 'agents' }, { as, name: 'agents' })
  const [sub] = below?.list ?? []
  if (below)
    suite.check(
      downlines,
      'a kind leaves out the other',
      below.list.every(({ type }) => isAgentKind(getAccountKind(type))),
      'a member among the agents',
    )
  await suite.agree(downlines, 'the total is that of agents and members', async () => {
    const [all, agentsOnly, membersOnly] = [
      await suite.ok(downlines, days, { as }),
      await suite.ok(downlines, { ...days, kind: 'agents' }, { as, name: 'agents' }),
      await suite.ok(downlines, { ...days, kind: 'members' }, { as, name: 'members' }),
    ]
    return all && agentsOnly && membersOnly && [agentsOnly.totalCount + membersOnly.totalCount, all.totalCount]
  })
  for (const endpoint of sub ? [teamOverview, teamBetting, creditReport, downlines, downlineTransactions] : []) {
    await suite.ok(endpoint, { ...days, account: sub?.account }, { as })
  }
  if (sub) await suite.ok(teamWatch, { account: sub.account }, { as })
}
