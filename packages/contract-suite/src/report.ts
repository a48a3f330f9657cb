import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import type { Endpoint } from '@playhouse/platform-api/endpoint.ts'
import { PLATFORM_FEATURES, type PlatformFeature } from '@playhouse/platform-api/features.ts'

/** One check; it passes without `problems`. */
export interface Check {
  name: string
  problems: readonly string[]
}

export interface EndpointReport {
  endpoint: Endpoint
  checks: Check[]
  /** Skipped checks with the reason. */
  notes: string[]
  /** At least one call succeeded and its response was checked. */
  isReached: boolean
  /** Whether the platform knows the call; undefined if it was not made. */
  isKnown: boolean | undefined
  /** The missing requirement of a success, if this run lacked one. */
  needs: string | undefined
}

/** Stands in when no scenario says what is missing. */
const NEEDS_UNKNOWN = 'a scenario'
const DIFFERS = 'an answer as declared'

/** Results by endpoint in the contract's order. */
export class Report {
  readonly endpoints: readonly EndpointReport[]
  /** Pauses that the platform asked for, in seconds. */
  readonly pauses: { endpoint: string; seconds: number }[] = []
  readonly #byName: ReadonlyMap<string, EndpointReport>

  constructor(endpoints: readonly Endpoint[] = ALL_ENDPOINTS) {
    this.endpoints = endpoints.map((endpoint) => ({
      endpoint,
      checks: [],
      notes: [],
      isReached: false,
      isKnown: undefined,
      needs: undefined,
    }))
    this.#byName = new Map(this.endpoints.map((own) => [own.endpoint.name, own]))
  }

  /** Adds a check; ignores endpoints outside this run. */
  add(endpoint: Endpoint, name: string, problems: readonly string[]): void {
    this.#byName.get(endpoint.name)?.checks.push({ name, problems })
  }

  /** Adds a skipped check. */
  note(endpoint: Endpoint, why: string): void {
    const notes = this.#byName.get(endpoint.name)?.notes
    if (notes && !notes.includes(why)) notes.push(why)
  }

  /** Says whether the platform knows a call; one that it has answered once, it knows. */
  known(endpoint: Endpoint, isKnown: boolean): void {
    const own = this.#byName.get(endpoint.name)
    if (own) own.isKnown ||= isKnown
  }

  /** True for what a platform may lack, and this one does. */
  isAbsent(endpoint: Endpoint): boolean {
    const own = this.#byName.get(endpoint.name)
    return own !== undefined && isAbsent(own)
  }

  reached(endpoint: Endpoint): void {
    const own = this.#byName.get(endpoint.name)
    if (own) own.isReached = true
  }

  /** Says what a success needs; the first reason counts. */
  needs(endpoint: Endpoint, what: string): void {
    const own = this.#byName.get(endpoint.name)
    if (own) own.needs ??= what
  }

  has(endpoint: Endpoint): boolean {
    return this.#byName.has(endpoint.name)
  }

  isReached(endpoint: Endpoint): boolean {
    return this.#byName.get(endpoint.name)?.isReached ?? false
  }

  /** True when all of the core, and whatever else the platform has, is without problems. */
  holds(): boolean {
    return this.endpoints.every((own) => failed(own).length === 0)
  }

  get checkCount(): number {
    return this.endpoints.reduce((sum, { checks }) => sum + checks.length, 0)
  }

  /** Endpoints without a success, with what it needs. */
  get notReached(): { endpoint: Endpoint; needs: string }[] {
    return this.endpoints.flatMap((own) => {
      const { endpoint, isReached, needs } = own
      return isReached || isAbsent(own)
        ? []
        : [{ endpoint, needs: needs ?? (failed(own).length > 0 ? DIFFERS : NEEDS_UNKNOWN) }]
    })
  }
}

const isAbsent = ({ endpoint, isKnown }: EndpointReport) => endpoint.feature !== 'core' && isKnown === false

const failed = (own: EndpointReport) => (isAbsent(own) ? [] : own.checks.filter(({ problems }) => problems.length > 0))

