import {
  type HouseDay,
  type Liability,
  type LiabilityDay,
  houseDays,
  liabilities,
  liabilityDays,
} from '../../../domains/engagement/reports/operator.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { addDays } from '../../../lib/record-range.ts'
import { chart, charted } from '../../kit/chart.ts'
import { moneyText, words } from '../../kit/formats.ts'
import { type Html, html } from '../../kit/html.ts'
import { table } from '../../kit/page.ts'
import type { Permission } from '../../kit/permissions.ts'
import type { OfficeCall, OfficeRoutes } from '../../kit/section.ts'
import {
  linkFor,
  reportAddress,
  type ReportColumn,
  changeText,
  getRange,
  reportTabs,
  rangeForm,
  reportTable,
  fileLink,
  explained,
  reportFile,
} from './report-kit.ts'

/** Figures of a day, and where their rows are. */
const FIGURES: readonly {
  name: keyof HouseDay
  label: string
  rows?: { permission: Permission; path: string; parts?: (day: string) => Record<string, string> }
}[] = [
  {
    name: 'stakes',
    label: 'Stakes',
    rows: { permission: 'reports.read', path: '/reports/games', parts: (day) => ({ from: day, to: day }) },
  },
  {
    name: 'payouts',
    label: 'Payouts',
    rows: { permission: 'reports.read', path: '/reports/games', parts: (day) => ({ from: day, to: day }) },
  },
  {
    name: 'grossRevenue',
    label: 'Gross gaming revenue',
    rows: { permission: 'reports.read', path: '/reports/games', parts: (day) => ({ from: day, to: day }) },
  },
  {
    name: 'bonuses',
    label: 'Bonuses and rewards',
    rows: { permission: 'reports.read', path: '/reports/rewards', parts: (day) => ({ from: day, to: day }) },
  },
  {
    name: 'agentsPay',
    label: 'Agents’ pay',
    rows: { permission: 'reports.read', path: '/reports/rewards', parts: (day) => ({ from: day, to: day }) },
  },
  {
    name: 'jackpots',
    label: 'Jackpots won',
    rows: { permission: 'reports.read', path: '/reports/rewards', parts: (day) => ({ from: day, to: day }) },
  },
  {
    name: 'corrections',
    label: 'Credits by operators',
    rows: { permission: 'reports.read', path: '/reports/rewards', parts: (day) => ({ from: day, to: day }) },
  },
  { name: 'net', label: 'Net' },
  {
    name: 'deposits',
    label: 'Deposits',
    rows: {
      permission: 'deposits.read',
      path: '/deposits/requests',
      parts: (day) => ({ view: 'credited', from: day, to: day }),
    },
  },
  {
    name: 'withdrawals',
    label: 'Withdrawals',
    rows: {
      permission: 'withdrawals.read',
      path: '/withdrawals',
      parts: (day) => ({ view: 'ended', from: day, to: day }),
    },
  },
  { name: 'firstDeposits', label: 'First deposits', rows: { permission: 'reports.read', path: '/reports/cohorts' } },
  {
    name: 'activePlayers',
    label: 'Active players',
    rows: { permission: 'members.read', path: '/members', parts: () => ({ sort: 'played' }) },
  },
]

const shown = (value: HouseDay[keyof HouseDay]): string =>
  typeof value === 'bigint' ? moneyText(value) : Number(value).toLocaleString('en-GB')

function figureCell(call: OfficeCall, { name, rows }: (typeof FIGURES)[number], day: HouseDay): Html | string {
  const text = shown(day[name])
  return rows ? linkFor(call, rows.permission, reportAddress(rows.path, rows.parts?.(day.day) ?? {}), text) : text
}

const DAY_COLUMNS: readonly ReportColumn<HouseDay>[] = [
  { label: 'Day', value: ({ day }) => day, cell: ({ day }) => html`<time>${day}</time>` },
  ...FIGURES.map((figure): ReportColumn<HouseDay> => ({
    label: `${figure.label}>`,
    value: (day) => day[figure.name],
    cell: (day, call) => figureCell(call, figure, day),
  })),
]

const LIABILITY_ROWS: Readonly<Record<string, { permission: Permission; path: string }>> = {
  BALANCES: { permission: 'members.read', path: '/members?sort=balance' },
  PENDING_WITHDRAWALS: { permission: 'withdrawals.read', path: '/withdrawals?view=all' },
  HELD_DEPOSITS: { permission: 'deposits.read', path: '/deposits/held' },
  WITHHELD: { permission: 'credits.read', path: '/owed' },
  OPEN_BETS: { permission: 'bets.read', path: '/rounds?view=all' },
}

const LIABILITY_COLUMNS: readonly ReportColumn<Liability>[] = [
  {
    label: 'Owed',
    value: ({ kind }) => words(kind),
    cell: ({ kind }, call) => {
      const rows = LIABILITY_ROWS[kind]
      return rows ? linkFor(call, rows.permission, rows.path, words(kind)) : words(kind)
    },
  },
  { label: 'Accounts, bets or jackpots>', value: ({ holders }) => holders },
  { label: 'Amount>', value: ({ amount }) => amount },
]

