import '@playhouse/platform-api/all-endpoints.ts'
import { isMoneyRead, type Endpoint } from '@playhouse/platform-api/endpoint.ts'
import { abortFailure, DEADLINES } from './call-context.ts'
import { PlatformUnavailable } from './failures.ts'

/** By urgency: reading money first, pictures and search last. Vendors answer late, so waiting for them must not hold up other changes. */
const LANES = ['money', 'change', 'vendor', 'personal', 'public'] as const
type Lane = (typeof LANES)[number]

/** Connections to the platform. */
export const CALLS_MAX = 64

/** Calls of a lane at once. Money may use all; the others together leave some. */
const SHARES: Readonly<Record<Lane, number>> = { money: CALLS_MAX, change: 16, vendor: 12, personal: 16, public: 12 }

/** Endpoints with long deadlines. */
const VENDOR: ReadonlySet<string> = new Set(Object.keys(DEADLINES.longCallsMs ?? {}))

function getLane(endpoint: Endpoint): Lane {
  if (VENDOR.has(endpoint.name)) return 'vendor'
  if (isMoneyRead(endpoint)) return 'money'
  if (endpoint.method !== 'GET') return 'change'
  return endpoint.access === 'public' ? 'public' : 'personal'
}

/** Limits calls to the platform at once, and lets the urgent ones go first. */
export class CallSlots {
  #total = 0
  readonly #lanes = Object.fromEntries(
    LANES.map((lane) => [lane, { atWork: 0, waiting: new Set<() => void>() }]),
  ) as Record<Lane, { atWork: number; waiting: Set<() => void> }>

  /**
   * Takes a slot. Every one that is taken must be left.
   * @returns undefined if one was free
   * @throws PlatformUnavailable `busy` when there is none within `waitMs`; `too_late` or `caller_gone` when the signal aborts
   */
  enter(endpoint: Endpoint, signal: AbortSignal, waitMs: number): Promise<void> | undefined {
    const lane = getLane(endpoint)
    if (!this.#mayStart(lane)) return this.#queue(lane, endpoint.name, signal, waitMs)
    this.#count(lane, 1)
    return undefined
  }

  leave(endpoint: Endpoint): void {
    this.#count(getLane(endpoint), -1)
    this.#startNext()
  }

  #mayStart(lane: Lane): boolean {
    return this.#total < CALLS_MAX && this.#lanes[lane].atWork < SHARES[lane]
  }

  #count(lane: Lane, by: 1 | -1): void {
    this.#total += by
    this.#lanes[lane].atWork += by
  }

  #queue(lane: Lane, what: string, signal: AbortSignal, waitMs: number): Promise<void> {
    const { waiting } = this.#lanes[lane]
    return new Promise((resolve, reject) => {
      const settle = (end: () => void) => {
        clearTimeout(timer)
        signal.removeEventListener('abort', abort)
        waiting.delete(start)
        end()
      }
      const start = () => settle(resolve)
      const abort = () => settle(() => reject(abortFailure(signal, what)))
      const timer = setTimeout(() => settle(() => reject(new PlatformUnavailable('busy', what))), Math.max(1, waitMs))
      if (signal.aborted) return abort()
      signal.addEventListener('abort', abort)
      waiting.add(start)
    })
  }

  #startNext(): void {
    for (const lane of LANES) {
      const [start] = this.#lanes[lane].waiting
      if (!start || !this.#mayStart(lane)) continue
      this.#count(lane, 1)
      return start()
    }
  }
}
