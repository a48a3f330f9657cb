import { DEMO_KIND_CODE } from '@playhouse/shared/account-kinds.ts'
import { and, eq, lte, sql } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { memberMission, missionWatch } from '../../db/tables/missions.ts'
import { type DueWork, eachDue, retryTime } from '../../jobs/due-rows.ts'
import { brandDay } from '../../ledger/brand-day.ts'
import { addDays, lastClosedDay } from '../records/record-range.ts'
import { updateScores } from './scores.ts'
import { currentMissions, publishMissions, updateStandings } from './standings.ts'

const AT_A_TIME = 100

/**
 * Notes missions that were reached, so that badges show them, ends those that nobody has claimed in time, and keeps the scores of
 * leaderboards.
 */
export const dueMissions: DueWork = {
  name: 'missions',
  // Everybody who plays is looked at.
  everyMs: 5_000,
  run: async (database, closing) =>
    (await watchMissions(database, new Date(), closing)) + (await expireMissions(database)),
}

/** Looks at members with rounds that were settled since the last time, on days that are not closed. @returns how many */
export async function watchMissions(
  database: Database,
  now = new Date(),
  closing = new AbortController().signal,
): Promise<number> {
  const from = addDays(lastClosedDay(now), 1)
  const { rows } = await database.execute<{ memberId: number }>(sql`
    select day.member_id as "memberId" from member_day day
    join member on member.id = day.member_id and member.kind <> ${DEMO_KIND_CODE}
    left join mission_watch seen on seen.member_id = day.member_id
    where day.day between ${from}::date and ${brandDay(now)}::date and coalesce(seen.retry_at <= now(), true)
    group by day.member_id, seen.seen_day, seen.seen_rounds
    having sum(day.rounds) > 0 and (seen.seen_day, seen.seen_rounds) is distinct from (${from}::date, sum(day.rounds)::integer)
    order by day.member_id limit ${AT_A_TIME}`)
  if (rows.length === 0) return 0
  const due = rows
  return eachDue(database, closing, {
    most: AT_A_TIME,
    nameOf: ({ memberId }) => `missions of member ${memberId}`,
    take: async () => due.splice(0, 1),
    work: (tx, [{ memberId }]) => watch(tx, memberId, from, now),
    postpone: (tx, { memberId }) =>
      tx
        .insert(missionWatch)
        .values({ memberId, retryAt: retryTime() })
        .onConflictDoUpdate({ target: missionWatch.memberId, set: { retryAt: retryTime() } }),
  })
}

async function watch(tx: Transaction, memberId: number, from: string, now: Date): Promise<void> {
  await tx.insert(missionWatch).values({ memberId }).onConflictDoNothing()
  await tx.select().from(missionWatch).where(eq(missionWatch.memberId, memberId)).for('update')
  // Before the play is read: what settles in between is looked at next time.
  const { rows } = await tx.execute<{ rounds: number }>(sql`
    select coalesce(sum(rounds), 0)::integer as rounds from member_day
    where member_id = ${memberId} and day between ${from}::date and ${brandDay(now)}::date`)
  await updateStandings(tx, memberId, await currentMissions(tx, now), now)
  await updateScores(tx, memberId)
  await tx
    .update(missionWatch)
    .set({ seenDay: from, seenRounds: rows[0]?.rounds ?? 0, retryAt: null })
    .where(eq(missionWatch.memberId, memberId))
}

/** Ends rewards whose time is over, and corrects the members' badges. @returns how many */
export function expireMissions(database: Database, now = new Date()): Promise<number> {
  return withTransaction(database, async (tx) => {
    const due = await tx
      .select()
      .from(memberMission)
      .where(and(eq(memberMission.state, 'REACHED'), lte(memberMission.nextActionAt, now)))
      .orderBy(memberMission.memberId)
      .limit(AT_A_TIME)
      .for('update', { skipLocked: true })
    for (const { memberId, missionId, period, version } of due)
      await tx
        .update(memberMission)
        .set({ state: 'EXPIRED', version: version + 1, nextActionAt: null })
        .where(
          and(
            eq(memberMission.memberId, memberId),
            eq(memberMission.missionId, missionId),
            eq(memberMission.period, period),
          ),
        )
    for (const memberId of new Set(due.map((row) => row.memberId))) await publishMissions(tx, memberId, 0, now)
    return due.length
  })
}
