import registered from '@playhouse/schema/trusted-documents.json' with { type: 'json' }
import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { Metrics } from '../../apps/gateway/src/observability/metrics.ts'
import { registerDatabaseMetrics } from '../../apps/platform/src/observability/database-metrics.ts'
import { PlatformMetrics } from '../../apps/platform/src/observability/metrics.ts'
import { onPath } from '../lib/debian.ts'
import { ROOT } from '../lib/settings.ts'
import { objectivesDashboard, platformDashboard } from './dashboards.ts'
import { ALERTS, CASHIER, OBJECTIVES, ruleGroups, SCREENS } from './rules.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const RULES = 'deploy/prometheus/alerts.yml'
const CASES = 'deploy/prometheus/alerts.test.yml'

const gateway = new Metrics({
  breakers: { states: () => [] as never },
  degradations: { counts: new Map() },
  features: { absent: new Set() },
  logStream: undefined,
}).registry
const platform = new PlatformMetrics()
registerDatabaseMetrics(platform.registry, {} as never, {} as never)
platform.leads(false)
platform.observeReplica({} as never)

const readNames = (registry: PlatformMetrics['registry']) => registry.getMetricsAsArray().map(({ name }) => name)
const EXPORTED = new Set([...readNames(gateway), ...readNames(platform.registry)])
/** Metrics of Prometheus itself, and those that production adds. */
const ELSEWHERE = new Set(['up', 'ALERTS', 'barman_cloud_cloudnative_pg_io_last_available_backup_timestamp'])
const RECORDED = new Set(ruleGroups().flatMap(({ rules }) => rules.map(({ record }) => record)))

/** Names of metrics in an expression: words before `{`, `[`, or an end, which are no function or keyword. */
function getMetrics(expr: string): string[] {
  const bare = expr
    .replaceAll(/"[^"]*"/g, '""')
    .replaceAll(/\b(?:by|without|on|ignoring|group_left)\s*\([^)]*\)/g, ' ')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, ' ')
  const words = [...bare.matchAll(/\b([a-z_][\w:]*)\b(?!\s*\()/gi)].map(([, name = '']) => name)
  return words.filter((name) => !/^(?:and|or|unless|by|on|ignoring|e\d*)$/.test(name))
}

const exists = (name: string) =>
  EXPORTED.has(name) ||
  EXPORTED.has(name.replace(/_(?:bucket|sum|count)$/, '')) ||
  ELSEWHERE.has(name) ||
  RECORDED.has(name)

