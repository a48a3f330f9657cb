CREATE VIEW reporting.house_days AS
SELECT day, active_players, depositors, rounds, (stakes / 10000.0)::numeric(24, 4) AS stakes, (payout / 10000.0)::numeric(24, 4) AS payouts,
  ((stakes - payout) / 10000.0)::numeric(24, 4) AS gross_revenue, (turnover / 10000.0)::numeric(24, 4) AS turnover,
  (deposit / 10000.0)::numeric(24, 4) AS deposits, (withdrawal / 10000.0)::numeric(24, 4) AS withdrawals
FROM (
  SELECT day, active_players, depositors, rounds, turnover + uncounted AS stakes, turnover, payout, deposit, withdrawal FROM house_day
  UNION ALL
  SELECT day, count(*) FILTER (WHERE rounds > 0)::integer, count(*) FILTER (WHERE deposit > 0)::integer, sum(rounds),
    sum(turnover + uncounted), sum(turnover), sum(payout), sum(deposit), sum(withdrawal)
  FROM member_day WHERE day > coalesce((SELECT done_until FROM daily_work WHERE work = 'house days'), '-infinity') GROUP BY day
) AS played;

COMMENT ON VIEW reporting.house_days IS 'What all accounts did on a day.';
COMMENT ON COLUMN reporting.house_days.day IS 'Day in the brand’s time zone.';
COMMENT ON COLUMN reporting.house_days.active_players IS 'Accounts with a settled round.';
COMMENT ON COLUMN reporting.house_days.depositors IS 'Accounts with a credited deposit.';
COMMENT ON COLUMN reporting.house_days.rounds IS 'Settled rounds.';
COMMENT ON COLUMN reporting.house_days.stakes IS 'Stakes of settled rounds, in the brand’s currency.';
COMMENT ON COLUMN reporting.house_days.payouts IS 'Payouts of settled rounds, in the brand’s currency.';
COMMENT ON COLUMN reporting.house_days.gross_revenue IS 'Stakes less payouts, in the brand’s currency.';
COMMENT ON COLUMN reporting.house_days.turnover IS 'Part of the stakes that counts as turnover, in the brand’s currency.';
COMMENT ON COLUMN reporting.house_days.deposits IS 'Credited deposits, in the brand’s currency.';
COMMENT ON COLUMN reporting.house_days.withdrawals IS 'Withdrawals paid out, fees included, in the brand’s currency.';
