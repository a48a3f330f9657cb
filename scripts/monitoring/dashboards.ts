import { errorRatio, OBJECTIVES } from './rules.ts'

interface Panel {
  title: string
  unit: 's' | 'reqps' | 'percentunit' | 'short' | 'bytes'
  /** Expression by legend. */
  series: Record<string, string>
  type?: 'timeseries' | 'stat'
}

const SOURCE = { type: 'prometheus', uid: '${source}' }

function dashboard(uid: string, title: string, panels: readonly Panel[]) {
  return {
    uid,
    title,
    tags: ['playhouse'],
    timezone: 'browser',
    schemaVersion: 39,
    version: 1,
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    templating: { list: [{ name: 'source', label: 'Source', type: 'datasource', query: 'prometheus' }] },
    panels: panels.map(({ title: heading, unit, series, type = 'timeseries' }, index) => ({
      id: index + 1,
      type,
      title: heading,
      datasource: SOURCE,
      gridPos: { x: (index % 2) * 12, y: Math.floor(index / 2) * 8, w: 12, h: 8 },
      fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
      options:
        type === 'stat'
          ? { reduceOptions: { calcs: ['lastNotNull'] } }
          : { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi' } },
      targets: Object.entries(series).map(([legendFormat, expr], nr) => ({
        refId: String.fromCodePoint(65 + nr),
        datasource: SOURCE,
        expr,
        legendFormat,
      })),
    })),
  }
}

const rate = (metric: string) => `rate(${metric}[$__rate_interval])`

export const platformDashboard = () =>
  dashboard('playhouse-platform', 'Playhouse platform', [
    {
      title: 'Requests a second, by status',
      unit: 'reqps',
      series: { '{{status}}': `sum by (status) (${rate('playhouse_platform_requests_total')})` },
    },
    {
      title: 'Duration of requests, 99th percentile of the slowest routes',
      unit: 's',
      series: {
        '{{route}}': `topk(10, histogram_quantile(0.99, sum by (le, route) (${rate('playhouse_platform_request_seconds_bucket')})))`,
      },
    },
    {
      title: 'Calls to third parties without a usable answer',
      unit: 'percentunit',
      series: {
        '{{provider}}': `sum by (provider) (${rate('playhouse_provider_calls_total{outcome="unknown"}')}) / sum by (provider) (${rate('playhouse_provider_calls_total')})`,
      },
    },
    {
      title: 'Calls to third parties a second',
      unit: 'reqps',
      series: {
        '{{provider}} {{outcome}}': `sum by (provider, outcome) (${rate('playhouse_provider_calls_total')})`,
      },
    },
    {
      title: 'Oldest waiting job',
      unit: 's',
      series: { '{{queue}}': 'max by (queue) (playhouse_queue_age_seconds)' },
    },
    {
      title: 'Lateness of draws and due rows',
      unit: 's',
      series: {
        draws: 'max(playhouse_settlement_late_seconds)',
        '{{work}}': 'max by (work) (playhouse_work_late_seconds)',
      },
    },
    {
      title: 'Failed by the database for',
      unit: 's',
      series: {
        '{{work}}': 'max by (work) (playhouse_work_interrupted_seconds or playhouse_rows_interrupted_seconds)',
      },
    },
    {
      title: 'Reconciliation',
      unit: 'short',
      series: {
        'differences without an explanation': 'max(playhouse_reconciliation_differences)',
        'days that could not be compared': 'max(playhouse_reconciliation_failed_days)',
      },
    },
    {
      title: 'Acts that the back office refused operators, within an hour',
      unit: 'short',
      series: { '{{operator}}': 'max by (operator) (playhouse_operator_denied)' },
    },
    {
      title: 'Games that pay back another share than they declare',
      unit: 'short',
      series: { games: 'max(playhouse_games_outside_return)' },
    },
    {
      title: 'Relay of live events and replicas of the database',
      unit: 'short',
      series: { leaders: 'sum(playhouse_live_leader)', replicas: 'max(playhouse_database_replicas)' },
    },
    {
      title: 'Reports a second by server and reason, and lag of the replica in seconds',
      unit: 'short',
      series: {
        '{{source}} {{reason}}': `sum by (source, reason) (${rate('playhouse_report_reads_total')})`,
        lag: 'max(playhouse_replica_lag_seconds)',
      },
    },
    {
      title: 'Archive of the database’s log',
      unit: 's',
      series: {
        'since the last segment': 'max(playhouse_archive_age_seconds)',
        'last attempt failed': 'max(playhouse_archive_failing)',
      },
    },
    {
      title: 'Memory, processor and lost log lines',
      unit: 'short',
      series: {
        'memory {{instance}}': 'process_resident_memory_bytes and on (instance) playhouse_database_replicas',
        'processor {{instance}}': `${rate('process_cpu_seconds_total')} and on (instance) playhouse_database_replicas`,
        'lines {{instance}}': 'increase(playhouse_platform_log_lines_dropped_total[$__rate_interval])',
      },
    },
  ])

export const objectivesDashboard = () =>
  dashboard('playhouse-objectives', 'Playhouse objectives', [
    ...OBJECTIVES.flatMap(({ slo, title, goal }): Panel[] => [
      {
        title: `${title}: budget left of 30 days`,
        unit: 'percentunit',
        type: 'stat',
        series: {
          left: `1 - avg_over_time(${errorRatio('6h')}{slo="${slo}"}[30d:6h]) / ${Number((1 - goal).toPrecision(3))}`,
        },
      },
      {
        title: `${slo}: share of bad events`,
        unit: 'percentunit',
        series: Object.fromEntries(['5m', '1h', '6h'].map((window) => [window, `${errorRatio(window)}{slo="${slo}"}`])),
      },
    ]),
    {
      title: 'Alerts',
      unit: 'short',
      series: { '{{alertname}} {{severity}}': 'sum by (alertname, severity) (ALERTS{alertstate="firing"})' },
    },
  ])

interface BusinessPanel {
  title: string
  /** Grafana's macros stand for the range that is shown. */
  query: string
  unit: 'short'
  type: 'barchart' | 'table'
}

const RANGE = 'day BETWEEN $__timeFrom()::date AND $__timeTo()::date'

const BUSINESS_PANELS: readonly BusinessPanel[] = [
  {
    title: 'Stakes, payouts and gross revenue by day',
    type: 'barchart',
    unit: 'short',
    query: `SELECT day::text, stakes, payouts, gross_revenue FROM reporting.house_days WHERE ${RANGE} ORDER BY day`,
  },
  {
    title: 'Gross revenue, what the house gave, and net by day',
    type: 'barchart',
    unit: 'short',
    query: `SELECT day::text, gross_revenue, coalesce(cost, 0) AS given, gross_revenue - coalesce(cost, 0) AS net FROM reporting.house_days LEFT JOIN (SELECT day, sum(cost) AS cost FROM reporting.cost_days WHERE ${RANGE} GROUP BY day) AS given USING (day) WHERE ${RANGE} ORDER BY day`,
  },
  {
    title: 'Deposits and withdrawals by day',
    type: 'barchart',
    unit: 'short',
    query: `SELECT day::text, deposits, withdrawals FROM reporting.house_days WHERE ${RANGE} ORDER BY day`,
  },
  {
    title: 'Active players and first deposits by day',
    type: 'barchart',
    unit: 'short',
    query: `SELECT day::text, active_players, coalesce(members, 0) AS first_deposits FROM reporting.house_days LEFT JOIN (SELECT day, sum(members) AS members FROM reporting.first_deposits WHERE ${RANGE} GROUP BY day) AS first USING (day) WHERE ${RANGE} ORDER BY day`,
  },
  {
    title: 'Products: stakes, gross revenue and returned share in percent',
    type: 'table',
    unit: 'short',
    query: `SELECT product, sum(stakes) AS stakes, sum(gross_revenue) AS gross_revenue, round(100 * sum(payouts) / nullif(sum(stakes), 0), 2) AS returned FROM reporting.game_days WHERE ${RANGE} GROUP BY product ORDER BY stakes DESC`,
  },
  {
    title: 'What the house owes',
    type: 'table',
    unit: 'short',
    query: 'SELECT kind, holders, amount FROM reporting.liabilities ORDER BY amount DESC',
  },
  {
    title: 'Success of ways to pay in percent, and minutes on average',
    type: 'table',
    unit: 'short',
    query: `SELECT direction, method, sum(requests) AS requests, round(100.0 * sum(succeeded) / sum(requests), 1) AS success, round((sum(seconds_total) / nullif(sum(succeeded), 0) / 60)::numeric, 1) AS minutes FROM reporting.payment_requests WHERE ${RANGE} GROUP BY direction, method ORDER BY direction, requests DESC`,
  },
  {
    title: 'Bonuses, rewards and agents’ pay',
    type: 'table',
    unit: 'short',
    query: `SELECT kind, source, sum(postings) AS postings, sum(cost) AS cost FROM reporting.cost_days WHERE ${RANGE} GROUP BY kind, source ORDER BY cost DESC`,
  },
  {
    title: 'Limits, exclusions and blocks in force',
    type: 'table',
    unit: 'short',
    query: 'SELECT protection, kind, period, set_by, members FROM reporting.protections_in_force ORDER BY members DESC',
  },
  {
    title: 'Cases: opened, waiting, and minutes to the first answer',
    type: 'table',
    unit: 'short',
    query: `SELECT topic, sum(opened) AS opened, sum(waiting) AS waiting, max(first_answer_p90) / 60 AS minutes FROM reporting.case_days WHERE ${RANGE} GROUP BY topic ORDER BY opened DESC`,
  },
]

const BUSINESS_SOURCE = { type: 'grafana-postgresql-datasource', uid: '${source}' }

/** The house by day, from the views for reports (docs/reporting.md). */
export const businessDashboard = () => ({
  ...dashboard('playhouse-business', 'Playhouse business', []),
  refresh: '5m',
  time: { from: 'now-30d', to: 'now' },
  templating: {
    list: [{ name: 'source', label: 'Source', type: 'datasource', query: 'grafana-postgresql-datasource' }],
  },
  panels: BUSINESS_PANELS.map(({ title, query, unit, type }, index) => ({
    id: index + 1,
    type,
    title,
    datasource: BUSINESS_SOURCE,
    gridPos: { x: (index % 2) * 12, y: Math.floor(index / 2) * 8, w: 12, h: 8 },
    fieldConfig: { defaults: { unit }, overrides: [] },
    options: type === 'barchart' ? { xField: 'day', legend: { displayMode: 'list', placement: 'bottom' } } : {},
    targets: [{ refId: 'A', datasource: BUSINESS_SOURCE, format: 'table', rawQuery: true, rawSql: query }],
  })),
})
