import { type SQL, sql } from 'drizzle-orm'

/** Rounds by which corrected and void lottery draws changed a member's payouts. They move money, but were not played: no total counts them. */
export const lotteryChanges = (memberId: number, from: SQL, to: SQL): SQL => sql`(
  select node_id, stake, payout, settled_at from round
  where round.member_id = ${memberId} and settled_at >= ${from} and settled_at < ${to} and vendor_round_id like 'correction.%'
    and node_id in (select node_id from lottery)
    -- Most members have none, and their rounds need not be read.
    and exists (select from lottery_correction where lottery_correction.member_id = ${memberId}))`
