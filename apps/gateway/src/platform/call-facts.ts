import type { LanguageCode } from '@playhouse/shared/languages.ts'

/** What every call tells of its caller. A token is not among it: see SessionPlatform. */
export interface CallFacts {
  requestId: string
  language: LanguageCode
  /** The address of the caller's device. */
  clientAddress: string
  /** Aborted when the caller has left or its request has taken too long. */
  signal: AbortSignal
}

/** How long is waited, in milliseconds. */
export interface Deadlines {
  /** One attempt of a call. */
  attemptMs: number
  /** A call with all its attempts. */
  callMs: number
  /** A whole GraphQL request. */
  requestMs: number
}

export const DEADLINES: Deadlines = { attemptMs: 2_500, callMs: 5_000, requestMs: 10_000 }
