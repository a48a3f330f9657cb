import {
  isPosition,
  LIVE_PATHS,
  liveSessions,
  liveSessionsInput,
  type LiveBatch,
} from '@playhouse/platform-api/live.ts'
import { and, inArray, type SQL } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import { createHash, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import type { Database } from '@playhouse/postgres/database.ts'
import type { WriteWatch } from '@playhouse/postgres/write-watch.ts'
import { session } from '../db/tables/members.ts'
import { followOutbox, positionBefore, reachesBack } from './outbox.ts'

const SECONDS_MAX = 240

export interface LiveOptions {
  database: Database
  writes: WriteWatch
  secret: string
  /** Condition of a session that has neither ended nor expired. */
  isLive: () => SQL | undefined
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Live events for gateways (packages/platform-api/src/live.ts). */
export const liveRoutes: FastifyPluginAsync<LiveOptions> = async (app, { database, writes, secret, isLive }) => {
  const expected = digest(`Bearer ${secret}`)
  const closing = new AbortController()
  const streams = new Set<Promise<void>>()
  // Runs before the server closes, which waits for open responses.
  app.addHook('preClose', async () => {
    closing.abort()
    await Promise.all(streams)
  })

  app.addHook('onRequest', async ({ headers }, reply) => {
    if (timingSafeEqual(digest(headers.authorization ?? ''), expected)) return
    return reply.code(401).send({ error: 'unauthorized' })
  })

  app.get<{ Querystring: { after?: string; seconds?: string } }>(
    LIVE_PATHS.events,
    { logLevel: 'warn' },
    async ({ query }, reply) => {
      const seconds = Math.min(Math.max(Number(query.seconds) || 0, 0), SECONDS_MAX)
      const start = await startPosition(database, query.after, seconds)
      reply.hijack()
      const { raw } = reply
      const leaving = new AbortController()
      raw.once('close', () => leaving.abort())
      raw.on('error', () => {})
      raw.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      })
      const stop = AbortSignal.any([closing.signal, leaving.signal])
      const send = async () => {
        for await (const batch of followOutbox({ database, writes }, start, stop)) {
          if (!raw.write(frame(batch))) await once(raw, 'drain', { signal: stop })
        }
      }
      const stream = send()
        .catch((error: unknown) => void (stop.aborted || app.log.warn({ err: error }, 'a live stream failed')))
        .finally(() => {
          streams.delete(stream)
          raw.end()
        })
      streams.add(stream)
      return reply
    },
  )

  app.post(LIVE_PATHS.sessions, { logLevel: 'warn', bodyLimit: 128 * 1024 }, async ({ body }, reply) => {
    const input = liveSessionsInput.safeParse(body)
    if (!input.success) return reply.code(400).send({ error: 'request_invalid' })
    const hashes = input.data.sessions.map((hex) => Buffer.from(hex, 'hex'))
    const rows =
      hashes.length === 0
        ? []
        : await database
            .select({ hash: session.tokenHash, memberId: session.memberId })
            .from(session)
            .where(and(inArray(session.tokenHash, hashes), isLive()))
    return liveSessions.parse({
      open: rows.map(({ hash, memberId }) => ({ session: hash.toString('hex'), memberId })),
    })
  })
}

/**
 * Starts after `after` if the outbox still reaches back that far, otherwise with the last `seconds`: the first batch
 * says which.
 */
async function startPosition(database: Database, after: unknown, seconds: number): Promise<string> {
  if (typeof after === 'string' && isPosition(after) && (await reachesBack(database, after))) return after
  return positionBefore(database, seconds)
}

const frame = (batch: LiveBatch) => `data: ${JSON.stringify(batch)}\n\n`
