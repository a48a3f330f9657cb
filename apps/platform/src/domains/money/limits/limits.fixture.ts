import { login } from '@playhouse/platform-api/session.ts'
import { eq, sql } from 'drizzle-orm'
import { openTestPlatform, type TestPlatform } from '../../../app.fixture.ts'
import { deposit } from '../../../db/tables/cashier.ts'
import { liveEvent } from '../../../db/tables/live.ts'
import { member } from '../../../db/tables/members.ts'
import { PASSWORD } from '../../../small-world.fixture.ts'
import type { Database } from '@playhouse/postgres/database.ts'

export async function openLimitsHarness(username = 'lan') {
  const harness = await openTestPlatform({ template: 'small' })
  return { harness, ...(await logIn(harness, username)) }
}

export async function logIn(harness: TestPlatform, username: string) {
  const { token } = (await harness.call(login, { username, password: PASSWORD })).value
  const [found] = await harness.database.select({ id: member.id }).from(member).where(eq(member.username, username))
  return { token, memberId: found?.id ?? 0 }
}

/** Converts whole units to minor ones. */
export const units = (amount: number) => BigInt(amount) * 10_000n

/** Inserts a pending or credited deposit. */
export async function addDeposit(
  database: Database,
  memberId: number,
  amount: bigint,
  { at = new Date(), state = 'CONFIRMED' }: { at?: Date; state?: 'CONFIRMED' | 'WAITING' | 'EXPIRED' } = {},
): Promise<void> {
  await database
    .insert(deposit)
    .values({ memberId, amount, channel: 'QR', state, createdAt: at, confirmedAt: state === 'CONFIRMED' ? at : null })
}

export async function getEvents(database: Database, memberId: number, type: string): Promise<unknown[]> {
  const rows = await database
    .select({ event: liveEvent.event })
    .from(liveEvent)
    .where(sql`member_id = ${memberId} and type = ${type}`)
    .orderBy(liveEvent.id)
  return rows.map(({ event }) => event)
}
