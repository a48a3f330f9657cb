import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { touchSession } from '@playhouse/platform-api/session.ts'
import { LRUCache } from 'lru-cache'
import { digest } from './rate-limiter.ts'
import { RESEAL_EVERY_MS } from './session-seal.ts'

/** An evicted session is renewed once more than needed. */
const SESSIONS_MAX = 50_000

type Touch = Promise<ValueOf<typeof touchSession>>

/** Makes concurrent requests of one session renew it once. Keys are digests of tokens and cookies. */
export class SessionRenewals {
  readonly #cookies = new LRUCache<string, Promise<string>>({ max: SESSIONS_MAX, ttl: RESEAL_EVERY_MS })
  readonly #touches = new Map<string, Touch>()

  /** The replacement for `cookie`, the same for all requests that still send the old one. */
  renew(cookie: string, seal: () => Promise<string>): { first: boolean; sealed: Promise<string> } {
    const key = digest(cookie)
    const known = this.#cookies.get(key)
    if (known) return { first: false, sealed: known }
    const sealed = seal()
    this.#cookies.set(key, sealed)
    return { first: true, sealed }
  }

  touch(token: string, send: () => Touch): Touch {
    const key = digest(token)
    const pending = this.#touches.get(key)
    if (pending) return pending
    const touch = send().finally(() => this.#touches.delete(key))
    this.#touches.set(key, touch)
    return touch
  }
}
