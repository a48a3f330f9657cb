CREATE VIEW reporting.agent_line_days AS
SELECT day, upline_id AS upline, CASE WHEN member.kind IN (1, 2, 41, 42) THEN member.id END AS agent,
  (sum(line.deposit) / 10000.0)::numeric(24, 4) AS deposits, (sum(line.withdrawal) / 10000.0)::numeric(24, 4) AS withdrawals,
  (sum(line.turnover + line.uncounted) / 10000.0)::numeric(24, 4) AS stakes, (sum(line.payout) / 10000.0)::numeric(24, 4) AS payouts,
  (sum(line.turnover + line.uncounted - line.payout) / 10000.0)::numeric(24, 4) AS gross_revenue,
  (sum(line.turnover) / 10000.0)::numeric(24, 4) AS turnover, sum(line.joined)::integer AS registrations
FROM (
  SELECT upline_id, day, member_id, deposit, withdrawal, turnover, uncounted, payout, joined FROM line_day
  UNION ALL
  SELECT upline_id, day, member_id, deposit, withdrawal, turnover, uncounted, payout, joined FROM open_line_day
  UNION ALL
  SELECT upline_id, day, line_id, deposit, withdrawal, turnover, uncounted, payout, joined
  FROM team_change JOIN member ON member.id = member_id CROSS JOIN lines_of(path)
) AS line
JOIN member ON member.id = line.member_id
GROUP BY day, upline_id, CASE WHEN member.kind IN (1, 2, 41, 42) THEN member.id END;

COMMENT ON VIEW reporting.agent_line_days IS 'What the lines below an account did on a day: of each agent directly below it with everyone below that one, and of its other members together.';
COMMENT ON COLUMN reporting.agent_line_days.day IS 'Day in the brand’s time zone.';
COMMENT ON COLUMN reporting.agent_line_days.upline IS 'Number of the account above the lines.';
COMMENT ON COLUMN reporting.agent_line_days.agent IS 'Number of the agent whose line it is; null for members that are no agents.';
COMMENT ON COLUMN reporting.agent_line_days.deposits IS 'Credited deposits, in the brand’s currency.';
COMMENT ON COLUMN reporting.agent_line_days.withdrawals IS 'Withdrawals paid out, in the brand’s currency.';
COMMENT ON COLUMN reporting.agent_line_days.stakes IS 'Stakes of settled rounds, in the brand’s currency.';
COMMENT ON COLUMN reporting.agent_line_days.payouts IS 'Payouts of settled rounds, in the brand’s currency.';
COMMENT ON COLUMN reporting.agent_line_days.gross_revenue IS 'Stakes less payouts, in the brand’s currency.';
COMMENT ON COLUMN reporting.agent_line_days.turnover IS 'Part of the stakes that counts as turnover, in the brand’s currency.';
COMMENT ON COLUMN reporting.agent_line_days.registrations IS 'Accounts that were opened.';
