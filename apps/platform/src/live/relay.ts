import { LIVE_CHANNEL } from '@playhouse/platform-api/live.ts'
import type { FastifyInstance } from 'fastify'
import { Redis } from 'ioredis'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@playhouse/postgres/database.ts'
import { BalanceEvents } from './balance-events.ts'
import { followOutbox, positionBefore } from './outbox.ts'

/** Advisory lock key; its holder is the leading relay. */
const LEADER_LOCK = 7_529_010
const CANDIDATE_EVERY_MS = 1_000
const DERIVE_EVERY_MS = 100
/** A new leader republishes this many seconds; gateways skip known events. */
const OVERLAP_SECONDS = 10

interface RelayOptions {
  database: Database
  /** Redis or Valkey that gateways subscribe to; without it each reads its own event stream. */
  redisUrl: string | undefined
  /** Opens the public events that are derived from what has happened; called by each new leader. */
  boardEvents: () => { publish(): Promise<void> }
}

/**
 * Runs the relay of live events in one of the platform's processes: derives balance and board events, and publishes
 * to Redis. The holder of an advisory lock leads; the lock ends with its connection, and another process takes over.
 * It is no job of the scheduler: it follows two logs without a pause and remembers balances in memory.
 */
export function startRelay(app: FastifyInstance, { database, redisUrl, boardEvents }: RelayOptions): void {
  const closing = new AbortController()
  let running: Promise<void> | undefined
  const redis = redisUrl === undefined ? undefined : connect(app, redisUrl)
  const pause = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal, ref: false }).catch(() => {})

  const publish = async (leading: AbortSignal) => {
    if (!redis) return
    let position = await positionBefore(database, OVERLAP_SECONDS)
    while (!leading.aborted) {
      try {
        for await (const batch of followOutbox(database, position, leading)) {
          await redis.spublish(LIVE_CHANNEL, JSON.stringify(batch))
          position = batch.through
        }
      } catch (error) {
        // Repeats the same batch: gateways skip known events.
        app.log.debug({ err: error }, 'publishing live events failed')
        await pause(CANDIDATE_EVERY_MS, leading)
      }
    }
  }

  const derive = async (leading: AbortSignal, isLeader: () => Promise<unknown>) => {
    const balances = await BalanceEvents.open(database)
    const boards = boardEvents()
    while (!leading.aborted) {
      await isLeader()
      await balances.publish()
      await boards.publish()
      await pause(DERIVE_EVERY_MS, leading)
    }
    await balances.save()
  }

  const lead = async () => {
    const client = await database.$client.connect()
    const ended = new AbortController()
    const leading = AbortSignal.any([closing.signal, ended.signal])
    let broken: Error | undefined
    try {
      const { rows } = await client.query<{ led: boolean }>('select pg_try_advisory_lock($1) as led', [LEADER_LOCK])
      if (!rows[0]?.led) return
      app.log.info('this process relays live events')
      const publishing = publish(leading)
      try {
        // Throws once the connection is lost, and with it the lock.
        await derive(leading, () => client.query('select 1'))
      } finally {
        ended.abort()
        await publishing
        await client.query('select pg_advisory_unlock($1)', [LEADER_LOCK])
      }
    } catch (error) {
      broken = error instanceof Error ? error : new Error(String(error))
      throw error
    } finally {
      // Closing the connection releases the lock.
      client.release(broken)
    }
  }

  app.addHook('onReady', async () => {
    running = (async () => {
      while (!closing.signal.aborted) {
        await lead().catch((error: unknown) => app.log.warn({ err: error }, 'relaying live events failed'))
        await pause(CANDIDATE_EVERY_MS, closing.signal)
      }
    })()
  })
  app.addHook('onClose', async () => {
    closing.abort()
    await running
    redis?.disconnect()
  })
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
