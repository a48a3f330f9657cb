/** A service's objective over 30 days. */
export interface Objective {
  /** Label `slo` of what is recorded. */
  slo: string
  alert: string
  title: string
  /** Share of good events. */
  goal: number
  good: (window: string) => string
  total: (window: string) => string
  /** Counted by our platform. */
  isOfPlatform?: true
}

export interface Alert {
  alert: string
  expr: string
  for?: string
  /** `page`: a person is woken. `ticket`: somebody looks at it the same day. */
  severity: 'page' | 'ticket'
  summary: string
  /** Of what our platform, its database or its backup measure. */
  isOfPlatform?: true
}

/** Operations of deposits and withdrawals. */
export const CASHIER =
  '(Create|Cancel|Release)Deposit|SubmitDepositProof|(Request|Cancel)Withdrawal|ConfirmWithdrawalReceipt|(Deposit|Withdrawal)(Detail)?Screen'
export const SCREENS = '.*Screen'
/** Routes of vendors' calls. */
const WALLET = '/seamless/.*'

/** In a summary: the brand, if a gateway serves several. */
const OF_BRAND = '{{ with $labels.brand }} of {{ . }}{{ end }}'

/** Each brand of a gateway keeps the objective for itself; where it serves one, there is no such label. */
const ofBrand = (expr: string) => `sum by (brand) (${expr})`

const faster = (histogram: string, selector: string, seconds: string) => ({
  good: (window: string) =>
    ofBrand(`rate(${histogram}_bucket{${selector},le="${seconds}"}[${window}])`).replace('{,', '{'),
  total: (window: string) => ofBrand(`rate(${histogram}_count{${selector}}[${window}])`).replace('{}', ''),
})

const WALLET_CALLS = faster('playhouse_platform_request_seconds', `route=~"${WALLET}"`, '0.25')

export const OBJECTIVES: readonly Objective[] = [
  {
    slo: 'cashier',
    alert: 'CashierSlow',
    title: '99 % of requests for deposits and withdrawals within 300 ms',
    goal: 0.99,
    ...faster('playhouse_operation_seconds', `operation=~"${CASHIER}"`, '0.3'),
  },
  {
    slo: 'wallet',
    isOfPlatform: true,
    alert: 'WalletSlow',
    title: '99 % of vendors’ wallet calls answered within 250 ms',
    goal: 0.99,
    total: WALLET_CALLS.total,
    // A vendor repeats what fails, however fast.
    good: (window) =>
      `(${WALLET_CALLS.good(window)} - (${ofBrand(`rate(playhouse_platform_requests_total{route=~"${WALLET}",status=~"5.."}[${window}])`)} or ${WALLET_CALLS.good(window)} * 0))`,
  },
  {
    slo: 'screens',
    alert: 'ScreensSlow',
    title: '99 % of screens within a second',
    goal: 0.99,
    ...faster('playhouse_operation_seconds', `operation=~"${SCREENS}"`, '1'),
  },
  {
    slo: 'requests',
    alert: 'RequestsFail',
    title: '99.9 % of requests without an error of the server',
    goal: 0.999,
    good: (window) => ofBrand(`rate(playhouse_http_requests_total{status!~"5.."}[${window}])`),
    total: (window) => ofBrand(`rate(playhouse_http_requests_total[${window}])`),
  },
  {
    slo: 'live',
    alert: 'LiveEventsLate',
    title: '99 % of live events within a second',
    goal: 0.99,
    ...faster('playhouse_live_delay_seconds', '', '1'),
  },
]

/** Spends 2 % of the month's budget in an hour, 5 % in six hours, 10 % in three days. Google's SRE workbook, chapter 5. */
const BURN_RATES = [
  { severity: 'page', rate: 14.4, long: '1h', short: '5m' },
  { severity: 'page', rate: 6, long: '6h', short: '30m' },
  { severity: 'ticket', rate: 1, long: '3d', short: '6h' },
] as const

const WINDOWS = [...new Set(BURN_RATES.flatMap(({ short, long }) => [short, long]))]

/** Name of the recorded share of bad events. */
export const errorRatio = (window: string) => `playhouse:slo_errors:ratio_rate${window}`

