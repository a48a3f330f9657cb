import { IDLE_CONNECTION_MS } from '@playhouse/shared/connections.ts'
import {
  comparePositions,
  LIVE_BEAT_MS,
  LIVE_PATHS,
  liveBatch,
  liveChannel,
  liveSessions,
  type LiveBatch,
} from '@playhouse/platform-api/live.ts'
import { Redis } from 'ioredis'
import { setTimeout as sleep } from 'node:timers/promises'
import { Agent, type buildConnector, request } from 'undici'
import { PlatformUnavailable } from './failures.ts'
import { LiveRing, RING_MS, type NumberedEvent } from './live-ring.ts'

/** A connection that is silent for longer is considered dead. */
const SILENCE_MS = 3 * LIVE_BEAT_MS
const RETRY_MS = { first: 200, max: 3_000 }
/** Session checks within this time share a call. */
const JOIN_MS = 5
const SESSIONS_PER_CALL = 500
const CHECK_TIMEOUT_MS = 4_000
const DROP_EVERY_MS = 1_000

interface LiveFeedOptions {
  platformUrl: string
  connect: buildConnector.connector
  secret: string
  redisUrl: string | undefined
  /** Code of the brand. */
  merchant: string
  /** `down` once per outage. */
  onState?: (state: 'up' | 'down', reason?: string) => void
}

interface Check {
  session: string
  resolve(memberId: number | undefined): void
  reject(error: unknown): void
}

/** The member whose live events a caller may have. */
export interface LiveMember {
  memberId: number
  /** SHA-256 of the session's token, in hex. */
  session: string
}

/**
 * Live events of the platform, from Redis if configured, otherwise from a stream of server-sent events. Events that
 * Redis loses are read from the platform's outbox, as are those of the last 90 seconds at start-up, so a restart of
 * this gateway loses nothing.
 */
export class LiveFeed {
  readonly ring = new LiveRing()
  readonly #options: LiveFeedOptions
  readonly #agent: Agent
  readonly #closing = new AbortController()
  readonly #listeners = new Set<(events: readonly NumberedEvent[]) => void>()
  readonly #gapListeners = new Set<() => void>()
  #checks: Check[] = []
  #running: Promise<void> | undefined
  #redis: Redis | undefined
  #dropTimer: ReturnType<typeof setInterval> | undefined
  #isUp = false

