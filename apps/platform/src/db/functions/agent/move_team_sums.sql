-- An account that gets another upline takes its sums and those of everyone below from the uplines it leaves to those it comes to. The paths of
-- those below change in the same transaction, with which the sums among them stay. Changes not folded yet go to the new uplines.
CREATE OR REPLACE FUNCTION move_team_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(team_sums_lock());
  INSERT INTO team_day AS kept (member_id, day, product, team_deposit, team_withdrawal, team_turnover, team_bonus_turnover, team_uncounted, team_payout,
    team_rounds,
    team_transfer_in, team_transfer_out, team_joined, team_agents)
  SELECT above, day, product, by * (deposit + team_deposit), by * (withdrawal + team_withdrawal), by * (turnover + team_turnover),
    by * (bonus_turnover + team_bonus_turnover), by * (uncounted + team_uncounted), by * (payout + team_payout), by * (rounds + team_rounds), by * (transfer_in + team_transfer_in),
    by * (transfer_out + team_transfer_out), by * (joined + team_joined), by * (agents + team_agents)
  FROM team_day own CROSS JOIN (
    SELECT above, sum(by)::integer AS by FROM (
      SELECT unnest(ancestors_of(OLD.path)) AS above, -1 AS by UNION ALL SELECT unnest(ancestors_of(NEW.path)), 1
    ) AS sides GROUP BY above HAVING sum(by) <> 0
  ) AS changed
  WHERE own.member_id = NEW.id
  ON CONFLICT (member_id, day, product) DO UPDATE SET
    team_deposit = kept.team_deposit + excluded.team_deposit, team_withdrawal = kept.team_withdrawal + excluded.team_withdrawal,
    team_turnover = kept.team_turnover + excluded.team_turnover,
    team_bonus_turnover = kept.team_bonus_turnover + excluded.team_bonus_turnover, team_uncounted = kept.team_uncounted + excluded.team_uncounted, team_payout = kept.team_payout + excluded.team_payout,
    team_rounds = kept.team_rounds + excluded.team_rounds, team_transfer_in = kept.team_transfer_in + excluded.team_transfer_in,
    team_transfer_out = kept.team_transfer_out + excluded.team_transfer_out, team_joined = kept.team_joined + excluded.team_joined,
    team_agents = kept.team_agents + excluded.team_agents;
  INSERT INTO open_line_day AS kept (upline_id, day, member_id, deposit, withdrawal, turnover, uncounted, payout, joined)
  SELECT upline_id, day, line_id, by * sum(deposit + team_deposit), by * sum(withdrawal + team_withdrawal), by * sum(turnover + team_turnover),
    by * sum(uncounted + team_uncounted), by * sum(payout + team_payout), by * sum(joined + team_joined)
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
  SELECT above, sum(by * (joined + team_joined)), sum(by * (agents + team_agents))
  FROM team_day own CROSS JOIN (
    SELECT unnest(ancestors_of(OLD.path)) AS above, -1 AS by UNION ALL SELECT unnest(ancestors_of(NEW.path)), 1
  ) AS sides
  WHERE own.member_id = NEW.id GROUP BY 1
  ON CONFLICT (member_id) DO UPDATE SET members = kept.members + excluded.members, agents = kept.agents + excluded.agents;
  INSERT INTO team_hour AS kept (member_id, day, hour, team_deposit, team_withdrawal, team_turnover, team_uncounted, team_payout, team_joined)
  SELECT above, day, hour, by * (deposit + team_deposit), by * (withdrawal + team_withdrawal), by * (turnover + team_turnover),
    by * (uncounted + team_uncounted), by * (payout + team_payout), by * (joined + team_joined)
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
  INSERT INTO team_active_day AS kept (member_id, day, previous, members)
  SELECT above, day, previous, sum(by * members)
  FROM (
    SELECT day, previous, members FROM team_active_day WHERE member_id = NEW.id
    UNION ALL
    -- As count_active() adds the account itself.
    SELECT day, CASE WHEN day - before <= 92 THEN before ELSE '-infinity' END, 1
    FROM (SELECT day, lag(day) OVER (ORDER BY day) AS before FROM active_day WHERE member_id = NEW.id) AS played
  ) AS moved CROSS JOIN (
    SELECT above, sum(by)::integer AS by FROM (
      SELECT unnest(ancestors_of(OLD.path)) AS above, -1 AS by UNION ALL SELECT unnest(ancestors_of(NEW.path)), 1
    ) AS sides GROUP BY above HAVING sum(by) <> 0
  ) AS changed
  GROUP BY 1, 2, 3
  ON CONFLICT (member_id, day, previous) DO UPDATE SET members = kept.members + excluded.members;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER moves_team_sums AFTER UPDATE OF path, parent_id ON member
  FOR EACH ROW WHEN (OLD.parent_id IS DISTINCT FROM NEW.parent_id AND OLD.path <> NEW.path) EXECUTE FUNCTION move_team_sums();
