import { AUDIT_CHECKS } from './audit-checks.ts'
import { LOTTERY_CHECKS } from './lottery-checks.ts'
import { BONUS_TURNOVER, countedStake } from './counted-stakes.ts'
import { CASHIER_CHECKS } from './cashier-checks.ts'
import { CLOSED_CHECKS } from './closed-checks.ts'
import { DROP_CHECK } from './drop-checks.ts'
import { BILL_CHECK, BILL_MISSING, BILL_RECOUNT, TEAM_CHECKS } from './team-checks.ts'
import { MISSION_CHECKS } from './mission-checks.ts'
import { RAFFLE_CHECKS } from './raffle-checks.ts'
import { REFERENCE_CHECK } from './reference-checks.ts'
import { REPORT_CHECKS } from './report-checks.ts'
import { REWARD_CHECKS } from './reward-checks.ts'
import { TRANSFER_CHECKS } from './transfer-checks.ts'
import { TURNOVER_CHECKS } from './turnover-checks.ts'

/** Checks of members' records; see checks.ts. */
const RECORD_CHECKS = [
  {
    what: 'Every sum of a member’s past days equals a recount of its rounds and movements',
    sql: `WITH bets AS (
        SELECT member_id, brand_day(settled_at) AS day, node_id, sum(stake - uncounted) AS turnover, sum(${BONUS_TURNOVER}) AS bonus_turnover,
          sum(uncounted) AS uncounted, sum(payout) AS payout,
          count(*) FILTER (WHERE NOT is_lottery_change(vendor_round_id, node_id)) AS rounds,
          count(*) FILTER (WHERE stake > 0 AND ${countedStake('MISSION')} = 0) AS bonus_rounds
        FROM round JOIN record_rollup USING (member_id) WHERE brand_day(settled_at) <= until GROUP BY 1, 2, 3
      ), kept_bets AS (
        SELECT member_id, day, node_id, sum(turnover) AS turnover, sum(bonus_turnover) AS bonus_turnover, sum(uncounted) AS uncounted, sum(payout) AS payout,
          sum(rounds) AS rounds, sum(bonus_rounds) AS bonus_rounds
        FROM member_game_day GROUP BY 1, 2, 3
      ), moves AS (
        SELECT head.member_id, brand_day(head.occurred_at) AS day, entry.account_id, head.type,
          sum(greatest(entry.amount, 0)) AS money_in, sum(greatest(-entry.amount, 0)) AS money_out, count(*) AS entries
        FROM ledger_transaction head JOIN record_rollup USING (member_id)
        JOIN ledger_entry entry ON entry.member_id = head.member_id AND entry.transaction_id = head.id
        WHERE entry.balance_after IS NOT NULL AND brand_day(head.occurred_at) <= until GROUP BY 1, 2, 3, 4
      )
      SELECT to_char(count(*), 'FM999G999G999G990') || ' days of games' AS figure,
        count(*) FILTER (WHERE (bets.turnover, bets.bonus_turnover, bets.uncounted, bets.payout, bets.rounds, bets.bonus_rounds)
          IS DISTINCT FROM (kept_bets.turnover, kept_bets.bonus_turnover, kept_bets.uncounted, kept_bets.payout, kept_bets.rounds, kept_bets.bonus_rounds))
        + (SELECT count(*) FROM moves FULL JOIN member_movement_day stored USING (member_id, day, account_id, type)
          WHERE (moves.money_in, moves.money_out, moves.entries)
            IS DISTINCT FROM (stored.money_in::numeric, stored.money_out::numeric, stored.entries::bigint)) AS faults
      FROM bets FULL JOIN kept_bets USING (member_id, day, node_id)`,
  },
  {
    what: 'Every transfer between two accounts left one and arrived at the other',
    sql: `WITH moved AS (
        SELECT transfer.*, entry.amount AS posted FROM member_transfer transfer
        JOIN ledger_entry entry ON entry.member_id = transfer.member_id AND entry.transaction_id = transfer.transaction_id
          AND entry.balance_after IS NOT NULL
      )
      SELECT to_char(count(*), 'FM999G999G990') || ' transfers' AS figure,
        count(*) FILTER (WHERE sent IS NULL OR received IS NULL OR sent.amount <> received.amount
          OR sent.counterparty_id <> received.member_id OR sent.posted <> -sent.amount OR received.posted <> received.amount) AS faults
      FROM (SELECT * FROM moved WHERE direction = 'out') sent
      FULL JOIN (SELECT * FROM moved WHERE direction = 'in') received USING (id)`,
  },
]

