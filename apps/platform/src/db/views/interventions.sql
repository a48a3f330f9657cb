CREATE VIEW reporting.interventions AS
SELECT brand_day(opened_at) AS day,
  ('x' || substring(encode(sha256(convert_to(key.secret || ':' || intervention.member_id, 'UTF8')), 'hex') FOR 13))::bit(52)::bigint AS player,
  reason, kind, moment, state, shown_at, letter_at, ended_at,
  (week_before.deposits / 10000.0)::numeric(24, 4) AS deposits_7_before, (week_after.deposits / 10000.0)::numeric(24, 4) AS deposits_7_after,
  (month_before.deposits / 10000.0)::numeric(24, 4) AS deposits_30_before, (month_after.deposits / 10000.0)::numeric(24, 4) AS deposits_30_after,
  (week_before.stakes / 10000.0)::numeric(24, 4) AS stakes_7_before, (week_after.stakes / 10000.0)::numeric(24, 4) AS stakes_7_after,
  (month_before.stakes / 10000.0)::numeric(24, 4) AS stakes_30_before, (month_after.stakes / 10000.0)::numeric(24, 4) AS stakes_30_after,
  week_before.minutes AS minutes_7_before, week_after.minutes AS minutes_7_after,
  month_before.minutes AS minutes_30_before, month_after.minutes AS minutes_30_after,
  week_after.has_limit AS limit_within_7, month_after.has_limit AS limit_within_30,
  week_after.has_break AS break_within_7, month_after.has_break AS break_within_30
FROM intervention CROSS JOIN (SELECT secret FROM verification_key WHERE name = 'reporting') AS key
LEFT JOIN intervention_effect week_before ON (week_before.member_id, week_before.intervention_id, week_before.days) = (intervention.member_id, intervention.id, -7)
LEFT JOIN intervention_effect week_after ON (week_after.member_id, week_after.intervention_id, week_after.days) = (intervention.member_id, intervention.id, 7)
LEFT JOIN intervention_effect month_before ON (month_before.member_id, month_before.intervention_id, month_before.days) = (intervention.member_id, intervention.id, -30)
LEFT JOIN intervention_effect month_after ON (month_after.member_id, month_after.intervention_id, month_after.days) = (intervention.member_id, intervention.id, 30);

COMMENT ON VIEW reporting.interventions IS 'What the site said to each player whose play might do harm, how it was answered, and what followed. Days before and after leave out the day on which it was shown or written.';
COMMENT ON COLUMN reporting.interventions.day IS 'Day on which it was opened, in the brand’s time zone.';
COMMENT ON COLUMN reporting.interventions.player IS 'The player’s number, as in player_days.';
COMMENT ON COLUMN reporting.interventions.reason IS 'Which sign of harm it answers, such as CHASING_LOSSES; MANY_SIGNS for several together.';
COMMENT ON COLUMN reporting.interventions.kind IS 'What it offered: HELP, BREAK or LIMIT.';
COMMENT ON COLUMN reporting.interventions.moment IS 'When it is shown: NEXT_PAGE, BEFORE_DEPOSIT or AFTER_GAME.';
COMMENT ON COLUMN reporting.interventions.state IS 'OPEN, ACCEPTED, DISMISSED, IGNORED (no answer in time), or OVERTAKEN (the account can no longer play).';
COMMENT ON COLUMN reporting.interventions.shown_at IS 'When the site first showed it; null if it did not.';
COMMENT ON COLUMN reporting.interventions.letter_at IS 'When it was written to the inbox of a player who had not come by; null if it was not.';
COMMENT ON COLUMN reporting.interventions.ended_at IS 'When it was answered or ended; null while it is open.';
COMMENT ON COLUMN reporting.interventions.deposits_7_before IS 'Credited deposits, in the brand’s currency, of the 7 days before it; null until the 7 days after it are over.';
COMMENT ON COLUMN reporting.interventions.deposits_7_after IS 'Credited deposits, in the brand’s currency, of the 7 days after it; null until the 7 days after it are over.';
COMMENT ON COLUMN reporting.interventions.deposits_30_before IS 'Credited deposits, in the brand’s currency, of the 30 days before it; null until the 30 days after it are over.';
COMMENT ON COLUMN reporting.interventions.deposits_30_after IS 'Credited deposits, in the brand’s currency, of the 30 days after it; null until the 30 days after it are over.';
COMMENT ON COLUMN reporting.interventions.stakes_7_before IS 'Stakes of settled rounds, in the brand’s currency, of the 7 days before it; null until the 7 days after it are over.';
COMMENT ON COLUMN reporting.interventions.stakes_7_after IS 'Stakes of settled rounds, in the brand’s currency, of the 7 days after it; null until the 7 days after it are over.';
COMMENT ON COLUMN reporting.interventions.stakes_30_before IS 'Stakes of settled rounds, in the brand’s currency, of the 30 days before it; null until the 30 days after it are over.';
COMMENT ON COLUMN reporting.interventions.stakes_30_after IS 'Stakes of settled rounds, in the brand’s currency, of the 30 days after it; null until the 30 days after it are over.';
COMMENT ON COLUMN reporting.interventions.minutes_7_before IS 'Minutes played; lotteries are left out, of the 7 days before it; null until the 7 days after it are over.';
COMMENT ON COLUMN reporting.interventions.minutes_7_after IS 'Minutes played; lotteries are left out, of the 7 days after it; null until the 7 days after it are over.';
COMMENT ON COLUMN reporting.interventions.minutes_30_before IS 'Minutes played; lotteries are left out, of the 30 days before it; null until the 30 days after it are over.';
COMMENT ON COLUMN reporting.interventions.minutes_30_after IS 'Minutes played; lotteries are left out, of the 30 days after it; null until the 30 days after it are over.';
COMMENT ON COLUMN reporting.interventions.limit_within_7 IS 'Whether the player set or tightened a limit within 7 days; null until these are over.';
COMMENT ON COLUMN reporting.interventions.limit_within_30 IS 'Whether the player set or tightened a limit within 30 days; null until these are over.';
COMMENT ON COLUMN reporting.interventions.break_within_7 IS 'Whether the player took a break within 7 days; null until these are over.';
COMMENT ON COLUMN reporting.interventions.break_within_30 IS 'Whether the player took a break within 30 days; null until these are over.';
