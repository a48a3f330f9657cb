import { and, eq, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { type RiskStop, riskStop } from '../../../db/tables/risk-cases.ts'
import { lockMember } from '../../../lib/member-locks.ts'
import { platformError } from '../../../request/platform-error.ts'
import { writeMessage } from '../../people/messages/write-message.ts'
import { endPlay } from './exclusion.ts'

export { RISK_STOPS, type RiskStop } from '../../../db/tables/risk-cases.ts'

/** What operators have stopped. */
export const listStops = (on: Database | Transaction, memberId: number): Promise<(typeof riskStop.$inferSelect)[]> =>
  on.select().from(riskStop).where(eq(riskStop.memberId, memberId)).orderBy(riskStop.kind)

/** For a query of something else. */
export const isWithdrawalStopped = (memberId: number | SQLWrapper) =>
  sql<boolean>`exists (select from member_stops(${memberId}) as kind where kind = 'WITHDRAWALS')`

/** Whether the member's withdrawals are stopped: by operators, or by an entry of a list. */
export async function hasStoppedWithdrawals(on: Database | Transaction, memberId: number): Promise<boolean> {
  const { rows } = await on.execute<{ stopped: boolean }>(sql`select ${isWithdrawalStopped(memberId)} as stopped`)
  return rows[0]?.stopped ?? false
}

/** @throws PlatformError withdrawals.paused */
export async function refuseStopped(tx: Transaction, memberId: number): Promise<void> {
  if (await hasStoppedWithdrawals(tx, memberId)) throw platformError('withdrawals.paused')
}

/** Makes exactly these what is stopped for a member, at once. @returns what has begun and ended */
export async function setStops(
  tx: Transaction,
  { memberId, caseId, by, stops }: { memberId: number; caseId: number | null; by: string; stops: readonly RiskStop[] },
): Promise<{ begun: RiskStop[]; ended: RiskStop[] }> {
  await lockMember(tx, memberId)
  const before = (await listStops(tx, memberId)).map(({ kind }) => kind)
  const begun = stops.filter((kind) => !before.includes(kind))
  const ended = before.filter((kind) => !stops.includes(kind))
  for (const kind of ended)
    await tx.delete(riskStop).where(and(eq(riskStop.memberId, memberId), eq(riskStop.kind, kind)))
  if (begun.length > 0) await tx.insert(riskStop).values(begun.map((kind) => ({ memberId, caseId, kind, by })))
  await tx.execute(sql`select set_play_guard(${memberId})`)
  if (begun.includes('PLAY')) await endPlay(tx, memberId)
  return { begun, ended }
}

const STOP_TEMPLATES = {
  WITHDRAWALS: { begun: 'stops.WITHDRAWALS_PAUSED', ended: 'stops.WITHDRAWALS_RESUMED', about: 'withdrawals' },
  PLAY: { begun: 'stops.PLAY_PAUSED', ended: 'stops.PLAY_RESUMED', about: undefined },
} as const

/** Tells the member what has begun and ended, never why. */
export async function tellStops(
  tx: Transaction,
  memberId: number,
  changed: { begun: readonly RiskStop[]; ended: readonly RiskStop[] },
): Promise<void> {
  for (const moment of ['begun', 'ended'] as const)
    for (const stop of changed[moment]) {
      const { about, [moment]: template } = STOP_TEMPLATES[stop]
      await writeMessage(tx, { memberId, kind: 'SYSTEM', template, ...(about && { about }) })
    }
}
