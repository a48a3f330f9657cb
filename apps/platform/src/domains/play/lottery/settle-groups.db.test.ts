import { openDatabase, withTransaction } from '@playhouse/postgres/database.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dueDraws } from './draw-machine.ts'
import { type LotteryHarness, openLottery } from './lottery.fixture.ts'
import { findCoveringTickets } from './covering.ts'
import { dueBuckets, dueRecordings, takeRecordings } from './settle.ts'

const OPEN = new AbortController().signal
const MEMBERS = 4
const STAKE = 1_000

let lot: LotteryHarness
beforeAll(async () => {
  lot = await openLottery()
})
afterAll(() => lot.close())

/** Three buckets whose winners are paid. @returns the draw's id */
async function payThreeBuckets(): Promise<{ id: bigint; members: number[] }> {
  const sold = await openThreeBuckets()
  await dueBuckets().run(lot.harness.database, OPEN)
  return sold
}

async function openThreeBuckets(): Promise<{ id: bigint; members: number[] }> {
  const { database } = lot.harness
  const [draw] = await lot.draws('VN_SOUTH_1M')
  if (!draw) throw new Error('There is no draw.')
  const members: number[] = []
  for (let n = 0; n < MEMBERS; n += 1) {
    const member = await lot.player(10_000_000)
    // All numbers: each member wins, and has a ticket that loses.
    await lot.buy(member, draw, [
      { betType: 'DE', picks: Array.from({ length: 100 }, (_, pick) => pick), units: STAKE },
    ])
    await lot.buy(member, draw, [{ betType: 'DE', picks: [n], units: STAKE }])
    members.push(member)
  }
  const buckets = sql`from lottery_bucket where draw_id = ${draw.id}`
  await lot.passShow(draw.id)
  while ((await database.execute(sql`select ${buckets}`)).rowCount === 0) {
    await database.execute(sql`update lottery_draw set next_action_at = now() where id = ${draw.id}`)
    await dueDraws(lot.secrets).run(database, OPEN)
  }
  const [, second, , fourth] = members as [number, number, number, number]
  await database.execute(sql`update lottery_bucket set last_member = ${second - 1} where draw_id = ${draw.id}`)
  await database.execute(sql`
    insert into lottery_bucket (draw_id, version, bucket, first_member, last_member)
    values (${draw.id}, 1, 1, ${second}, ${fourth - 1}), (${draw.id}, 1, 2, ${fourth}, 2147483647)`)
  return { id: draw.id, members }
}

/** Transactions that wrote the rounds of a draw. */
async function recordingTransactions(id: bigint): Promise<number> {
  const { rows } = await lot.harness.database.execute<{ count: number }>(sql`
    select count(distinct xmin::text)::integer as count from round where vendor_round_id like ${`%.${id}`}`)
  return rows[0]?.count ?? 0
}

async function readRounds(id: bigint): Promise<number> {
  const { rows } = await lot.harness.database.execute<{ count: number }>(sql`
    select count(*)::integer as count from round where vendor_round_id like ${`%.${id}`}`)
  return rows[0]?.count ?? 0
}

test('records buckets together while an account of theirs is locked, and to the same books', async () => {
  const { database } = lot.harness
  const { id, members } = await payThreeBuckets()
  const holder = await database.$client.connect()
  await holder.query('begin')
  await holder.query('select from ledger_account where member_id = $1 for update', [members[0]])
  expect(await dueRecordings().run(database, OPEN)).toBe(3)
  await holder.query('rollback')
  holder.release()
  expect(await recordingTransactions(id)).toBe(1)
  expect(await readRounds(id)).toBe(MEMBERS * 2)
  await lot.run()
  expect((await lot.getDraw(id)).state).toBe('SETTLED')
  expect(await lot.faults()).toEqual([])
})

