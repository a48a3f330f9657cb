import { type Database, openDatabase, withTransaction } from '@playhouse/postgres/database.ts'
import { bareEnvironment } from '@playhouse/testing/bare-environment.ts'
import { onServer, withAdmin } from '@playhouse/testing/database-server.ts'
import { IS_NIGHTLY } from '@playhouse/testing/every-night.ts'
import { sql } from 'drizzle-orm'
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBrand } from '../../apps/platform/src/db/brand/make-brand.ts'
import { migrateDatabase } from '../../apps/platform/src/db/migrate.ts'
import { addMember } from '../../apps/platform/src/domains/people/registration/add-member.ts'
import { NO_PASSWORD } from '../../apps/platform/src/lib/password.ts'
import { scratchDatabase } from '../../apps/platform/test/database.ts'
import { startTestServer } from '../../apps/platform/test/server.ts'
import {
  clearingOf,
  endTransfer,
  openShard,
  otherOf,
  receiveTransfer,
  requestTransfer,
  SHARDS,
  type ShardName,
  type Transfer,
  type Work,
} from './shard-transfers.fixture.ts'

const KILLS = IS_NIGHTLY ? 40 : 5
/** The driver makes this many in the time that it lives, or less. */
const TRANSFERS = KILLS * 60
const MEMBERS = 6
/** Each member's at first, in minor units: more than they send. */
const PAID_IN = 1_000_000_000n

let folder: string
let server: Awaited<ReturnType<typeof startTestServer>>
let scratch: Awaited<ReturnType<typeof scratchDatabase>>
let urls: Work['urls']
let databases: Record<ShardName, Database>
let members: Record<ShardName, number[]>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'playhouse-shards-'))
  ;[server, scratch] = await Promise.all([startTestServer(), scratchDatabase()])
  await withAdmin(server.adminUrl, async (admin) => void (await admin.query('create database south')))
  urls = { north: scratch.url, south: onServer(server.adminUrl, 'south') }
  await migrateDatabase(urls.south)
  databases = { north: openDatabase(urls.north), south: openDatabase(urls.south) }
  members = { north: await fillShard('north'), south: await fillShard('south') }
})
afterAll(async () => {
  for (const shard of SHARDS) await databases[shard].$client.end()
  await scratch.drop()
  await server.stop()
  rmSync(folder, { recursive: true })
})

/** @returns ids of members with money */
async function fillShard(shard: ShardName): Promise<number[]> {
  const database = databases[shard]
  await makeBrand(urls[shard])
  await openShard(database, shard)
  return withTransaction(database, async (tx) => {
    const ids: number[] = []
    for (let index = 0; index < MEMBERS; index += 1) {
      const username = `${shard}${index}`
      const added = await addMember(tx, {
        username,
        nickname: username,
        passwordHash: NO_PASSWORD,
        kind: 0,
        parent: undefined,
      })
      if (!added) throw new Error(`${username} could not be added.`)
      await tx.execute(sql`
        select post_transaction(${added.id}, 'ADMIN_CREDIT', 'paid-in', sha256('paid-in'), null,
          array[account_id(0, 'house:adjustments'), open_account(${added.id}, 'cash')], array[-${PAID_IN}::bigint, ${PAID_IN}::bigint])`)
      ids.push(added.id)
    }
    return ids
  })
}

/** A transfer by its number; one of seven goes to a member who does not exist. */
function transferOf(index: number): Transfer {
  const from = SHARDS[index % 2] ?? 'north'
  const sender = members[from][(index * 5) % MEMBERS] ?? 0
  const receiver = index % 7 === 3 ? 999_999 : (members[otherOf(from)][(index * 3) % MEMBERS] ?? 0)
  return { id: randomUUID(), from, sender, receiver, amount: String(1 + ((index * 37) % 10_000)) }
}

const isRefused = ({ receiver }: Transfer) => receiver === 999_999

/**
 * Drives what is not acknowledged yet until the process is killed after a random time, or has drained.
 * @returns its exit code; null if it was killed
 */
