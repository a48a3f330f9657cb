import { formatAmount } from '@playhouse/shared/money.ts'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { memberBonus } from '../../../db/tables/bonuses.ts'
import { lockCash } from '../../../lib/member-locks.ts'
import type { MessageTemplate } from '../../people/messages/message-texts.ts'
import { writeMessage } from '../../people/messages/write-message.ts'
import { bonusBalance, runningBonus } from './bonus.ts'

/** Notifies the owner that a running bonus stands still: the account has just been blocked. @returns whether one is frozen */
export async function freezeBonus(tx: Transaction, memberId: number): Promise<boolean> {
  await lockCash(tx, memberId)
  const bonus = await runningBonus(tx, memberId)
  if (bonus?.state !== 'ACTIVE') return false
  await notifyOfBlock(tx, bonus, 'bonus.FROZEN')
  return true
}

/** Gives a bonus the time back for which the account was blocked. @returns whether one runs on */
export async function resumeBonus(tx: Transaction, memberId: number, blockedAt: Date): Promise<boolean> {
  await lockCash(tx, memberId)
  const bonus = await runningBonus(tx, memberId)
  if (bonus?.state !== 'ACTIVE' || bonus.expiresAt <= blockedAt) return false
  const expiresAt = new Date(bonus.expiresAt.getTime() + Date.now() - blockedAt.getTime())
  // Rounds that were settled during the block count as well by now.
  await tx
    .update(memberBonus)
    .set({ expiresAt, nextActionAt: new Date(), version: bonus.version + 1 })
    .where(and(eq(memberBonus.memberId, memberId), eq(memberBonus.id, bonus.id)))
  await notifyOfBlock(tx, bonus, 'bonus.RESUMED')
  return true
}

const notifyOfBlock = async (
  tx: Transaction,
  { memberId, promotionId }: typeof memberBonus.$inferSelect,
  template: MessageTemplate,
) =>
  writeMessage(tx, {
    memberId,
    kind: 'PROMOTION',
    template,
    params: { amount: formatAmount(await bonusBalance(tx, memberId)) },
    about: `promotion:${promotionId}`,
  })
