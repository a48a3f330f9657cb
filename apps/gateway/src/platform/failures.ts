import type { ErrorDetails, PlatformErrorCode } from '@playhouse/platform-api/errors.ts'

/** The platform understood the call and said no. */
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

/**
 * Why no usable answer came: no connection, no answer in time, a server's error, an answer that cannot be read, a circuit
 * that is open, a section or request whose time was over, or a caller who has left.
 */
export type Outage =
  | 'connection'
  | 'timeout'
  | 'server_error'
  | 'bad_answer'
  | 'circuit_open'
  | 'too_late'
  | 'caller_gone'

/** No usable answer came from the platform. What was asked may or may not have happened there. */
export class PlatformUnavailable extends Error {
  readonly outage: Outage

  constructor(outage: Outage, what: string, cause?: unknown) {
    super(`The platform gave no usable answer (${outage}): ${what}`, { cause })
    this.name = 'PlatformUnavailable'
    this.outage = outage
  }
}

/** True when the platform says that the token is of no live session. */
export function saysSessionEnded(error: unknown): boolean {
  return error instanceof PlatformRefusal && error.code === 'login.not.session'
}
