import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { type DrawState, lotteryBucket, lotteryDraw } from '../../../db/tables/lottery.ts'
import { publishToAll } from '../../../live/publish.ts'
import { platformError } from '../../../request/platform-error.ts'
import { type DrawDecision, lockDraw } from './draw-machine.ts'
import { addStep, DRAW_LOCK, drawEvent, HELD_DRAW, type LotteryDraw, publishDraw } from './draw-states.ts'
import { getJointCodes } from './joint-draws.ts'

const HOLDABLE: readonly DrawState[] = ['SCHEDULED', 'SELLING', 'CLOSED', 'SEALED', 'DRAWN']

/** Whether it can still be stopped: not once winners are being paid, which opens the buckets of its result. */
export async function isHoldable(on: Database | Transaction, draw: LotteryDraw): Promise<boolean> {
  if (draw.heldAt !== null || !HOLDABLE.includes(draw.state)) return false
  const { id, resultVersion } = draw
  return (
    draw.state !== 'DRAWN' ||
    (await on.$count(lotteryBucket, and(eq(lotteryBucket.drawId, id), eq(lotteryBucket.version, resultVersion)))) === 0
  )
}

/**
 * Stops a draw where it is until it is released or void; stakes stay. Once it commits, nothing is sold in it or in joint draws with it.
 * @throws PlatformError lottery.draw.state if it has moved on, or can no longer be held
 */
export async function holdDraw(
  tx: Transaction,
  { id, version }: Pick<LotteryDraw, 'id' | 'version'>,
  { actor, reason, texts }: DrawDecision,
): Promise<LotteryDraw> {
  // In the order of a change of holidays: keeps first tickets of two stations from adding joint draws that would not be locked.
  await tx.execute(sql`
    select from lottery where code = (select lottery_code from lottery_draw where id = ${id}) for no key update`)
  const draw = await lockDraw(tx, id)
  if (draw.version !== version) throw platformError('lottery.draw.state')
  const codes = [draw.lotteryCode, ...getJointCodes(draw.lotteryCode)]
  await tx.execute(sql`
    select pg_advisory_xact_lock(${DRAW_LOCK}, id::integer) from (
      select id from lottery_draw where lottery_code = any(${sql.param(codes)}::text[]) and issue = ${draw.issue}
      order by id offset 0) due`)
  if (!(await isHoldable(tx, draw))) throw platformError('lottery.draw.state')
  const held = await change(tx, draw, { heldAt: new Date(), holdTexts: texts ?? { EN: reason } })
  await addStep(tx, held, { state: 'HELD', actor, reason, texts })
  await publishHold(tx, held)
  return held
}

/** Lets a held draw go on from where it was. @throws PlatformError lottery.draw.state if it is not held */
export async function releaseDraw(
  tx: Transaction,
  draw: LotteryDraw,
  { actor }: Pick<DrawDecision, 'actor'>,
): Promise<LotteryDraw> {
  if (draw.heldAt === null) throw platformError('lottery.draw.state')
  const released = await change(tx, draw, { heldAt: null, holdTexts: null, releasedAt: new Date() })
  await addStep(tx, released, { state: 'RELEASED', actor })
  await publishHold(tx, released)
  return released
}

export const listHeldDraws = (database: Database): Promise<LotteryDraw[]> =>
  database.select().from(lotteryDraw).where(isNotNull(lotteryDraw.heldAt)).orderBy(desc(lotteryDraw.heldAt))

export const countHeldDraws = (database: Database): Promise<number> =>
  database.$count(lotteryDraw, isNotNull(lotteryDraw.heldAt))

async function change(tx: Transaction, { id, version }: LotteryDraw, set: Partial<LotteryDraw>): Promise<LotteryDraw> {
  const [changed] = await tx
    .update(lotteryDraw)
    .set({ ...set, version: version + 1 })
    .where(and(eq(lotteryDraw.id, id), eq(lotteryDraw.version, version)))
    .returning()
  if (!changed) throw platformError('lottery.draw.state')
  return changed
}

/** Notifies viewers of joint draws, too, including those without bets. */
async function publishHold(tx: Transaction, draw: LotteryDraw): Promise<void> {
  await publishDraw(tx, draw)
  for (const lotteryCode of getJointCodes(draw.lotteryCode)) {
    const { rows } = await tx.execute<{ isHeld: boolean }>(sql`
      select exists (select from ${HELD_DRAW}) as "isHeld" from (values (${lotteryCode}, ${draw.issue})) draw (lottery_code, issue)`)
    const [joint] = await tx
      .select()
      .from(lotteryDraw)
      .where(and(eq(lotteryDraw.lotteryCode, lotteryCode), eq(lotteryDraw.issue, draw.issue)))
    await publishToAll(tx, {
      ...drawEvent(joint ?? { ...draw, lotteryCode }, []),
      isHeld: rows[0]?.isHeld ?? false,
    })
  }
}
