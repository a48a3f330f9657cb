import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { memberMission, missionWatch } from '../../../db/tables/missions.ts'
import { finishDays, firstOpenDay, hasOpenDay, openFrom } from '../../../jobs/daily-work.ts'
import { dueIf, type DueWork, eachDue, retryTime, takeMembers } from '../../../jobs/due-rows.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { LAST_CLOSED_DAY, lastClosedDay } from '../../../lib/record-range.ts'
import { updateScores } from './scores.ts'
import { currentMissions, publishMissions, updateStandings } from './standings.ts'

/** Members checked in one run: 200 a second, which is more than bet at once and leaves the database free for bets. */
const PAGE = 1_000

/** Members with rounds on some days that were not seen. */
const playedSince = ({ from, to }: { from: SQL; to: SQL }, after = 0) => sql`
  select day.member_id as "memberId" from member_day day
  join member on member.id = day.member_id and is_real_account(member.kind)
  left join mission_watch seen on seen.member_id = day.member_id
  where day.day between ${from} and ${to} and day.member_id > ${after}
    and coalesce(seen.retry_at <= now(), true)
  group by day.member_id, seen.seen_day, seen.seen_rounds
  having sum(day.rounds) > 0 and (seen.seen_day, seen.seen_rounds) is distinct from (${from}, sum(day.rounds)::integer)`

/**
 * Notes missions that were reached, so that badges show them, ends those that nobody has claimed in time, and keeps the scores of
 * leaderboards.
 */
export const dueMissions: DueWork = {
  name: 'missions',
  next: sql`select least((select min(next_action_at) from ${memberMission} where state = 'REACHED'),
    (${dueIf(sql`${hasOpenDay('missions', LAST_CLOSED_DAY)}
      or exists (${playedSince({ from: openFrom('missions', LAST_CLOSED_DAY), to: sql`brand_day(now())` })})`)}))`,
  // Every member who plays is checked.
  everyMs: 5_000,
  isBackground: true,
  run: async (database, closing) =>
    (await watchMissions(database, new Date(), closing)) + (await expireMissions(database, new Date(), closing)),
}

/** Looks at members with rounds that were settled since the last time, on days that are not done. @returns how many */
export async function watchMissions(
  database: Database,
  now = new Date(),
  closing = new AbortController().signal,
): Promise<number> {
  const closed = lastClosedDay(now)
  const from = await firstOpenDay(database, 'missions', closed)
  const read = async (tx: Transaction, after: number) => {
    const days = { from: sql`${from}::date`, to: sql`${brandDay(now)}::date` }
    const { rows } = await tx.execute<{ memberId: number }>(sql`${playedSince(days, after)} order by 1 limit ${PAGE}`)
    return rows
  }
  const count = await eachDue(database, closing, {
    maxRows: PAGE,
    getName: ({ memberId }) => `missions of member ${memberId}`,
    take: takeMembers(read),
    work: (tx, [{ memberId }]) => watch(tx, memberId, from, now),
    postpone: (tx, { memberId }) =>
      tx
        .insert(missionWatch)
        .values({ memberId, retryAt: retryTime() })
        .onConflictDoUpdate({ target: missionWatch.memberId, set: { retryAt: retryTime() } }),
  })
  const isWaiting = await database.$count(missionWatch, sql`${missionWatch.retryAt} > now()`)
  if (count < PAGE && !isWaiting && !closing.aborted) await finishDays(database, 'missions', closed)
  return count
}

async function watch(tx: Transaction, memberId: number, from: string, now: Date): Promise<void> {
  await tx.insert(missionWatch).values({ memberId }).onConflictDoNothing()
  await tx.select().from(missionWatch).where(eq(missionWatch.memberId, memberId)).for('update')
  // Rounds are counted before the play is read, so that rounds settled in between are checked next time.
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

/** Ends rewards whose time is over, and corrects the members' badges. @returns members with one */
export function expireMissions(
  database: Database,
  now = new Date(),
  closing = new AbortController().signal,
): Promise<number> {
  const isDue = and(eq(memberMission.state, 'REACHED'), lte(memberMission.nextActionAt, now))
  return eachDue(database, closing, {
    getName: ({ memberId }) => `expiring missions of member ${memberId}`,
    take: takeMembers((tx, after) =>
      tx
        .selectDistinct({ memberId: memberMission.memberId })
        .from(memberMission)
        .where(and(isDue, gt(memberMission.memberId, after)))
        .orderBy(memberMission.memberId)
        .limit(PAGE),
    ),
    work: async (tx, [{ memberId }]) => {
      const { rowCount } = await tx
        .update(memberMission)
        .set({ state: 'EXPIRED', version: sql`${memberMission.version} + 1`, nextActionAt: null })
        .where(and(isDue, eq(memberMission.memberId, memberId)))
      if (rowCount) await publishMissions(tx, memberId, 0, now)
    },
    // The time is that of the reward, so the next run tries again.
    postpone: async () => {},
  })
}
