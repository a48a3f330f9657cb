import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '@playhouse/testing/free-port.ts'
import { IS_NIGHTLY } from '@playhouse/testing/every-night.ts'
import { replaceClock } from '@playhouse/testing/postgres-clock.ts'
import { databaseAccount } from '../../../db/embedded-account.ts'
import { clusterFolder } from '../../../db/embedded-folder.ts'
import { type EmbeddedPostgres, removeEmbeddedPostgres, startEmbeddedPostgres } from '../../../db/embedded.ts'
import { type LotteryHarness, openLottery } from './lottery.fixture.ts'

const CRASHES = 100
const MEMBERS = 40
/** Tickets of each member in each draw; together they are three buckets. */
const TICKETS = 16
/** After a draw's next step begins. */
const CRASH_WITHIN_MS = 600
/** Writes that are not flushed when the server is killed are lost, and that is a lot: nothing but a waiting commit flushes. */
const SETTINGS = { fsync: 'off', full_page_writes: 'off', wal_writer_delay: '10s', wal_writer_flush_after: '1GB' }

let dataDir: string
let port: number
let server: EmbeddedPostgres
let lot: LotteryHarness
beforeAll(async () => {
  if (!IS_NIGHTLY) return
  dataDir = mkdtempSync(join(tmpdir(), 'playhouse-test-'))
  port = await freePort()
  server = await startEmbeddedPostgres({ dataDir, port, settings: SETTINGS })
  await replaceClock(server.url('postgres'))
  vi.stubEnv('TEST_POSTGRES_URL', server.url('postgres'))
  lot = await openLottery()
})
afterAll(async () => {
  if (!IS_NIGHTLY) return
  await lot?.close()
  vi.unstubAllEnvs()
  await server?.stop()
  removeEmbeddedPostgres(dataDir)
})

/** Ends the whole server at once, so that nobody flushes what is in its memory, and starts it again. */
async function crash(): Promise<void> {
  const [pid = ''] = readFileSync(join(clusterFolder(dataDir, databaseAccount()), 'postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(pid), 'SIGSTOP')
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', pid], { encoding: 'utf8' }).split('\n').filter(Boolean)
  for (const child of children) process.kill(Number(child), 'SIGKILL')
  process.kill(Number(pid), 'SIGKILL')
  await server.ended
  server = await startEmbeddedPostgres({ dataDir, port, settings: SETTINGS })
}

/** Rows that paying writes, which only a crash takes back. */
async function countWritten(): Promise<number> {
  const { rows } = await lot.harness.database.execute<{ count: number }>(
    sql`select count(*)::integer as count from lottery_win`,
  )
  return rows[0]?.count ?? 0
}

/** Waits until another bucket is paid, whose commit is not on disk for a moment, or until none is left to pay. */
async function untilWritten(): Promise<void> {
  const before = await countWritten()
  for (const until = Date.now() + CRASH_WITHIN_MS; Date.now() < until && (await countWritten()) === before;)
    await sleep(2)
}

test.runIf(IS_NIGHTLY)(
  'pays and records each ticket once, however often the database loses what it has not flushed',
  { timeout: 900_000 },
  async () => {
    const { database } = lot.harness
    const members: number[] = []
    for (let n = 0; n < MEMBERS; n += 1) members.push(await lot.player(100_000_000))
    let tickets = 0
    let lost = 0
    for (let crashes = 0; crashes < CRASHES;) {
      const [draw] = await lot.draws('VN_SOUTH_1M')
      if (!draw) throw new Error('There is no draw.')
      for (let n = 0; n < TICKETS; n += 1, tickets += MEMBERS)
        await Promise.all(
          members.map((member, index) =>
            lot.buy(member, draw, [{ betType: 'DE', picks: [(index * TICKETS + n) % 100], units: 1_000 }]),
          ),
        )
      await lot.passShow(draw.id)
      while ((await lot.getDraw(draw.id)).state !== 'SETTLED') {
        const running = lot.run().catch(() => {})
        if (crashes % 2 === 0) await sleep(Math.random() * CRASH_WITHIN_MS)
        else await untilWritten()
        const written = await countWritten()
        await crash()
        await running
        crashes += 1
        if ((await countWritten()) < written) lost += 1
      }
    }
    // Some crashes must have lost writes, or the test shows nothing.
    expect(lost).toBeGreaterThan(CRASHES / 6)
    const { rows } = await database.execute(sql`
      select (select count(*) from round)::integer as rounds, (select sum(amount) from lottery_win)::bigint as won,
        (select sum(payout) from round)::bigint as recorded,
        (select sum(entry.amount) from ledger_transaction paid join ledger_entry entry on entry.transaction_id = paid.id
          and entry.member_id = paid.member_id and entry.balance_after is not null where paid.type = 'PAYOUT')::bigint as paid`)
    const [books] = rows as { rounds: number; won: bigint; recorded: bigint; paid: bigint }[]
    expect(books).toEqual({ rounds: tickets, won: books?.won, recorded: books?.won, paid: books?.won })
    expect(books?.won).toBeGreaterThan(0n)
    expect(await lot.faults()).toEqual([])
  },
)
