-- Derives the days of lines, and the sizes of teams, from the days of accounts.
CREATE OR REPLACE FUNCTION rebuild_lines() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM line_day;
  DELETE FROM open_line_day;
  INSERT INTO line_day (upline_id, day, member_id, deposit, withdrawal, turnover, uncounted, payout, joined)
  SELECT ltree2text(subpath(path, -2, 1))::integer, day, member_id, sum(deposit + team_deposit), sum(withdrawal + team_withdrawal),
    sum(turnover + team_turnover), sum(uncounted + team_uncounted), sum(payout + team_payout), sum(joined + team_joined)
  FROM team_day JOIN member ON member.id = member_id WHERE nlevel(path) > 1
  GROUP BY 1, 2, 3;
  DELETE FROM team_size;
  INSERT INTO team_size (member_id, members, agents)
  SELECT member_id, sum(team_joined), sum(team_agents) FROM team_day WHERE (team_joined, team_agents) <> (0, 0) GROUP BY 1;
END
$$;
