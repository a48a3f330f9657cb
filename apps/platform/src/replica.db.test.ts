import { type Database, openDatabase } from '@playhouse/postgres/database.ts'
import { ReplicaReads } from '@playhouse/postgres/replica-reads.ts'
import { isMoneyRead, isRead, type Endpoint } from '@playhouse/platform-api/endpoint.ts'
import * as records from '@playhouse/platform-api/records.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ReplicatedCluster, startReplicatedCluster } from '../test/replicated-cluster.ts'
import { openTestPlatform, type TestPlatform } from './app.fixture.ts'
import { migrateDatabase } from './db/migrate.ts'
import { makeReportingRole } from './db/reporting-role.ts'
import { dayAgo, getId, moment, play } from './domains/engagement/records/records.fixture.ts'
import { rollUp } from './domains/engagement/records/roll-up.ts'
import { PlatformMetrics } from './observability/metrics.ts'
import { openTestOffice } from './office/office.fixture.ts'
import { REPORT_ENDPOINTS } from './request/report-reads.ts'
import { makeSmallWorld, PASSWORD } from './small-world.fixture.ts'

/** The replica shows a commit so much later: what a read does not wait for, it does not see. */
const DELAY_MS = 100
const WAIT_MS = 1_000
const COOL_DOWN_MS = 300

let cluster: ReplicatedCluster
let primary: Database
/** Outside the platform, to make the replica misbehave. */
let standby: pg.Pool
let replica: ReplicaReads
let metrics: PlatformMetrics
/** Over the primary with and without the replica. */
let platform: TestPlatform
let alone: TestPlatform
const tokens: Record<string, string> = {}
let lan = 0

beforeAll(async () => {
  cluster = await startReplicatedCluster({
    recovery_min_apply_delay: `${DELAY_MS}ms`,
    max_standby_streaming_delay: '500ms',
  })
  await migrateDatabase(cluster.primaryUrl)
  primary = openDatabase(cluster.primaryUrl)
  standby = new pg.Pool({ connectionString: cluster.replicaUrl })
  standby.on('error', () => {})
  replica = new ReplicaReads(primary, { url: cluster.replicaUrl, waitMs: WAIT_MS, coolDownMs: COOL_DOWN_MS })
  metrics = new PlatformMetrics()
  const world = { template: 'empty', url: cluster.primaryUrl } as const
  platform = await openTestPlatform({ ...world, prepare: makeSmallWorld, replica, metrics })
  alone = await openTestPlatform(world)
  for (const username of ['agenta', 'lan'])
    tokens[username] = (await platform.call(login, { username, password: PASSWORD })).value.token
  lan = await getId(primary, 'lan')
  for (const [days, stake, payout] of [
    [12, '100', '250'],
    [1, '70', '0'],
    [0, '30', '45'],
  ] as const)
    await bet(moment(days, '00:00:01'), stake, payout)
})
afterAll(async () => {
  await platform.close()
  await alone.close()
  await replica.close()
  await standby.end()
  await primary.$client.end()
  await cluster.end()
})
// A test that leaves the replica out for now would decide the next one.
beforeEach(() => backOnReplica())

const bet = (at: Date, stake: string, payout: string) => play(primary, { memberId: lan, nodeId: 1, at, stake, payout })

/** Reads until now by server and reason, such as `primary behind`. */
async function counted(): Promise<Record<string, number>> {
  const text = await metrics.registry.getSingleMetricAsString('playhouse_report_reads_total')
  const lines = text.matchAll(/^playhouse_report_reads_total\{source="(\w+)",reason="(\w+)"\} (\d+)/gm)
  return Object.fromEntries([...lines].map(([, source, reason, count]) => [`${source} ${reason}`, Number(count)]))
}

/** Runs `work` and counts its reads by server and reason, and its statements by server. */
async function observed<T>(work: () => Promise<T>) {
  const before = await counted()
  const statements = { primary: 0, replica: 0 }
  const { port } = new URL(cluster.replicaUrl)
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function observing(this: pg.Client, ...args: Parameters<typeof query>) {
    statements[String(this.port) === port ? 'replica' : 'primary'] += 1
    return query.apply(this, args)
  } as typeof query
  let result: T
  try {
    result = await work()
  } finally {
    pg.Client.prototype.query = query
  }
  const reads = Object.fromEntries(
    Object.entries(await counted())
      .map(([name, count]) => [name, count - (before[name] ?? 0)] as const)
      .filter(([, count]) => count > 0),
  )
  return { result, reads, statements }
}

const RANGE = () => ({ from: dayAgo(20), to: dayAgo(0) })
const history = async () =>
  (await platform.call(records.betHistory, RANGE() as never, { token: tokens['lan'] ?? '' })).value