export interface FeatureRow {
  feature: PlatformFeature
  /** `partial`: the platform knows some of its calls, so that a site cannot offer it. */
  state: 'complete' | 'partial' | 'absent' | 'not asked'
  /** Endpoints that the platform lacks. */
  missing: string[]
}

/** What the platform has, by feature of the report's endpoints. */
export function featureRows({ endpoints }: Report): FeatureRow[] {
  const features = Object.keys(PLATFORM_FEATURES) as PlatformFeature[]
  const reported = features.filter((feature) => endpoints.some(({ endpoint }) => endpoint.feature === feature))
  return reported.map((feature) => {
    const own = endpoints.filter(({ endpoint, isKnown }) => endpoint.feature === feature && isKnown !== undefined)
    const missing = own.filter(({ isKnown }) => !isKnown).map(({ endpoint }) => endpoint.name)
    const some = missing.length === own.length ? 'absent' : 'partial'
    return { feature, missing, state: own.length === 0 ? 'not asked' : missing.length === 0 ? 'complete' : some }
  })
}

/** The value of PLATFORM_FEATURES for a gateway in front of this platform. */
export const completeFeatures = (report: Report): PlatformFeature[] =>
  featureRows(report).flatMap(({ feature, state }) => (feature === 'core' || state === 'complete' ? [feature] : []))

interface DomainRow {
  domain: string
  endpoints: number
  reached: number
  checks: number
  /** Failed checks. */
  differences: number
}

/** Totals by domain in the contract's order. */
function domainRows({ endpoints }: Report): DomainRow[] {
  const rows = new Map<string, DomainRow>()
  for (const own of endpoints) {
    const { domain } = own.endpoint
    const row = rows.get(domain) ?? { domain, endpoints: 0, reached: 0, checks: 0, differences: 0 }
    row.endpoints += 1
    row.reached += own.isReached ? 1 : 0
    row.checks += own.checks.length
    row.differences += failed(own).length
    rows.set(domain, row)
  }
  return [...rows.values()]
}

function domainLines(report: Report): string[] {
  const line = (name: string, ...cells: (string | number)[]) =>
    name.padEnd(14) + cells.map((cell) => String(cell).padStart(12)).join('')
  return [
    line('Domain', 'endpoints', 'reached', 'checks', 'differences'),
    ...domainRows(report).map(({ domain, endpoints, reached, checks, differences }) =>
      line(domain, endpoints, reached, checks, differences),
    ),
  ]
}

/** One line per endpoint, followed by its problems, what was not reached and skipped checks; then the totals and the summary. */
export function reportLines(report: Report): string[] {
  const lines: string[] = []
  for (const own of report.endpoints) {
    const { endpoint, checks, notes, isReached, needs } = own
    const wrong = failed(own)
    const mark = isAbsent(own)
      ? 'absent '
      : wrong.length > 0
        ? 'differs'
        : isReached
          ? 'holds  '
          : checks.length > 0
            ? 'partly '
            : 'skipped'
    const count = wrong.length > 0 ? `${wrong.length} of ${checks.length}` : String(checks.length)
    lines.push(`${mark}  ${endpoint.domain}.${endpoint.name}  ${endpoint.method} ${endpoint.path}  (${count} checks)`)
    for (const { name, problems } of wrong) for (const problem of problems) lines.push(`           ${name}: ${problem}`)
    if (!isReached && wrong.length === 0 && !isAbsent(own))
      lines.push(`           not reached: needs ${needs ?? NEEDS_UNKNOWN}`)
    for (const note of notes) lines.push(`           not checked: ${note}`)
  }
  return [...lines, '', ...domainLines(report), '', ...featureLines(report), '', ...summaryLines(report)]
}

function featureLines(report: Report): string[] {
  const rows = featureRows(report)
  const having = (state: FeatureRow['state']) => rows.filter((row) => row.state === state)
  const list = (label: string, state: FeatureRow['state']) => {
    const names = having(state).map(({ feature }) => feature)
    return names.length > 0 ? [`${label}: ${names.join(', ')}`] : []
  }
  return [
    ...list('Complete features', 'complete'),
    ...having('partial').map(({ feature, missing }) => `Partial: ${feature} lacks ${missing.join(', ')}`),
    ...list('Absent', 'absent'),
    ...list('Not asked for', 'not asked'),
  ]
}

