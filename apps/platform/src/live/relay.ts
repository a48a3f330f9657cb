import { liveChannel } from '@playhouse/platform-api/live.ts'
import type { FastifyInstance } from 'fastify'
import { Redis } from 'ioredis'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, Session } from '@playhouse/postgres/database.ts'
import type { WriteWatch } from '@playhouse/postgres/write-watch.ts'
import { standForLeader } from '@playhouse/postgres/leadership.ts'
import { BalanceEvents } from './balance-events.ts'
import { followOutbox, positionBefore } from './outbox.ts'
import { ADVISORY_LOCKS } from '../db/advisory-locks.ts'

const RETRY_MS = 1_000
/** Meters and winners of the last change wait for their turn. */
const BOARDS_EVERY_MS = 1_000
/** A new leader republishes this many seconds; gateways skip known events. */
const OVERLAP_SECONDS = 10

interface RelayOptions {
  /** Where the published rows are read. */
  database: Database
  writes: WriteWatch
  /** Where the leader opens its session. */
  databaseUrl: string
  /** Redis or Valkey that gateways subscribe to; without it each reads its own event stream. */
  redisUrl: string | undefined
  brand: () => Promise<{ code: string }>
  /** Opens the public events that are derived from what has happened; called by each new leader. */
  boardEvents: (session: Session) => { publish(hasWrites: boolean): Promise<boolean> }
  /** Called when this process starts and stops to lead, first with false. */
  onLead?: (leads: boolean) => void
}

/**
 * Runs the relay of live events in one of the platform's processes: derives balance and board events, and publishes
 * to Redis. It is no job of the scheduler: it follows two logs without a pause and remembers balances in memory.
 */
export function startRelay(
  app: FastifyInstance,
  { database, writes, databaseUrl, redisUrl, brand, boardEvents, onLead }: RelayOptions,
): void {
  const closing = new AbortController()
  let running: Promise<void> | undefined
  const redis = redisUrl === undefined ? undefined : connect(app, redisUrl)
  const pause = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal, ref: false }).catch(() => {})

  const publish = async (leading: AbortSignal) => {
    if (!redis) return
    let position: string | undefined
    while (!leading.aborted) {
      try {
        const { code } = await brand()
        position ??= await positionBefore(database, OVERLAP_SECONDS)
        for await (const batch of followOutbox({ database, writes }, position, leading)) {
          await redis.spublish(liveChannel(code), JSON.stringify(batch))
          position = batch.through
        }
      } catch (error) {
        // Repeats the same batch: gateways skip known events.
        app.log.debug({ err: error }, 'publishing live events failed')
        await pause(RETRY_MS, leading)
      }
    }
  }

  const lead = async (session: Session, leading: AbortSignal) => {
    app.log.info('this process relays live events')
    onLead?.(true)
    const ended = new AbortController()
    const publishing = publish(AbortSignal.any([leading, ended.signal]))
    try {
      await deriveEvents(session, leading, { writes, boardEvents })
    } finally {
      onLead?.(false)
      ended.abort()
      await publishing
    }
  }

  app.addHook('onReady', async () => {
    onLead?.(false)
    running = standForLeader(databaseUrl, {
      lock: ADVISORY_LOCKS.liveLeader,
      closing: closing.signal,
      lead,
      onFailure: (error) => app.log.warn({ err: error }, 'relaying live events failed'),
    })
  })
  app.addHook('onClose', async () => {
    closing.abort()
    await running
    redis?.disconnect()
  })
}

/** Publishes to the outbox what balances and boards became by what was written. */
async function deriveEvents(
  session: Session,
  leading: AbortSignal,
  { writes, boardEvents }: Pick<RelayOptions, 'writes' | 'boardEvents'>,
): Promise<void> {
  const balances = await BalanceEvents.open(session)
  const boards = boardEvents(session)
  let known = ''
  // A leader must use its session more often than once in three seconds (leadership.ts).
  writes.session = session
  try {
    while (!leading.aborted) {
      const before = known
      known = await writes.change(known, { withinMs: BOARDS_EVERY_MS, signal: leading })
      const published = known === before ? 0 : await balances.publish()
      const isPublished = await boards.publish(known !== before)
      if (published > 0 || isPublished) await writes.look()
    }
  } finally {
    writes.session = undefined
  }
  await balances.save()
}

function connect(app: FastifyInstance, redisUrl: string): Redis {
  const redis = new Redis(redisUrl, { connectTimeout: 1_000, enableOfflineQueue: false, maxRetriesPerRequest: 0 })
  let isDown = false
  redis.on('error', (error: Error) => {
    if (!isDown) app.log.warn({ reason: error.message }, 'Redis is down: live events wait')
    isDown = true
  })
  redis.on('ready', () => void (isDown = false))
  return redis
}
