import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { type Database, type DatabaseOptions, isBusy, openDatabase, findSqlState } from './database.ts'

export interface ReportReads {
  /** Runs `work`, which must only read and have no effects outside the database: it may run again on another server. */
  read<T>(work: (database: Database) => Promise<T>): Promise<T>
}

/**
 * Why the primary answers: the replica has not replayed what was committed before the read, gives no connection or answer, is a primary
 * itself, cancelled the read for what it had to replay, or would have had to write.
 */
export type FallbackReason = 'behind' | 'unreachable' | 'promoted' | 'conflict' | 'writes'

export interface ReplicaOptions {
  url: string
  /** How long a read waits for the replica to replay what was committed before it. */
  waitMs: number
  /** How long the primary answers everything after a failure, before the replica is tried again. */
  coolDownMs?: number
  observe?: DatabaseOptions['observe']
}

/** A new connection takes a few round trips; the first reads of a replica that is gone pay this. */
const CONNECT_MS = 1_000
const COOL_DOWN_MS = 2_000
const LONGEST_PAUSE_MS = 16

/** The WAL position that a connection must have replayed, and the deadline for it. */
interface Target {
  position: bigint
  deadline: number
}

class ReplicaUnfit extends Error {
  readonly reason: FallbackReason
  constructor(reason: FallbackReason, options?: ErrorOptions) {
    super(`The replica is ${reason}.`, options)
    this.reason = reason
  }
}

/**
 * Reads from a streaming replica whatever was committed before each read, and from the primary whenever the replica cannot: nobody sees
 * less than they have seen. The address may stand for several replicas, so every connection is asked for its position.
 */
export class ReplicaReads implements ReportReads {
  onRead = (_source: 'replica' | 'primary', _reason: FallbackReason | 'none'): void => {}
  /** Called when the primary takes over, with the reason, and when the replica answers again. */
  onChange = (_reason: FallbackReason | undefined): void => {}
  readonly #primary: Database
  readonly #replica: Database
  readonly #connect: () => Promise<pg.PoolClient>
  readonly #waitMs: number
  readonly #coolDownMs: number
  readonly #target = new AsyncLocalStorage<Target>()
  /** The last read for which each connection has answered. */
  readonly #checked = new WeakMap<pg.PoolClient, Target>()
  /** Why the primary answers everything for now. */
  #failure: FallbackReason | undefined
  #retryAt = 0
  #isProbing = false

  constructor(primary: Database, { url, waitMs, coolDownMs = COOL_DOWN_MS, observe }: ReplicaOptions) {
    this.#primary = primary
    this.#replica = openDatabase(url, { connectionTimeout: CONNECT_MS, isOneServer: false, observe })
    this.#waitMs = waitMs
    this.#coolDownMs = coolDownMs
    const pool = this.#replica.$client
    this.#connect = pool.connect.bind(pool)
    // Whatever runs a statement gets a connection that has replayed the target of its read.
    pool.connect = (() => this.#connectAtTarget(this.#target.getStore())) as typeof pool.connect
    pool.query = (async (...args: Parameters<pg.PoolClient['query']>) => {
      const client = await this.#connectAtTarget(this.#target.getStore())
      let failure: Error | undefined
      try {
        return await client.query(...args)
      } catch (error) {
        failure = error as Error
        throw error
      } finally {
        client.release(failure)
      }
    }) as unknown as typeof pool.query
  }

  async read<T>(work: (database: Database) => Promise<T>): Promise<T> {
    if (this.#failure !== undefined) {
      this.#retry()
      return this.#readPrimary(work, this.#failure)
    }
    const target = await this.#targetOfNow()
    try {
      // Awaited inside: a query of Drizzle is sent when it is awaited.
      const result = await this.#target.run(target, async () => await work(this.#replica))
      this.onRead('replica', 'none')
      return result
    } catch (error) {
      const reason = getReason(error)
      if (reason === undefined) {
        this.onRead('replica', 'none')
        throw error
      }
      // Conflicts and writes concern this read alone.
      if (reason !== 'conflict' && reason !== 'writes') this.#fail(reason)
      return this.#readPrimary(work, reason)
    }
  }

  /** Age of what a replica has replayed last: 0 if that is all that was committed. Undefined without an answer. */
  async lagSeconds(): Promise<number | undefined> {
    try {
      const target = await this.#targetOfNow()
      const client = await this.#connect()
      let isBroken = true
      try {
        const isBehind = await this.#reach(client, target).then(
          () => false,
          (error: unknown) => {
            if (getReason(error) === 'behind') return true
            throw error
          },
        )
        const { rows } = await client.query<{ age: number | null }>({
          text: 'select extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as age',
          ...this.#timeout(),
        })
        isBroken = false
        return isBehind ? (rows[0]?.age ?? undefined) : 0
      } finally {
        client.release(isBroken)
      }
    } catch {
      return undefined
    }
  }

