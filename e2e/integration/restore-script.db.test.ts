import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setTimeout as sleep } from 'node:timers/promises'
import { machineNow } from '@playhouse/testing/test-clock.ts'
import { type ArchivedCluster, startArchivedCluster } from '../restore-drill/archived-cluster.ts'

let cluster: ArchivedCluster
/** When only the notes up to it had been written. */
const moments = new Map<string, string>()
beforeAll(async () => {
  // No segment is archived before it is full, so that what is restored here is in the stopped server's folder.
  cluster = await startArchivedCluster(0)
  await query('CREATE TABLE note (text text NOT NULL)')
  await cluster.takeBase()
  await sleep(1_000)
})
afterAll(() => cluster.end())

async function query(text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: cluster.url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

async function write(text: string): Promise<void> {
  await query(`INSERT INTO note VALUES ('${text}')`)
  await sleep(200)
  // PostgreSQL's log has the machine's time.
  moments.set(text, new Date(machineNow()).toISOString())
  await sleep(200)
}
/** Until the restored server accepts writes, which it does once it has left recovery. */
const notes = async () => {
  await expect.poll(() => query('SHOW transaction_read_only')).toEqual([{ transaction_read_only: 'off' }])
  return (await query('SELECT text FROM note')).map(({ text }) => text)
}
const restore = (note: string) => cluster.script('restore', moments.get(note) ?? '')

test('a killed server’s own log is used, so that its last minute is not lost', async () => {
  await write('first')
  await write('second')
  await write('mistake')
  await cluster.crash()
  const { status, output } = restore('second')
  expect(output).toMatch(/Took 0{7}1\w{16} of \S+, which was not archived/)
  expect(output).toMatch(/Restored .* What was there is in \S+\.before-/)
  expect(status).toBe(0)
  await cluster.start()
  expect(await notes()).toEqual(['first', 'second'])
})

test('a moment before an earlier restore is on the timeline of then', async () => {
  await write('third')
  await cluster.crash()
  const { status, output } = restore('first')
  expect(status, output).toBe(0)
  await cluster.start()
  expect(await notes()).toEqual(['first'])
})

test('a moment after an earlier restore is on the timeline that the restore began', async () => {
  await write('fourth')
  await write('fifth')
  await cluster.stop()
  const { status, output } = restore('fourth')
  expect(status, output).toBe(0)
  await cluster.start()
  expect(await notes()).toEqual(['first', 'fourth'])
})

test.each([
  ['2099-01-01 00:00:00 +0000', /The log ends before .*The last moment that can be restored is 20.*latest/],
  ['2020-01-01 00:00:00 +0000', /No base backup from which 2020.* can be reached ended before it/],
  ['2026-11-25 10:41:07', /Say a time with its zone/],
  ['yesterday:morningZ', /Not a time/],
])('%s is refused, and nothing is replaced', async (moment, reason) => {
  const { status, output } = cluster.script('check', moment)
  expect(status).toBe(1)
  expect(output).toMatch(reason)
})

test('a moment that the replayed log does not reach is refused with the last one in it, and nothing is replaced', async () => {
  await write('sixth')
  // Written to the log, but no transaction, so that only the replay shows where they end.
  await query('CHECKPOINT')
  await cluster.crash()
  const { status, output } = restore('sixth')
  expect(output).toMatch(/its last transaction is of 20\d\d-.*Nothing was replaced/)
  expect(status).toBe(1)
  await cluster.start()
  expect(await notes()).toEqual(['first', 'fourth', 'sixth'])
})

test('after an interrupted restore, the same command restores', async () => {
  await cluster.stop()
  cluster.interruptRestore()
  const { status, output } = restore('fourth')
  expect(status, output).toBe(0)
  await cluster.start()
  expect(await notes()).toEqual(['first', 'fourth'])
})