/** A query that returns one row: a figure to show and the number of faults. */
interface Check {
  what: string
  sql: string
  /** Skipped when this table does not exist. */
  needs?: string
  /** Counts faults that only the platform's own code can detect in the row. */
  again?: (row: Record<string, never>) => number
}

/** Minor units as a decimal amount. */
const money = (minor: string) => `to_char(${minor} / 10000.0, 'FM999,999,999,999,990.00')`
const counted = (number: string) => `to_char(${number}, 'FM999,999,999,990')`

/** Totals of a team's members, computed by path and by walking from each agent to its children. */
const TEAM_SUMS =
  'sum(deposit) AS deposit, sum(withdrawal) AS withdrawal, sum(turnover) AS turnover, sum(uncounted) AS uncounted, sum(payout) AS payout'

/**
 * Posted stakes (net of refunds, with the part of a bonus) and payouts by round. Lotteries post by ticket and draw instead (lottery-checks.ts).
 * Vendors' round ids are unique only per vendor, whose code is in the idempotency key.
 */
const MOVED = `moved AS (
        SELECT member_id, CASE WHEN starts_with(idempotency_key, 'vendor:') THEN split_part(idempotency_key, ':', 2) ELSE '' END AS vendor_code,
          reference, coalesce(-sum(amount) FILTER (WHERE type <> 'PAYOUT'), 0) AS stake,
          coalesce(-sum(amount) FILTER (WHERE type <> 'PAYOUT'
            AND account_id IN (SELECT id FROM ledger_account WHERE code LIKE 'member:%:bonus')), 0) AS bonus_stake,
          coalesce(sum(amount) FILTER (WHERE type = 'PAYOUT'), 0) AS payout
        FROM ledger_transaction JOIN ledger_entry entry USING (member_id) 
        WHERE entry.transaction_id = id AND type IN ('BET', 'BET_REFUND', 'PAYOUT') AND balance_after IS NOT NULL
          AND NOT starts_with(idempotency_key, 'lottery:')
        GROUP BY 1, 2, 3
      )`

