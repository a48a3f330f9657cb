import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase, withTransaction } from '@playhouse/postgres/database.ts'
import { IS_NIGHTLY } from '@playhouse/testing/every-night.ts'
import { scratchDatabase } from '../../test/database.ts'
import { audit } from '../checks/audit.ts'
import { postAdjustment } from '../ledger/postings.ts'
import { eraseMember } from './erase-member.ts'
import { erasureObstacles } from './erasure-obstacles.ts'

const MEMBERS = 3

let database: Database
let url: string
let drop: () => Promise<void>
beforeAll(async () => {
  if (!IS_NIGHTLY) return
  ;({ url, drop } = await scratchDatabase({ template: 'world' }))
  database = openDatabase(url)
})
afterAll(async () => {
  if (!IS_NIGHTLY) return
  await database.$client.end()
  await drop()
})

/** Members with a long history against whose erasure nothing speaks but their money. */
async function busyMembers(): Promise<number[]> {
  const { rows } = await database.$client.query<{ id: number }>(`
    select id from member where kind = 0 and email is not null
    order by (select count(*) from round where member_id = id) desc limit 400`)
  const found: number[] = []
  for (const { id } of rows) {
    const obstacles = await erasureObstacles(database, id)
    if (obstacles.every(({ code }) => code === 'BALANCE_NOT_ZERO')) found.push(id)
    if (found.length === MEMBERS) break
  }
  return found
}

/** Takes the cash out. @returns whether that was all of the money */
async function takeOut(memberId: number): Promise<boolean> {
  const { rows } = await database.$client.query<{ balance: bigint }>(
    'select balance from ledger_account where member_id = $1 and code = $2',
    [memberId, `member:${memberId}:cash`],
  )
  const amount = rows[0]?.balance ?? 0n
  const debit = {
    memberId,
    type: 'ADMIN_DEBIT',
    amount,
    key: `out:${memberId}`,
    request: {},
    reference: 'out',
  } as const
  if (amount > 0n) await withTransaction(database, (tx) => postAdjustment(tx, debit))
  return (await erasureObstacles(database, memberId)).length === 0
}

test.runIf(IS_NIGHTLY)('erases members with a long history of play: every sum of the world holds', async () => {
  const members: number[] = []
  for (const id of await busyMembers()) if (await takeOut(id)) members.push(id)
  expect(members).not.toEqual([])
  for (const id of members) expect(await withTransaction(database, (tx) => eraseMember(tx, id))).toBe('ERASED')
  const lines: string[] = []
  await audit(url, (line) => lines.push(line))
  expect(lines.filter((line) => line.startsWith('FAILED'))).toEqual([])
})
