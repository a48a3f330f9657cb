CREATE VIEW reporting.deposit_cohorts AS
SELECT week, count(*)::integer AS members, (sum(amount) / 10000.0)::numeric(24, 4) AS amount,
  CASE WHEN week + 19 < brand_day(now()) THEN count(*) FILTER (WHERE EXISTS (SELECT FROM member_day later
    WHERE later.member_id = first.member_id AND later.day BETWEEN first.day + 7 AND first.day + 13 AND later.rounds > 0))::integer END AS active_after_7,
  CASE WHEN week + 42 < brand_day(now()) THEN count(*) FILTER (WHERE EXISTS (SELECT FROM member_day later
    WHERE later.member_id = first.member_id AND later.day BETWEEN first.day + 30 AND first.day + 36 AND later.rounds > 0))::integer END AS active_after_30,
  CASE WHEN week + 19 < brand_day(now()) THEN count(*) FILTER (WHERE EXISTS (SELECT FROM member_day later
    WHERE later.member_id = first.member_id AND later.day BETWEEN first.day + 7 AND first.day + 13 AND later.deposit > 0))::integer END AS depositing_after_7,
  CASE WHEN week + 42 < brand_day(now()) THEN count(*) FILTER (WHERE EXISTS (SELECT FROM member_day later
    WHERE later.member_id = first.member_id AND later.day BETWEEN first.day + 30 AND first.day + 36 AND later.deposit > 0))::integer END AS depositing_after_30
FROM (
  SELECT member_id, amount, brand_day(confirmed_at) AS day, date_trunc('week', brand_day(confirmed_at)::timestamp)::date AS week
  FROM deposit first_one
  WHERE state = 'CONFIRMED' AND NOT EXISTS (
    SELECT FROM deposit earlier WHERE earlier.member_id = first_one.member_id AND earlier.state = 'CONFIRMED'
      AND (earlier.confirmed_at, earlier.id) < (first_one.confirmed_at, first_one.id))
) AS first
GROUP BY week;

COMMENT ON VIEW reporting.deposit_cohorts IS 'Members by the week of their first deposit, and how many of them came back.';
COMMENT ON COLUMN reporting.deposit_cohorts.week IS 'Monday of the week of the first deposit, in the brand’s time zone.';
COMMENT ON COLUMN reporting.deposit_cohorts.members IS 'Members with their first deposit in that week.';
COMMENT ON COLUMN reporting.deposit_cohorts.amount IS 'Sum of these first deposits, in the brand’s currency.';
COMMENT ON COLUMN reporting.deposit_cohorts.active_after_7 IS 'Members with a round from the 7th to the 13th day after it; null until these days are over for all.';
COMMENT ON COLUMN reporting.deposit_cohorts.active_after_30 IS 'Members with a round from the 30th to the 36th day after it; null until these days are over for all.';
COMMENT ON COLUMN reporting.deposit_cohorts.depositing_after_7 IS 'Members with a further deposit from the 7th to the 13th day after it; null until these days are over for all.';
COMMENT ON COLUMN reporting.deposit_cohorts.depositing_after_30 IS 'Members with a further deposit from the 30th to the 36th day after it; null until these days are over for all.';
