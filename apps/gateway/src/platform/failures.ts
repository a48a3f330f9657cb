import type { ErrorDetails, PlatformErrorCode } from '@playhouse/platform-api/errors.ts'
import type { PlatformFeature } from '@playhouse/platform-api/features.ts'

export class PlatformRefusal extends Error {
  readonly code: PlatformErrorCode
  readonly details: ErrorDetails

  constructor(code: PlatformErrorCode, details: ErrorDetails = {}) {
    super(`The platform refused: ${code}`)
    this.name = 'PlatformRefusal'
    this.code = code
    this.details = details
  }
}

/** The platform has no such endpoint. No call was sent, or nothing came of it. */
export class FeatureAbsent extends Error {
  readonly feature: PlatformFeature

  constructor(endpoint: string, feature: PlatformFeature) {
    super(`The platform has no ${feature} (${endpoint})`)
    this.name = 'FeatureAbsent'
    this.feature = feature
  }
}

/**
 * `timeout`: of an attempt or call. `too_late`: the section's or request's deadline passed. `caller_gone`: the caller left. `busy`: no
 * connection became free in time.
 */
export type Outage =
  | 'connection'
  | 'timeout'
  | 'server_error'
  | 'bad_answer'
  | 'circuit_open'
  | 'too_late'
  | 'caller_gone'
  | 'busy'

/** The call did not leave the gateway. */
const NOT_SENT: ReadonlySet<string> = new Set<Outage>(['circuit_open', 'busy'])
/** Codes of failures before a connection was made, so that no request was sent. */
const NOT_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

export class PlatformUnavailable extends Error {
  readonly outage: Outage

  constructor(outage: Outage, what: string, cause?: unknown) {
    super(`The platform gave no usable answer (${outage}): ${what}`, { cause })
    this.name = 'PlatformUnavailable'
    this.outage = outage
  }

  /** Whether the platform may have received the call, so that a write may have happened or not. */
  get isUnknown(): boolean {
    const { code } = (this.cause ?? {}) as { code?: string }
    return !NOT_SENT.has(this.outage) && !(code !== undefined && NOT_CONNECTED.has(code))
  }
}

export function isSessionEnded(error: unknown): boolean {
  return error instanceof PlatformRefusal && error.code === 'login.not.session'
}
