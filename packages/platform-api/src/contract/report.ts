import { ALL_ENDPOINTS } from '../all-endpoints.ts'
import type { Endpoint } from '../endpoint.ts'

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
}

/** Results by endpoint in the contract's order. */
export class Report {
  readonly endpoints: readonly EndpointReport[]

  constructor(endpoints: readonly Endpoint[] = ALL_ENDPOINTS) {
    this.endpoints = endpoints.map((endpoint) => ({ endpoint, checks: [], notes: [] }))
  }

  /** Adds a check; ignores endpoints outside this run. */
  add(endpoint: Endpoint, name: string, problems: readonly string[]): void {
    this.#of(endpoint)?.checks.push({ name, problems })
  }

  /** Adds a skipped check. */
  note(endpoint: Endpoint, why: string): void {
    this.#of(endpoint)?.notes.push(why)
  }

  /** True without problems. */
  holds(): boolean {
    return this.endpoints.every(({ checks }) => checks.every(({ problems }) => problems.length === 0))
  }

  /** Number of checks. */
  get checkCount(): number {
    return this.endpoints.reduce((sum, { checks }) => sum + checks.length, 0)
  }

  #of(endpoint: Endpoint): EndpointReport | undefined {
    return this.endpoints.find((report) => report.endpoint.name === endpoint.name)
  }
}

/** One line per endpoint, followed by its problems and skipped checks. */
export function reportLines(report: Report): string[] {
  const lines: string[] = []
  let differing = 0
  for (const { endpoint, checks: own, notes } of report.endpoints) {
    const wrong = own.filter(({ problems }) => problems.length > 0)
    if (wrong.length > 0) differing += 1
    const mark = wrong.length > 0 ? 'differs' : own.length > 0 ? 'holds  ' : 'skipped'
    const count = wrong.length > 0 ? `${wrong.length} of ${own.length}` : String(own.length)
    lines.push(`${mark}  ${endpoint.domain}.${endpoint.name}  ${endpoint.method} ${endpoint.path}  (${count} checks)`)
    for (const { name, problems } of wrong) for (const problem of problems) lines.push(`           ${name}: ${problem}`)
    for (const note of notes) lines.push(`           not checked: ${note}`)
  }
  const { checkCount, endpoints: all } = report
  const endpoints = all.length
  const unseen = all.reduce((sum, { notes }) => sum + notes.length, 0)
  const made = `${checkCount} checks${unseen > 0 ? `, ${unseen} things not checked` : ''}.`
  lines.push(
    differing === 0
      ? `All ${endpoints} endpoints hold: ${made}`
      : `${differing} of ${endpoints} endpoints differ: ${made}`,
  )
  return lines
}
