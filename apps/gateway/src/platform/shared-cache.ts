import { createHash } from 'node:crypto'
import { Redis } from 'ioredis'
import { CircuitBreaker } from './circuit-breaker.ts'
import { PlatformUnavailable } from './failures.ts'

/** A later reply of Redis is not worth waiting for: the platform answers about as fast. */
const TIMEOUT_MS = 40
/** Raise when the stored form changes, so that gateways of two releases do not read each other's entries. */
const VERSION = 'v1'
/** Longer texts stay in each gateway's own memory. */
const TEXT_LENGTH_MAX = 512 * 1024

export interface CacheTimes {
  freshSeconds: number
  staleSeconds: number
}

interface StoredText {
  text: string
  /** Epoch milliseconds of the platform's response. */
  at: number
}

/**
 * Public responses in Valkey or Redis, shared by gateways: second level behind each one's PublicCache. Stores the platform's text,
 * which is parsed again by the endpoint's schema. A circuit breaker skips it while it is slow or down.
 */
export class SharedCache {
  readonly #redis: Redis
  readonly #breaker = new CircuitBreaker({ calls: 3, failedShare: 0.5, windowMs: 1_000, openMs: 5_000 })
  readonly #prefix: string

  /** `onDown` is called once per outage. */
  constructor(redisUrl: string, merchant: string, onDown: (reason: string) => void) {
    this.#prefix = `playhouse:public:${VERSION}:${merchant}:`
    this.#redis = new Redis(redisUrl, {
      connectTimeout: 1_000,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: 2_000,
    })
    let isDown = false
    this.#redis.on('error', (error: Error) => {
      if (!isDown) onDown(error.message)
      isDown = true
    })
    this.#redis.on('ready', () => void (isDown = false))
  }

  /** Undefined on a miss, a timeout or an outage. Never throws. */
  async read(key: string): Promise<StoredText | undefined> {
    if (this.#redis.status !== 'ready') return undefined
    const stored = await this.#breaker
      .run('shared cache', () => withTimeout(this.#redis.get(this.#redisKey(key))))
      .catch(() => null)
    const space = stored?.indexOf(' ') ?? -1
    const at = Number(stored?.slice(0, space))
    return stored && space > 0 && at > 0 ? { at, text: stored.slice(space + 1) } : undefined
  }

  /** Stores in the background. */
  write(key: string, text: string, { freshSeconds, staleSeconds }: CacheTimes): void {
    if (this.#redis.status !== 'ready' || this.#breaker.state !== 'closed' || text.length > TEXT_LENGTH_MAX) return
    const ttl = freshSeconds + staleSeconds
    void this.#redis.set(this.#redisKey(key), `${Date.now()} ${text}`, 'EX', ttl).catch(() => {})
  }

  remove(key: string): void {
    if (this.#redis.status === 'ready') void this.#redis.del(this.#redisKey(key)).catch(() => {})
  }

  close(): void {
    this.#redis.disconnect()
  }

  #redisKey(key: string): string {
    return this.#prefix + createHash('sha256').update(key).digest('base64url')
  }
}

/**
 * Reads a fresh entry from the shared cache, otherwise loads it, and falls back to a stale entry when loading fails.
 * @param parse an entry that it throws for counts as a miss
 * @throws what `load` throws when there is no entry
 */
export async function loadShared<T>(
  shared: SharedCache,
  key: string,
  times: CacheTimes,
  load: () => Promise<{ value: T; text: string }>,
  parse: (text: string) => T,
): Promise<{ value: T; size: number; at: number }> {
  const stored = await shared.read(key)
  const entry = stored && parseEntry(stored, parse)
  if (entry && Date.now() - entry.at < times.freshSeconds * 1_000) return entry
  try {
    const { value, text } = await load()
    shared.write(key, text, times)
    return { value, size: text.length, at: Date.now() }
  } catch (error) {
    if (entry) return entry
    throw error
  }
}

function parseEntry<T>({ text, at }: StoredText, parse: (text: string) => T) {
  try {
    return { value: parse(text), size: text.length, at }
  } catch {
    return undefined
  }
}

/** @throws PlatformUnavailable `timeout` or `connection`, which the circuit breaker counts */
function withTimeout<T>(reply: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new PlatformUnavailable('timeout', 'shared cache')), TIMEOUT_MS)
    reply
      .then(resolve, (error: unknown) => reject(new PlatformUnavailable('connection', 'shared cache', error)))
      .finally(() => clearTimeout(timer))
  })
}
