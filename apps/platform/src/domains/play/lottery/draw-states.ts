import { and, eq } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { type DrawState, lotteryDraw, lotteryDrawStep, lotteryResult } from '../../../db/tables/lottery.ts'
import { publishToAll } from '../../../live/publish.ts'
import { platformError } from '../../../request/platform-error.ts'
import { ADVISORY_LOCKS } from '../../../db/advisory-locks.ts'

/** Class of the advisory locks that placing shares and closing takes alone; the draw's id is the other half. */
export const DRAW_LOCK = ADVISORY_LOCKS.draw

export type LotteryDraw = typeof lotteryDraw.$inferSelect

/**
 * Where each state leads. A corrected result takes a settled draw back to `DRAWN`, under a new version; only a settled one can be
 * corrected or voided, because both post differences to what was paid.
 */
const NEXT_STATES: Readonly<Record<DrawState, readonly DrawState[]>> = {
  SCHEDULED: ['SELLING', 'VOID'],
  SELLING: ['CLOSED', 'VOID'],
  CLOSED: ['SEALED', 'VOID'],
  SEALED: ['DRAWN', 'VOID'],
  DRAWN: ['SETTLED'],
  SETTLED: ['DRAWN', 'VOID'],
  VOID: [],
}

interface Move {
  to: DrawState
  /** When the platform moves it on; null at the end. */
  nextActionAt: Date | null
  set?: Partial<Omit<LotteryDraw, 'id' | 'state' | 'version' | 'nextActionAt'>>
  actor?: string
  reason?: string | undefined
}

/**
 * The only place that changes a draw's state: compare-and-set, history and live event in one transaction.
 * @throws PlatformError lottery.draw.state if the state does not lead there, or another process was first
 */
export async function moveDraw(tx: Transaction, from: LotteryDraw, move: Move): Promise<LotteryDraw> {
  const { to, nextActionAt, set, actor = 'SYSTEM', reason } = move
  if (!NEXT_STATES[from.state].includes(to)) throw platformError('lottery.draw.state')
  const [moved] = await tx
    .update(lotteryDraw)
    .set({ ...set, state: to, version: from.version + 1, nextActionAt })
    .where(and(eq(lotteryDraw.id, from.id), eq(lotteryDraw.version, from.version)))
    .returning()
  if (!moved) throw platformError('lottery.draw.state')
  await tx
    .insert(lotteryDrawStep)
    .values({ drawId: moved.id, version: moved.version, state: to, actor, reason: reason ?? null })
  await publishDraw(tx, moved)
  return moved
}

/** Tells everybody of a draw's state, and the numbers shown so far. */
export async function publishDraw(tx: Transaction, draw: LotteryDraw): Promise<void> {
  await publishToAll(tx, drawEvent(draw, await shownNumbers(tx, draw)))
}

export const drawEvent = (draw: LotteryDraw, numbers: string[]) => ({
  type: 'LOTTERY_DRAW' as const,
  lotteryCode: draw.lotteryCode,
  issue: draw.issue,
  state: draw.state,
  closeAt: draw.closeAt.getTime(),
  drawAt: draw.drawAt.getTime(),
  numbers,
  isComplete: draw.revealed >= draw.prizes && draw.prizes > 0,
  resultVersion: draw.resultVersion,
})

async function shownNumbers(tx: Transaction, { id, resultVersion, revealed }: LotteryDraw): Promise<string[]> {
  if (resultVersion === 0 || revealed === 0) return []
  const [row] = await tx
    .select({ numbers: lotteryResult.numbers })
    .from(lotteryResult)
    .where(and(eq(lotteryResult.drawId, id), eq(lotteryResult.version, resultVersion)))
  return row?.numbers.slice(0, revealed) ?? []
}
