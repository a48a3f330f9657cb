-- Adds p_by members to the accounts' counts of members active on p_day and last active before on p_previous; 92 days or more ago counts as
-- never.
CREATE OR REPLACE FUNCTION count_active(p_accounts integer[], p_day date, p_previous date, p_by integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO team_active_day AS kept (member_id, day, previous, members)
  SELECT account, p_day, CASE WHEN p_day - p_previous <= 92 THEN p_previous ELSE '-infinity' END, p_by
  FROM unnest(p_accounts) AS account
  ON CONFLICT (member_id, day, previous) DO UPDATE SET members = kept.members + excluded.members
$$;