  close(): Promise<void> {
    return this.#replica.$client.end()
  }

  #readPrimary<T>(work: (database: Database) => Promise<T>, reason: FallbackReason): Promise<T> {
    this.onRead('primary', reason)
    return work(this.#primary)
  }

  /** The primary's flushed position: with `synchronous_commit` on, it covers every commit that anybody has been told of. */
  async #targetOfNow(): Promise<Target> {
    const { rows } = await this.#primary.$client.query<{ position: bigint | null }>(
      `select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::bigint as position`,
    )
    return { position: rows[0]?.position ?? 0n, deadline: performance.now() + this.#waitMs }
  }

  async #connectAtTarget(target: Target | undefined): Promise<pg.PoolClient> {
    if (!target) throw new Error('A replica is read by `read` alone.')
    const client = await this.#connect().catch((cause: unknown) => {
      throw new ReplicaUnfit('unreachable', { cause })
    })
    try {
      await this.#reach(client, target)
      return client
    } catch (error) {
      // A connection to a replica that is merely behind stays in the pool.
      client.release(getReason(error) !== 'behind')
      throw error
    }
  }

  /** Waits until the connection's server has replayed the position. @throws ReplicaUnfit */
  async #reach(client: pg.PoolClient, target: Target): Promise<void> {
    if (this.#checked.get(client) === target) return
    for (let pause = 1; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      const { rows } = await client
        .query<{ recovers: boolean; replayed: bigint | null }>({
          text: `select pg_is_in_recovery() as recovers, pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint as replayed`,
          ...this.#timeout(),
        })
        .catch((cause: unknown) => {
          throw new ReplicaUnfit('unreachable', { cause })
        })
      const { recovers = false, replayed = null } = rows[0] ?? {}
      if (!recovers) throw new ReplicaUnfit('promoted')
      if (replayed !== null && replayed >= target.position) {
        this.#checked.set(client, target)
        return
      }
      if (performance.now() + pause > target.deadline) throw new ReplicaUnfit('behind')
      await sleep(pause)
    }
  }

  /** Limit for a server that hangs; the driver's types do not have it. */
  #timeout(): object {
    return { query_timeout: Math.max(this.#waitMs, 1) }
  }

  #fail(reason: FallbackReason): void {
    this.#retryAt = performance.now() + this.#coolDownMs
    if (this.#failure !== undefined) return
    this.#failure = reason
    this.onChange(reason)
  }

  /** Tries the replica beside the reads, none of which waits for it. */
  #retry(): void {
    if (this.#isProbing || performance.now() < this.#retryAt) return
    this.#isProbing = true
    void this.#targetOfNow()
      .then((target) => this.#connectAtTarget(target))
      .then(
        (client) => {
          client.release()
          this.#failure = undefined
          this.onChange(undefined)
        },
        (error: unknown) => this.#fail(getReason(error) ?? 'unreachable'),
      )
      .finally(() => (this.#isProbing = false))
  }
}

/** Undefined for errors that the primary would give as well, such as a refusal or a statement that takes too long. */
function getReason(error: unknown): FallbackReason | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof ReplicaUnfit) return cause.reason
  const state = findSqlState(error)
  if (state === '25006') return 'writes'
  // A deadlock with what is replayed has the state of one between members.
  if (state === '40001' || state === '40P01') return 'conflict'
  return isBusy(error) && state !== '57014' ? 'unreachable' : undefined
}
