import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Session } from './database.ts'

/** How often a candidate asks for the lock. */
const CANDIDATE_EVERY_MS = 500
/** PostgreSQL ends the session of a leader that is silent for this long: it hangs, or its machine is gone. */
const SILENT_MS = 3_000
/** Pause before a new session. */
const RETRY_MS = 1_000
/** How long the end of a session may take. */
const GOODBYE_MS = 1_000
/** A connection that swallows what it is sent fails no later than this. */
const ANSWER_MS = 10_000

export interface LeadershipOptions {
  /** Key of the advisory lock. */
  lock: number
  /** Ends the candidacy. */
  closing: AbortSignal
  /**
   * Runs while this process leads, until `leading` aborts. What it writes through `session` reaches the database only while it leads,
   * because the session holds the lock. It must use the session more often than once in three seconds.
   */
  lead(session: Session, leading: AbortSignal): Promise<void>
  /** Called with what ended a term or a candidacy early. */
  onFailure(error: unknown): void
}

/**
 * Lets one of all processes that call this lead, until `closing` aborts. The leader holds an advisory lock on a session of its own, so
 * the lock ends with its process or connection, and another process leads within five seconds.
 */
export async function standForLeader(
  url: string,
  { lock, closing, lead, onFailure }: LeadershipOptions,
): Promise<void> {
  while (!closing.aborted) {
    await candidacy(url, { lock, closing, lead }).catch(onFailure)
    await pause(RETRY_MS, closing)
  }
}

/** One session: asks for the lock until it has it, and leads once. */
async function candidacy(url: string, { lock, closing, lead }: Omit<LeadershipOptions, 'onFailure'>): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: ANSWER_MS,
    keepAlive: true,
    options: `-c jit=off -c statement_timeout=${ANSWER_MS} -c idle_session_timeout=${SILENT_MS}`,
    application_name: 'playhouse-leader',
  })
  const lost = new AbortController()
  client.on('error', () => lost.abort())
  client.on('end', () => lost.abort())
  const leading = AbortSignal.any([closing, lost.signal])
  try {
    await client.connect()
    while (!leading.aborted) {
      const { rows } = await client.query<{ led: boolean }>('select pg_try_advisory_lock($1) as led', [lock])
      if (rows[0]?.led) return await lead(drizzle(client, { casing: 'snake_case' }), leading)
      await pause(CANDIDATE_EVERY_MS, leading)
    }
  } finally {
    // Ends the session, and with it the lock. What does not answer is not waited for.
    await Promise.race([client.end().catch(() => {}), sleep(GOODBYE_MS, undefined, { ref: false })])
  }
}

const pause = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal, ref: false }).catch(() => {})
