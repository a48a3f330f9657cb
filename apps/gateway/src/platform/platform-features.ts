import type { Endpoint } from '@playhouse/platform-api/endpoint.ts'
import { OPTIONAL_FEATURES, type PlatformFeature } from '@playhouse/platform-api/features.ts'
import { FeatureAbsent } from './failures.ts'

/** What the operator states: every feature, these, or nothing, so that the gateway finds out. */
export type StatedFeatures = 'all' | 'learn' | ReadonlySet<PlatformFeature>

interface FeatureOptions {
  stated: StatedFeatures
  /** Called once for each change. */
  onChange: (feature: PlatformFeature, isPresent: boolean, endpoint: string) => void
}

/** Which features of the contract the platform has. `core` is never absent: without it there is no site. */
export class PlatformFeatures {
  readonly #options: FeatureOptions
  /** Endpoints that have answered: a later 404 of theirs is no sign that the platform lacks them. */
  readonly #answered = new Set<string>()
  /** Replaced at each change, so that its identity tells whether anything has. */
  #absent: ReadonlySet<PlatformFeature>

  constructor(options: FeatureOptions) {
    this.#options = options
    const { stated } = options
    this.#absent = new Set(typeof stated === 'string' ? [] : OPTIONAL_FEATURES.filter((name) => !stated.has(name)))
  }

  get isLearning(): boolean {
    return this.#options.stated === 'learn'
  }

  get absent(): ReadonlySet<PlatformFeature> {
    return this.#absent
  }

  /** The failure of a call to what the platform does not have. */
  findAbsence({ name, feature }: Endpoint): FeatureAbsent | undefined {
    return this.#absent.has(feature) ? new FeatureAbsent(name, feature) : undefined
  }

  noteAnswer({ name, feature }: Endpoint): void {
    if (!this.isLearning) return
    this.#answered.add(name)
    if (this.#absent.has(feature)) this.#change(feature, true, name)
  }

  /** Whether a 404, 405 or 501 without an envelope means that the platform lacks the endpoint. */
  isMissing({ name, feature }: Endpoint): boolean {
    return feature !== 'core' && this.isLearning && !this.#answered.has(name)
  }

  noteMissing({ name, feature }: Endpoint): void {
    if (!this.#absent.has(feature)) this.#change(feature, false, name)
  }

  /** What another gateway has found out. */
  adopt(absent: ReadonlySet<string>): void {
    for (const feature of OPTIONAL_FEATURES) {
      if (absent.has(feature) !== this.#absent.has(feature)) this.#change(feature, !absent.has(feature), 'shared')
    }
  }

  /** A platform may have got an endpoint that it lacked, or lost one. */
  forgetAnswers(): void {
    this.#answered.clear()
  }

  #change(feature: PlatformFeature, isPresent: boolean, endpoint: string): void {
    const absent = new Set(this.#absent)
    if (isPresent) absent.delete(feature)
    else absent.add(feature)
    this.#absent = absent
    this.#options.onChange(feature, isPresent, endpoint)
  }
}