export const ALERTS: readonly Alert[] = [
  {
    alert: 'TargetDown',
    // Jobs of prometheus.yml, and those of PodMonitors in the namespace.
    expr: 'up{job=~"gateway|platform|playhouse/.*"} == 0',
    for: '1m',
    severity: 'page',
    summary: '{{ $labels.job }} {{ $labels.instance }} does not answer Prometheus.',
  },
  {
    alert: 'CircuitOpen',
    // Half-open too: every two seconds a call tries whether the service answers again.
    expr: 'max by (brand, service) (playhouse_circuit_state) > 0',
    for: '1m',
    severity: 'page',
    summary: `Gateways have stopped calling {{ $labels.service }}${OF_BRAND}: half of its calls failed.`,
  },
  {
    alert: 'PagesEmpty',
    // A first page of a gateway that has just started is a shell too.
    expr: '(sum by (brand) (rate(playhouse_pages_total{source="shell"}[5m])) / sum by (brand) (rate(playhouse_pages_total[5m])) > 0.05) and sum by (brand) (rate(playhouse_pages_total{source="shell"}[5m])) > 0.1',
    for: '5m',
    severity: 'ticket',
    summary: `{{ $value | humanizePercentage }} of the pages${OF_BRAND} are sent empty, for browsers to render: gateways are too busy.`,
  },
  {
    alert: 'PlatformBusy',
    expr: 'sum(rate(playhouse_platform_calls_total{outcome="busy"}[5m])) > 0.1',
    for: '5m',
    severity: 'ticket',
    summary: 'Calls of gateways find no free connection to the platform.',
  },
  {
    alert: 'SettlementLate',
    isOfPlatform: true,
    expr: 'max(playhouse_settlement_late_seconds) > 60',
    for: '1m',
    severity: 'page',
    summary: 'A draw is {{ $value | humanizeDuration }} past its last number and not settled.',
  },
  {
    alert: 'PaymentsLate',
    isOfPlatform: true,
    expr: 'max by (work) (playhouse_work_late_seconds) > 60',
    for: '2m',
    severity: 'page',
    summary: 'Due {{ $labels.work }} have waited for {{ $value | humanizeDuration }}: no worker takes them.',
  },
  {
    alert: 'WorkInterrupted',
    isOfPlatform: true,
    expr: 'max by (work) (playhouse_work_interrupted_seconds or playhouse_rows_interrupted_seconds) > 900',
    for: '1m',
    severity: 'page',
    summary: 'The database has failed {{ $labels.work }} for {{ $value | humanizeDuration }}.',
  },
  {
    alert: 'QueueOld',
    isOfPlatform: true,
    expr: 'max by (queue) (playhouse_queue_age_seconds) > 300',
    for: '5m',
    severity: 'ticket',
    summary: 'The oldest job of {{ $labels.queue }} has waited for {{ $value | humanizeDuration }}.',
  },
  {
    alert: 'ReconciliationDifferences',
    isOfPlatform: true,
    expr: 'max(playhouse_reconciliation_differences) > 0',
    severity: 'ticket',
    summary: '{{ $value }} differences between provider, bank and ledger wait for an explanation.',
  },
  {
    alert: 'ReconciliationFails',
    isOfPlatform: true,
    expr: 'max(playhouse_reconciliation_failed_days) > 0',
    for: '30m',
    severity: 'ticket',
    summary: '{{ $value }} days could not be compared with the books of provider and bank.',
  },
  {
    alert: 'OperatorDenied',
    isOfPlatform: true,
    expr: 'max by (operator) (playhouse_operator_denied) >= 5',
    severity: 'ticket',
    summary: 'The back office has refused {{ $labels.operator }} {{ $value }} acts within an hour.',
  },
  {
    alert: 'GameReturnOutside',
    isOfPlatform: true,
    expr: 'max(playhouse_games_outside_return) > 0',
    severity: 'ticket',
    summary: '{{ $value }} games have paid back another share of the stakes in 30 days than they declare.',
  },
  {
    alert: 'LiveLeaderMissing',
    isOfPlatform: true,
    expr: '(sum(playhouse_live_leader) or vector(0)) == 0',
    for: '30s',
    severity: 'page',
    summary: 'No platform process relays live events: balances and boards stand still.',
  },
  {
    alert: 'LiveLeaderTwice',
    isOfPlatform: true,
    expr: 'sum(playhouse_live_leader) > 1',
    for: '1m',
    severity: 'page',
    summary: '{{ $value }} processes say that they relay live events.',
  },
  {
    alert: 'ReplicaLost',
    isOfPlatform: true,
    expr: 'max(playhouse_database_replicas) < max(max_over_time(playhouse_database_replicas[1d]))',
    for: '5m',
    severity: 'page',
    summary: 'Only {{ $value }} replicas follow the database; there were more within a day.',
  },
  {
    alert: 'ProviderFails',
    isOfPlatform: true,
    expr: 'sum by (provider) (rate(playhouse_provider_calls_total{outcome="unknown"}[5m])) / sum by (provider) (rate(playhouse_provider_calls_total[5m])) > 0.2',
    for: '5m',
    severity: 'page',
    summary: '{{ $value | humanizePercentage }} of the calls to {{ $labels.provider }} get no usable answer.',
  },
  {
    alert: 'ArchiveOld',
    isOfPlatform: true,
    expr: 'max(playhouse_archive_age_seconds) > 600 or max(playhouse_archive_failing) == 1',
    for: '5m',
    severity: 'page',
    summary: 'The database’s log is not archived: a lost disk would cost more than a minute.',
  },
  {
    alert: 'BackupOld',
    isOfPlatform: true,
    expr: 'time() - max(barman_cloud_cloudnative_pg_io_last_available_backup_timestamp) > 36 * 3600',
    for: '10m',
    severity: 'ticket',
    summary: 'The newest base backup is {{ $value | humanizeDuration }} old.',
  },
  {
    alert: 'LogLinesLost',
    isOfPlatform: true,
    expr: 'sum(increase(playhouse_log_lines_dropped_total[10m])) + sum(increase(playhouse_platform_log_lines_dropped_total[10m])) > 0',
    severity: 'ticket',
    summary: '{{ $value | humanize }} log lines could not be written.',
  },
]