const backOnReplica = async () => {
  await expect
    .poll(async () => (await observed(() => replica.read(isReplica))).reads, { interval: 50 })
    .toEqual({ 'replica none': 1 })
}
const isReplica = async (database: Database) =>
  (await database.execute<{ is: boolean }>(sql`select pg_is_in_recovery() as is`)).rows[0]?.is

describe('a replica that follows', () => {
  test('answers every declared endpoint as the primary does, which reads only the session and its position', async () => {
    await rollUp(primary, lan)
    await rollUp(primary, await getId(primary, 'agenta'))
    const { list } = await history()
    const moves = await alone.call(records.accountTransactions, RANGE() as never, { token: tokens['lan'] ?? '' })
    const own: Record<string, object> = {
      betDetail: { betId: list[0]?.betId },
      transactionDetail: { transactionId: moves.value.list[0]?.transactionId },
      downline: { account: 'lan' },
    }
    for (const endpoint of REPORT_ENDPOINTS) {
      const input = { ...RANGE(), lines: 3, ...own[endpoint.name] } as never
      const options = { token: tokens[endpoint.access === 'agent' ? 'agenta' : 'lan'] ?? '' }
      const expected = await alone.call<Endpoint>(endpoint, input, options)
      const { result, reads, statements } = await observed(() => platform.call<Endpoint>(endpoint, input, options))
      expect(result.status, endpoint.name).toBe(200)
      expect(result.body, endpoint.name).toEqual(expected.body)
      expect(reads, endpoint.name).toEqual({ 'replica none': 1 })
      expect(statements.primary, endpoint.name).toBe(2)
      expect(statements.replica, endpoint.name).toBeGreaterThan(1)
    }
  })

  test('receives only reads, and none of money', () => {
    for (const endpoint of REPORT_ENDPOINTS) {
      expect(isRead(endpoint), endpoint.name).toBe(true)
      expect(isMoneyRead(endpoint), endpoint.name).toBe(false)
    }
  })

  test('has the bet in the report right after it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { totalCount } = await history()
      await bet(new Date(), '10', '0')
      const { result, reads } = await observed(history)
      expect(result.totalCount).toBe(totalCount + 1)
      expect(reads).toEqual({ 'replica none': 1 })
    }
  })

  test('writes files of records and of a member’s data as the primary does', async () => {
    const fetched = async (harness: TestPlatform, made: Promise<{ value: { path: string } }>) =>
      (await harness.app.inject({ url: (await made).value.path })).body
    const file = (harness: TestPlatform) =>
      fetched(
        harness,
        harness.call(records.recordFile, { report: 'bets', ...RANGE() } as never, { token: tokens['lan'] ?? '' }),
      )
    const data = (harness: TestPlatform) =>
      fetched(harness, harness.call(records.memberDataFile, { password: PASSWORD }, { token: tokens['lan'] ?? '' }))
    const bets = await observed(() => file(platform))
    expect(bets.result).toBe(await file(alone))
    expect(bets.reads).toEqual({ 'replica none': 1 })
    expect(bets.statements.replica).toBeGreaterThan(1)
    const all = await observed(() => data(platform))
    expect(Object.keys((JSON.parse(all.result) as { tables: object }).tables)).toEqual(
      Object.keys((JSON.parse(await data(alone)) as { tables: object }).tables),
    )
    expect(all.result).toContain('"lan"')
    expect(all.reads).toEqual({ 'replica none': 1 })
    expect(all.statements.replica).toBeGreaterThan(20)
  })

  test('answers searches of the back office, and no page on which operators decide', async () => {
    const office = await openTestOffice({ database: { url: cluster.primaryUrl }, replica })
    const anna = await office.logIn('anna')
    for (const path of ['/members?q=lan', '/audit', '/audit.json', '/reports', '/reports/games', '/reports.csv']) {
      const { result, reads } = await observed(() => anna.get(path))
      expect(result.status, path).toBe(200)
      expect(reads, path).toEqual({ 'replica none': 1 })
    }
    for (const path of ['/protection', `/members/${lan}`])
      expect((await observed(() => anna.get(path))).statements.replica, path).toBe(0)
    await office.close()
  })

  test('has the views for reports, and the role that reads them', async () => {
    const { name, password } = await makeReportingRole(cluster.primaryUrl)
    // The role reaches the replica with its delay.
    let client = new pg.Client()
    await expect
      .poll(async () => {
        client = new pg.Client(Object.assign(new URL(cluster.replicaUrl), { username: name, password }).href)
        return client.connect().then(
          () => true,
          () => false,
        )
      })
      .toBe(true)
    expect((await client.query('SELECT day FROM reporting.house_days')).rowCount).toBeGreaterThan(1)
    await expect(client.query('SELECT FROM member')).rejects.toThrow('permission denied')
    await client.end()
  })

  test('leaves the first page of a day, which stores sums, to the primary, and the next ones not', async () => {
    await primary.execute(sql`delete from record_rollup`)
    await primary.execute(sql`delete from member_game_day`)
    await primary.execute(sql`delete from member_movement_day`)
    const first = await observed(history)
    expect(first.reads).toEqual({ 'primary writes': 1 })
    const second = await observed(history)
    expect(second.reads).toEqual({ 'replica none': 1 })
    expect(second.result).toEqual(first.result)
  })

  test('answers a query that is sent only when it is awaited', async () => {
    const read = () => replica.read((database) => database.execute(sql`select pg_is_in_recovery() as is`))
    expect((await read()).rows).toEqual([{ is: true }])
  })

  test('passes refusals on without a second try', async () => {
    const call = () => platform.call(records.betDetail, { betId: '999999999' }, { token: tokens['lan'] ?? '' })
    const { result, reads } = await observed(call)
    expect(result.body).toMatchObject({ errorCode: 'record.not.found' })
    expect(reads).toEqual({ 'replica none': 1 })
  })
})

