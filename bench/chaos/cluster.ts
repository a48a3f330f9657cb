import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'
import { DatabaseMachine } from './machine.ts'

const MAX_CONNECTIONS = 120
const SETTINGS = {
  max_connections: String(MAX_CONNECTIONS),
  shared_buffers: '64MB',
  // The disk is small, and what was written before a crash has to fit.
  max_wal_size: '128MB',
  min_wal_size: '32MB',
}
/** As CloudNativePG sets them. */
const REPLICATION = {
  wal_level: 'replica',
  max_wal_senders: '8',
  wal_keep_size: '128MB',
  hot_standby_feedback: 'on',
  wal_receiver_timeout: '5s',
  wal_sender_timeout: '5s',
}
/** CloudNativePG lets replicas give up a connection whose bytes are not answered. */
const TCP_USER_TIMEOUT_MS = 5_000
const REPLICAS = ['database-2', 'database-3'] as const
const LONGEST_WAIT_MS = 120_000
/** How long a commit to a server without replicas is waited for. */
const COMMIT_MS = 2_000

/** `synchronous`: a commit is acknowledged once one replica has written it too, as in the production overlay. */
export const REPLICATIONS = ['synchronous', 'asynchronous'] as const
export type Replication = (typeof REPLICATIONS)[number]

export interface Failover {
  lost: string
  promoted: string
  /** The log's end at the primary when it was lost is not known to anyone; this is when the replicas last had all of it. */
  replicatedAt: number
  lostAt: number
  movedAt: number
}

/** A primary and two replicas, each with a disk of its own, behind one address. They lose their processes, connections, disk space and machines. */
export interface ChaosCluster {
  /** Leads to whichever server is the primary, as the Service `database-rw` of CloudNativePG. */
  url: string
  replication: Replication
  /** Address of the payment provider and the vendors, whose books do not depend on ours. */
  partiesUrl: string
  /** Why its disk cannot be filled; null if it can. */
  noDiskFault: string | null
  /** Immediate shutdown of the primary: the next start replays the log. */
  crash(): Promise<void>
  /** Starts the primary unless it runs, and waits until it accepts writes. */
  recover(): Promise<void>
  /** Ends all sessions of others. @returns their number */
  terminateBackends(): Promise<number>
  /** Takes every connection that is free. @returns gives them back */
  exhaustConnections(): Promise<() => Promise<void>>
  /** Takes the rest of the primary's disk. @returns frees it */
  fillDisk(): () => void
  /**
   * The primary's machine is gone: its connections are never answered or ended. After `detectMs` the replica that has most is promoted, and new
   * connections reach it.
   * @param cutMs asynchronous only: the replicas have been cut off for so long before
   */
  failOver(timing: { detectMs: number; cutMs: number }): Promise<Failover>
  /** The lost machine is back. @returns how it was fenced and follows again */
  returnLost(): Promise<string>
  stop(): Promise<void>
}