interface RuleGroup {
  name: string
  rules: Record<string, unknown>[]
}

const RUNBOOKS = 'docs/runbooks'

const annotations = (alert: string, summary: string) => ({ summary, runbook: `${RUNBOOKS}/${alert}.md` })

/** Groups of recording and alerting rules, as Prometheus reads them; without `platform` those of gateways in front of another one. */
export function ruleGroups({ platform = true } = {}): RuleGroup[] {
  const isUsed = ({ isOfPlatform }: Pick<Alert, 'isOfPlatform'>) => platform || isOfPlatform === undefined
  const objectives = OBJECTIVES.filter(isUsed)
  const recorded = objectives.flatMap(({ slo, good, total }) =>
    WINDOWS.map((window) => ({
      record: errorRatio(window),
      labels: { slo },
      expr: `1 - ${good(window)} / ${total(window)}`,
    })),
  )
  const burning = objectives.flatMap(({ slo, alert, title, goal }) =>
    BURN_RATES.map(({ severity, rate, long, short }) => {
      const limit = Number((rate * (1 - goal)).toPrecision(6))
      const above = (window: string) => `${errorRatio(window)}{slo="${slo}"} > ${limit}`
      return {
        alert,
        expr: `${above(long)} and ${above(short)}`,
        labels: { severity, window: long },
        annotations: annotations(
          alert,
          `The objective is ${title}${OF_BRAND}. In the last ${long} {{ $value | humanizePercentage }} were not: its budget of 30 days burns at ${rate} times the rate that lasts.`,
        ),
      }
    }),
  )
  const alerts = ALERTS.filter(isUsed).map(({ alert, expr, for: lasts, severity, summary }) => ({
    alert,
    expr,
    ...(lasts !== undefined && { for: lasts }),
    labels: { severity },
    annotations: annotations(alert, summary),
  }))
  return [
    { name: 'playhouse-objectives', rules: recorded },
    { name: 'playhouse-burn-rates', rules: burning },
    { name: 'playhouse-alerts', rules: alerts },
  ]
}
