import { BONUS_TURNOVER, countedStake } from './counted-stakes.ts'

/** Checks of members' records; see checks.ts. */
export const RECORD_CHECKS = [
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
