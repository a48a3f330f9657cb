import { DEMO_KIND_CODE } from '@playhouse/shared/account-kinds.ts'
import { sql } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { brandDay } from './brand-day.ts'

/** What one event adds to a member's day: minor units, and a count of rounds. */
export interface DayFigures {
  deposit?: bigint
  withdrawal?: bigint
  turnover?: bigint
  payout?: bigint
  rounds?: number
}

/**
 * Adds to a member's sums of the day that `at` falls on in the brand's time zone, in the same database transaction as the
 * book. Demo accounts have no days: nothing is written for them, so that no agent's figures carry play that was never paid.
 */
export async function addToMemberDay(tx: Transaction, memberId: number, at: Date, figures: DayFigures): Promise<void> {
  const { deposit = 0n, withdrawal = 0n, turnover = 0n, payout = 0n, rounds = 0 } = figures
  await tx.execute(sql`
    insert into member_day as kept (member_id, day, deposit, withdrawal, turnover, payout, rounds)
    select id, ${brandDay(at)}::date, ${deposit}::bigint, ${withdrawal}::bigint, ${turnover}::bigint, ${payout}::bigint,
      ${rounds}::integer
    from member where id = ${memberId} and kind <> ${DEMO_KIND_CODE}
    on conflict (member_id, day) do update set
      deposit = kept.deposit + excluded.deposit,
      withdrawal = kept.withdrawal + excluded.withdrawal,
      turnover = kept.turnover + excluded.turnover,
      payout = kept.payout + excluded.payout,
      rounds = kept.rounds + excluded.rounds`)
}
