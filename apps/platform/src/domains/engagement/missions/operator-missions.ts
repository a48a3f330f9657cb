import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { member } from '../../../db/tables/members.ts'
import { memberMission, mission, missionText } from '../../../db/tables/missions.ts'
import type { Mission } from './rules.ts'

export type { MissionCycle, MissionKind, RewardRounds } from '../../../db/tables/missions.ts'

/** All missions with their English titles, and how many members are in each state, in the order of the site. */
export async function listPlans(database: Database) {
  const [missions, titles, counts] = await Promise.all([
    database.select().from(mission).orderBy(asc(mission.position), asc(mission.id)),
    database.select().from(missionText).where(eq(missionText.language, 'EN')),
    database
      .select({
        missionId: memberMission.missionId,
        state: memberMission.state,
        count: sql<number>`count(*)::integer`,
      })
      .from(memberMission)
      .groupBy(memberMission.missionId, memberMission.state),
  ])
  return missions.map((row) => ({
    row,
    title: titles.find(({ missionId }) => missionId === row.id)?.title ?? row.id,
    count: (state: (typeof counts)[number]['state']) =>
      counts.find((counted) => counted.missionId === row.id && counted.state === state)?.count ?? 0,
  }))
}

export const listMissions = (on: Database | Transaction): Promise<Mission[]> => on.select().from(mission)

export interface MissionPlan {
  row: Mission
  titles: { language: string; text: string }[]
}

export async function findPlan(on: Database | Transaction, id: string): Promise<MissionPlan | undefined> {
  const [row] = await on.select().from(mission).where(eq(mission.id, id))
  if (!row) return undefined
  const titles = await on
    .select({ language: missionText.language, text: missionText.title })
    .from(missionText)
    .where(eq(missionText.missionId, id))
    .orderBy(asc(missionText.language))
  return { row, titles }
}

/** The plan, which does not change until the end of the transaction. */
export async function lockPlan(tx: Transaction, id: string): Promise<MissionPlan | undefined> {
  await tx.select().from(mission).where(eq(mission.id, id)).for('no key update')
  return findPlan(tx, id)
}

/** Lists who has reached a mission, latest first. */
export const listReached = (database: Database, missionId: string) =>
  database
    .select({ row: memberMission, username: member.username })
    .from(memberMission)
    .innerJoin(member, eq(member.id, memberMission.memberId))
    .where(eq(memberMission.missionId, missionId))
    .orderBy(desc(memberMission.reachedAt), asc(memberMission.memberId))
    .limit(100)
