import { brandDay } from '../../../ledger/brand-day.ts'
import { addDays, type RecordRange } from '../../../lib/record-range.ts'
import {
  cohorts,
  type Cohort,
  costs,
  type CostLine,
  houseDays,
  type HouseDay,
  liabilities,
  type Liability,
  liabilityDays,
  type LiabilityDay,
  lines,
  type Line,
  lineUpline,
  methodFigures,
  type MethodFigures,
  promotionFigures,
  type PromotionFigures,
} from '../../../domains/engagement/reports/operator.ts'
import { durationText, moneyText, words } from '../../kit/formats.ts'
import { html, type Html } from '../../kit/html.ts'
import { table } from '../../kit/page.ts'
import { METHODS } from '../cashier/payment-pages.ts'
import type { Permission } from '../../kit/permissions.ts'
import { gameReport } from './report-games.ts'
import {
  changeText,
  chart,
  charted,
  explained,
  fileLink,
  linkFor,
  percentOf,
  rangeForm,
  rangeOf,
  reportAddress,
  type ReportColumn,
  reportFile,
  reportTable,
  reportTabs,
  sharePercent,
} from './report-kit.ts'
import type { OfficeCall, OfficeRoutes, OfficeSection } from '../../kit/section.ts'

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

function overview(routes: OfficeRoutes): void {
  routes.page('/reports', 'reports.read', async (call) => {
    const asked = rangeOf(call)
    const { range, before } = asked
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
        ${rangeForm('/reports', asked)}
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
    liabilityDays(call.database, rangeOf(call).range),
  )
  reportFile(routes, '/reports', DAY_COLUMNS, (call) => houseDays(call.database, rangeOf(call).range))
}

const share = (part: number | null, of: number): string =>
  part === null ? '–' : `${part.toLocaleString('en-GB')} (${of === 0 ? '–' : percentOf((100 * part) / of)})`

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

function cohortReport(routes: OfficeRoutes): void {
  routes.page('/reports/cohorts', 'reports.read', async (call) => {
    const asked = rangeOf(call, COHORT_DAYS)
    const found = await cohorts(call.database, asked.range)
    const weeks = found.toReversed()
    return {
      title: 'Reports: cohorts',
      body: html`${reportTabs('/reports/cohorts')} ${rangeForm('/reports/cohorts', asked, { compares: false })}
      ${chart({
        title: 'Members with their first deposit, by week',
        labels: weeks.map(({ week }) => week),
        values: weeks.map(({ members }) => members),
        range: asked.range,
      })}
      ${reportTable(call, COHORT_COLUMNS, found, 'Nobody made a first deposit in these weeks.')}
      ${fileLink('/reports/cohorts', { ...asked.range })}
      ${explained('After 7 days: a round, or a further deposit, from the 7th to the 13th day after the first deposit; after 30 days: from the 30th to the 36th. A dash: these days are not over for everybody of the week.')}`,
    }
  })
  reportFile(routes, '/reports/cohorts', COHORT_COLUMNS, (call) =>
    cohorts(call.database, rangeOf(call, COHORT_DAYS).range),
  )
}

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

/** Where the plans of a source are. */
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

function rewardReport(routes: OfficeRoutes): void {
  routes.page('/reports/rewards', 'reports.read', async (call) => {
    const asked = rangeOf(call)
    const { range, before } = asked
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
      body: html`${reportTabs('/reports/rewards')} ${rangeForm('/reports/rewards', asked)}
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
  reportFile(routes, '/reports/rewards', COST_COLUMNS, (call) => costs(call.database, rangeOf(call).range))
  reportFile(routes, '/reports/promotions', PROMOTION_COLUMNS, (call) =>
    promotionFigures(call.database, rangeOf(call).range),
  )
}

const seconds = (value: number | null) => (value === null ? '–' : durationText(value * 1_000))
const whole = (value: number | null) => (value === null ? null : Math.round(value))

const methodText = (method: string) => (METHODS as Readonly<Record<string, string>>)[method] ?? words(method)

/** The requests of a method in the range, in one of the queue's views. */
function requestsLink(
  call: OfficeCall,
  { method, direction }: MethodFigures,
  views: [string, string],
  text: string,
): Html {
  const { from, to } = rangeOf(call).range
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

function paymentReport(routes: OfficeRoutes): void {
  routes.page('/reports/payments', 'reports.read', async (call) => {
    const asked = rangeOf(call)
    const { range, before } = asked
    const [methods, days, earlier] = await Promise.all([
      methodFigures(call.database, range),
      houseDays(call.database, range),
      before && houseDays(call.database, before),
    ])
    return {
      title: 'Reports: ways to pay',
      body: html`${reportTabs('/reports/payments')} ${rangeForm('/reports/payments', asked)}
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
  reportFile(routes, '/reports/payments', METHOD_COLUMNS, (call) => methodFigures(call.database, rangeOf(call).range))
}

const uplineOf = ({ query }: OfficeCall) =>
  /^[1-9]\d{0,8}$/.test(query.upline ?? '') ? Number(query.upline) : undefined

const LINE_COLUMNS: readonly ReportColumn<Line>[] = [
  {
    label: 'Line',
    value: ({ username }) => username ?? 'members without a line',
    cell: ({ agent, username }, { query }) =>
      agent === null
        ? 'members without a line'
        : html`<a
            href="${reportAddress('/reports/lines', { upline: agent, from: query.from, to: query.to, compare: query.compare })}"
            >${username}</a
          >`,
  },
  { label: 'Stakes>', value: ({ stakes }) => stakes },
  { label: 'Payouts>', value: ({ payouts }) => payouts },
  { label: 'Gross revenue>', value: ({ stakes, payouts }) => stakes - payouts },
  {
    label: 'Returned, %>',
    value: ({ stakes, payouts }) => sharePercent(payouts, stakes),
  },
  { label: 'Deposits>', value: ({ deposits }) => deposits },
  { label: 'Withdrawals>', value: ({ withdrawals }) => withdrawals },
  {
    label: 'Registrations>',
    value: ({ registrations }) => registrations,
    cell: ({ registrations, username }, call) =>
      username === null
        ? String(registrations)
        : linkFor(
            call,
            'members.read',
            reportAddress('/members', { agent: username, ...rangeOf(call).range }),
            String(registrations),
          ),
  },
]

/** Agents are numbers to those who do not read members. */
const namedFor = ({ may }: OfficeCall, id: number, username: string) => (may('members.read') ? username : `agent ${id}`)

async function linesBelow(call: OfficeCall, upline: number, range: RecordRange): Promise<Line[]> {
  const found = await lines(call.database, { range, upline })
  return found.map((line) =>
    line.agent === null || line.username === null
      ? line
      : { ...line, username: namedFor(call, line.agent, line.username) },
  )
}

const linesOf = async (call: OfficeCall) => {
  const upline = await lineUpline(call.database, uplineOf(call))
  return upline ? linesBelow(call, upline.id, rangeOf(call).range) : []
}

function lineReport(routes: OfficeRoutes): void {
  routes.page('/reports/lines', 'reports.read', async (call) => {
    const asked = rangeOf(call)
    const { range, before } = asked
    const upline = await lineUpline(call.database, uplineOf(call))
    if (!upline)
      return {
        title: 'Reports: agents’ lines',
        body: html`${reportTabs('/reports/lines')}
          <p class="panel muted empty">There is no such agent.</p>`,
      }
    const [found, earlier] = await Promise.all([
      linesBelow(call, upline.id, range),
      before && linesBelow(call, upline.id, before),
    ])
    const then = (agent: number | null) => earlier?.find((line) => line.agent === agent)
    return {
      title: 'Reports: agents’ lines',
      body: html`${reportTabs('/reports/lines')} ${rangeForm('/reports/lines', asked, { kept: { upline: upline.id } })}
        <p>
          Lines directly below
          ${linkFor(call, 'members.read', `/members/${upline.id}`, namedFor(call, upline.id, upline.username))}, each
          with everyone below it.
          ${upline.parentId !== null && html`<a href="${reportAddress('/reports/lines', { upline: upline.parentId, from: range.from, to: range.to })}">One level up</a>`}
        </p>
        ${chart({
          title: 'Gross revenue of the ten lines with the largest stakes',
          labels: found.slice(0, 10).map(({ username }) => username ?? 'others'),
          values: found.slice(0, 10).map(({ stakes, payouts }) => charted(stakes - payouts)),
          range,
          short: (name) => name,
        })}
        ${reportTable(
          call,
          [
            ...LINE_COLUMNS,
            {
              label: 'Stakes compared>',
              value: ({ stakes, agent }) => changeText(stakes, then(agent)?.stakes),
            },
          ],
          found,
          'Nobody below it did anything in this range.',
        )}
        ${fileLink('/reports/lines', { ...range, upline: upline.id })}`,
    }
  })
  reportFile(routes, '/reports/lines', LINE_COLUMNS, linesOf)
}

export const reportSection: OfficeSection = {
  path: '/reports',
  title: 'Reports',
  group: 'House',
  permission: 'reports.read',
  register(routes) {
    overview(routes)
    gameReport(routes)
    lineReport(routes)
    cohortReport(routes)
    rewardReport(routes)
    paymentReport(routes)
  },
}
