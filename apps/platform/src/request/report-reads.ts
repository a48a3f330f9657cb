import * as agent from '@playhouse/platform-api/agent.ts'
import * as contracts from '@playhouse/platform-api/agent-contracts.ts'
import * as team from '@playhouse/platform-api/agent-downline.ts'
import * as reports from '@playhouse/platform-api/agent-reports.ts'
import type { Endpoint } from '@playhouse/platform-api/endpoint.ts'
import * as records from '@playhouse/platform-api/records.ts'

/**
 * Endpoints that the replica may answer: reports and records, which only read and decide nothing. Balances, limits, sessions and what a
 * change depends on stay with the primary. Files of records and of members' data, which have no endpoint, are read like these.
 */
export const REPORT_ENDPOINTS: ReadonlySet<Endpoint> = new Set<Endpoint>([
  agent.teamOverview,
  reports.teamWatch,
  reports.downlineTransactions,
  reports.creditReport,
  team.downlines,
  team.downline,
  team.teamBetting,
  contracts.income,
  records.betHistory,
  records.betDetail,
  records.accountTransactions,
  records.transactionDetail,
  records.personalProfit,
  records.lotteryProfit,
  records.cardAndFishingProfit,
  records.bonusDetails,
])

/** Reports of the back office, and its pages that search long lists. Those on which operators decide stay with the primary. */
export const REPORT_PAGES: ReadonlySet<string> = new Set([
  '/audit',
  '/games',
  '/lotteries',
  '/members',
  '/reports',
  '/reports/cohorts',
  '/reports/games',
  '/reports/lines',
  '/reports/payments',
  '/reports/rewards',
])
