// npm run restore:drill [-- --containers]: loses a platform's database and restores it to the second before a mistake, from a base backup and the archived
// log. Everything that members were told before is there, the mistake is not, and the books hold. Where Docker runs, the commands of
// docs/running.md are typed in containers as well; with --containers only that.
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@playhouse/testing/free-port.ts'
import { openDatabase } from '@playhouse/postgres/database.ts'
import { sql } from 'drizzle-orm'
import { audit } from '../apps/platform/src/checks/audit.ts'
import { migrateDatabase } from '../apps/platform/src/db/migrate.ts'
import { makeSmallWorld } from '../apps/platform/src/small-world.fixture.ts'
import { startKillable } from './integration/killed-process.fixture.ts'
import { startArchivedCluster } from './restore-drill/archived-cluster.ts'
import { drillInContainers, hasDocker } from './restore-drill/containers.ts'
import { openPlayer, prepareMembers } from './restore-drill/players.ts'

const MEMBERS = ['lan', 'minh', 'hoa'] as const
const ROUNDS = 30
/** The compose file has a minute; shorter here, so that the drill is. */
const ARCHIVE_SECONDS = 5

const began = performance.now()
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const tell = (line: string) => console.log(`${seconds(performance.now() - began).padStart(7)}  ${line}`)
const faults: string[] = []
const expectTrue = (holds: boolean, what: string) => {
  tell(`${holds ? 'OK    ' : 'FAILED'}  ${what}`)
  if (!holds) faults.push(what)
}

if (!process.argv.includes('--containers')) await drillInProcesses()
if (hasDocker()) await drillInContainers(tell, expectTrue)
else tell('Docker does not run here, so the commands of the document were not typed.')
if (faults.length > 0) {
  console.error(`\nFAILED: ${faults.length} expectations.`)
  process.exitCode = 1
} else console.log('\nOK: the drill succeeded.')

async function drillInProcesses(): Promise<void> {
  const cluster = await startArchivedCluster(ARCHIVE_SECONDS)
  const paymentsPort = await freePort()
  const paymentsUrl = `http://127.0.0.1:${paymentsPort}`
  const ENVIRONMENT = {
    PARTIES: 'vendors,payments',
    PAYMENTS_PORT: String(paymentsPort),
    PAYMENTS_URL: paymentsUrl,
    PAYMENTS_HOST: paymentsUrl,
    PAYMENTS_SECONDS: '0',
    HUMAN_CHECK: 'false',
    LOTTERY_DRAWS: 'false',
  }
  const ends: (() => Promise<void>)[] = [() => cluster.end()]
  try {
    await migrateDatabase(cluster.url)
    const database = openDatabase(cluster.url)
    await makeSmallWorld(database)
    await prepareMembers(database, MEMBERS)
    const main = await startKillable(cluster.url, ENVIRONMENT)
    ends.push(() => main.end())
    await main.start()
    const players = await Promise.all(MEMBERS.map((name) => openPlayer(main, name)))
    tell('The platform runs.')

    // The base backup is taken while members play.
    const [, ...first] = await Promise.all([cluster.takeBase(), ...players.map((player) => player.play(ROUNDS))])
    tell('A base backup was taken under load.')
    const second = await Promise.all(players.map((player) => player.play(ROUNDS)))
    const known = [...first, ...second]
    const rounds = known.flatMap((one) => one.rounds)
    const auditSeq = await lastAuditEntry()
    tell(`Acknowledged: ${rounds.length} rounds, ${known.length} deposits, ${known.length} withdrawals.`)
    await sleep(1_000)
    const { rows: clock } = await database.execute<{ now: Date }>(sql`select clock_timestamp() as now`)
    const target = new Date(clock[0]?.now ?? '')
    await sleep(1_000)

    await database.execute(sql`update member set password_hash = 'gone', email = null, mobile = null`)
    await database.execute(sql`truncate deposit cascade`)
    tell('The mistake: an update without a condition, and a truncated table.')
    const late = await players[0]?.bet()
    const archiveMs = await cluster.archived()
    await database.$client.end()
    await main.kill()
    const lost = performance.now()
    await cluster.crash()
    cluster.loseDisk()
    tell('The database and its disk are gone; base backup and archive are left.')

    const { status, output } = cluster.script('restore', target.toISOString())
    for (const line of output.trim().split('\n')) tell(line)
    if (status !== 0) throw new Error('The restore failed.')
    await cluster.start()
    const restored = cluster.url
    const replayed = performance.now()
    const again = await startKillable(restored, ENVIRONMENT)
    ends.push(() => again.end())
    await again.start()
    const back = await Promise.all(MEMBERS.map((name) => openPlayer(again, name)))
    const served = performance.now()
    tell(`Restored to ${target.toISOString()}; members log in again.`)

    const missing = (await Promise.all(back.map((player) => player.missing(known)))).flat()
    for (const fault of missing) tell(fault)
    expectTrue(missing.length === 0, 'Every acknowledged deposit, withdrawal and balance is there')
    const check = openDatabase(restored, { max: 1 })
    ends.push(() => check.$client.end())
    const { rows: found } = await check.execute<{ vendor_round_id: string }>(
      sql`select vendor_round_id from round where vendor_round_id in ${[...rounds, late]}`,
    )
    const ids = new Set(found.map((row) => row.vendor_round_id))
    expectTrue(
      rounds.every((id) => ids.has(id)),
      `All ${rounds.length} acknowledged rounds are there`,
    )
    expectTrue(late !== undefined && !ids.has(late), 'The round after the target is not')
    const { rows: damage } = await check.execute(
      sql`select from member where password_hash = 'gone' or username = 'lan' and email is null`,
    )
    expectTrue(damage.length === 0, 'The mistake is not')
    const { rows: entries } = await check.execute(sql`select from audit_entry where seq = ${auditSeq}`)
    expectTrue(auditSeq > 0n && entries.length === 1, `The audit log has its entry ${auditSeq}`)
    const lines: string[] = []
    expectTrue(
      await audit(restored, (line) => lines.push(line)),
      'world:check: every sum holds, and the audit log’s chain is unbroken',
    )
    for (const line of lines.filter((one) => one.startsWith('FAILED'))) tell(line)

    const now = await Promise.all(back.map((player) => player.play(1)))
    expectTrue(now.length === MEMBERS.length, 'Members deposit, play and withdraw on what was restored')

    console.log(`
RPO   ${seconds(archiveMs)} from the last acknowledgement until it was in the archive, with archive_timeout ${ARCHIVE_SECONDS} s.
RTO   ${seconds(served - lost)} from the loss until members logged in: ${seconds(replayed - lost)} to restore and replay, ${seconds(served - replayed)} to start.
      Small data: base backup and log are copied and replayed in proportion to their size.`)

    async function lastAuditEntry(): Promise<bigint> {
      const { rows } = await database.execute<{ seq: bigint }>(
        sql`select coalesce(max(seq), 0) as seq from audit_entry`,
      )
      return rows[0]?.seq ?? 0n
    }
  } finally {
    for (const end of ends.toReversed()) await end()
  }
}