/** Expressions, by where they stand. */
function expressions(): [string, string][] {
  const rules = ruleGroups().flatMap(({ rules: all }) =>
    all.map(({ alert, record, expr }): [string, string] => [String(alert ?? record), String(expr)]),
  )
  const panels = [platformDashboard(), objectivesDashboard()].flatMap(({ panels: all }) =>
    all.flatMap(({ title, targets }) => targets.map(({ expr }): [string, string] => [title, expr])),
  )
  const runbooks = globSync('docs/runbooks/*.md', { cwd: ROOT }).flatMap((path) =>
    [...read(path).matchAll(/```promql\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
      block
        .trim()
        .split('\n')
        .map((line): [string, string] => [path, line]),
    ),
  )
  const autoscaling = [...read('deploy/kubernetes/site/gateway.yaml').matchAll(/query: (.*)/g)]
  return [
    ...rules,
    ...panels,
    ...runbooks,
    ...autoscaling.map(([, expr = '']): [string, string] => ['gateway.yaml', expr]),
  ]
}

test('every metric in a rule, dashboard, runbook or autoscaler is one that the programs have', () => {
  const unknown = expressions().flatMap(([where, expr]) =>
    getMetrics(expr).flatMap((name) => (exists(name) ? [] : [`${where}: ${name}`])),
  )
  expect(unknown).toEqual([])
})

test('finds metrics that no program has', () => {
  expect(getMetrics('sum by (a) (rate(playhouse_x_total{b="c"}[5m])) / on (a) y_count > 0.2')).toEqual([
    'playhouse_x_total',
    'y_count',
  ])
  expect(exists('playhouse_live_streams')).toBe(true)
  expect(exists('playhouse_live_stream')).toBe(false)
})

test('every metric of the platform is on its dashboard', () => {
  const dashboard = JSON.stringify(platformDashboard())
  const ours = readNames(platform.registry).filter((name) => name.startsWith('playhouse_'))
  expect(ours.length).toBeGreaterThan(10)
  expect(ours.filter((name) => !dashboard.includes(name))).toEqual([])
})

test('objectives name operations that there are, and limits that are bounds of buckets', () => {
  const operations = Object.values(registered).map(({ name }) => name)
  const matching = (pattern: string) => operations.filter((name) => new RegExp(`^(?:${pattern})$`).test(name))
  expect(new Set(matching(CASHIER))).toEqual(
    new Set(
      (
        'CreateDeposit CancelDeposit ReleaseDeposit SubmitDepositProof RequestWithdrawal CancelWithdrawal ' +
        'ConfirmWithdrawalReceipt DepositScreen DepositDetailScreen WithdrawalScreen WithdrawalDetailScreen'
      ).split(' '),
    ),
  )
  expect(new Set(matching(SCREENS)).size).toBeGreaterThan(50)
  for (const { slo, good } of OBJECTIVES) {
    const [, name = '', bound] = /rate\((\w+)_bucket\{.*le="([\d.]+)"/.exec(good('5m')) ?? []
    if (bound === undefined) continue
    const histogram = (gateway.getSingleMetric(name) ?? platform.registry.getSingleMetric(name)) as unknown as {
      upperBounds: number[]
    }
    expect(histogram.upperBounds, slo).toContain(Number(bound))
  }
})

test('the files of Prometheus and Kubernetes have these rules', () => {
  const groups = ruleGroups()
  expect(parse(read(RULES))).toEqual({ groups })
  const readSpec = (folder: string) =>
    (parse(read(`deploy/kubernetes/${folder}/prometheus-rule.yaml`)) as { spec: unknown }).spec
  expect(readSpec('base')).toEqual({ groups })
  expect(readSpec('overlays/gateway')).toEqual({ groups: ruleGroups({ platform: false }) })
})

test('gateways in front of another platform have every rule that their own metrics suffice for', () => {
  const ofGateway = new Set(readNames(gateway))
  const isOfGateway = (name: string) =>
    ofGateway.has(name) || ofGateway.has(name.replace(/_(?:bucket|sum|count)$/, '')) || name === 'up'
  const sufficient = [
    ...ALERTS.filter(({ expr }) => getMetrics(expr).every(isOfGateway)),
    ...OBJECTIVES.filter(({ good }) => getMetrics(good('5m')).every(isOfGateway)),
  ].map(({ alert }) => alert)
  const given = ruleGroups({ platform: false }).flatMap(({ rules }) => rules.flatMap(({ alert }) => alert ?? []))
  expect(new Set(given)).toEqual(new Set(sufficient))
})

const NAMES = [...new Set([...ALERTS, ...OBJECTIVES].map(({ alert }) => alert))].toSorted()

test('every alert has a runbook with its four parts, and every runbook an alert', () => {
  const pages = globSync('docs/runbooks/*.md', { cwd: ROOT }).map((path) => basename(path, '.md'))
  expect(pages.filter((name) => name !== 'README').toSorted()).toEqual(NAMES)
  const list = read('docs/runbooks/README.md')
  for (const name of NAMES) {
    const page = read(`docs/runbooks/${name}.md`)
    expect([...page.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)).toEqual([
      'What it means',
      'Look at',
      'Do',
      'What players notice',
    ])
    expect(list).toContain(`(${name}.md)`)
  }
})

test('commands of the platform in runbooks are those that it has', () => {
  const usage = read('apps/platform/src/cli.ts')
  const pages = globSync('docs/runbooks/*.md', { cwd: ROOT }).map((path) => read(path))
  const commands = pages.flatMap((page) => [...page.matchAll(/cli\.ts ([\w-]+)/g)].map(([, name = '']) => name))
  expect(commands).not.toEqual([])
  expect(commands.filter((name) => !usage.includes(`case '${name}':`))).toEqual([])
})

interface Case {
  name: string
  promql_expr_test: { expr: string; exp_samples?: unknown[] }[]
}

test('every alert has a case in which it fires and one in which it is silent', () => {
  const { tests } = parse(read(CASES)) as { tests: Case[] }
  const cases = tests.flatMap(({ promql_expr_test: checks }) =>
    checks.map(({ expr, exp_samples: samples = [] }) => ({
      alert: /alertname="(\w+)"/.exec(expr)?.[1] ?? expr,
      fires: samples.length > 0,
    })),
  )
  const having = (fires: boolean) => new Set(cases.filter((one) => one.fires === fires).map(({ alert }) => alert))
  expect([...having(true)].toSorted()).toEqual(NAMES)
  expect([...having(false)].toSorted()).toEqual(NAMES)
})

const hasPromtool = onPath('promtool')
if (!hasPromtool) console.warn('promtool is missing, so rules are not run: apt-get install prometheus')

test.skipIf(!hasPromtool)('Prometheus accepts the rules and finds every case as it should be', () => {
  expect(execFileSync('promtool', ['check', 'rules', join(ROOT, RULES)], { encoding: 'utf8' })).toContain('SUCCESS')
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', join(ROOT, CASES)], { encoding: 'utf8' })
  expect(status, `${stdout}${stderr}`).toBe(0)
})