export const CHECKS: readonly Check[] = [
  {
    what: 'Entries of each currency add to zero',
    sql: `SELECT coalesce(string_agg(currency || ' ' || ${money('sum')} || ' over ' || ${counted('entries')} || ' entries', ', '), 'no entries') AS figure,
        count(*) FILTER (WHERE sum <> 0) AS faults
      FROM (SELECT currency, sum(amount) AS sum, count(*) AS entries FROM ledger_entry JOIN ledger_account ON id = account_id GROUP BY currency) AS stored`,
  },
  {
    what: 'Every transaction balances in each currency',
    sql: `SELECT ${counted('count(*)')} || ' transactions' AS figure,
        count(*) FILTER (WHERE off IS DISTINCT FROM false OR lines < 2) AS faults
      FROM ledger_transaction LEFT JOIN (
        SELECT transaction_id, bool_or(sum <> 0) AS off, sum(lines) AS lines FROM (
          SELECT transaction_id, currency, sum(amount) AS sum, count(*) AS lines
          FROM ledger_entry JOIN ledger_account ON id = account_id GROUP BY transaction_id, currency
        ) AS by_currency GROUP BY transaction_id
      ) AS stored ON transaction_id = id`,
  },
  {
    what: 'Every cached balance equals its replay',
    sql: `SELECT ${counted('count(*)')} || ' accounts holding ' || ${money('sum(balance)')} AS figure,
        count(*) FILTER (WHERE balance <> coalesce(replayed, 0)) AS faults
      FROM ledger_account LEFT JOIN (
        SELECT account_id, sum(amount) AS replayed FROM ledger_entry GROUP BY account_id
      ) AS stored ON account_id = id
      WHERE balance IS NOT NULL`,
  },
  {
    what: 'Every entry’s balance follows from the one before it, and none is below zero',
    sql: `SELECT ${counted('count(*)')} || ' entries, lowest ' || ${money('min(balance_after)')} AS figure,
        count(*) FILTER (WHERE balance_after IS DISTINCT FROM replayed OR replayed < 0) AS faults
      FROM (
        SELECT balance_after, sum(amount) OVER (PARTITION BY account_id ORDER BY transaction_id, line) AS replayed
        FROM ledger_entry JOIN ledger_account ON id = account_id WHERE ledger_account.member_id <> 0
      ) AS chain`,
  },
  {
    // Rounds from before version 2 of the rules keep no bonus part where the journal tells none.
    what: 'Every round’s postings equal its stake, the part of it that a bonus paid, and its payout',
    sql: `WITH ${MOVED}
      SELECT ${counted('count(*)')} || ' rounds, stakes ' || ${money('sum(round.stake)')} || ', turnover ' || ${money('sum(round.stake - round.uncounted)')} || ', from bonuses ' || ${money('sum(round.bonus_stake)')} || ', payouts ' || ${money('sum(round.payout)')} AS figure,
        count(*) FILTER (WHERE (moved.stake, moved.payout) IS DISTINCT FROM (round.stake::numeric, round.payout::numeric)
          OR moved.bonus_stake <> round.bonus_stake AND (round.turnover_rule = 2 OR round.bonus_stake <> 0)) AS faults
      FROM round JOIN game USING (node_id) LEFT JOIN moved ON moved.member_id = round.member_id
        AND moved.vendor_code = CASE WHEN vendor_round_id IS NULL THEN '' ELSE game.vendor_code END
        AND moved.reference = coalesce(vendor_round_id, round_key::text)
      WHERE NOT EXISTS (SELECT FROM lottery WHERE lottery.node_id = round.node_id)`,
  },
  {
    what: 'Every posted stake and payout belongs to a settled or open round, or was refunded',
    sql: `WITH ${MOVED}, known AS (
        SELECT member_id, CASE WHEN vendor_round_id IS NULL THEN '' ELSE vendor_code END AS vendor_code,
          coalesce(vendor_round_id, round_key::text) AS reference, stake, NULL AS bonus_stake, payout, false AS open
        FROM round JOIN game USING (node_id)
        WHERE NOT EXISTS (SELECT FROM lottery WHERE lottery.node_id = round.node_id)
        UNION ALL
        SELECT member_id, vendor_code, round_id, stake, bonus_stake, payout, true FROM open_round
      )
      SELECT ${counted('count(*) FILTER (WHERE open)')} || ' rounds under way, stakes ' || ${money('coalesce(sum(known.stake) FILTER (WHERE open), 0)')} AS figure,
        count(*) FILTER (WHERE (coalesce(moved.stake, 0), coalesce(moved.payout, 0))
          IS DISTINCT FROM (coalesce(known.stake, 0)::numeric, coalesce(known.payout, 0)::numeric)
          OR moved.bonus_stake <> known.bonus_stake) AS faults
      FROM moved FULL JOIN known USING (member_id, vendor_code, reference)`,
  },
  {
    what: 'Every member’s day equals a recount of its rounds, deposits and withdrawals',
    sql: `WITH recount AS (
        SELECT member_id, day, sum(deposit) AS deposit, sum(withdrawal) AS withdrawal, sum(turnover) AS turnover,
          sum(bonus_turnover) AS bonus_turnover, sum(uncounted) AS uncounted, sum(payout) AS payout, sum(rounds) AS rounds
        FROM (
          SELECT member_id, (settled_at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date AS day,
            0 AS deposit, 0 AS withdrawal, stake - uncounted AS turnover, ${BONUS_TURNOVER} AS bonus_turnover, uncounted, payout,
            (NOT is_lottery_change(vendor_round_id, node_id))::integer AS rounds FROM round
          UNION ALL
          SELECT member_id, (confirmed_at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date, amount, 0, 0, 0, 0, 0, 0
          FROM deposit WHERE state = 'CONFIRMED'
          UNION ALL
          SELECT member_id, (disbursed_at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date, 0, amount, 0, 0, 0, 0, 0
          FROM withdrawal WHERE disbursed_at IS NOT NULL
        ) AS happened JOIN member ON member.id = member_id AND is_real_account(kind)
        GROUP BY member_id, day
      )
      SELECT ${counted('count(*)')} || ' days, deposits ' || ${money('sum(stored.deposit)')} || ', withdrawals ' || ${money('sum(stored.withdrawal)')} AS figure,
        count(*) FILTER (WHERE (stored.deposit, stored.withdrawal, stored.turnover, stored.bonus_turnover, stored.uncounted, stored.payout,
            stored.rounds)
          IS DISTINCT FROM (recount.deposit, recount.withdrawal, recount.turnover, recount.bonus_turnover, recount.uncounted, recount.payout,
            recount.rounds)) AS faults
      FROM recount FULL JOIN member_day AS stored USING (member_id, day)`,
  },
  {
    what: 'Every jackpot’s meter equals its ledger account, and its wins the movements that paid them',
    sql: `WITH meters AS (
        SELECT jackpot.id, jackpot.amount + coalesce((SELECT sum(amount) FROM jackpot_feed WHERE jackpot_id = jackpot.id), 0) AS meter,
          coalesce(posted.held, 0) AS held
        FROM jackpot LEFT JOIN (
          SELECT account_id, sum(amount) AS held FROM ledger_entry GROUP BY account_id
        ) AS posted USING (account_id)
      ), paid AS (
        SELECT head.id, account_id, -entry.amount AS amount, head.member_id FROM ledger_transaction head
        JOIN ledger_entry entry ON transaction_id = head.id AND line = 1 WHERE type = 'JACKPOT'
      ), won AS (
        SELECT transaction_id AS id, account_id, win.amount, member_id FROM jackpot_win win JOIN jackpot ON jackpot.id = jackpot_id
      )
      SELECT ${counted('count(*)')} || ' jackpots holding ' || ${money('coalesce(sum(meter), 0)')} || ', won '
          || ${counted('(SELECT count(*) FROM won)')} || ' times' AS figure,
        count(*) FILTER (WHERE meter <> held)
          + (SELECT count(*) FROM paid FULL JOIN won USING (id, account_id, amount, member_id) WHERE paid IS NULL OR won IS NULL) AS faults
      FROM meters`,
  },
  REFERENCE_CHECK,
  ...RECORD_CHECKS,
  ...TURNOVER_CHECKS,
  ...TEAM_CHECKS,
  BILL_CHECK,
  BILL_RECOUNT,
  BILL_MISSING,
  DROP_CHECK,
  {
    what: 'Withdrawals under way stand in the locked accounts',
    sql: `SELECT ${money('coalesce(sum(balance), 0)')} || ' locked' AS figure,
        count(*) FILTER (WHERE balance <> coalesce(waiting, 0)) AS faults
      FROM ledger_account account LEFT JOIN (
        SELECT member_id, sum(amount) AS waiting FROM withdrawal
        WHERE state IN ('REQUESTED', 'REVIEW', 'NEEDS_INFO', 'APPROVED', 'PROCESSING') GROUP BY member_id
      ) AS asked USING (member_id)
      WHERE account.code LIKE 'member:%:locked'`,
  },
  {
    what: 'Every agent’s team totals equal the sum over its members',
    sql: `WITH RECURSIVE totals AS (
        SELECT member_id, ${TEAM_SUMS} FROM member_day GROUP BY member_id
      ), walked AS (
        SELECT id AS agent_id, id AS member_id FROM member WHERE is_agent_kind(kind)
        UNION ALL
        SELECT walked.agent_id, member.id FROM walked JOIN member ON member.parent_id = walked.member_id
      ), by_walk AS (
        SELECT agent_id, count(*) - 1 AS members, ${TEAM_SUMS}
        FROM walked LEFT JOIN totals ON totals.member_id = walked.member_id AND walked.member_id <> agent_id
        GROUP BY agent_id
      ), by_path AS (
        SELECT agent.id AS agent_id, count(below.id) AS members, ${TEAM_SUMS}
        FROM member agent
        LEFT JOIN member below ON below.path <@ agent.path AND below.id <> agent.id
        LEFT JOIN totals ON totals.member_id = below.id
        WHERE is_agent_kind(agent.kind)
        GROUP BY agent.id
      )
      SELECT ${counted('count(*)')} || ' agents, largest team ' || ${counted('max(by_path.members)')} AS figure,
        count(*) FILTER (WHERE (by_path.members, by_path.deposit, by_path.withdrawal, by_path.turnover, by_path.uncounted, by_path.payout)
          IS DISTINCT FROM (by_walk.members, by_walk.deposit, by_walk.withdrawal, by_walk.turnover, by_walk.uncounted, by_walk.payout)) AS faults
      FROM by_path FULL JOIN by_walk USING (agent_id)`,
  },
  {
    what: 'Every member stands where its parent’s path says; demo accounts stand alone',
    sql: `SELECT ${counted('count(*)')} || ' accounts, ' || max(nlevel(member.path)) || ' levels' AS figure,
        count(*) FILTER (WHERE member.path::text IS DISTINCT FROM
          CASE WHEN parent.id IS NULL THEN '' ELSE parent.path::text || '.' END || member.id
          OR (NOT is_real_account(member.kind) AND member.parent_id IS NOT NULL)) AS faults
      FROM member LEFT JOIN member parent ON parent.id = member.parent_id`,
  },
  ...TRANSFER_CHECKS,
  ...CASHIER_CHECKS,
  ...CLOSED_CHECKS,
  ...REWARD_CHECKS,
  ...MISSION_CHECKS,
  ...RAFFLE_CHECKS,
  ...AUDIT_CHECKS,
  ...LOTTERY_CHECKS,
  ...REPORT_CHECKS,
]