test('records buckets one by one where rebates are due, because they lock their members’ accounts', async () => {
  const { database } = lot.harness
  const { id, members } = await payThreeBuckets()
  // One per cent of each stake.
  await database.execute(sql`update lottery_entry set terms = terms || '/100' where draw_id = ${id}`)
  const { rows } = await database.execute<{ rebate: bigint }>(
    sql`select sum(lottery_rebate(stake, terms))::bigint as rebate from lottery_entry where draw_id = ${id} and member_id = ${members[0]}`,
  )
  const before = await lot.cash(members[0] ?? 0)
  expect(await dueRecordings().run(database, OPEN)).toBe(3)
  expect(await recordingTransactions(id)).toBe(3)
  expect(rows[0]?.rebate).toBeGreaterThan(0n)
  expect(await lot.cash(members[0] ?? 0)).toBe(before + Number(rows[0]?.rebate) / 10_000)
})

test('reads only the tickets of a bucket, however many the draw has', async () => {
  const { id } = await openThreeBuckets()
  const work = withTransaction(lot.harness.database, async (tx) => {
    await tx.execute(sql`
      insert into lottery_entry (member_id, ticket_id, draw_id, stake, terms, stop_when_won, demo)
      select 1000000 + n, 1000000 + n, ${id}, 1, '', false, false from generate_series(1, 30000) n`)
    await tx.execute(sql`
      insert into lottery_line (member_id, ticket_id, line, selection, amount, cost)
      select 1000000 + n, 1000000 + n, line, 'DE:1', 1, 1 from generate_series(1, 30000) n, generate_series(1, 5) line`)
    await tx.execute(sql`analyze lottery_entry, lottery_line`)
    const read = sql`select relname as table, seq_tup_read from pg_stat_xact_user_tables where relname in ('lottery_entry', 'lottery_line')`
    const { rows: before } = await tx.execute(read)
    expect((await findCoveringTickets(tx, { drawId: id, version: 1, bucket: 0 })).tickets).toHaveLength(2)
    await tx.execute(sql`select settle_lottery_bucket(${id}, 1::smallint, 0::smallint)`)
    await tx.execute(sql`update lottery_bucket set next_action_at = now() + interval '1 hour'`)
    await tx.execute(sql`update lottery_recording set next_action_at = now()`)
    expect(await takeRecordings(tx)).toMatchObject([{ bucket: 0 }])
    expect((await tx.execute(read)).rows).toEqual(before)
    throw new Error('Undo this.')
  })
  await expect(work).rejects.toThrow('Undo this.')
})

test.each([
  ['does not wait for the disk with its payouts', false, 'off'],
  ['waits for the disk where reports are read from a replica', true, 'on'],
])('%s', async (_, hasReplica, expected) => {
  const { database, config } = lot.harness
  const { id } = await openThreeBuckets()
  await database.execute(sql`create table commit_waits (setting text)`)
  await database.execute(sql`
    create function note_commit_wait() returns trigger language plpgsql as
      $$begin insert into commit_waits values (current_setting('synchronous_commit')); return null; end$$`)
  await database.execute(sql`
    create trigger note_commit_wait after update of state on lottery_bucket for each row execute function note_commit_wait()`)
  const { rows: named } = await database.execute<{ name: string }>(sql`select current_database() as name`)
  // Servers of tests never wait.
  await database.execute(sql`alter database ${sql.identifier(named[0]?.name ?? '')} set synchronous_commit = on`)
  const waiting = openDatabase(config.databaseUrl)
  try {
    await dueBuckets({ hasReplica }).run(waiting, OPEN)
    const { rows } = await database.execute(sql`select distinct setting from commit_waits`)
    expect(rows).toEqual([{ setting: expected }])
    await lot.run()
    expect((await lot.getDraw(id)).state).toBe('SETTLED')
  } finally {
    await waiting.$client.end()
    await database.execute(sql`drop table commit_waits cascade`)
    await database.execute(sql`drop function note_commit_wait() cascade`)
  }
})
