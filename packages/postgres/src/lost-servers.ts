import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** A statement without a byte of an answer for so long may have been sent to a machine that is gone. */
const SILENT_MS = 3_000
const LOOK_EVERY_MS = 1_000
const PROBE_MS = 2_000

interface Watched {
  client: pg.ClientBase
  server: string
  isBusy: boolean
  bytesRead: number
  quietSince: number
}

/** Names one start of one server. */
const SERVER = 'SELECT pg_postmaster_start_time()::text AS server'

const getSocket = (client: pg.ClientBase) =>
  (client as unknown as { connection: { stream: { bytesRead: number; destroy(): void } } }).connection.stream

/**
 * A machine that loses its power or network does not end its connections, and the operating system notices after two hours, or a quarter of one while it
 * sends. While a statement has no answer for some seconds, a new connection asks whether the address leads to another server by now. If it does, all
 * connections to the old one end, and their statements fail as after any broken connection.
 */
class ServerWatch {
  readonly #url: string
  readonly #watched = new Map<pg.ClientBase, Watched>()
  #isLooking = false

  constructor(url: string) {
    this.#url = url
  }

  watch(pool: pg.Pool): void {
    pool.options.onConnect = async (client) => {
      const { rows } = await client.query<{ server: string }>(SERVER)
      const server = rows[0]?.server ?? ''
      this.#watched.set(client, { client, server, isBusy: false, bytesRead: 0, quietSince: 0 })
    }
    pool.on('acquire', (client) => {
      const watched = this.#watched.get(client)
      if (!watched) return
      Object.assign(watched, { isBusy: true, bytesRead: getSocket(client).bytesRead, quietSince: performance.now() })
      if (!this.#isLooking) void this.#look()
    })
    pool.on('release', (_error, client) => {
      const watched = this.#watched.get(client)
      if (watched) watched.isBusy = false
    })
    pool.on('remove', (client) => this.#watched.delete(client))
  }

  /** Until nothing is under way. */
  async #look(): Promise<void> {
    this.#isLooking = true
    for (;;) {
      await sleep(LOOK_EVERY_MS, undefined, { ref: false })
      const busy = [...this.#watched.values()].filter(({ isBusy }) => isBusy)
      if (busy.length === 0) break
      for (const watched of busy) {
        const { bytesRead } = getSocket(watched.client)
        if (bytesRead !== watched.bytesRead) Object.assign(watched, { bytesRead, quietSince: performance.now() })
      }
      const quiet = busy.filter(({ quietSince }) => performance.now() - quietSince > SILENT_MS)
      if (quiet.length > 0) await this.#endUnlessServed(quiet)
    }
    this.#isLooking = false
  }

  async #endUnlessServed(quiet: readonly Watched[]): Promise<void> {
    const server = await this.#ask()
    // The statement waits for a lock, or nobody has taken the server's place yet.
    if (server === undefined || quiet.every((one) => one.server === server)) {
      for (const one of quiet) if (server !== undefined) one.quietSince = performance.now()
      return
    }
    for (const { client, server: other } of this.#watched.values()) if (other !== server) getSocket(client).destroy()
  }

  /** @returns undefined if no server accepts the connection and answers */
  async #ask(): Promise<string | undefined> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: PROBE_MS,
      query_timeout: PROBE_MS,
      application_name: 'playhouse-probe',
    })
    client.on('error', () => {})
    try {
      await client.connect()
      return (await client.query<{ server: string }>(SERVER)).rows[0]?.server
    } catch {
      return undefined
    } finally {
      getSocket(client).destroy()
    }
  }
}

const watches = new Map<string, ServerWatch>()

/** Lets the pool, and others of this process at the same address, give up connections to a machine that is gone. */
export function giveUpLostServers(pool: pg.Pool, url: string): void {
  let watch = watches.get(url)
  if (!watch) watches.set(url, (watch = new ServerWatch(url)))
  watch.watch(pool)
}
