import { withTransaction } from '@playhouse/postgres/database.ts'
import { recordAudit } from '../../../audit/audit-log.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { type CsvCell, streamCsv } from '../../../lib/csv-file.ts'
import { addDays, type RecordRange } from '../../../lib/record-range.ts'
import { moneyText, momentText } from '../../kit/formats.ts'
import { html, type Html } from '../../kit/html.ts'
import { table } from '../../kit/page.ts'
import type { Permission } from '../../kit/permissions.ts'
import type { OfficeCall, OfficeRoutes } from '../../kit/section.ts'
import { SHOWN_DAYS } from '../../kit/shown-days.ts'

/** Longer ranges would read days for seconds. */
const DAYS_MAX = 366
const DAY_MS = 86_400_000

export const REPORTS = [
  { path: '/reports', title: 'Overview' },
  { path: '/reports/games', title: 'Games' },
  { path: '/reports/lines', title: 'Agents’ lines' },
  { path: '/reports/cohorts', title: 'Cohorts' },
  { path: '/reports/rewards', title: 'Bonuses and promotions' },
  { path: '/reports/payments', title: 'Ways to pay' },
] as const

export const reportTabs = (path: string): Html =>
  html`<nav class="tabs" aria-label="Reports">
    ${REPORTS.map((tab) => html`<a href="${tab.path}" ${tab.path === path && html`aria-current="page"`}>${tab.title}</a>`)}
  </nav>`

const COMPARISONS = {
  before: 'the range before',
  year: 'the year before',
  none: 'nothing',
} as const
type Comparison = keyof typeof COMPARISONS

export interface ReportRange {
  range: RecordRange
  comparison: Comparison
  /** The range that `range` is compared with. */
  before: RecordRange | undefined
}

const getLength = ({ from, to }: RecordRange) => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1

/** The period in the query, at most a year; the last `days` days by default. */
export function getRange({ query }: Pick<OfficeCall, 'query'>, days = SHOWN_DAYS): ReportRange {
  const today = brandDay(new Date())
  const to = [query.to ?? today, today].toSorted()[0] ?? today
  const requested = query.from ?? addDays(to, 1 - days)
  const from =
    requested > to ? to : getLength({ from: requested, to }) > DAYS_MAX ? addDays(to, 1 - DAYS_MAX) : requested
  const range = { from, to }
  const comparison =
    query.compare !== undefined && Object.hasOwn(COMPARISONS, query.compare) ? (query.compare as Comparison) : 'before'
  return { range, comparison, before: getComparedRange(range, comparison) }
}

function getComparedRange(range: RecordRange, comparison: Comparison): RecordRange | undefined {
  if (comparison === 'none') return undefined
  const shift = comparison === 'year' ? -364 : -getLength(range)
  return { from: addDays(range.from, shift), to: addDays(range.to, shift) }
}

/** An address of a report with its range and other parts that are set. */
export function reportAddress(path: string, parts: Readonly<Record<string, string | number | undefined>>): string {
  const set = Object.entries(parts).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString()
  return text === '' ? path : `${path}?${text}`
}

/** @param options `hidden`: further parameters of the address, as hidden inputs; `compares`: offers a comparison */
export const rangeForm = (
  path: string,
  { range, comparison }: ReportRange,
  {
    hidden: hiddenFields = {},
    compares = true,
  }: { hidden?: Readonly<Record<string, string | number | undefined>>; compares?: boolean } = {},
): Html =>
  html`<form class="filters" method="get" action="${path}">
    ${Object.entries(hiddenFields)
      .map(([name, value]) => value !== undefined && html`<input type="hidden" name="${name}" value="${value}" />`)
      .filter((part) => part !== false)}
    <label><span>From</span><input name="from" type="date" value="${range.from}" required /></label>
    <label><span>to</span><input name="to" type="date" value="${range.to}" required /></label>
    ${
      compares &&
      html`<label
        ><span>Compared with</span
        ><select name="compare">
          ${Object.entries(COMPARISONS).map(([code, text]) => html`<option value="${code}" ${code === comparison && html`selected`}>${text}</option>`)}
        </select></label
      >`
    }
    <button class="second">Show</button>
  </form>`

export const toPercent = (value: number | null): string => (value === null ? '–' : `${value.toFixed(2)} %`)

/** A share of an amount in percent; null of nothing. */
export const sharePercent = (part: bigint, of: bigint): number | null =>
  of === 0n ? null : Number((part * 10_000n) / of) / 100

/** How much more or less than before, in percent. */
export function changeText(now: bigint | number, before: bigint | number | undefined): string {
  if (before === undefined || Number(before) === 0) return '–'
  const change = (100 * (Number(now) - Number(before))) / Math.abs(Number(before))
  return `${change < 0 ? '−' : '+'}${Math.abs(change).toFixed(1)} %`
}

/** A link for those who may read what it leads to. */
export const linkFor = (call: Pick<OfficeCall, 'may'>, permission: Permission, href: string, text: string): Html =>
  call.may(permission) ? html`<a href="${href}">${text}</a>` : html`${text}`

export interface ReportColumn<Row> {
  /** Numbers end in `>`. */
  label: string
  /** Content of the file. */
  value: (row: Row) => CsvCell
  /** Content of the page. */
  cell?: (row: Row, call: OfficeCall) => Html | string
}

function shown(value: CsvCell): string {
  if (value === null) return '–'
  if (typeof value === 'bigint') return moneyText(value)
  if (value instanceof Date) return momentText(value)
  return typeof value === 'number' ? value.toLocaleString('en-GB') : value
}

export const reportTable = <Row>(
  call: OfficeCall,
  columns: readonly ReportColumn<Row>[],
  rows: readonly Row[],
  empty: string,
): Html =>
  table(
    columns.map(({ label }) => label),
    rows.map((row) => columns.map(({ value, cell }) => cell?.(row, call) ?? shown(value(row)))),
    empty,
  )

/** A report's table as a file; the audit log has who took it. */
export function reportFile<Row extends object>(
  { file }: OfficeRoutes,
  path: string,
  columns: readonly ReportColumn<Row>[],
  rows: (call: OfficeCall) => Promise<readonly Row[]>,
): void {
  file(`${path}.csv`, 'reports.read', async (call, reply) => {
    const { actor, database, query, reports } = call
    const name = path.slice(1).replaceAll('/', '-')
    await withTransaction(database, (tx) =>
      recordAudit(tx, { actor, action: 'list.exported', subject: `list:${name}`, new: query }),
    )
    const found = await reports.read((source) => rows({ ...call, database: source }))
    const csv = await streamCsv(database, {
      name,
      headings: columns.map(({ label }) => label.replace(/>$/, '')),
      rows: async () => found,
      getCells: (row: Row) => columns.map(({ value }) => value(row)),
    })
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}.csv"`)
      .send(csv)
  })
}

export const explained = (text: string): Html => html`<p class="muted">${text}</p>`

export const fileLink = (path: string, parts: Readonly<Record<string, string | number | undefined>>): Html =>
  html`<p class="pages"><a href="${reportAddress(`${path}.csv`, parts)}" download>This table as a file (CSV)</a></p>`
