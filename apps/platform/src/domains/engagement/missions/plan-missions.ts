import { and, eq } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { promotionOffer } from '../../../db/tables/bonuses.ts'
import { memberMission, mission, missionText } from '../../../db/tables/missions.ts'
import { publishToAll } from '../../../live/publish.ts'
import { platformError } from '../../../request/platform-error.ts'
import { isBonusOffer } from '../promotions/give-offer.ts'
import { storedOffer } from '../promotions/offer-claims.ts'
import { type Mission, periodsAt } from './rules.ts'

/** Adds or changes a mission, with its texts if they are given. Rewards that were reached expire by its new end. */
export async function storeMission(
  tx: Transaction,
  plan: Mission,
  texts?: readonly (typeof missionText.$inferInsert)[],
  now = new Date(),
): Promise<void> {
  // Missions that are reached meanwhile are stored before this, or after it.
  await tx.select().from(mission).where(eq(mission.id, plan.id)).for('update')
  const row = { ...plan, freeRoundsOffer: await readTerms(tx, plan) }
  await tx.insert(mission).values(row).onConflictDoUpdate({ target: mission.id, set: row })
  if (texts) {
    await tx.delete(missionText).where(eq(missionText.missionId, plan.id))
    await tx.insert(missionText).values([...texts])
  }
  for (const { key, claimableUntil } of periodsAt(plan, now))
    await tx
      .update(memberMission)
      .set({ nextActionAt: claimableUntil })
      .where(
        and(eq(memberMission.missionId, plan.id), eq(memberMission.period, key), eq(memberMission.state, 'REACHED')),
      )
  await publishToAll(tx, { type: 'MISSIONS_PLANNED' })
}

/** The terms of its free rounds: those that it has, or the promotion's of now. @throws PlatformError promotion.not.found */
async function readTerms(tx: Transaction, { freeRounds, freeRoundsOffer }: Mission) {
  if (!freeRounds || freeRoundsOffer) return freeRoundsOffer
  const [found] = await tx.select().from(promotionOffer).where(eq(promotionOffer.promotionId, freeRounds.promotionId))
  if (!found || !isBonusOffer(found)) throw platformError('promotion.not.found')
  return storedOffer(found)
}

/** Removes a mission that nobody can have reached. */
export async function removeMission(tx: Transaction, id: string): Promise<void> {
  await tx.delete(missionText).where(eq(missionText.missionId, id))
  await tx.delete(mission).where(eq(mission.id, id))
  await publishToAll(tx, { type: 'MISSIONS_PLANNED' })
}
