import { findJoint, STATIONS } from '@playhouse/engines/lottery/games.ts'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { lotteryDraw, lotteryResult } from '../../../db/tables/lottery.ts'

/*
 * A joint draw is a draw of two stations of one day: a row with the code of the joint lottery and the issue of both. Its tickets, limits,
 * settlement and corrections are those of any draw; its result is both results, once both draws are settled.
 */

/** Codes of the joint lotteries that a station is part of. */
export const getJointCodes = (code: string): string[] =>
  STATIONS.flatMap((other) => findJoint(code, other.code)?.code ?? [])

/** Adds the joint draws of two stations' draws on sale. They close with the first and are drawn after the last. */
export async function openJointDraws(database: Database, code: string, joins: readonly [string, string]) {
  const [one, other] = joins
  // Waits while an operator switches either station or changes its holidays, in the order of their locks; draws that were withdrawn
  // meanwhile are not joined.
  const [first, second] = joins.toSorted()
  await database.execute(sql`
    insert into lottery_draw (lottery_code, issue, day, sequence, sales_open_at, close_at, draw_at, next_action_at, seed_hash, sealed_seed)
    select ${code}, one.issue, one.day, 1, greatest(one.sales_open_at, other.sales_open_at), least(one.close_at, other.close_at),
      greatest(one.draw_at, other.draw_at), greatest(one.sales_open_at, other.sales_open_at),
      sha256(one.seed_hash || other.seed_hash), ''
    from lottery_draw one join lottery_draw other on other.lottery_code = ${other} and other.issue = one.issue
    join lottery first on first.code = ${first} join lottery second on second.code = ${second}
    where one.lottery_code = ${one} and one.state in ('SCHEDULED', 'SELLING') and other.state in ('SCHEDULED', 'SELLING')
      and least(one.close_at, other.close_at) > now()
      and not exists (select from lottery_draw known where known.lottery_code = ${code} and known.issue = one.issue)
    order by one.issue
    for share of first, second
    for key share of one, other
    on conflict do nothing`)
}

/** The draws of both stations, their results one after the other, and the latest of them. */
export async function readParts(tx: Transaction, joins: readonly [string, string], issue: string) {
  const found = await tx
    .select()
    .from(lotteryDraw)
    .where(and(inArray(lotteryDraw.lotteryCode, [...joins]), eq(lotteryDraw.issue, issue)))
  const draws = joins.flatMap((code) => found.filter(({ lotteryCode }) => lotteryCode === code))
  if (draws.length < joins.length)
    throw new Error(`A draw of ${joins.join(' and ')} with the issue ${issue} is missing.`)
  const results = await tx
    .select()
    .from(lotteryResult)
    .where(
      inArray(
        lotteryResult.drawId,
        draws.map(({ id }) => id),
      ),
    )
  const inForce = draws.flatMap(({ id, resultVersion }) =>
    results.filter(({ drawId, version }) => drawId === id && version === resultVersion),
  )
  const [latest] = inForce.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
  return { draws, numbers: inForce.flatMap(({ numbers }) => numbers), latest }
}

/** Joint draws look at their stations' draws again: they were settled or corrected, or became void. */
export async function wakeJoints(
  tx: Transaction,
  draws: readonly Pick<typeof lotteryDraw.$inferSelect, 'lotteryCode' | 'issue'>[],
): Promise<void> {
  const joints = draws.flatMap(({ lotteryCode, issue }) => getJointCodes(lotteryCode).map((code) => ({ code, issue })))
  if (joints.length === 0) return
  await tx.execute(sql`
    update lottery_draw set next_action_at = clock_timestamp()
    where id = any(array(
      select id from lottery_draw
      join unnest(${sql.param(joints.map(({ code }) => code))}::text[], ${sql.param(joints.map(({ issue }) => issue))}::text[])
        as joint (code, number) on lottery_code = joint.code and lottery_draw.issue = joint.number
      where state <> 'VOID' order by id for no key update of lottery_draw))`)
}
