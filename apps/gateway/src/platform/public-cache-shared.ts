import { createHash } from 'node:crypto'
import { Redis } from 'ioredis'
import { CircuitBreaker } from './breaker.ts'
import { PlatformUnavailable } from './failures.ts'
import type { CacheTimes } from './public-cache.ts'

/** How long is waited for the shared memory; the platform itself is asked then. */
const WAIT_MS = 40
/** Changes with the form of what is kept, so that gateways of two releases do not read each other's. */
const VERSION = 'v1'
/** Longer texts stay in each gateway's own memory. */
const LENGTH_MAX = 512 * 1024

/** An answer as the platform gave it. */
export interface SharedAnswer {
  text: string
  /** When it was given, in milliseconds since 1970. */
  at: number
}

/**
 * Public answers in Valkey or Redis, shared by several gateways: behind each one's own memory and before the platform. Kept as
 * the text that the platform sent and read anew by the endpoint's schema. When it is away or slow it is left alone for a while.
 */
export class SharedAnswers {
  readonly #redis: Redis
  readonly #breaker = new CircuitBreaker({ failures: 3, openMs: 5_000 })
  readonly #prefix: string

  /** `problem` hears once each time the memory goes away. */
  constructor(redisUrl: string, merchant: string, problem: (reason: string) => void) {
    this.#prefix = `playhouse:public:${VERSION}:${merchant}:`
    this.#redis = new Redis(redisUrl, {
      connectTimeout: 1_000,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: 2_000,
    })
    let away = false
    this.#redis.on('error', (error: Error) => {
      if (!away) problem(error.message)
      away = true
    })
    this.#redis.on('ready', () => void (away = false))
  }

  /** The answer kept under `key`; undefined when there is none, or none in time. Never throws. */
  async read(key: string): Promise<SharedAnswer | undefined> {
    if (this.#redis.status !== 'ready') return undefined
    const kept = await this.#breaker
      .run('shared answers', () => inTime(this.#redis.get(this.#nameOf(key))))
      .catch(() => null)
    const space = kept?.indexOf(' ') ?? -1
    const at = Number(kept?.slice(0, space))
    return kept && space > 0 && at > 0 ? { at, text: kept.slice(space + 1) } : undefined
  }

  /** Keeps an answer for others; nobody waits for it. */
  write(key: string, text: string, { freshSeconds, staleSeconds }: CacheTimes): void {
    if (this.#redis.status !== 'ready' || this.#breaker.state !== 'closed' || text.length > LENGTH_MAX) return
    void this.#redis.set(this.#nameOf(key), `${Date.now()} ${text}`, 'EX', freshSeconds + staleSeconds).catch(() => {})
  }

  close(): void {
    this.#redis.disconnect()
  }

  #nameOf(key: string): string {
    return this.#prefix + createHash('sha256').update(key).digest('base64url')
  }
}

/**
 * An answer from the shared memory while it is fresh, otherwise by `load`, and from the shared memory again when that fails.
 * @param read reads a kept text; one that it cannot read counts as not kept
 * @throws what `load` throws when nothing is kept
 */
export async function loadShared<T>(
  shared: SharedAnswers,
  key: string,
  times: CacheTimes,
  load: () => Promise<{ value: T; text: string }>,
  read: (text: string) => T,
): Promise<{ value: T; size: number; at: number }> {
  const kept = await shared.read(key)
  const known = kept && readable(kept, read)
  if (known && Date.now() - known.at < times.freshSeconds * 1_000) return known
  try {
    const { value, text } = await load()
    shared.write(key, text, times)
    return { value, size: text.length, at: Date.now() }
  } catch (error) {
    if (known) return known
    throw error
  }
}

function readable<T>({ text, at }: SharedAnswer, read: (text: string) => T) {
  try {
    return { value: read(text), size: text.length, at }
  } catch {
    return undefined
  }
}

/** @throws PlatformUnavailable `timeout` or `connection` */
function inTime<T>(asked: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new PlatformUnavailable('timeout', 'shared answers')), WAIT_MS)
    asked
      .then(resolve, (error: unknown) => reject(new PlatformUnavailable('connection', 'shared answers', error)))
      .finally(() => clearTimeout(late))
  })
}
