import { login } from '@playhouse/platform-api/session.ts'
import { eq, sql } from 'drizzle-orm'
import { openTrial, type TrialPlatform } from '../../../app.fixture.ts'
import { deposit } from '../../../db/tables/cashier.ts'
import { liveEvent } from '../../../db/tables/live.ts'
import { member } from '../../../db/tables/members.ts'
import { makeSmallWorld, PASSWORD } from '../../../small-world.fixture.ts'
import type { Database } from '@playhouse/postgres/database.ts'

/** A platform with a small world and a logged-in account. */
export async function openLimitsTrial(username = 'lan') {
  const trial = await openTrial({ template: 'empty', prepare: makeSmallWorld })
  return { trial, ...(await logIn(trial, username)) }
}

export async function logIn(trial: TrialPlatform, username: string) {
  const { token } = (await trial.call(login, { username, password: PASSWORD })).value
  const [found] = await trial.database.select({ id: member.id }).from(member).where(eq(member.username, username))
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

export async function eventsOf(database: Database, memberId: number, type: string): Promise<unknown[]> {
  const rows = await database
    .select({ event: liveEvent.event })
    .from(liveEvent)
    .where(sql`member_id = ${memberId} and type = ${type}`)
    .orderBy(liveEvent.id)
  return rows.map(({ event }) => event)
}
