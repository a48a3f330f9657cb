import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { screening, screeningHit } from '../../../../db/tables/screening.ts'
import { lockMember } from '../../../../lib/member-locks.ts'
import { askForFunds } from '../../../people/member/profile/funds-request.ts'
import { endPlay } from '../../limits/exclusion.ts'
import { addListEvent, type Hit, isHit } from './record-answer.ts'

export interface HitDecision {
  memberId: number
  hitId: number
  caseId: number
  /** As the operator saw it. */
  version: number
  to: 'CONFIRMED' | 'FALSE_FRIEND'
  reason: string
  /** Names of the operators. */
  by: string
}

/** What stops play, and what ends that, takes two operators. */
export const countHitOperators = ({ kind, state }: Pick<Hit, 'kind' | 'state'>, to: HitDecision['to']): 1 | 2 =>
  kind === 'SANCTION' && (to === 'CONFIRMED' || state === 'CONFIRMED') ? 2 : 1

export async function lockHit(tx: Transaction, memberId: number, hitId: number): Promise<Hit | undefined> {
  await lockMember(tx, memberId)
  const [found] = await tx
    .select()
    .from(screeningHit)
    .where(isHit({ memberId, id: hitId }))
  return found
}

/**
 * Says whether an entry is the member: a sanction then stops play and deposits as it stops withdrawals, a politically exposed person is asked for
 * the source of funds. It holds until the entry or the member's data changes. @returns the hit before; undefined if it has changed meanwhile
 */
export async function decideHit(
  tx: Transaction,
  { memberId, hitId, caseId, version, to, reason, by }: HitDecision,
): Promise<Hit | undefined> {
  const before = await lockHit(tx, memberId, hitId)
  if (!before || before.version !== version || before.state === to) return undefined
  await tx
    .update(screeningHit)
    .set({ state: to, version: version + 1, decidedAt: sql`clock_timestamp()`, decidedBy: by })
    .where(isHit(before))
  await addListEvent(tx, { hit: before, caseId, by, text: reason, outcome: to })
  await tx.execute(sql`select set_play_guard(${memberId})`)
  if (to === 'CONFIRMED' && before.kind === 'SANCTION') await endPlay(tx, memberId)
  if (to === 'CONFIRMED' && before.kind === 'PEP') await askForFunds(tx, memberId)
  return before
}

/** Entries that may be or are the member first. */
export const listHits = (on: Database | Transaction, memberId: number): Promise<Hit[]> =>
  on
    .select()
    .from(screeningHit)
    .where(eq(screeningHit.memberId, memberId))
    .orderBy(
      sql`${screeningHit.goneAt} is not null`,
      sql`array_position(array['CONFIRMED', 'POSSIBLE'], ${screeningHit.state})`,
      screeningHit.id,
    )

/** Whether it counts: operators have confirmed it, or a list still has it. */
export const isInForce = ({ goneAt, state }: Pick<Hit, 'goneAt' | 'state'>): boolean =>
  state === 'CONFIRMED' || goneAt === null

/** Entries that are still listed and of which nobody has said whether they are the member. */
export const countPossibleHits = (on: Database | Transaction, memberId: number): Promise<number> =>
  on.$count(
    screeningHit,
    and(eq(screeningHit.memberId, memberId), eq(screeningHit.state, 'POSSIBLE'), sql`${screeningHit.goneAt} is null`),
  )

/** When and with what a member was compared with lists; undefined if that was never due. */
export async function readScreening(on: Database, memberId: number) {
  const [found] = await on.select().from(screening).where(eq(screening.memberId, memberId))
  return found
}

/** Whether there is a provider of lists. */
export async function hasScreening(on: Database): Promise<boolean> {
  const { rows } = await on.execute<{ has: boolean }>(sql`select exists (select from screening_list) as has`)
  return rows[0]?.has ?? false
}
