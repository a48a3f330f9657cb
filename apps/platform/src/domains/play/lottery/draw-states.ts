import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import {
  type DrawState,
  lotteryDraw,
  lotteryDrawStep,
  lotteryResult,
  type ReasonTexts,
} from '../../../db/tables/lottery.ts'
import { publishToAll } from '../../../live/publish.ts'
import { platformError } from '../../../request/platform-error.ts'
import { ADVISORY_LOCKS } from '../../../db/advisory-locks.ts'

/** Class of the advisory locks that placing shares and closing takes alone; the draw's id is the other half. */
export const DRAW_LOCK = ADVISORY_LOCKS.draw

export type LotteryDraw = typeof lotteryDraw.$inferSelect

/**
 * Where each state leads. A corrected result takes a settled draw back to `DRAWN`, under a new version. A drawn one can be corrected and
 * voided while it is held, because nothing of its result is paid then.
 */
const NEXT_STATES: Readonly<Record<DrawState, readonly DrawState[]>> = {
  SCHEDULED: ['SELLING', 'VOID'],
  SELLING: ['CLOSED', 'VOID'],
  CLOSED: ['SEALED', 'VOID'],
  SEALED: ['DRAWN', 'VOID'],
  DRAWN: ['SETTLED', 'DRAWN', 'VOID'],
  SETTLED: ['DRAWN', 'VOID'],
  VOID: [],
}

interface Move {
  to: DrawState
  /** When the platform moves it on; null at the end. */
  nextActionAt: Date | null
  set?: Partial<Omit<LotteryDraw, 'id' | 'state' | 'version' | 'nextActionAt'>>
  actor?: string
  /** For members, in English. */
  reason?: string | undefined
  texts?: ReasonTexts | null | undefined
}

/**
 * The only place that changes a draw's state: compare-and-set, history and live event in one transaction.
 * @throws PlatformError lottery.draw.state if the state does not lead there, or another process was first
 */
export async function moveDraw(tx: Transaction, from: LotteryDraw, move: Move): Promise<LotteryDraw> {
  const { to, nextActionAt, set, ...by } = move
  if (!NEXT_STATES[from.state].includes(to)) throw platformError('lottery.draw.state')
  const [moved] = await tx
    .update(lotteryDraw)
    .set({ ...set, state: to, version: from.version + 1, nextActionAt })
    .where(and(eq(lotteryDraw.id, from.id), eq(lotteryDraw.version, from.version)))
    .returning()
  if (!moved) throw platformError('lottery.draw.state')
  await addStep(tx, moved, { state: to, ...by })
  await publishDraw(tx, moved)
  return moved
}

/** Adds to a draw's history what its new version is. */
export async function addStep(
  tx: Transaction,
  { id, version }: LotteryDraw,
  {
    state,
    actor = 'SYSTEM',
    reason,
    texts,
  }: Pick<Move, 'actor' | 'reason' | 'texts'> & { state: typeof lotteryDrawStep.$inferSelect.state },
): Promise<void> {
  await tx
    .insert(lotteryDrawStep)
    .values({ drawId: id, version, state, actor, reason: reason ?? null, texts: texts ?? null })
}

/** Tells everybody of a draw's state, and the numbers shown so far. */
export async function publishDraw(tx: Transaction, draw: LotteryDraw): Promise<void> {
  await publishToAll(tx, { ...drawEvent(draw, await shownNumbers(tx, draw)), isHeld: await isDrawHeld(tx, draw) })
}

/** A draw that an operator holds; for a joint draw, it or one of its parts. Names the outer `draw`. */
export const HELD_DRAW = sql`lottery_draw held where held.held_at is not null and held.issue = draw.issue
  and held.lottery_code = any(string_to_array(draw.lottery_code, '-') || draw.lottery_code)`

async function isDrawHeld(tx: Transaction, { id, heldAt, lotteryCode }: LotteryDraw): Promise<boolean> {
  if (heldAt !== null || !lotteryCode.includes('-')) return heldAt !== null
  const { rows } = await tx.execute(
    sql`select from lottery_draw draw where id = ${id} and exists (select from ${HELD_DRAW})`,
  )
  return rows.length > 0
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
  isHeld: draw.heldAt !== null,
})

async function shownNumbers(tx: Transaction, { id, resultVersion, revealed }: LotteryDraw): Promise<string[]> {
  if (resultVersion === 0 || revealed === 0) return []
  const [row] = await tx
    .select({ numbers: lotteryResult.numbers })
    .from(lotteryResult)
    .where(and(eq(lotteryResult.drawId, id), eq(lotteryResult.version, resultVersion)))
  return row?.numbers.slice(0, revealed) ?? []
}
