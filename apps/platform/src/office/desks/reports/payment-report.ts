import { type MethodFigures, methodFigures, houseDays } from '../../../domains/engagement/reports/operator.ts'
import { chart, charted } from '../../kit/chart.ts'
import { durationText, words, moneyText } from '../../kit/formats.ts'
import { type Html, html } from '../../kit/html.ts'
import { table } from '../../kit/page.ts'
import type { OfficeCall, OfficeRoutes } from '../../kit/section.ts'
import { METHODS } from '../cashier/parts/payment-methods.ts'
import { share } from './cohort-report.ts'
import {
  getRange,
  linkFor,
  reportAddress,
  type ReportColumn,
  reportTabs,
  rangeForm,
  reportTable,
  fileLink,
  explained,
  reportFile,
} from './report-kit.ts'

const seconds = (value: number | null) => (value === null ? '–' : durationText(value * 1000))
const whole = (value: number | null) => (value === null ? null : Math.round(value))
const methodText = (method: string) => (METHODS as Readonly<Record<string, string>>)[method] ?? words(method)

/** The requests of a method in the range, in one of the queue's views. */
function requestsLink(
  call: OfficeCall,
  { method, direction }: MethodFigures,
  views: [string, string],
  text: string,
): Html {
  const { from, to } = getRange(call).range
  return direction === 'DEPOSIT'
    ? linkFor(call, 'deposits.read', reportAddress('/deposits/requests', { view: views[0], from, to, method }), text)
    : linkFor(call, 'withdrawals.read', reportAddress('/withdrawals', { view: views[1], from, to }), text)
}

const METHOD_COLUMNS: readonly ReportColumn<MethodFigures>[] = [
  { label: 'Direction', value: ({ direction }) => words(direction) },
  { label: 'Method', value: ({ method }) => methodText(method) },
  {
    label: 'Requests>',
    value: ({ requests }) => requests,
    cell: (row, call) => requestsLink(call, row, ['all', 'all'], row.requests.toLocaleString('en-GB')),
  },
  {
    label: 'Success>',
    value: (row) => row.succeeded,
    cell: (row, call) => requestsLink(call, row, ['credited', 'ended'], share(row.succeeded, row.requests)),
  },
  { label: 'Refused>', value: (row) => row.refused, cell: (row) => share(row.refused, row.requests) },
  {
    label: 'Abandoned>',
    value: (row) => row.abandoned,
    cell: (row) => share(row.abandoned, row.requests),
  },
  {
    label: 'Open>',
    value: ({ open }) => open,
    cell: (row, call) => requestsLink(call, row, ['open', 'all'], String(row.open)),
  },
  { label: 'Seconds on average>', value: (row) => whole(row.seconds), cell: (row) => seconds(row.seconds) },
  {
    label: 'Seconds of nine of ten on the slowest day>',
    value: (row) => whole(row.slowest),
    cell: (row) => seconds(row.slowest),
  },
  { label: 'Amount>', value: ({ amount }) => amount },
  { label: 'Fees>', value: ({ fees }) => fees },
]

/** The page shows durations in words. */
const SHOWN_METHOD_COLUMNS = METHOD_COLUMNS.map((column) => ({
  ...column,
  label: column.label.replace(/^Seconds on/, 'Time on').replace(/^Seconds of nine of ten on/, 'Nine of ten within, on'),
}))

export function paymentReport(routes: OfficeRoutes): void {
  routes.page('/reports/payments', 'reports.read', async (call) => {
    const requested = getRange(call)
    const { range, before } = requested
    const [methods, days, earlier] = await Promise.all([
      methodFigures(call.database, range),
      houseDays(call.database, range),
      before && houseDays(call.database, before),
    ])
    return {
      title: 'Reports: ways to pay',
      body: html`${reportTabs('/reports/payments')} ${rangeForm('/reports/payments', requested)}
      ${chart({
        title: 'Deposits by day',
        labels: days.map(({ day }) => day),
        values: days.map(({ deposits }) => charted(deposits)),
        range,
        before: before && earlier && { range: before, values: earlier.map(({ deposits }) => charted(deposits)) },
      })}
      ${reportTable(call, SHOWN_METHOD_COLUMNS, methods, 'Nobody asked to pay in or out in this range.')}
      ${fileLink('/reports/payments', { ...range })}
      ${table(
        ['Day', 'Deposits>', 'Withdrawals>'],
        days.toReversed().map((day) => [day.day, moneyText(day.deposits), moneyText(day.withdrawals)]),
        '',
      )}
      ${explained('Requests, their success and their time are of the requests of these days; abandoned ones were never paid, or cancelled; amount and fees of what was credited and paid out on them.')}`,
    }
  })
  reportFile(routes, '/reports/payments', METHOD_COLUMNS, (call) => methodFigures(call.database, getRange(call).range))
}
