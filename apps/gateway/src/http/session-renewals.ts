import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { touchSession } from '@playhouse/platform-api/session.ts'
import { LRUCache } from 'lru-cache'
import { digest } from './caller-rates.ts'
import { RESEAL_EVERY_MS } from './session-seal.ts'

/** Sessions remembered at most; one that is forgotten is renewed once more than it need be. */
const SESSIONS_MAX = 50_000

type Touch = Promise<ValueOf<typeof touchSession>>

/** Sees to it that requests of one session that come side by side renew it once. Knows tokens and cookies by their hash only. */
export class SessionRenewals {
  readonly #cookies = new LRUCache<string, Promise<string>>({ max: SESSIONS_MAX, ttl: RESEAL_EVERY_MS })
  readonly #touches = new Map<string, Touch>()

  /** What takes the place of `cookie`: made by `seal` when first asked for, and the same for all who still come with the old one. */
  renewed(cookie: string, seal: () => Promise<string>): { first: boolean; sealed: Promise<string> } {
    const key = digest(cookie)
    const known = this.#cookies.get(key)
    if (known) return { first: false, sealed: known }
    const sealed = seal()
    this.#cookies.set(key, sealed)
    return { first: true, sealed }
  }

  /** Tells the platform that a session is in use, once for all who want to at the same time. */
  touch(token: string, tell: () => Touch): Touch {
    const key = digest(token)
    const underWay = this.#touches.get(key)
    if (underWay) return underWay
    const touch = tell().finally(() => this.#touches.delete(key))
    this.#touches.set(key, touch)
    return touch
  }
}
