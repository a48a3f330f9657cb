import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import type { Endpoint } from '@playhouse/platform-api/endpoint.ts'
import { OPTIONAL_FEATURES, type PlatformFeature } from '@playhouse/platform-api/features.ts'
import { FeatureAbsent } from './failures.ts'

/** What the operator states: every feature, these, or nothing, so that the gateway finds out. */
export type StatedFeatures = 'all' | 'learn' | ReadonlySet<PlatformFeature>

interface FeatureOptions {
  stated: StatedFeatures
  /** What the site leaves out although the platform has it. */
  off?: readonly PlatformFeature[] | undefined
  /** Called once for each change. */
  onChange: (feature: PlatformFeature, isPresent: boolean) => void
}

/** Which features of the contract the platform has. `core` is never absent: without it there is no site. */
export class PlatformFeatures {
  readonly #options: FeatureOptions
  /** Names of endpoints that have answered: a later 404 of theirs is no sign that the platform lacks them. */
  readonly #answered = new Set<string>()
  #missing: ReadonlySet<string> = new Set()
  /** Replaced at each change, so that its identity tells whether anything has. */
  #absent: ReadonlySet<PlatformFeature>

  constructor(options: FeatureOptions) {
    this.#options = options
    const { stated, off = [] } = options
    const unstated = typeof stated === 'string' ? [] : OPTIONAL_FEATURES.filter((name) => !stated.has(name))
    this.#absent = new Set([...unstated, ...off])
  }

  get isLearning(): boolean {
    return this.#options.stated === 'learn'
  }

  /** Features of which the platform lacks an endpoint, or all, and those that the site leaves out. */
  get absent(): ReadonlySet<PlatformFeature> {
    return this.#absent
  }

  /** Names of endpoints that the platform was found to lack. */
  get missing(): ReadonlySet<string> {
    return this.#missing
  }

  /** The failure of a call to what the platform does not have. */
  findAbsence({ name, feature }: Endpoint): FeatureAbsent | undefined {
    return this.#absent.has(feature) ? new FeatureAbsent(name, feature) : undefined
  }

  noteAnswer({ name }: Endpoint): void {
    if (!this.isLearning) return
    this.#answered.add(name)
    if (this.#missing.has(name)) this.setMissing([...this.#missing].filter((other) => other !== name))
  }

  /** Whether a 404, 405 or 501 without an envelope means that the platform lacks the endpoint. */
  isMissing({ name, feature }: Endpoint): boolean {
    return feature !== 'core' && this.isLearning && !this.#answered.has(name)
  }

  noteMissing({ name }: Endpoint): void {
    if (!this.#missing.has(name)) this.setMissing([...this.#missing, name])
  }

  /** @param names of endpoints; the features that they belong to are absent */
  setMissing(names: Iterable<string>): void {
    this.#missing = new Set(names)
    const before = this.#absent
    const found = ALL_ENDPOINTS.filter(({ name }) => this.#missing.has(name)).map(({ feature }) => feature)
    const lacking = [...found, ...(this.#options.off ?? [])]
    const changed = OPTIONAL_FEATURES.filter((feature) => before.has(feature) !== lacking.includes(feature))
    if (changed.length === 0) return
    this.#absent = new Set(lacking)
    for (const feature of changed) this.#options.onChange(feature, before.has(feature))
  }

  /** A platform may have lost an endpoint since it has answered. */
  forgetAnswers(): void {
    this.#answered.clear()
  }
}
