CREATE VIEW reporting.liabilities AS
SELECT kind, count(*)::integer AS holders, (coalesce(sum(amount), 0) / 10000.0)::numeric(24, 4) AS amount
FROM (
  SELECT liability_kind(code) AS kind, balance AS amount
  FROM ledger_account account JOIN member ON member.id = account.member_id AND member.kind <> 4
  WHERE account.member_id <> 0 AND currency <> 'PTS' AND balance > 0
  UNION ALL
  SELECT 'POINTS', div(balance::numeric * (SELECT cash_per_point FROM points_setting), 10000)
  FROM ledger_account account JOIN member ON member.id = account.member_id AND member.kind <> 4
  WHERE account.member_id <> 0 AND currency = 'PTS' AND balance > 0
  UNION ALL
  SELECT 'OPEN_BETS', stake - payout FROM open_round WHERE NOT demo
  UNION ALL
  SELECT 'OPEN_BETS', entry.stake FROM lottery_draw draw JOIN lottery_entry entry ON entry.draw_id = draw.id
  WHERE draw.next_action_at IS NOT NULL AND draw.settled_at IS NULL AND entry.cancelled_at IS NULL AND NOT entry.demo
  UNION ALL
  SELECT 'TRANSFERS_TO_VENDORS', amount FROM wallet_transfer WHERE state IN ('sent', 'unknown') AND direction = 'out'
  UNION ALL
  SELECT 'JACKPOTS', jackpot.amount + coalesce((SELECT sum(amount) FROM jackpot_feed WHERE jackpot_id = jackpot.id), 0) FROM jackpot
) AS owed
GROUP BY kind;

COMMENT ON VIEW reporting.liabilities IS 'What the house owes at this moment.';
COMMENT ON COLUMN reporting.liabilities.kind IS 'BALANCES, PENDING_WITHDRAWALS, HELD_DEPOSITS, WITHHELD (balances of closed accounts that a law forbids to pay), BONUS_MONEY, WALLETS_AT_VENDORS, TRANSFERS_TO_VENDORS, OPEN_BETS (stakes of rounds and tickets that are not settled), JACKPOTS, or POINTS (at the price of a conversion).';
COMMENT ON COLUMN reporting.liabilities.holders IS 'Accounts, bets or jackpots that it is owed to.';
COMMENT ON COLUMN reporting.liabilities.amount IS 'Owed, in the brand’s currency.';
