-- An account that moves takes its sums from the uplines it leaves to those it comes to. Changes not folded yet go to the new ones.
CREATE OR REPLACE FUNCTION move_team_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(team_sums_lock());
  INSERT INTO team_day AS kept (member_id, day, product, team_deposit, team_withdrawal, team_turnover, team_uncounted, team_payout, team_rounds,
    team_transfer_in, team_transfer_out, team_joined, team_agents)
  SELECT above, day, product, by * deposit, by * withdrawal, by * turnover, by * uncounted, by * payout, by * rounds, by * transfer_in, by * transfer_out,
    by * joined, by * agents
  FROM team_day own CROSS JOIN (
    SELECT above, sum(by)::integer AS by FROM (
      SELECT unnest(ancestors_of(OLD.path)) AS above, -1 AS by UNION ALL SELECT unnest(ancestors_of(NEW.path)), 1
    ) AS sides GROUP BY above HAVING sum(by) <> 0
  ) AS changed
  WHERE own.member_id = NEW.id
  ON CONFLICT (member_id, day, product) DO UPDATE SET
    team_deposit = kept.team_deposit + excluded.team_deposit, team_withdrawal = kept.team_withdrawal + excluded.team_withdrawal,
    team_turnover = kept.team_turnover + excluded.team_turnover, team_uncounted = kept.team_uncounted + excluded.team_uncounted, team_payout = kept.team_payout + excluded.team_payout,
    team_rounds = kept.team_rounds + excluded.team_rounds, team_transfer_in = kept.team_transfer_in + excluded.team_transfer_in,
    team_transfer_out = kept.team_transfer_out + excluded.team_transfer_out, team_joined = kept.team_joined + excluded.team_joined,
    team_agents = kept.team_agents + excluded.team_agents;
  INSERT INTO open_line_day AS kept (upline_id, day, member_id, deposit, withdrawal, turnover, uncounted, payout, joined)
  SELECT upline_id, day, line_id, by * sum(deposit), by * sum(withdrawal), by * sum(turnover), by * sum(uncounted), by * sum(payout), by * sum(joined)
  FROM team_day own CROSS JOIN (
    SELECT upline_id, line_id, sum(by)::integer AS by FROM (
      SELECT upline_id, line_id, -1 AS by FROM lines_of(OLD.path) UNION ALL SELECT upline_id, line_id, 1 FROM lines_of(NEW.path)
    ) AS sides GROUP BY 1, 2 HAVING sum(by) <> 0
  ) AS changed
  WHERE own.member_id = NEW.id
  GROUP BY upline_id, day, line_id, by
  ON CONFLICT (upline_id, day, member_id) DO UPDATE SET
    deposit = kept.deposit + excluded.deposit, withdrawal = kept.withdrawal + excluded.withdrawal,
    turnover = kept.turnover + excluded.turnover, uncounted = kept.uncounted + excluded.uncounted, payout = kept.payout + excluded.payout, joined = kept.joined + excluded.joined;
  INSERT INTO team_size AS kept (member_id, members, agents)
  SELECT above, sum(by * joined), sum(by * agents)
  FROM team_day own CROSS JOIN (
    SELECT unnest(ancestors_of(OLD.path)) AS above, -1 AS by UNION ALL SELECT unnest(ancestors_of(NEW.path)), 1
  ) AS sides
  WHERE own.member_id = NEW.id GROUP BY 1
  ON CONFLICT (member_id) DO UPDATE SET members = kept.members + excluded.members, agents = kept.agents + excluded.agents;
  INSERT INTO team_hour AS kept (member_id, day, hour, team_deposit, team_withdrawal, team_turnover, team_uncounted, team_payout, team_joined)
  SELECT above, day, hour, by * deposit, by * withdrawal, by * turnover, by * uncounted, by * payout, by * joined
  FROM team_hour own CROSS JOIN (
    SELECT above, sum(by)::integer AS by FROM (
      SELECT unnest(ancestors_of(OLD.path)) AS above, -1 AS by UNION ALL SELECT unnest(ancestors_of(NEW.path)), 1
    ) AS sides GROUP BY above HAVING sum(by) <> 0
  ) AS changed
  WHERE own.member_id = NEW.id
  ON CONFLICT (member_id, day, hour) DO UPDATE SET
    team_deposit = kept.team_deposit + excluded.team_deposit, team_withdrawal = kept.team_withdrawal + excluded.team_withdrawal,
    team_turnover = kept.team_turnover + excluded.team_turnover, team_uncounted = kept.team_uncounted + excluded.team_uncounted, team_payout = kept.team_payout + excluded.team_payout,
    team_joined = kept.team_joined + excluded.team_joined;
  PERFORM count_active(ancestors_of(OLD.path), day, previous, -1), count_active(ancestors_of(NEW.path), day, previous, 1)
  FROM (SELECT day, lag(day) OVER (ORDER BY day) AS previous FROM active_day WHERE member_id = NEW.id) AS played;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER moves_team_sums AFTER UPDATE OF path ON member
  FOR EACH ROW WHEN (OLD.path <> NEW.path) EXECUTE FUNCTION move_team_sums();
