import type { LanguageCode } from '@playhouse/shared/languages.ts'
import type { RequestTime } from './request-time.ts'

/** What every call tells of its caller. A token is not among it: see SessionPlatform. */
export interface CallFacts {
  requestId: string
  language: LanguageCode
  /** The address of the caller's device. */
  clientAddress: string
  /** What the caller's browser says of itself. */
  userAgent?: string | undefined
  /** Aborted when the caller has left or its request has taken too long. */
  signal: AbortSignal
  /** Time of the request's sections, which bounds what is read; without it reads have the request's. */
  time?: RequestTime
}

/** How long is waited, in milliseconds. Each is a part of the next: attempt, call, section, request. */
export interface Deadlines {
  /** One attempt of a call. */
  attemptMs: number
  /** A call with all its attempts. */
  callMs: number
  /** All that the sections of a screen read, one call after another. */
  sectionMs: number
  /** A whole GraphQL request. */
  requestMs: number
  /** Calls of these names get longer than `callMs`. */
  longCallsMs?: Readonly<Record<string, number>>
}

/** A vendor's side takes its time to open a game, and to hand money back. */
export const DEADLINES: Deadlines = {
  attemptMs: 2_500,
  callMs: 5_000,
  sectionMs: 6_000,
  requestMs: 12_000,
  longCallsMs: { launchGame: 10_000, transferToMainWallet: 10_000 },
}

/** The signal of a read: its section's where there is one. */
export function readingSignal({ time, signal }: Pick<CallFacts, 'time' | 'signal'>): AbortSignal {
  return time?.sections() ?? signal
}

/** The signal of what is done and not read: it goes on when the caller has left. */
export function actingSignal({ time, signal }: Pick<CallFacts, 'time' | 'signal'>): AbortSignal {
  return time?.acts ?? signal
}