async function drive(
  requests: readonly Transfer[],
  acknowledged: Set<string>,
  isKilled: boolean,
): Promise<number | null> {
  const file = join(folder, 'work.json')
  writeFileSync(file, JSON.stringify({ urls, requests } satisfies Work))
  const fixture = new URL('shard-transfers.fixture.ts', import.meta.url).href
  const script = `
    import { readFileSync } from 'node:fs'
    import { driveTransfers } from ${JSON.stringify(fixture)}
    await driveTransfers(JSON.parse(readFileSync(${JSON.stringify(file)}, 'utf8')))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: bareEnvironment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  const lines = createInterface(child.stdout).on('line', (id) => acknowledged.add(id))
  const closed = once(lines, 'close')
  if (isKilled) {
    await Promise.race([once(child.stdout, 'data'), exit])
    await sleep(Math.random() * 150)
    child.kill('SIGKILL')
  }
  const [code] = (await exit) as [number | null]
  await closed
  return code
}

const numberOf = async (shard: ShardName, query: ReturnType<typeof sql>): Promise<bigint> => {
  const { rows } = await databases[shard].execute<{ value: bigint | null }>(query)
  return rows[0]?.value ?? 0n
}
const clearingSum = async (shard: ShardName) =>
  numberOf(
    shard,
    sql`select sum(amount)::bigint as value from ledger_entry join ledger_account account on account.id = account_id and account.member_id = 0
      where account.code = ${clearingOf(shard)}`,
  )
const waitingIn = (shard: ShardName) =>
  numberOf(shard, sql`select count(*) as value from shard_outbox where state = 'SENT'`)

/** Keys of the transfers' transactions, as often as they were posted. */
async function postedKeys(shard: ShardName): Promise<string[]> {
  const { rows } = await databases[shard].execute<{ key: string }>(
    sql`select idempotency_key as key from ledger_transaction where idempotency_key like 'shard:%' order by 1`,
  )
  return rows.map(({ key }) => key)
}

test('applies each transfer between two databases once when its process is killed at random moments', async () => {
  const transfers = Array.from({ length: TRANSFERS }, (_, index) => transferOf(index))
  const acknowledged = new Set<string>()
  const left = () => transfers.filter(({ id }) => !acknowledged.has(id))
  let interrupted = 0
  for (let kill = 0; kill < KILLS; kill += 1) {
    await drive(left(), acknowledged, true)
    if ((await waitingIn('north')) + (await waitingIn('south')) > 0n) interrupted += 1
  }
  // Otherwise the kills came too late to prove anything.
  expect(interrupted).toBeGreaterThan(KILLS / 3)
  expect(await drive(left(), acknowledged, false)).toBe(0)

  expect(left()).toEqual([])
  for (const shard of SHARDS) {
    const sent = transfers.filter(({ from }) => from === shard)
    const received = transfers.filter((transfer) => transfer.from !== shard && !isRefused(transfer))
    expect(await postedKeys(shard)).toEqual(
      [
        ...sent.map(({ id }) => `shard:${id}:out`),
        ...sent.filter(isRefused).map(({ id }) => `shard:${id}:return`),
        ...received.map(({ id }) => `shard:${id}:in`),
      ].toSorted(),
    )
    for (const id of members[shard]) {
      const expected = [
        PAID_IN,
        ...sent
          .filter((transfer) => transfer.sender === id && !isRefused(transfer))
          .map(({ amount }) => -BigInt(amount)),
        ...received.filter(({ receiver }) => receiver === id).map(({ amount }) => BigInt(amount)),
      ].reduce((sum, amount) => sum + amount, 0n)
      expect(
        await numberOf(shard, sql`select balance as value from ledger_account where code = ${`member:${id}:cash`}`),
      ).toBe(expected)
    }
    expect(await numberOf(shard, sql`select sum(amount)::bigint as value from ledger_entry`)).toBe(0n)
    expect(await waitingIn(shard)).toBe(0n)
  }
  expect((await clearingSum('north')) + (await clearingSum('south'))).toBe(0n)
})

test('shows in the clearing accounts what is on the way, until it has arrived or returned', async () => {
  const onTheWay = async () => (await clearingSum('north')) + (await clearingSum('south'))
  const [arriving, refused] = [transferOf(0), transferOf(10)]
  for (const transfer of [arriving, refused]) await requestTransfer(databases.north, transfer)
  expect(await onTheWay()).toBe(BigInt(arriving.amount) + BigInt(refused.amount))
  expect(await receiveTransfer(databases.south, arriving)).toBe(true)
  expect(await receiveTransfer(databases.south, refused)).toBe(false)
  expect(await onTheWay()).toBe(BigInt(refused.amount))
  await endTransfer(databases.north, arriving, true)
  await endTransfer(databases.north, refused, false)
  expect(await onTheWay()).toBe(0n)
})

test.each([
  ['that arrives', 0, true],
  ['that is refused', 10, false],
])(
  'answers every step of a transfer %s as the first time, and moves nothing more',
  async (_what, index, isAccepted) => {
    const transfer = transferOf(index)
    const receive = () => receiveTransfer(databases.south, transfer)
    await requestTransfer(databases.north, transfer)
    expect(await receive()).toBe(isAccepted)
    await endTransfer(databases.north, transfer, isAccepted)
    const before = [await postedKeys('north'), await postedKeys('south')]
    await requestTransfer(databases.north, transfer)
    expect(await Promise.all([receive(), receive()])).toEqual([isAccepted, isAccepted])
    await endTransfer(databases.north, transfer, isAccepted)
    expect([await postedKeys('north'), await postedKeys('south')]).toEqual(before)
  },
)