export async function startChaosCluster(
  replication: Replication,
  log: (line: string) => void = () => {},
): Promise<ChaosCluster> {
  const make = (name: string) => DatabaseMachine.make(name, { ...SETTINGS, ...REPLICATION }, log)
  const parties = await DatabaseMachine.make('parties', SETTINGS, log)
  const machines = [await make('database-1'), ...(await Promise.all(REPLICAS.map(make)))] as [
    DatabaseMachine,
    ...DatabaseMachine[],
  ]
  let [primary] = machines
  let lost: DatabaseMachine | undefined
  const proxies: FaultProxy[] = []
  const stop = async () => {
    await Promise.all(proxies.map((proxy) => proxy.close()))
    await Promise.all([...machines, parties].map((machine) => machine.remove()))
  }
  try {
    const partiesUrl = await (await parties.start()).ensureDatabase('playhouse')
    const direct = await (await primary.start()).ensureDatabase('playhouse')
    const [toPrimary, toLog] = [await startFaultProxy([primary.port]), await startFaultProxy([primary.port])]
    proxies.push(toPrimary, toLog)
    const urlAt = (port: number) => {
      const url = new URL(direct)
      url.port = String(port)
      return url.href
    }
    const url = urlAt(toPrimary.port)
    const { username, password } = new URL(direct)
    for (const machine of machines)
      machine.configure({
        primary_conninfo: `host=127.0.0.1 port=${toLog.port} user=${username} password=${password} application_name=${machine.name}`,
        ...(replication === 'synchronous' && {
          synchronous_standby_names: `ANY 1 (${machines
            .filter((one) => one !== machine)
            .map(({ name }) => `"${name}"`)
            .join(', ')})`,
        }),
      })
    // Now with the names of its replicas.
    const replicas = machines.slice(1)
    for (const replica of replicas) await replica.startAsReplica(primary, direct)
    await primary.stop()
    await primary.start()

    const recover = async () => {
      for (const until = Date.now() + LONGEST_WAIT_MS; Date.now() < until; await sleep(200)) {
        if (primary.hasEnded) await primary.start().catch((error: unknown) => log(String(error)))
        if (!primary.hasEnded && (await acceptsWrites(url))) return
      }
      throw new Error('The database did not come back.')
    }
    for (const { name } of replicas) await waitUntilFollowed(direct, name)
    return {
      url,
      replication,
      partiesUrl,
      noDiskFault: primary.noDiskFault,
      crash: () => primary.crash(),
      recover,
      terminateBackends: async () =>
        Number(
          (
            await ask<{ ended: string }>(
              url,
              `SELECT count(pg_terminate_backend(pid)) AS ended FROM pg_stat_activity
               WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'`,
            )
          )?.ended,
        ),
      async exhaustConnections() {
        const held: pg.Client[] = []
        for (;;) {
          const client = new pg.Client({ connectionString: url })
          client.on('error', () => {})
          try {
            await client.connect()
            held.push(client)
          } catch {
            break
          }
        }
        return async () => void (await Promise.all(held.map((client) => client.end().catch(() => {}))))
      },
      fillDisk: () => primary.fillDisk(),
      async failOver({ detectMs, cutMs }) {
        let replicatedAt = Date.now()
        if (replication === 'asynchronous') {
          toLog.loseTarget(TCP_USER_TIMEOUT_MS)
          await sleep(cutMs)
        }
        lost = primary
        const lostAt = Date.now()
        if (replication === 'synchronous') replicatedAt = lostAt
        toPrimary.loseTarget()
        toLog.loseTarget(TCP_USER_TIMEOUT_MS)
        await lost.losePower()
        await sleep(detectMs)
        const left = machines.filter((machine) => machine !== lost)
        const received = await Promise.all(left.map(({ port }) => receivedLog(urlAt(port))))
        const maximum = received.indexOf(received.reduce((a, b) => (a > b ? a : b)))
        primary = left[maximum] ?? primary
        await ask(urlAt(primary.port), 'SELECT pg_promote(wait => true)')
        for (const proxy of [toPrimary, toLog]) proxy.moveTo([primary.port])
        return { lost: lost.name, promoted: primary.name, replicatedAt, lostAt, movedAt: Date.now() }
      },
      async returnLost() {
        const machine = lost
        if (!machine) throw new Error('No machine was lost.')
        lost = undefined
        const told: string[] = []
        if (replication === 'synchronous') {
          // Nobody has told it: it takes itself for the primary.
          await machine.start()
          const answer = await commitWithin(urlAt(machine.port), COMMIT_MS)
          if (answer !== 'no answer') throw new Error(`The old primary answered a commit: ${answer}`)
          told.push('acknowledged no commit as the primary that it was')
          await machine.losePower()
        }
        // As CloudNativePG does before it starts PostgreSQL there. Its log may have forked off, so nobody may count it as a replica yet.
        machine.markAsReplica()
        await machine.start({ primary_conninfo: '' })
        const answer = await commitWithin(urlAt(machine.port), COMMIT_MS)
        if (!/during recovery/.test(answer)) throw new Error(`The old primary accepted a write: ${answer}`)
        told.push('refused writes')
        await machine.stop()
        await machine.startAsReplica(primary, urlAt(primary.port))
        await waitUntilFollowed(urlAt(primary.port), machine.name)
        return `${machine.name} ${told.join(', ')}, and follows as a new copy`
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function ask<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows[0]
  } finally {
    await client.end()
  }
}

/** Up to where a replica has the log. */
async function receivedLog(url: string): Promise<bigint> {
  const row = await ask<{ bytes: string }>(
    url,
    `SELECT greatest(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn()) - '0/0'::pg_lsn AS bytes`,
  )
  return BigInt(row?.bytes ?? 0)
}

async function waitUntilFollowed(url: string, replica: string): Promise<void> {
  for (const until = Date.now() + LONGEST_WAIT_MS; Date.now() < until; await sleep(200)) {
    const row = await ask(
      url,
      `SELECT FROM pg_stat_replication WHERE application_name = '${replica}' AND state = 'streaming'`,
    ).catch(() => undefined)
    if (row) return
  }
  throw new Error(`${replica} does not follow.`)
}

async function acceptsWrites(url: string): Promise<boolean> {
  return (await commitWithin(url, 2_000)) === 'committed'
}

/** Commits a row that nobody reads. @returns `committed`, `no answer`, or the error */
async function commitWithin(url: string, timeoutMs: number): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeoutMs })
  client.on('error', () => {})
  const late = sleep(timeoutMs, 'no answer', { ref: false })
  const committed = client
    .connect()
    .then(() => client.query(`SELECT pg_logical_emit_message(true, 'chaos', '')`))
    .then(
      () => 'committed',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
  const answer = await Promise.race([committed, late])
  if (answer === 'no answer')
    (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
  else await client.end().catch(() => {})
  return answer
}
