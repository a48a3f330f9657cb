-- Derives the sums of hours of yesterday and today. Nothing may be left in team_change. What has no time of its own is counted at midnight.
CREATE OR REPLACE FUNCTION rebuild_team_hours() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_from date := brand_day(now()) - 1;
  v_since timestamptz := v_from::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh';
BEGIN
  DELETE FROM team_hour;
  INSERT INTO team_hour (member_id, day, hour, deposit, withdrawal, turnover, uncounted, payout, joined)
  WITH timed AS (
    SELECT member_id, settled_at AS at, 0::bigint AS deposit, 0::bigint AS withdrawal, stake - uncounted AS turnover, uncounted, payout FROM round WHERE settled_at >= v_since
    UNION ALL
    SELECT member_id, confirmed_at, amount, 0, 0, 0, 0 FROM deposit WHERE state = 'CONFIRMED' AND confirmed_at >= v_since
    UNION ALL
    SELECT member_id, disbursed_at, 0, amount, 0, 0, 0 FROM withdrawal WHERE disbursed_at >= v_since
  ), parts AS (
    SELECT member_id, brand_day(at) AS day, brand_hour(at) AS hour, deposit, withdrawal, turnover, uncounted, payout, 0 AS joined
    FROM timed JOIN member ON member.id = member_id AND is_real_account(kind)
    UNION ALL
    SELECT member_id, brand_day(at), 0, -deposit, -withdrawal, -turnover, -uncounted, -payout, 0
    FROM timed JOIN member ON member.id = member_id AND is_real_account(kind)
    UNION ALL
    SELECT member_id, day, 0, deposit, withdrawal, turnover, uncounted, payout, 0 FROM member_day WHERE day >= v_from
    UNION ALL
    SELECT id, brand_day(registered_at), brand_hour(registered_at), 0, 0, 0, 0, 0, 1 FROM member WHERE is_real_account(kind) AND registered_at >= v_since
  )
  SELECT member_id, day, hour, sum(deposit), sum(withdrawal), sum(turnover), sum(uncounted), sum(payout), sum(joined) FROM parts GROUP BY 1, 2, 3
  HAVING (sum(deposit), sum(withdrawal), sum(turnover), sum(uncounted), sum(payout), sum(joined)) IS DISTINCT FROM (0::numeric, 0::numeric, 0::numeric, 0::numeric, 0::numeric, 0::bigint);
  INSERT INTO team_hour AS kept (member_id, day, hour, team_deposit, team_withdrawal, team_turnover, team_uncounted, team_payout, team_joined)
  SELECT above, day, hour, sum(deposit), sum(withdrawal), sum(turnover), sum(uncounted), sum(payout), sum(joined)
  FROM team_hour own JOIN member ON member.id = own.member_id CROSS JOIN unnest(ancestors_of(path)) AS above
  GROUP BY 1, 2, 3
  ON CONFLICT (member_id, day, hour) DO UPDATE SET
    team_deposit = excluded.team_deposit, team_withdrawal = excluded.team_withdrawal, team_turnover = excluded.team_turnover, team_uncounted = excluded.team_uncounted,
    team_payout = excluded.team_payout, team_joined = excluded.team_joined;
END
$$;
