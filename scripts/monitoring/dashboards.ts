import { errorRatio, OBJECTIVES } from './rules.ts'

interface Panel {
  title: string
  unit: 's' | 'reqps' | 'percentunit' | 'short' | 'bytes'
  /** Expression by legend. */
  series: Record<string, string>
  type?: 'timeseries' | 'stat'
}

const SOURCE = { type: 'prometheus', uid: '${source}' }

/** A Grafana dashboard, two panels in a row. */
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
