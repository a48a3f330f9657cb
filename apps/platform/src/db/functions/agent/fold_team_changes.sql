-- A bet writes one row of team_change; this adds up to p_limit of them to the sums of everyone above: of days, hours, lines and teams.
-- Returns how many, 0 also if another transaction is at it. Readers add the changes that are left, so that sums are exact at any moment.
-- Called by the domain agent, fold-teams.ts.
CREATE OR REPLACE FUNCTION fold_team_changes(p_limit integer DEFAULT 5000) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_taken team_change[];
  v_played record;
BEGIN
  -- Before the sums, as rebuild_team_days() takes them.
  LOCK TABLE team_change IN ROW EXCLUSIVE MODE;
  IF NOT pg_try_advisory_xact_lock(team_sums_lock()) THEN RETURN 0; END IF;
  WITH taken AS (
    -- By place, because statistics of a table that is mostly empty make PostgreSQL read all of it for each row.
    DELETE FROM team_change WHERE ctid = ANY (ARRAY(SELECT ctid FROM team_change LIMIT p_limit))
    RETURNING team_change AS changed
  ) SELECT array_agg(changed) INTO v_taken FROM taken;
  IF v_taken IS NULL THEN RETURN 0; END IF;
  WITH own AS (
    SELECT member_id, day, product, sum(deposit)::bigint AS deposit, sum(withdrawal)::bigint AS withdrawal,
      sum(turnover)::bigint AS turnover, sum(bonus_turnover)::bigint AS bonus_turnover, sum(uncounted)::bigint AS uncounted, sum(payout)::bigint AS payout, sum(rounds)::integer AS rounds,
      sum(transfer_in)::bigint AS transfer_in, sum(transfer_out)::bigint AS transfer_out, sum(joined)::integer AS joined,
      sum(agents)::integer AS agents
    FROM unnest(v_taken) GROUP BY 1, 2, 3
  )
  INSERT INTO team_day AS kept (member_id, day, product, deposit, withdrawal, turnover, bonus_turnover, uncounted, payout, rounds, transfer_in,
    transfer_out, joined, agents)
  SELECT * FROM own
  ON CONFLICT (member_id, day, product) DO UPDATE SET
    deposit = kept.deposit + excluded.deposit, withdrawal = kept.withdrawal + excluded.withdrawal,
    turnover = kept.turnover + excluded.turnover, bonus_turnover = kept.bonus_turnover + excluded.bonus_turnover,
    uncounted = kept.uncounted + excluded.uncounted, payout = kept.payout + excluded.payout,
    rounds = kept.rounds + excluded.rounds, transfer_in = kept.transfer_in + excluded.transfer_in,
    transfer_out = kept.transfer_out + excluded.transfer_out, joined = kept.joined + excluded.joined, agents = kept.agents + excluded.agents;
  INSERT INTO team_day AS kept (member_id, day, product, team_deposit, team_withdrawal, team_turnover, team_bonus_turnover, team_uncounted, team_payout,
    team_rounds,
    team_transfer_in, team_transfer_out, team_joined, team_agents)
  SELECT above, day, product, sum(deposit), sum(withdrawal), sum(turnover), sum(bonus_turnover), sum(uncounted), sum(payout),
    sum(rounds), sum(transfer_in), sum(transfer_out),
    sum(joined), sum(agents)
  FROM unnest(v_taken) AS changed JOIN member ON member.id = changed.member_id CROSS JOIN unnest(ancestors_of(path)) AS above
  GROUP BY 1, 2, 3
  ON CONFLICT (member_id, day, product) DO UPDATE SET
    team_deposit = kept.team_deposit + excluded.team_deposit, team_withdrawal = kept.team_withdrawal + excluded.team_withdrawal,
    team_turnover = kept.team_turnover + excluded.team_turnover,
    team_bonus_turnover = kept.team_bonus_turnover + excluded.team_bonus_turnover, team_uncounted = kept.team_uncounted + excluded.team_uncounted, team_payout = kept.team_payout + excluded.team_payout,
    team_rounds = kept.team_rounds + excluded.team_rounds, team_transfer_in = kept.team_transfer_in + excluded.team_transfer_in,
    team_transfer_out = kept.team_transfer_out + excluded.team_transfer_out, team_joined = kept.team_joined + excluded.team_joined,
    team_agents = kept.team_agents + excluded.team_agents;
  INSERT INTO open_line_day AS kept (upline_id, day, member_id, deposit, withdrawal, turnover, uncounted, payout, joined)
  SELECT upline_id, day, line_id, sum(deposit), sum(withdrawal), sum(turnover), sum(uncounted), sum(payout), sum(joined)
  FROM unnest(v_taken) AS changed JOIN member ON member.id = changed.member_id CROSS JOIN lines_of(path)
  GROUP BY 1, 2, 3
  ON CONFLICT (upline_id, day, member_id) DO UPDATE SET
    deposit = kept.deposit + excluded.deposit, withdrawal = kept.withdrawal + excluded.withdrawal,
    turnover = kept.turnover + excluded.turnover, uncounted = kept.uncounted + excluded.uncounted, payout = kept.payout + excluded.payout, joined = kept.joined + excluded.joined;
  INSERT INTO team_size AS kept (member_id, members, agents)
  SELECT above, sum(joined), sum(agents)
  FROM unnest(v_taken) AS changed JOIN member ON member.id = changed.member_id CROSS JOIN unnest(ancestors_of(path)) AS above
  WHERE (joined, agents) <> (0, 0) GROUP BY 1
  ON CONFLICT (member_id) DO UPDATE SET members = kept.members + excluded.members, agents = kept.agents + excluded.agents;
  INSERT INTO team_hour AS kept (member_id, day, hour, deposit, withdrawal, turnover, uncounted, payout, joined)
  SELECT member_id, day, hour, sum(deposit), sum(withdrawal), sum(turnover), sum(uncounted), sum(payout), sum(joined) FROM unnest(v_taken) GROUP BY 1, 2, 3
  ON CONFLICT (member_id, day, hour) DO UPDATE SET
    deposit = kept.deposit + excluded.deposit, withdrawal = kept.withdrawal + excluded.withdrawal,
    turnover = kept.turnover + excluded.turnover, uncounted = kept.uncounted + excluded.uncounted, payout = kept.payout + excluded.payout, joined = kept.joined + excluded.joined;
  INSERT INTO team_hour AS kept (member_id, day, hour, team_deposit, team_withdrawal, team_turnover, team_uncounted, team_payout, team_joined)
  SELECT above, day, hour, sum(deposit), sum(withdrawal), sum(turnover), sum(uncounted), sum(payout), sum(joined)
  FROM unnest(v_taken) AS changed JOIN member ON member.id = changed.member_id CROSS JOIN unnest(ancestors_of(path)) AS above
  GROUP BY 1, 2, 3
  ON CONFLICT (member_id, day, hour) DO UPDATE SET
    team_deposit = kept.team_deposit + excluded.team_deposit, team_withdrawal = kept.team_withdrawal + excluded.team_withdrawal,
    team_turnover = kept.team_turnover + excluded.team_turnover, team_uncounted = kept.team_uncounted + excluded.team_uncounted, team_payout = kept.team_payout + excluded.team_payout,
    team_joined = kept.team_joined + excluded.team_joined;
  FOR v_played IN SELECT DISTINCT member_id, day FROM unnest(v_taken) WHERE activity <> 0 ORDER BY 1, 2 LOOP
    PERFORM sync_active_day(v_played.member_id, v_played.day);
  END LOOP;
  RETURN cardinality(v_taken);
END
$$;