test('leaves a read to the primary that is cancelled for what the replica has to replay', async () => {
  await primary.execute(sql`create table contended ()`)
  const running = replica.read(async (database) => {
    await database.execute(sql`select from contended`)
    const { rows } = await database.execute<{ is: boolean }>(sql`
      select pg_is_in_recovery() as is, case when pg_is_in_recovery() then pg_sleep(60)::text end, (select count(*) from contended)`)
    return rows[0]?.is
  })
  const sleeps = `select from pg_stat_activity where wait_event = 'PgSleep'`
  const { result, reads } = await observed(async () => {
    await expect.poll(async () => (await standby.query(sleeps)).rowCount, { interval: 20 }).toBe(1)
    await primary.execute(sql`drop table contended`).catch(() => {})
    await primary.execute(sql`create table contended ()`)
    return running
  })
  expect(result).toBe(false)
  expect(reads).toEqual({ 'primary conflict': 1 })
  // The next one is tried again at once.
  expect((await observed(() => replica.read(isReplica))).reads).toEqual({ 'replica none': 1 })
})

describe('a replica that fails', () => {
  const lag = async () => /^playhouse_replica_lag_seconds (\S+)$/m.exec(await metrics.registry.metrics())?.[1]

  test('is not waited for longer than the bound, nor again until it has caught up', async () => {
    expect(await lag()).toBe('0')
    const { totalCount } = await history()
    await standby.query('select pg_wal_replay_pause()')
    try {
      await bet(new Date(), '10', '0')
      const began = performance.now()
      const first = await observed(history)
      expect(first.reads).toEqual({ 'primary behind': 1 })
      expect(first.result.totalCount).toBe(totalCount + 1)
      expect(performance.now() - began).toBeGreaterThan(WAIT_MS - 100)
      const second = await observed(history)
      expect(second.reads).toEqual({ 'primary behind': 1 })
      expect(second.statements.replica).toBe(0)
      expect(Number(await lag())).toBeGreaterThan(0)
    } finally {
      await standby.query('select pg_wal_replay_resume()')
    }
    await backOnReplica()
    const { result, reads } = await observed(history)
    expect(reads).toEqual({ 'replica none': 1 })
    expect(result.totalCount).toBe(totalCount + 1)
  })

  test('is left out while it is gone, and read again when it is back', async () => {
    const before = await history()
    await cluster.stopReplica()
    try {
      const first = await observed(history)
      expect(first.reads).toEqual({ 'primary unreachable': 1 })
      expect(first.result).toEqual(before)
      const second = await observed(history)
      expect(second.reads).toEqual({ 'primary unreachable': 1 })
      expect(second.statements.replica).toBe(0)
      expect(await lag()).toBeUndefined()
    } finally {
      await cluster.startReplica()
    }
    await backOnReplica()
    expect(await history()).toEqual(before)
  })

  test('is a primary: what it has may be of another history', async () => {
    const other = new ReplicaReads(primary, { url: cluster.primaryUrl, waitMs: WAIT_MS })
    const reads: string[] = []
    other.onRead = (source, reason) => reads.push(`${source} ${reason}`)
    expect(await other.read(isReplica)).toBe(false)
    expect(reads).toEqual(['primary promoted'])
    await other.close()
  })

  test('hangs: its connections are given up in time', async () => {
    const { rows } = await standby.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'playhouse' and pid <> pg_backend_pid()`,
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { pid } of rows) process.kill(pid, 'SIGSTOP')
    try {
      expect((await observed(history)).reads).toEqual({ 'primary unreachable': 1 })
    } finally {
      for (const { pid } of rows) process.kill(pid, 'SIGCONT')
    }
  })

  test('is logged once when it fails and once when it is back', () => {
    const lines = platform
      .logged()
      .split('\n')
      .filter((line) => /answers reports/.test(line))
    const states = lines.map((line) => (JSON.parse(line) as { reason?: string }).reason ?? 'back')
    expect(states.filter((_, index) => index < 4)).toEqual(['behind', 'back', 'unreachable', 'back'])
  })
})