  constructor(options: LiveFeedOptions) {
    this.#options = options
    this.#agent = new Agent({
      connect: options.connect,
      keepAliveTimeout: IDLE_CONNECTION_MS,
      keepAliveMaxTimeout: IDLE_CONNECTION_MS,
    })
  }

  /** True once events arrive; streams are refused before. */
  get isReady(): boolean {
    return this.ring.position !== undefined
  }

  /** Starts listening on the first call: a gateway without signed-in members needs no events. */
  start(): void {
    if (this.#running || this.#closing.signal.aborted) return
    this.#dropTimer = setInterval(() => this.ring.dropOld(), DROP_EVERY_MS)
    this.#dropTimer.unref()
    this.#running =
      this.#options.redisUrl === undefined ? this.#followStream() : this.#followRedis(this.#options.redisUrl)
  }

  /** Waits for the first events. @returns whether they have arrived */
  async untilReady(withinMs: number): Promise<boolean> {
    this.start()
    for (const until = Date.now() + withinMs; !this.isReady && Date.now() < until;)
      await sleep(20, undefined, { signal: this.#closing.signal, ref: false }).catch(() => {})
    return this.isReady
  }

  async close(): Promise<void> {
    clearInterval(this.#dropTimer)
    this.#closing.abort()
    this.#redis?.disconnect()
    await this.#agent.destroy()
    await this.#running
  }

  /** Events as they arrive, in order. */
  onEvents(listener: (events: readonly NumberedEvent[]) => void): void {
    this.#listeners.add(listener)
  }

  /** Called when events were lost for good. */
  onGap(listener: () => void): void {
    this.#gapListeners.add(listener)
  }

  /**
   * The member of an open session, by the SHA-256 of its token in hex. Does not count as use of the session.
   * @throws PlatformUnavailable
   */
  getMember(session: string): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      this.#checks.push({ session, resolve, reject })
      if (this.#checks.length === 1) setTimeout(() => this.#sendChecks(), JOIN_MS)
    })
  }

  #sendChecks(): void {
    const checks = this.#checks
    this.#checks = []
    for (let at = 0; at < checks.length; at += SESSIONS_PER_CALL) {
      const batch = checks.slice(at, at + SESSIONS_PER_CALL)
      this.#readOpen([...new Set(batch.map(({ session }) => session))]).then(
        (open) => {
          for (const { session, resolve } of batch) resolve(open.get(session))
        },
        (error: unknown) => {
          for (const { reject } of batch) reject(error)
        },
      )
    }
  }

  async #readOpen(sessions: string[]): Promise<Map<string, number>> {
    try {
      const { statusCode, body } = await request(new URL(LIVE_PATHS.sessions, this.#options.platformUrl), {
        dispatcher: this.#agent,
        method: 'POST',
        headers: { ...this.#authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ sessions }),
        signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(CHECK_TIMEOUT_MS)]),
      })
      const text = await body.text()
      if (statusCode !== 200) throw new Error(`status ${statusCode}`)
      const { open } = liveSessions.parse(JSON.parse(text))
      return new Map(open.map(({ session, memberId }) => [session, memberId]))
    } catch (error) {
      throw new PlatformUnavailable('connection', `POST ${LIVE_PATHS.sessions}`, error)
    }
  }

  get #authorization() {
    return { authorization: `Bearer ${this.#options.secret}` }
  }

  async #followStream(): Promise<void> {
    await this.#retryForever(async (succeeded) => {
      for await (const batch of this.#batches()) {
        this.#apply(batch)
        succeeded()
      }
      throw new Error('the stream has ended')
    })
  }

  async #followRedis(redisUrl: string): Promise<void> {
    const redis = new Redis(redisUrl, { connectTimeout: 1_000, maxRetriesPerRequest: null, lazyConnect: true })
    this.#redis = redis
    let heardAt = 0
    const waiting: LiveBatch[] = []
    let wake = () => {}
    redis.on('error', () => {})
    redis.on('smessage', (_channel: string, text: string) => {
      const batch = readBatch(text)
      if (!batch) return
      heardAt = Date.now()
      waiting.push(batch)
      wake()
    })
    // ioredis subscribes again after each reconnection.
    void redis.ssubscribe(liveChannel(this.#options.merchant)).catch(() => {})
    await this.#retryForever(async (succeeded) => {
      await this.#catchUp()
      succeeded()
      for (;;) {
        this.#closing.signal.throwIfAborted()
        const batch = waiting.shift()
        if (batch) {
          // Redis has lost events in between; the outbox has them.
          if (comparePositions(batch.after, this.ring.position ?? batch.after) > 0) await this.#catchUp()
          this.#apply(batch)
          continue
        }
        const arrival = new Promise<void>((resolve) => (wake = resolve))
        await Promise.race([arrival, sleep(SILENCE_MS, undefined, { signal: this.#closing.signal, ref: false })])
        // Redis is silent, or nobody publishes to it: read the outbox until it is heard again.
        while (waiting.length === 0 && Date.now() - heardAt >= SILENCE_MS) {
          await this.#catchUp()
          await sleep(500, undefined, { signal: this.#closing.signal, ref: false })
        }
      }
    })
  }

  /** Repeats the work after each failure until closed. */
  async #retryForever(work: (succeeded: () => void) => Promise<void>): Promise<void> {
    const { signal } = this.#closing
    let wait: number = RETRY_MS.first
    while (!signal.aborted) {
      try {
        await work(() => {
          wait = RETRY_MS.first
          this.#reportState('up')
        })
      } catch (error) {
        if (signal.aborted) return
        this.#reportState('down', error instanceof Error ? error.message : String(error))
      }
      await sleep(wait * (0.5 + Math.random()), undefined, { signal, ref: false }).catch(() => {})
      wait = Math.min(wait * 2, RETRY_MS.max)
    }
  }

  #reportState(state: 'up' | 'down', reason?: string): void {
    const isUp = state === 'up'
    if (isUp !== this.#isUp) this.#options.onState?.(state, reason)
    this.#isUp = isUp
  }

  /** Reads the outbox from the ring's position to its end. */
  async #catchUp(): Promise<void> {
    for await (const batch of this.#batches()) {
      this.#apply(batch)
      if (batch.events.length === 0) return
    }
  }

  #apply({ after, through, events }: LiveBatch): void {
    const { position } = this.ring
    if (position === undefined) this.ring.reset(after)
    else if (comparePositions(after, position) > 0) {
      this.ring.reset(after)
      for (const listener of this.#gapListeners) listener()
    } else if (comparePositions(through, position) <= 0) return
    const fresh = this.ring.add(events)
    if (fresh.length > 0) for (const listener of this.#listeners) listener(fresh)
  }

  /** The platform's stream from the ring's position on; without one, from as far back as the ring reaches. */
  async *#batches(): AsyncGenerator<LiveBatch, void> {
    const url = new URL(LIVE_PATHS.events, this.#options.platformUrl)
    url.searchParams.set('seconds', String(RING_MS / 1_000))
    if (this.ring.position !== undefined) url.searchParams.set('after', this.ring.position)
    const leaving = new AbortController()
    const { statusCode, body } = await request(url, {
      dispatcher: this.#agent,
      headers: { ...this.#authorization, accept: 'text/event-stream' },
      headersTimeout: CHECK_TIMEOUT_MS,
      bodyTimeout: SILENCE_MS,
      signal: AbortSignal.any([this.#closing.signal, leaving.signal]),
    })
    try {
      if (statusCode !== 200) throw new Error(`the platform answers ${statusCode}`)
      let text = ''
      body.setEncoding('utf8')
      for await (const chunk of body as AsyncIterable<string>) {
        text += chunk
        const parts = text.split('\n\n')
        text = parts.pop() ?? ''
        for (const part of parts) {
          if (part.startsWith('data: ')) yield liveBatch.parse(JSON.parse(part.slice('data: '.length)))
        }
      }
    } finally {
      leaving.abort()
      body.on('error', () => {}).destroy()
    }
  }
}

/** Undefined for what is no batch; the outbox has what it should have been. */
export function readBatch(text: string): LiveBatch | undefined {
  try {
    return liveBatch.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
