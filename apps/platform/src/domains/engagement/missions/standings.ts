import { and, asc, eq, inArray, lte, or, gte, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { memberMission, mission } from '../../../db/tables/missions.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { publishToMember } from '../../../live/publish.ts'
import {
  countedRounds,
  countedTurnover,
  countedTurnoverOfRound,
  isCountedRound,
} from '../../../lib/counted-turnover.ts'
import { getEnd, getStart } from '../../../lib/day-bounds.ts'
import { addDays } from '../../../lib/record-range.ts'
import { rollUp } from '../records/roll-up.ts'
import { type DayOfPlay, type Mission, type Period, periodsAt, getProgress } from './rules.ts'

export type Stored = typeof memberMission.$inferSelect

/** A member in a mission's period. `stored` is there once the target was reached. */
export interface Standing {
  mission: Mission
  period: Period
  progress: bigint
  stored: Stored | undefined
}

/** Days after the end of a mission in which a period of it may still be claimed. */
const LAST_CLAIMS = 8

/** Missions that run, or ended so lately that their rewards can be claimed. */
export const currentMissions = (tx: Transaction, now: Date): Promise<Mission[]> =>
  tx
    .select()
    .from(mission)
    .where(
      and(
        lte(mission.startsOn, brandDay(now)),
        or(isNull(mission.endsOn), gte(mission.endsOn, addDays(brandDay(now), -LAST_CLAIMS))),
      ),
    )
    .orderBy(asc(mission.position), asc(mission.id))

/** Updates a member's progress in missions. Stores and publishes what was reached since the last time. */
export async function updateStandings(
  tx: Transaction,
  memberId: number,
  missions: readonly Mission[],
  now: Date,
): Promise<Standing[]> {
  const chances = missions.flatMap((one) => periodsAt(one, now).map((period) => ({ mission: one, period })))
  const keys = [...new Set(chances.map(({ period }) => period.key))]
  const rows = await tx
    .select()
    .from(memberMission)
    .where(and(eq(memberMission.memberId, memberId), inArray(memberMission.period, keys)))
  const findStored = (missionId: string, key: string) =>
    rows.find((row) => row.missionId === missionId && row.period === key)
  const open = chances.filter(({ mission: { id }, period }) => !findStored(id, period.key))
  const plays = await readPlay(tx, memberId, open, now)
  const reached: Stored[] = []
  const standings: Standing[] = []
  for (const chance of chances) {
    const { mission: about, period } = chance
    const known = findStored(about.id, period.key)
    const progress = known ? known.target : getProgress(about, period, plays)
    const added = known || progress < about.target ? undefined : await keep(tx, memberId, chance, now)
    if (added) reached.push(added)
    standings.push({ ...chance, progress, stored: known ?? added })
  }
  if (reached.length > 0) await publishMissions(tx, memberId, reached.length, now)
  return standings
}

/** @returns undefined if another transaction has stored it meanwhile */
async function keep(
  tx: Transaction,
  memberId: number,
  { mission: { id, target, amount, points, freeRounds }, period }: Pick<Standing, 'mission' | 'period'>,
  now: Date,
): Promise<Stored | undefined> {
  const [added] = await tx
    .insert(memberMission)
    .values({
      memberId,
      missionId: id,
      period: period.key,
      state: 'REACHED',
      target,
      amount,
      points,
      freeRounds,
      reachedAt: now,
      nextActionAt: period.claimableUntil,
    })
    .onConflictDoNothing()
    .returning()
  return added
}

/** Tells the member's sessions how many rewards wait, and how many of them were reached just now. */
export async function publishMissions(tx: Transaction, memberId: number, reached: number, now: Date): Promise<number> {
  const claimable = await countClaimable(tx, memberId, now)
  await publishToMember(tx, memberId, { type: 'MISSIONS', claimable, reached })
  return claimable
}

export const countClaimable = (tx: Transaction, memberId: number, now: Date): Promise<number> =>
  tx.$count(
    memberMission,
    and(
      eq(memberMission.memberId, memberId),
      eq(memberMission.state, 'REACHED'),
      or(isNull(memberMission.nextActionAt), sql`${memberMission.nextActionAt} > ${now.toISOString()}::timestamptz`),
    ),
  )

/** Settled play of the days that the chances look at: closed days from their sums, others from the rounds. */
async function readPlay(
  tx: Transaction,
  memberId: number,
  chances: readonly { period: Period }[],
  now: Date,
): Promise<DayOfPlay[]> {
  const [from] = chances.map(({ period }) => period.from).toSorted()
  if (from === undefined) return []
  const { until } = await rollUp(tx, memberId, now)
  const { rows } = await tx.execute<Record<Exclude<keyof DayOfPlay, 'nodeId'>, string> & { nodeId: number }>(sql`
    select day::text as day, node_id as "nodeId", game.category as product, sum(turnover)::text as turnover,
      sum(rounds)::text as rounds, sum(wins)::text as wins
    from (
      select day, node_id, ${countedTurnover('MISSION')} as turnover, ${countedRounds('MISSION')} as rounds, case when outcome > 0 then ${countedRounds('MISSION')} else 0 end as wins
      from member_game_day
      where member_id = ${memberId} and day between ${from}::date and ${until}::date
      union all
      select brand_day(settled_at), node_id, ${countedTurnoverOfRound('MISSION')}, is_played::integer, (is_played and payout > stake)::integer
      from round cross join lateral (select ${isCountedRound('MISSION')} and not is_lottery_change(vendor_round_id, node_id) as is_played) as kind
      where member_id = ${memberId} and settled_at >= greatest(${getStart(from)}, ${getEnd(until)})
        and settled_at < ${getEnd(brandDay(now))}
    ) as played join game using (node_id)
    group by day, node_id, game.category having sum(rounds) > 0`)
  return rows.map(({ day, nodeId, product, ...sums }) => ({
    day,
    nodeId,
    product,
    turnover: BigInt(sums.turnover),
    rounds: Number(sums.rounds),
    wins: Number(sums.wins),
  }))
}
