CREATE VIEW reporting.player_days AS
SELECT day, ('x' || substring(encode(sha256(convert_to(key.secret || ':' || member_id, 'UTF8')), 'hex') FOR 13))::bit(52)::bigint AS player,
  (deposit / 10000.0)::numeric(24, 4) AS deposits, (withdrawal / 10000.0)::numeric(24, 4) AS withdrawals,
  ((turnover + uncounted) / 10000.0)::numeric(24, 4) AS stakes, (payout / 10000.0)::numeric(24, 4) AS payouts,
  ((turnover + uncounted - payout) / 10000.0)::numeric(24, 4) AS gross_revenue, (turnover / 10000.0)::numeric(24, 4) AS turnover,
  (bonus_turnover / 10000.0)::numeric(24, 4) AS bonus_turnover, rounds
FROM member_day CROSS JOIN (SELECT secret FROM verification_key WHERE name = 'reporting') AS key;

COMMENT ON VIEW reporting.player_days IS 'What each player did on a day, under a number that only the platform can tell from the account.';
COMMENT ON COLUMN reporting.player_days.day IS 'Day in the brand’s time zone.';
COMMENT ON COLUMN reporting.player_days.player IS 'The player’s number in this view, the same on all days and in no other place.';
COMMENT ON COLUMN reporting.player_days.deposits IS 'Credited deposits, in the brand’s currency.';
COMMENT ON COLUMN reporting.player_days.withdrawals IS 'Withdrawals paid out, in the brand’s currency.';
COMMENT ON COLUMN reporting.player_days.stakes IS 'Stakes of settled rounds, in the brand’s currency.';
COMMENT ON COLUMN reporting.player_days.payouts IS 'Payouts of settled rounds, in the brand’s currency.';
COMMENT ON COLUMN reporting.player_days.gross_revenue IS 'Stakes less payouts, in the brand’s currency.';
COMMENT ON COLUMN reporting.player_days.turnover IS 'Part of the stakes that counts as turnover, in the brand’s currency.';
COMMENT ON COLUMN reporting.player_days.bonus_turnover IS 'Part of the turnover that was paid from bonus money, in the brand’s currency.';
COMMENT ON COLUMN reporting.player_days.rounds IS 'Number of settled rounds.';