export const COUNTS: readonly Check[] = [
  { what: 'Vendors', sql: `SELECT ${counted('count(*)')} AS figure FROM vendor` },
  {
    what: 'Games',
    sql: `SELECT ${counted('sum(games)')} || ' (' || string_agg(category || ' ' || ${counted('games')}, ', ' ORDER BY games DESC) || ')' AS figure
      FROM (SELECT category, count(*) AS games FROM game GROUP BY category) AS stored`,
  },
  {
    what: 'Members by kind',
    sql: `SELECT string_agg(kind || ': ' || ${counted('members')}, ', ' ORDER BY kind) AS figure
      FROM (SELECT kind, count(*) AS members FROM member GROUP BY kind) AS stored`,
  },
  {
    what: 'Deposits',
    sql: `SELECT string_agg(state || ' ' || ${counted('many')}, ', ' ORDER BY many DESC) AS figure
      FROM (SELECT state, count(*) AS many FROM deposit GROUP BY state) AS stored`,
  },
  {
    what: 'Withdrawals',
    sql: `SELECT string_agg(state || ' ' || ${counted('many')}, ', ' ORDER BY many DESC) AS figure
      FROM (SELECT state, count(*) AS many FROM withdrawal GROUP BY state) AS stored`,
  },
  {
    what: 'The house kept',
    sql: `SELECT ${money('coalesce(sum(amount), 0)')} AS figure FROM ledger_entry JOIN ledger_account ON id = account_id WHERE code = 'house:bets'`,
  },
]
