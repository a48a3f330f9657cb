import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Database, openDatabase } from '@playhouse/postgres/database.ts'
import { scratchDatabase } from '../../../../test/database.ts'
import { playExclusion } from '../../../db/tables/limits.ts'
import { member } from '../../../db/tables/members.ts'
import { memberMessage } from '../../../db/tables/messages.ts'
import { memberProfile } from '../../../db/tables/profile.ts'
import { rankLevel } from '../../../db/tables/ranks.ts'
import { getCash, createMemberWith, findLedgerFaults } from '../../../ledger/ledger.fixture.ts'
import * as postings from '../../../ledger/postings.ts'
import { giveBirthdayGifts } from './due-birthdays.ts'

const UNIT = 10_000n

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const scratch = await scratchDatabase()
  database = openDatabase(scratch.url)
  drop = scratch.drop
  await database
    .update(rankLevel)
    .set({ birthdayGift: 50n * UNIT })
    .where(eq(rankLevel.rank, 3))
})
afterAll(async () => {
  await database.$client.end()
  await drop()
})

async function born(birthday: string, { rank = 3, identityTier = 1 } = {}): Promise<number> {
  const memberId = await createMemberWith(database, 0n)
  await database.update(member).set({ rank }).where(eq(member.id, memberId))
  return confirm(memberId, birthday, identityTier)
}
async function confirm(memberId: number, birthday: string, identityTier = 1): Promise<number> {
  await database.insert(memberProfile).values({ memberId, birthday, identityTier })
  return memberId
}
/** At noon of the brand. */
const on = (day: string) => giveBirthdayGifts(database, new Date(`${day}T12:00:00+07:00`))

test('gives the gift of the rank on a confirmed birthday, once a year, and says so', async () => {
  const lan = await born('1990-05-17')
  const others = [
    await born('1990-05-18'),
    await born('1990-05-17', { identityTier: 0 }),
    await born('1990-05-17', { rank: 0 }),
  ]
  expect(await on('2027-05-16')).toBe(0)
  expect(await on('2027-05-17')).toBe(1)
  expect(await on('2027-05-17')).toBe(0)
  expect(await getCash(database, lan)).toBe(50n * UNIT)
  for (const other of others) expect(await getCash(database, other)).toBe(0n)
  const told = await database.select().from(memberMessage).where(eq(memberMessage.memberId, lan))
  expect(told).toMatchObject([{ template: 'rank.BIRTHDAY', params: { amount: '50.00' } }])
  expect(await on('2028-05-17')).toBe(1)
  expect(await findLedgerFaults(database)).toEqual([])
})

test('pays each member once when three processes find the same birthdays', async () => {
  const twins: number[] = []
  for (let count = 0; count < 12; count += 1) twins.push(await born('1992-08-08'))
  await Promise.all([on('2027-08-08'), on('2027-08-08'), on('2027-08-08')])
  for (const twin of twins) {
    expect(await getCash(database, twin)).toBe(50n * UNIT)
    expect(await database.$count(memberMessage, eq(memberMessage.memberId, twin))).toBe(1)
  }
  expect(await findLedgerFaults(database)).toEqual([])
})

test('gives all gifts of a day in one set, and the others if one cannot be given', async () => {
  const members = [await born('1993-03-03'), await born('1993-03-03'), await born('1993-03-03')]
  const posts = vi.spyOn(postings, 'postCredits')
  expect(await on('2027-03-03')).toBe(3)
  expect(posts.mock.calls.map(([, credits]) => credits.length)).toEqual([3])
  posts.mockRestore()
  const first = await born('1994-04-04')
  const row = { username: 'purse', nickname: 'purse', passwordHash: '', kind: 0, path: '0', rank: 3 }
  const [{ id: without } = { id: 0 }] = await database.insert(member).values(row).returning()
  await confirm(without, '1994-04-04')
  const last = await born('1994-04-04')
  await expect(on('2027-04-04')).rejects.toThrow(`the birthday gift of member ${without}`)
  for (const memberId of [...members, first, last]) expect(await getCash(database, memberId)).toBe(50n * UNIT)
  expect(await database.$count(memberMessage, eq(memberMessage.memberId, without))).toBe(0)
})

test('gives up to two days late, not to a member on a break, and on the 28th without a leap day', async () => {
  const late = await born('1991-12-31')
  const tooLate = await born('1991-12-30')
  expect(await on('2028-01-02')).toBe(1)
  expect(await on('2028-01-03')).toBe(0)
  expect(await getCash(database, late)).toBe(50n * UNIT)
  expect(await getCash(database, tooLate)).toBe(0n)
  const resting = await born('1991-06-01')
  await database.insert(playExclusion).values({ memberId: resting, kind: 'SELF_EXCLUSION', state: 'ACTIVE' })
  await database.execute(sql`select set_play_guard(${resting})`)
  expect(await on('2027-06-01')).toBe(0)
  await born('1992-02-29')
  expect(await on('2027-02-28')).toBe(1)
  expect(await on('2028-02-28')).toBe(0)
  expect(await on('2028-02-29')).toBe(1)
})
