-- Members below an account who played between two days, exact at any moment. Called by the domain agent, team-sums.ts.
CREATE OR REPLACE FUNCTION team_active(p_account integer, p_path ltree, p_from date, p_to date) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT (coalesce((
    SELECT sum(members) FROM team_active_day WHERE member_id = p_account AND day BETWEEN p_from AND p_to AND previous < p_from
  ), 0) + coalesce((
    SELECT sum(
      EXISTS (SELECT FROM member_day WHERE member_day.member_id = changed.member_id AND day BETWEEN p_from AND p_to AND rounds > 0)::integer
      - EXISTS (SELECT FROM active_day WHERE active_day.member_id = changed.member_id AND day BETWEEN p_from AND p_to)::integer)
    FROM (SELECT DISTINCT member_id FROM team_change WHERE activity <> 0 AND day BETWEEN p_from AND p_to) AS changed
    JOIN member ON member.id = changed.member_id
    WHERE member.path <@ p_path AND member.path <> p_path
  ), 0))::integer
$$;
