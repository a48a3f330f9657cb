/*
 * A jackpot holds the sum of its account's entries. Each bet that contributes writes its entry and, in the
 * same statement, a row of `jackpot_feed`; the fold adds those rows to `jackpot.amount` and deletes them in
 * one statement. In every snapshot amount + feeds = sum of entries, whatever order bets commit in, and
 * reading it touches only the feeds of the last seconds.
 */

/** SQL for the current amount in minor units, where a query has the table `jackpot`. */
export const METER = `(jackpot.amount + coalesce((
  select sum(feed.amount) from jackpot_feed feed where feed.jackpot_id = jackpot.id), 0))::bigint`
