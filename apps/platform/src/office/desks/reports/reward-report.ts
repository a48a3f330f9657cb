import {
  type CostLine,
  type PromotionFigures,
  costs,
  promotionFigures,
  houseDays,
  type HouseDay,
} from '../../../domains/engagement/reports/operator.ts'
import { charted, chart } from '../../kit/chart.ts'
import { words } from '../../kit/formats.ts'
import { html } from '../../kit/html.ts'
import type { Permission } from '../../kit/permissions.ts'
import type { OfficeRoutes } from '../../kit/section.ts'
import {
  type ReportColumn,
  linkFor,
  getRange,
  reportTabs,
  rangeForm,
  reportTable,
  fileLink,
  reportFile,
} from './report-kit.ts'

const KIND_TEXTS: Readonly<Record<string, string>> = {
  BONUS_GRANT: 'Bonus money granted',
  BONUS_FORFEIT: 'Bonus money forfeited',
  PROMOTION: 'Cash rewards',
  REBATE: 'Rebates of members',
  COMMISSION: 'Rebates of agents',
  DIVIDEND: 'Dividends of agents',
  SALARY: 'Salaries of agents',
  POINTS_CONVERT: 'Points converted to cash',
  JACKPOT: 'Jackpots',
  ADMIN_CREDIT: 'Credits by operators',
  ADMIN_DEBIT: 'Debits by operators',
}

const SOURCES: Readonly<Record<string, { permission: Permission; path: string }>> = {
  promotion: { permission: 'rewards.read', path: '/promotions/all' },
  mission: { permission: 'rewards.read', path: '/missions' },
  leaderboard: { permission: 'rewards.read', path: '/leaderboards' },
  raffle: { permission: 'rewards.read', path: '/raffles' },
  points: { permission: 'redemptions.read', path: '/redemptions' },
  'agent-bill': { permission: 'rewards.read', path: '/agent-pay' },
  credit: { permission: 'credits.read', path: '/credits' },
}

const COST_COLUMNS: readonly ReportColumn<CostLine>[] = [
  { label: 'What', value: ({ kind }) => KIND_TEXTS[kind] ?? words(kind) },
  {
    label: 'From',
    value: ({ source }) => source,
    cell: ({ source }, call) => {
      const plans = SOURCES[source]
      return plans ? linkFor(call, plans.permission, plans.path, source) : source
    },
  },
  { label: 'Postings>', value: ({ postings }) => postings },
  { label: 'Cost>', value: ({ cost }) => cost },
]

const PROMOTION_COLUMNS: readonly ReportColumn<PromotionFigures>[] = [
  {
    label: 'Promotion',
    value: ({ title, id }) => title ?? id,
    cell: ({ title, id }, call) =>
      linkFor(call, 'rewards.read', `/promotions/plan/${encodeURIComponent(id)}`, title ?? id),
  },
  { label: 'Claims>', value: ({ claims }) => claims },
  { label: 'Given>', value: ({ given }) => given },
  { label: 'Forfeited>', value: ({ forfeited }) => forfeited },
  { label: 'Cost>', value: ({ cost }) => cost },
  { label: 'Turnover towards it>', value: ({ wagered }) => wagered },
  {
    label: 'Turnover per cost>',
    value: ({ cost, wagered }) => (cost > 0n ? Number((wagered * 10n) / cost) / 10 : null),
  },
]

export function rewardReport(routes: OfficeRoutes): void {
  routes.page('/reports/rewards', 'reports.read', async (call) => {
    const requested = getRange(call)
    const { range, before } = requested
    const [given, promotions, days, earlier] = await Promise.all([
      costs(call.database, range),
      promotionFigures(call.database, range),
      houseDays(call.database, range),
      before && houseDays(call.database, before),
    ])
    const spent = ({ bonuses, agentsPay, jackpots, corrections }: HouseDay) =>
      charted(bonuses + agentsPay + jackpots + corrections)
    return {
      title: 'Reports: bonuses and promotions',
      body: html`${reportTabs('/reports/rewards')} ${rangeForm('/reports/rewards', requested)}
        ${chart({
          title: 'What the house gave by day, besides payouts of bets',
          labels: days.map(({ day }) => day),
          values: days.map(spent),
          range,
          before: before && earlier && { range: before, values: earlier.map(spent) },
        })}
        ${reportTable(call, COST_COLUMNS, given, 'The house gave nothing in this range.')}
        ${fileLink('/reports/rewards', { ...range })}
        <h2>Promotions</h2>
        ${reportTable(call, PROMOTION_COLUMNS, promotions, 'No promotion gave anything in this range.')}
        ${fileLink('/reports/promotions', { ...range })}`,
    }
  })
  reportFile(routes, '/reports/rewards', COST_COLUMNS, (call) => costs(call.database, getRange(call).range))
  reportFile(routes, '/reports/promotions', PROMOTION_COLUMNS, (call) =>
    promotionFigures(call.database, getRange(call).range),
  )
}
