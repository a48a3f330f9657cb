import { type Cohort, cohorts } from '../../../domains/engagement/reports/operator.ts'
import { chart } from '../../kit/chart.ts'
import { html } from '../../kit/html.ts'
import type { OfficeRoutes } from '../../kit/section.ts'
import {
  toPercent,
  type ReportColumn,
  getRange,
  reportTabs,
  rangeForm,
  reportTable,
  fileLink,
  explained,
  reportFile,
} from './report-kit.ts'

export const share = (part: number | null, of: number): string =>
  part === null ? '–' : `${part.toLocaleString('en-GB')} (${of === 0 ? '–' : toPercent((100 * part) / of)})`
const COHORT_COLUMNS: readonly ReportColumn<Cohort>[] = [
  { label: 'Week of the first deposit', value: ({ week }) => week },
  { label: 'Members>', value: ({ members }) => members },
  { label: 'First deposits>', value: ({ amount }) => amount },
  {
    label: 'Active after 7 days>',
    value: (row) => row.activeAfter7,
    cell: (row) => share(row.activeAfter7, row.members),
  },
  {
    label: 'Active after 30 days>',
    value: (row) => row.activeAfter30,
    cell: (row) => share(row.activeAfter30, row.members),
  },
  {
    label: 'Depositing after 7 days>',
    value: (row) => row.depositingAfter7,
    cell: (row) => share(row.depositingAfter7, row.members),
  },
  {
    label: 'Depositing after 30 days>',
    value: (row) => row.depositingAfter30,
    cell: (row) => share(row.depositingAfter30, row.members),
  },
]

const COHORT_DAYS = 182

export function cohortReport(routes: OfficeRoutes): void {
  routes.page('/reports/cohorts', 'reports.read', async (call) => {
    const requested = getRange(call, COHORT_DAYS)
    const found = await cohorts(call.database, requested.range)
    const weeks = found.toReversed()
    return {
      title: 'Reports: cohorts',
      body: html`${reportTabs('/reports/cohorts')} ${rangeForm('/reports/cohorts', requested, { compares: false })}
      ${chart({
        title: 'Members with their first deposit, by week',
        labels: weeks.map(({ week }) => week),
        values: weeks.map(({ members }) => members),
        range: requested.range,
      })}
      ${reportTable(call, COHORT_COLUMNS, found, 'Nobody made a first deposit in these weeks.')}
      ${fileLink('/reports/cohorts', { ...requested.range })}
      ${explained('After 7 days: a round, or a further deposit, from the 7th to the 13th day after the first deposit; after 30 days: from the 30th to the 36th. A dash: these days are not over for everybody of the week.')}`,
    }
  })
  reportFile(routes, '/reports/cohorts', COHORT_COLUMNS, (call) =>
    cohorts(call.database, getRange(call, COHORT_DAYS).range),
  )
}
