import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { type Job, PgBoss } from 'pg-boss'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { outlast } from './failures.ts'

export const QUEUE_SCHEMA = 'pgboss'

const CONNECTIONS = 3
/** A job whose process was killed is reassigned after this long without a heartbeat. */
const HEARTBEAT_SECONDS = 15
const QUEUE = {
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: 3_600,
  retryLimit: 8,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 900,
} as const
/** Time for jobs in progress, within the platform's own grace period. */
const STOP_MS = 6_000

export interface Queue {
  /**
   * Enqueues a job if the transaction commits.
   * @param key deduplicates: a job with a key of the last seven days is not enqueued again
   */
  send(tx: Transaction, name: string, data: object, options: { key: string; startAfter?: Date }): Promise<void>
  /**
   * Handles jobs of this name, one at a time per process. A handler must be idempotent, because the job of a killed
   * process runs again. A failing job is retried later, eight times, while others continue; while the database fails it is
   * repeated at once and does not use them up. Database work belongs in one short transaction, because a long one delays live events.
   * @param signal aborts when the job was reassigned to another process
   */
  work<Data extends object>(name: string, handler: (data: Data, signal: AbortSignal) => Promise<void>): void
}

interface QueueConfig {
  databaseUrl: string
  /** How often jobs of killed processes are reassigned. */
  superviseSeconds?: number
  pollSeconds?: number
}

/**
 * Queue for large jobs and calls to other systems, in PostgreSQL (pg-boss). Work that a player waits for uses rows with
 * `next_action_at` instead (due-rows.ts). Tables are created on first use; closing the app waits for jobs in progress.
 */
export function openQueue(
  app: FastifyInstance,
  { databaseUrl, superviseSeconds = 10, pollSeconds = 1 }: QueueConfig,
): Queue {
  const handlers = new Map<string, (data: object, signal: AbortSignal) => Promise<void>>()
  const created = new Map<string, Promise<void>>()
  const closing = new AbortController()
  let started: Promise<PgBoss> | undefined

  const running = () =>
    (started ??= startBoss(app, databaseUrl, superviseSeconds).catch((error: unknown) => {
      // The next call retries.
      started = undefined
      throw error
    }))
  const create = (boss: PgBoss, name: string) => {
    let making = created.get(name)
    if (!making) {
      making = boss.createQueue(name, QUEUE).catch((error: unknown) => {
        created.delete(name)
        throw error
      })
      created.set(name, making)
    }
    return making
  }

  app.addHook('onReady', async () => {
    if (handlers.size === 0) return
    const boss = await running()
    for (const [name, handler] of handlers) {
      await create(boss, name)
      await boss.work<object>(name, { pollingIntervalSeconds: pollSeconds }, async ([job]) => {
        if (!job) return
        await runJob(app, name, job, () => handler(job.data, job.signal), closing.signal)
      })
    }
  })
  app.addHook('onClose', async () => {
    closing.abort()
    const boss = await started?.catch(() => undefined)
    await boss?.stop({ graceful: true, timeout: STOP_MS })
  })

  return {
    async send(tx, name, data, { key, startAfter }) {
      const boss = await running()
      await create(boss, name)
      await boss.send(name, data, {
        id: jobId(name, key),
        ...(startAfter && { startAfter }),
        db: { executeSql: (text, values = []) => tx.$client.query(text, values) },
      })
    },
    work(name, handler) {
      if (handlers.has(name)) throw new Error(`Jobs ${name} have a handler already.`)
      handlers.set(name, handler as (data: object, signal: AbortSignal) => Promise<void>)
    },
  }
}

function startBoss(app: FastifyInstance, connectionString: string, superviseSeconds: number): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString,
    schema: QUEUE_SCHEMA,
    application_name: 'playhouse-jobs',
    max: CONNECTIONS,
    schedule: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  })
  boss.on('error', (error) => app.log.warn({ err: error }, 'the job queue failed'))
  return boss.start()
}

/** Logs what fails, and repeats at once what the database fails. */
async function runJob(
  { log }: FastifyInstance,
  name: string,
  job: Job<object>,
  work: () => Promise<void>,
  closing: AbortSignal,
): Promise<void> {
  const onFailure = (error: unknown) => log.warn({ err: error, job: job.id }, `the database failed the job ${name}`)
  try {
    await outlast(work, { signal: AbortSignal.any([job.signal, closing]), onFailure })
  } catch (error) {
    log.warn({ err: error, job: job.id }, `the job ${name} failed`)
    throw error
  }
}

/** A UUID of name and key (RFC 9562, version 8), so that a second job with the key conflicts with the first. */
function jobId(name: string, key: string): string {
  const hex = createHash('sha256').update(`${name}\n${key}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
