import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { getJointCodes } from './joint-draws.ts'
import type { LotteryDraw } from './draw-states.ts'
import { winningSelections } from './draw-machine.ts'
import { getGame } from './lotteries.ts'

interface AffectedMember extends Record<string, unknown> {
  id: number
  username: string
  tickets: number
  /** The amount posted until now. */
  paid: bigint
  /** The amount under the decision. */
  due: bigint
  balance: bigint
}

/** Postings of correcting or voiding a draw. */
export interface DrawEffect {
  tickets: number
  members: number
  stakes: bigint
  paid: bigint
  due: bigint
  /** To members, and what is asked back from them. */
  added: bigint
  takenBack: bigint
  /** The part of `takenBack` that the members' balances do not cover, which the house bears; and the number of these members. */
  uncovered: bigint
  short: number
  /** Members whom it changes most. */
  changed: AffectedMember[]
  /** Tickets in joint draws that are settled again with it. */
  jointTickets: number
}

const LISTED = 20

/** Effect of a corrected result; without numbers, of voiding the draw. Reads the postings that `correct_lottery_bucket` would make. */
export async function readEffect(
  database: Database,
  draw: LotteryDraw,
  numbers?: readonly string[],
): Promise<DrawEffect> {
  const due =
    numbers === undefined
      ? sql`select member_id, stake as amount from owner`
      : await payoutsUnder(database, draw, numbers)
  const effect = sql`
    with owner as (
      select member_id, sum(stake)::bigint as stake, count(*)::integer as tickets from lottery_entry
      where draw_id = ${draw.id} and cancelled_at is null group by member_id
    ), due as (${due}), effect as (
      select owner.*, coalesce(due.amount, 0)::bigint as due, account.balance, (
        coalesce((select sum(amount) from lottery_win win
          where win.member_id = owner.member_id and win.draw_id = ${draw.id} and win.version = ${draw.paidVersion}), 0)
        + coalesce((select sum(posted) from lottery_correction before
          where before.member_id = owner.member_id and before.draw_id = ${draw.id}), 0))::bigint as paid
      from owner left join due using (member_id)
      join ledger_account account on account.member_id = owner.member_id and account.code = 'member:' || owner.member_id || ':cash'
    )`
  const { rows } = await database.execute<
    Omit<DrawEffect, 'changed' | 'jointTickets'> & Record<string, unknown>
  >(sql`${effect}
    select coalesce(sum(tickets), 0)::integer as tickets, count(*)::integer as members, coalesce(sum(stake), 0)::bigint as stakes,
      coalesce(sum(paid), 0)::bigint as paid, coalesce(sum(due), 0)::bigint as due,
      coalesce(sum(greatest(due - paid, 0)), 0)::bigint as added, coalesce(sum(greatest(paid - due, 0)), 0)::bigint as "takenBack",
      coalesce(sum(greatest(paid - due - balance, 0)), 0)::bigint as uncovered,
      count(*) filter (where paid - due > balance)::integer as short
    from effect`)
  const { rows: changed } = await database.execute<AffectedMember>(sql`${effect}
    select member.id, username, tickets, paid, due, balance from effect join member on member.id = effect.member_id
    where due <> paid order by (paid - due > balance) desc, abs(due - paid) desc, member.id limit ${LISTED}`)
  const [sums] = rows
  if (!sums) throw new Error('Sums always have a row.')
  return { ...sums, changed, jointTickets: await countJointTickets(database, draw) }
}

/** Payouts of each member's tickets: the formula of `settle_lottery_bucket`. */
async function payoutsUnder(database: Database, draw: LotteryDraw, numbers: readonly string[]): Promise<SQL> {
  const hits = await winningSelections(database, getGame(draw.lotteryCode), { drawId: draw.id, numbers })
  return sql`
    select entry.member_id, sum(div(line.amount::numeric * hit.factor, 20000))::bigint as amount
    from lottery_entry entry
    join lottery_line line on line.member_id = entry.member_id and line.ticket_id = entry.ticket_id
    join unnest(${sql.param(hits.map(({ terms }) => terms))}::text[], ${sql.param(hits.map(({ selection }) => selection))}::text[],
      ${sql.param(hits.map(({ factor }) => String(factor)))}::bigint[]) as hit (terms, selection, factor)
      on hit.terms = entry.terms and hit.selection = line.selection
    where entry.draw_id = ${draw.id} and entry.cancelled_at is null group by entry.member_id`
}

async function countJointTickets(database: Database, { lotteryCode, issue }: LotteryDraw): Promise<number> {
  const codes = getJointCodes(lotteryCode)
  if (codes.length === 0) return 0
  const { rows } = await database.execute<{ tickets: number }>(sql`
    select count(*)::integer as tickets from lottery_draw draw join lottery_entry entry on entry.draw_id = draw.id
    where draw.lottery_code = any(${sql.param(codes)}::text[]) and draw.issue = ${issue} and entry.cancelled_at is null`)
  return rows[0]?.tickets ?? 0
}
