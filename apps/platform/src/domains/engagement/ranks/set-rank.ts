import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { member } from '../../../db/tables/members.ts'
import { memberRank } from '../../../db/tables/ranks.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { writeMessage } from '../../people/messages/write-message.ts'
import { evaluatedAt, storeRank } from './due-ranks.ts'
import { getMonth, rankFor, rankName, readLadder, readTurnover } from './ladder.ts'

/** A member's rank, the last day on which operators hold it, and the rank that turnover would give today. */
export async function readStandingOfRank(on: Database | Transaction, memberId: number) {
  const [found] = await on
    .select({ rank: member.rank, heldUntil: memberRank.heldUntil })
    .from(member)
    .leftJoin(memberRank, eq(memberRank.memberId, member.id))
    .where(eq(member.id, memberId))
  const turnover = await readTurnover(on, memberId, getMonth(brandDay(new Date())))
  return {
    rank: found?.rank ?? 0,
    heldUntil: found?.heldUntil ?? null,
    earned: rankFor(await readLadder(on), turnover),
  }
}

/** The rank, which does not change until the end of the transaction. */
export async function lockRank(tx: Transaction, memberId: number): Promise<number | undefined> {
  await tx.select().from(memberRank).where(eq(memberRank.memberId, memberId)).for('update')
  const [own] = await tx.select({ rank: member.rank }).from(member).where(eq(member.id, memberId)).for('no key update')
  return own?.rank
}

/** Sets a rank as operators decide; turnover changes it again after the day `heldUntil`. @returns false if it is that rank already */
export async function setRank(
  tx: Transaction,
  { memberId, rank, heldUntil }: { memberId: number; rank: number; heldUntil: string },
): Promise<boolean> {
  const month = getMonth(brandDay(new Date()))
  const first = { memberId, month, nextActionAt: evaluatedAt(month) }
  await tx
    .insert(memberRank)
    .values({ ...first, heldUntil })
    .onConflictDoUpdate({ target: memberRank.memberId, set: { heldUntil, missedMonths: 0 } })
  const before = await lockRank(tx, memberId)
  if (before === undefined || before === rank || !(await storeRank(tx, memberId, before, rank))) return false
  await writeMessage(tx, {
    memberId,
    kind: 'SYSTEM',
    template: 'rank.SET',
    params: { rank: rankName(rank), before: rankName(before), until: heldUntil },
    about: 'rank',
  })
  return true
}