const LIABILITY_DAY_COLUMNS: readonly ReportColumn<LiabilityDay>[] = [
  { label: 'Day', value: ({ day }) => day, cell: ({ day }) => html`<time>${day}</time>` },
  { label: 'Balances>', value: ({ balances }) => balances },
  { label: 'Pending withdrawals>', value: ({ withdrawals }) => withdrawals },
  { label: 'Held deposits>', value: ({ heldDeposits }) => heldDeposits },
  { label: 'Withheld>', value: ({ withheld }) => withheld },
  { label: 'Bonus money>', value: ({ bonusMoney }) => bonusMoney },
  { label: 'At vendors>', value: ({ atVendors }) => atVendors },
  { label: 'Jackpots>', value: ({ jackpots }) => jackpots },
  { label: 'Owed>', value: ({ total }) => total },
]

/** Today so far beside yesterday and the same day of last week. */
async function todayPart(call: OfficeCall): Promise<Html> {
  const today = brandDay(new Date())
  const days = await houseDays(call.database, { from: addDays(today, -7), to: today })
  const [lastWeek, yesterday, now] = [days.at(0), days.at(-2), days.at(-1)]
  if (!now || !yesterday || !lastWeek) throw new Error('A day is missing.')
  const change = (figure: (typeof FIGURES)[number], day: HouseDay) =>
    changeText(now[figure.name] as bigint | number, day[figure.name] as bigint | number)
  return table(
    ['', 'Today so far>', 'Yesterday>', 'Today against it>', 'Same day last week>', 'Today against it>'],
    FIGURES.map((figure) => [
      figure.label,
      figureCell(call, figure, now),
      figureCell(call, figure, yesterday),
      change(figure, yesterday),
      figureCell(call, figure, lastWeek),
      change(figure, lastWeek),
    ]),
    '',
  )
}

export function overview(routes: OfficeRoutes): void {
  routes.page('/reports', 'reports.read', async (call) => {
    const requested = getRange(call)
    const { range, before } = requested
    const [today, days, earlier, owed, owedDays] = await Promise.all([
      todayPart(call),
      houseDays(call.database, range),
      before && houseDays(call.database, before),
      liabilities(call.database),
      liabilityDays(call.database, range),
    ])
    const total = (of: readonly HouseDay[], name: keyof HouseDay) =>
      of.reduce((sum, day) => sum + (day[name] as bigint), 0n)
    return {
      title: 'Reports',
      body: html`${reportTabs('/reports')} ${today}
        <h2>Day by day</h2>
        ${rangeForm('/reports', requested)}
        ${chart({
          title: 'Gross gaming revenue by day',
          labels: days.map(({ day }) => day),
          values: days.map(({ grossRevenue }) => charted(grossRevenue)),
          range,
          before: before &&
            earlier && { range: before, values: earlier.map(({ grossRevenue }) => charted(grossRevenue)) },
        })}
        ${table(
          ['', 'This range>', 'Compared with>', 'Change>'],
          (['stakes', 'payouts', 'grossRevenue', 'net', 'deposits', 'withdrawals'] as const).map((name) => {
            const sum = total(days, name)
            const then = earlier && total(earlier, name)
            return [
              FIGURES.find((figure) => figure.name === name)?.label ?? name,
              moneyText(sum),
              then === undefined ? '–' : moneyText(then),
              changeText(sum, then),
            ]
          }),
          '',
        )}
        ${reportTable(call, DAY_COLUMNS, days.toReversed(), 'There is no day.')}
        ${fileLink('/reports', { from: range.from, to: range.to })}
        <h2>Owed at this moment</h2>
        ${reportTable(call, LIABILITY_COLUMNS, owed, 'The house owes nothing.')}
        <h2>Owed day by day</h2>
        ${chart({
          title: 'Owed at the end of the day',
          labels: owedDays.map(({ day }) => day),
          values: owedDays.map((day) => charted(day.total)),
          range,
        })}
        ${reportTable(call, LIABILITY_DAY_COLUMNS, owedDays.toReversed(), 'No day of this range is summed yet.')}
        ${fileLink('/reports/liabilities', { from: range.from, to: range.to })}
        ${explained('Owed day by day is without open bets and points. Net is gross gaming revenue less bonuses, agents’ pay, jackpots and credits by operators. A bonus costs on the day it is granted; what is forfeited comes back. Days are those of the brand’s time zone.')}`,
    }
  })
  reportFile(routes, '/reports/liabilities', LIABILITY_DAY_COLUMNS, (call) =>
    liabilityDays(call.database, getRange(call).range),
  )
  reportFile(routes, '/reports', DAY_COLUMNS, (call) => houseDays(call.database, getRange(call).range))
}