function summaryLines(report: Report): string[] {
  const { endpoints, checkCount, notReached, pauses } = report
  const differing = endpoints.filter((own) => failed(own).length > 0).length
  const total = `${checkCount} checks, ${endpoints.length - notReached.length} of ${endpoints.length} endpoints reached a success.`
  const lines = [
    differing === 0
      ? `All ${endpoints.length} endpoints hold: ${total}`
      : `${differing} of ${endpoints.length} endpoints differ: ${total}`,
  ]
  for (const [needs, names] of byNeed(report)) lines.push(`Not reached: needs ${needs}: ${names.join(', ')}`)
  if (pauses.length > 0) {
    const seconds = pauses.reduce((sum, pause) => sum + pause.seconds, 0)
    lines.push(`Paused ${pauses.length} times for Retry-After, ${seconds} s in all.`)
  }
  return lines
}

function byNeed({ notReached }: Report): Map<string, string[]> {
  const names = new Map<string, string[]>()
  for (const { endpoint, needs } of notReached) names.set(needs, [...(names.get(needs) ?? []), endpoint.name])
  return names
}

/** The report for other programs. */
export function reportJson(report: Report): object {
  return {
    holds: report.holds(),
    checks: report.checkCount,
    domains: domainRows(report),
    features: featureRows(report),
    endpoints: report.endpoints.map((own) => ({
      name: own.endpoint.name,
      domain: own.endpoint.domain,
      method: own.endpoint.method,
      path: own.endpoint.path,
      feature: own.endpoint.feature,
      absent: isAbsent(own),
      reached: own.isReached,
      needs: own.isReached ? null : (own.needs ?? NEEDS_UNKNOWN),
      checks: own.checks.length,
      problems: failed(own).flatMap(({ name, problems }) => problems.map((problem) => ({ check: name, problem }))),
      notChecked: own.notes,
    })),
    notReached: Object.fromEntries(byNeed(report)),
    pauses: report.pauses,
  }
}

/** The report as JUnit XML: a suite per domain, a test case per endpoint; endpoints that were not reached are skipped. */
export function reportJunit(report: Report): string {
  const domains = new Map<string, EndpointReport[]>()
  for (const own of report.endpoints) {
    domains.set(own.endpoint.domain, [...(domains.get(own.endpoint.domain) ?? []), own])
  }
  const suites = domainRows(report).map(({ domain, reached, checks, differences }) => {
    const cases = domains.get(domain) ?? []
    const failures = cases.filter((own) => failed(own).length > 0).length
    const skipped = cases.filter((own) => failed(own).length === 0 && !own.isReached).length
    const properties = { reached, differences }
    return [
      `  <testsuite name="${domain}" tests="${cases.length}" assertions="${checks}" failures="${failures}" skipped="${skipped}">`,
      `    <properties>${Object.entries(properties)
        .map(([name, value]) => `<property name="${name}" value="${value}"/>`)
        .join('')}</properties>`,
      ...cases.map(testCase),
      '  </testsuite>',
    ].join('\n')
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="contract">\n${suites.join('\n')}\n</testsuites>\n`
}

function testCase(own: EndpointReport): string {
  const { endpoint, isReached, needs, checks } = own
  const problems = failed(own).flatMap(({ name, problems: found }) => found.map((problem) => `${name}: ${problem}`))
  const attributes = `classname="${endpoint.domain}" name="${endpoint.name}" assertions="${checks.length}"`
  if (problems.length > 0) {
    return `    <testcase ${attributes}><failure message="${escapeXml(problems[0] ?? '')}">${escapeXml(problems.join('\n'))}</failure></testcase>`
  }
  if (!isReached) {
    const why = isAbsent(own)
      ? `the platform has no ${endpoint.feature}`
      : `not reached: needs ${needs ?? NEEDS_UNKNOWN}`
    return `    <testcase ${attributes}><skipped message="${escapeXml(why)}"/></testcase>`
  }
  return `    <testcase ${attributes}/>`
}

const escapeXml = (text: string) =>
  text
    // Characters that XML cannot hold.
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
