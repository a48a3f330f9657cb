CREATE VIEW reporting.active_months AS
SELECT month, coalesce(played.active_players, 0) AS active_players, coalesce(played.depositing_players, 0) AS depositing_players,
  coalesce(opened.registrations, 0) AS registrations, coalesce(first.members, 0) AS first_depositors
FROM (
  SELECT date_trunc('month', day)::date AS month, count(DISTINCT member_id) FILTER (WHERE rounds > 0)::integer AS active_players,
    count(DISTINCT member_id) FILTER (WHERE deposit > 0)::integer AS depositing_players
  FROM member_day GROUP BY 1
) AS played
FULL JOIN (
  SELECT date_trunc('month', brand_day(registered_at))::date AS month, count(*)::integer AS registrations
  FROM member WHERE is_real_account(kind) GROUP BY 1
) AS opened USING (month)
FULL JOIN (
  SELECT date_trunc('month', brand_day(at))::date AS month, count(*)::integer AS members
  FROM (
    SELECT min(confirmed_at) AS at FROM deposit JOIN member ON member.id = member_id AND is_real_account(kind)
    WHERE state = 'CONFIRMED' GROUP BY member_id
  ) AS one GROUP BY 1
) AS first USING (month);

COMMENT ON VIEW reporting.active_months IS 'Players by month: how many played, paid in, joined and paid in for the first time.';
COMMENT ON COLUMN reporting.active_months.month IS 'First day of the month, in the brand’s time zone.';
COMMENT ON COLUMN reporting.active_months.active_players IS 'Players with a settled round in the month.';
COMMENT ON COLUMN reporting.active_months.depositing_players IS 'Players with a credited deposit in the month.';
COMMENT ON COLUMN reporting.active_months.registrations IS 'Accounts that were opened.';
COMMENT ON COLUMN reporting.active_months.first_depositors IS 'Players whose first deposit was credited.';
