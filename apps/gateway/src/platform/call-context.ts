import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { PlatformUnavailable } from './failures.ts'
import type { RequestCurrency } from './request-currency.ts'

/** Milliseconds. Each bounds the one before: attempt, call, section, request. */
export interface Deadlines {
  attemptMs: number
  /** One call with its retries. */
  callMs: number
  /** All reads for the sections of a screen. */
  sectionMs: number
  /** The whole GraphQL request. */
  requestMs: number
  /** Calls by endpoint name that need longer than `callMs`. */
  longCallsMs?: Readonly<Record<string, number>>
}

/** Launches and transfers wait for a vendor; a ticket may have 10,000 lines. */
export const DEADLINES: Deadlines = {
  attemptMs: 2_500,
  callMs: 5_000,
  sectionMs: 6_000,
  requestMs: 12_000,
  longCallsMs: { launchGame: 10_000, trialLaunch: 10_000, transferToMainWallet: 10_000, placeTicket: 10_000 },
}

/** Facts about the caller that every call carries. Never a token: see SessionPlatform. */
export interface CallContext {
  requestId: string
  language: LanguageCode
  clientAddress: string
  userAgent?: string | undefined
  deviceId?: (() => string) | undefined
  /** Takes the currency of each response. */
  currency?: RequestCurrency | undefined
  /** Aborted when the caller leaves or the request's deadline passes. */
  signal: AbortSignal
  /** Bounds reads by the section deadline; without it they have the request's. */
  deadline?: RequestDeadline
}

type Aborting = Pick<CallContext, 'deadline' | 'signal'>

/** Aborts reads: the section deadline where there is one. */
export function readSignal({ deadline, signal }: Aborting): AbortSignal {
  return deadline?.sectionSignal() ?? signal
}

/** Aborts writes: they continue when the caller leaves. */
export function writeSignal({ deadline, signal }: Aborting): AbortSignal {
  return deadline?.writeSignal ?? signal
}

/** As `AbortSignal.timeout` names it. */
const TIMEOUT = 'TimeoutError'

/** True when a deadline aborted the signal, not a caller who left. */
export function isTimedOut({ reason }: AbortSignal): boolean {
  return reason instanceof DOMException && reason.name === TIMEOUT
}

/** Why `what` was abandoned, by the signal that aborted it. */
export function abortFailure(signal: AbortSignal, what: string, cause?: unknown): PlatformUnavailable {
  return new PlatformUnavailable(isTimedOut(signal) ? 'too_late' : 'caller_gone', what, cause)
}

/**
 * Waits for `shared` until `signal` aborts; the work behind it continues for other callers.
 * @throws PlatformUnavailable `caller_gone` or `too_late`; otherwise what `shared` throws
 */
export function raceAbort<T>(shared: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const abort = () => reject(abortFailure(signal, 'the caller stopped waiting'))
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
    shared.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

/**
 * Deadlines of one request. Sections resolve in parallel and share one deadline within the request's, so that late ones become null
 * while the rest is still sent.
 */
export class RequestDeadline {
  readonly #request = new AbortController()
  readonly #write = new AbortController()
  readonly #sectionMs: number
  readonly #requestTimer: NodeJS.Timeout
  #section: AbortController | undefined
  #sectionTimer: NodeJS.Timeout | undefined

  constructor({ sectionMs, requestMs }: Pick<Deadlines, 'sectionMs' | 'requestMs'>) {
    this.#sectionMs = sectionMs
    this.#requestTimer = setTimeout(() => this.#expire(), requestMs)
    this.#requestTimer.unref()
  }

  /** Aborted when the caller leaves or the request times out. */
  get signal(): AbortSignal {
    return this.#request.signal
  }

  /** Aborted only when the request times out: a caller who navigates away still meant the click. */
  get writeSignal(): AbortSignal {
    return this.#write.signal
  }

  /** Aborted with the request, or when the sections time out. Their time starts at the first read. */
  sectionSignal(): AbortSignal {
    if (this.signal.aborted) return this.signal
    if (!this.#section) {
      const section = (this.#section = new AbortController())
      const timeOut = () => section.abort(new DOMException('The sections timed out.', TIMEOUT))
      this.#sectionTimer = setTimeout(timeOut, this.#sectionMs).unref()
    }
    return this.#section.signal
  }

  /** Reads that follow a write get a fresh section deadline. */
  restartSections(): void {
    clearTimeout(this.#sectionTimer)
    this.#section = undefined
  }

  /** Aborts all reads: the caller has left. */
  disconnect(): void {
    this.#abortReads(new DOMException('The caller has left.', 'AbortError'))
  }

  /** Clears the timers once the response is sent. */
  finish(): void {
    clearTimeout(this.#requestTimer)
    clearTimeout(this.#sectionTimer)
  }

  #expire(): void {
    const reason = new DOMException('The request timed out.', TIMEOUT)
    this.#abortReads(reason)
    this.#write.abort(reason)
  }

  #abortReads(reason: DOMException): void {
    clearTimeout(this.#sectionTimer)
    this.#request.abort(reason)
    this.#section?.abort(reason)
  }
}
