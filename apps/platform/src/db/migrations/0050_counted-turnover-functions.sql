-- The primary key holds the sums (migration 0038), so that lists of downlines are read from it alone.
ALTER TABLE line_day DROP CONSTRAINT line_day_upline_id_day_member_id_pk,
  ADD CONSTRAINT line_day_upline_id_day_member_id_pk PRIMARY KEY (upline_id, day, member_id)
    INCLUDE (deposit, withdrawal, turnover, uncounted, payout, joined);
--> statement-breakpoint
-- The functions below are as before, with stakes that do not count as turnover.
CREATE OR REPLACE FUNCTION fold_team_changes(p_limit integer DEFAULT 5000) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_taken team_change[];
  v_played record;
BEGIN
  IF NOT pg_try_advisory_xact_lock(team_sums_lock()) THEN RETURN 0; END IF;
  WITH taken AS (
    -- By place, because statistics of a table that is mostly empty make PostgreSQL read all of it for each row.
    DELETE FROM team_change WHERE ctid = ANY (ARRAY(SELECT ctid FROM team_change LIMIT p_limit))
    RETURNING team_change AS changed
  ) SELECT array_agg(changed) INTO v_taken FROM taken;
  IF v_taken IS NULL THEN RETURN 0; END IF;
  WITH own AS (
    SELECT member_id, day, product, sum(deposit)::bigint AS deposit, sum(withdrawal)::bigint AS withdrawal,
      sum(turnover)::bigint AS turnover, sum(uncounted)::bigint AS uncounted, sum(payout)::bigint AS payout, sum(rounds)::integer AS rounds,
      sum(transfer_in)::bigint AS transfer_in, sum(transfer_out)::bigint AS transfer_out, sum(joined)::integer AS joined,
      sum(agents)::integer AS agents
    FROM unnest(v_taken) GROUP BY 1, 2, 3
  )
  INSERT INTO team_day AS kept (member_id, day, product, deposit, withdrawal, turnover, uncounted, payout, rounds, transfer_in, transfer_out, joined, agents)
  SELECT * FROM own
  ON CONFLICT (member_id, day, product) DO UPDATE SET
    deposit = kept.deposit + excluded.deposit, withdrawal = kept.withdrawal + excluded.withdrawal,
    turnover = kept.turnover + excluded.turnover, uncounted = kept.uncounted + excluded.uncounted, payout = kept.payout + excluded.payout,
    rounds = kept.rounds + excluded.rounds, transfer_in = kept.transfer_in + excluded.transfer_in,
    transfer_out = kept.transfer_out + excluded.transfer_out, joined = kept.joined + excluded.joined, agents = kept.agents + excluded.agents;
  INSERT INTO team_day AS kept (member_id, day, product, team_deposit, team_withdrawal, team_turnover, team_uncounted, team_payout, team_rounds,
    team_transfer_in, team_transfer_out, team_joined, team_agents)
  SELECT above, day, product, sum(deposit), sum(withdrawal), sum(turnover), sum(uncounted), sum(payout), sum(rounds), sum(transfer_in), sum(transfer_out),
    sum(joined), sum(agents)
  FROM unnest(v_taken) AS changed JOIN member ON member.id = changed.member_id CROSS JOIN unnest(ancestors_of(path)) AS above
  GROUP BY 1, 2, 3
  ON CONFLICT (member_id, day, product) DO UPDATE SET
    team_deposit = kept.team_deposit + excluded.team_deposit, team_withdrawal = kept.team_withdrawal + excluded.team_withdrawal,
    team_turnover = kept.team_turnover + excluded.team_turnover, team_uncounted = kept.team_uncounted + excluded.team_uncounted, team_payout = kept.team_payout + excluded.team_payout,
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
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
CREATE OR REPLACE FUNCTION rebuild_team_days() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE team_change IN EXCLUSIVE MODE;
  PERFORM pg_advisory_xact_lock(team_sums_lock());
  DELETE FROM team_change;
  DELETE FROM team_day;
  DELETE FROM active_day;
  DELETE FROM team_active_day;
  INSERT INTO team_day (member_id, day, product, deposit, withdrawal, turnover, uncounted, payout, rounds, transfer_in, transfer_out, joined, agents,
    team_deposit, team_withdrawal, team_turnover, team_uncounted, team_payout, team_rounds, team_transfer_in, team_transfer_out, team_joined, team_agents)
  WITH played AS (
    SELECT round.member_id, brand_day(settled_at) AS day, game.category AS product, sum(stake - uncounted)::bigint AS turnover,
      sum(uncounted)::bigint AS uncounted,
      sum(payout)::bigint AS payout, count(*)::integer AS rounds
    FROM round JOIN game USING (node_id) JOIN member ON member.id = round.member_id AND member.kind <> 4
    GROUP BY 1, 2, 3
  ), parts AS (
    SELECT member_id, day, product, 0::bigint AS deposit, 0::bigint AS withdrawal, turnover, uncounted, payout, rounds, 0::bigint AS transfer_in,
      0::bigint AS transfer_out, 0 AS joined, 0 AS agents
    FROM played
    UNION ALL
    SELECT member_id, day, '', deposit, withdrawal, turnover, uncounted, payout, rounds, 0, 0, 0, 0 FROM member_day
    UNION ALL
    SELECT member_id, day, '', 0, 0, -turnover, -uncounted, -payout, -rounds, 0, 0, 0, 0 FROM played
    UNION ALL
    SELECT member_id, brand_day(created_at), '', 0, 0, 0, 0, 0, 0, CASE direction WHEN 'in' THEN amount ELSE 0 END,
      CASE direction WHEN 'out' THEN amount ELSE 0 END, 0, 0
    FROM member_transfer JOIN member ON member.id = member_id AND kind <> 4
    UNION ALL
    SELECT id, brand_day(registered_at), '', 0, 0, 0, 0, 0, 0, 0, 0, 1, is_agent_kind(kind)::integer FROM member WHERE kind <> 4
  ), own AS (
    SELECT member_id, day, product, sum(deposit)::bigint AS deposit, sum(withdrawal)::bigint AS withdrawal, sum(turnover)::bigint AS turnover, sum(uncounted)::bigint AS uncounted,
      sum(payout)::bigint AS payout, sum(rounds)::integer AS rounds, sum(transfer_in)::bigint AS transfer_in,
      sum(transfer_out)::bigint AS transfer_out, sum(joined)::integer AS joined, sum(agents)::integer AS agents
    FROM parts GROUP BY 1, 2, 3
  ), counted AS MATERIALIZED (
    SELECT * FROM own
    WHERE (deposit, withdrawal, turnover, uncounted, payout, rounds, transfer_in, transfer_out, joined, agents) <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  ), team AS (
    SELECT above AS member_id, day, product, sum(deposit)::bigint AS deposit, sum(withdrawal)::bigint AS withdrawal,
      sum(turnover)::bigint AS turnover, sum(uncounted)::bigint AS uncounted, sum(payout)::bigint AS payout, sum(rounds)::integer AS rounds, sum(transfer_in)::bigint AS transfer_in,
      sum(transfer_out)::bigint AS transfer_out, sum(joined)::integer AS joined, sum(agents)::integer AS agents
    FROM counted JOIN member ON member.id = counted.member_id CROSS JOIN unnest(ancestors_of(path)) AS above
    GROUP BY 1, 2, 3
  )
  SELECT member_id, day, product,
    coalesce(counted.deposit, 0), coalesce(counted.withdrawal, 0), coalesce(counted.turnover, 0), coalesce(counted.uncounted, 0), coalesce(counted.payout, 0),
    coalesce(counted.rounds, 0), coalesce(counted.transfer_in, 0), coalesce(counted.transfer_out, 0), coalesce(counted.joined, 0),
    coalesce(counted.agents, 0),
    coalesce(team.deposit, 0), coalesce(team.withdrawal, 0), coalesce(team.turnover, 0), coalesce(team.uncounted, 0), coalesce(team.payout, 0),
    coalesce(team.rounds, 0), coalesce(team.transfer_in, 0), coalesce(team.transfer_out, 0), coalesce(team.joined, 0),
    coalesce(team.agents, 0)
  FROM counted FULL JOIN team USING (member_id, day, product);
  INSERT INTO active_day (member_id, day) SELECT member_id, day FROM member_day WHERE rounds > 0;
  INSERT INTO team_active_day (member_id, day, previous, members)
  SELECT above, day, CASE WHEN day - previous <= 92 THEN previous ELSE '-infinity' END, count(*)
  FROM (SELECT member_id, day, lag(day) OVER (PARTITION BY member_id ORDER BY day) AS previous FROM active_day) AS played
  JOIN member ON member.id = played.member_id CROSS JOIN unnest(ancestors_of(path)) AS above
  GROUP BY 1, 2, 3;
  PERFORM rebuild_team_hours();
END
$$;
--> statement-breakpoint
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
    FROM timed JOIN member ON member.id = member_id AND kind <> 4
    UNION ALL
    SELECT member_id, brand_day(at), 0, -deposit, -withdrawal, -turnover, -uncounted, -payout, 0
    FROM timed JOIN member ON member.id = member_id AND kind <> 4
    UNION ALL
    SELECT member_id, day, 0, deposit, withdrawal, turnover, uncounted, payout, 0 FROM member_day WHERE day >= v_from
    UNION ALL
    SELECT id, brand_day(registered_at), brand_hour(registered_at), 0, 0, 0, 0, 0, 1 FROM member WHERE kind <> 4 AND registered_at >= v_since
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
--> statement-breakpoint
DROP FUNCTION add_to_member_day(integer, timestamptz, bigint, bigint, bigint, bigint, integer, text);
--> statement-breakpoint
CREATE FUNCTION add_to_member_day(
  p_member_id integer, p_at timestamptz, p_deposit bigint DEFAULT 0, p_withdrawal bigint DEFAULT 0, p_turnover bigint DEFAULT 0,
  p_payout bigint DEFAULT 0, p_rounds integer DEFAULT 0, p_product text DEFAULT '',
  p_uncounted bigint DEFAULT 0
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_day date := brand_day(p_at);
  v_rounds integer;
BEGIN
  INSERT INTO member_day AS kept (member_id, day, deposit, withdrawal, turnover, uncounted, payout, rounds)
  SELECT id, v_day, p_deposit, p_withdrawal, p_turnover, p_uncounted, p_payout, p_rounds
  FROM member WHERE id = p_member_id AND kind <> 4
  ON CONFLICT (member_id, day) DO UPDATE SET
    deposit = kept.deposit + excluded.deposit,
    withdrawal = kept.withdrawal + excluded.withdrawal,
    turnover = kept.turnover + excluded.turnover, uncounted = kept.uncounted + excluded.uncounted,
    payout = kept.payout + excluded.payout,
    rounds = kept.rounds + excluded.rounds
  RETURNING rounds INTO v_rounds;
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO team_change (member_id, day, hour, product, deposit, withdrawal, turnover, uncounted, payout, rounds, activity)
  VALUES (p_member_id, v_day, brand_hour(p_at), p_product, p_deposit, p_withdrawal, p_turnover, p_uncounted, p_payout, p_rounds,
    CASE WHEN p_rounds = 0 THEN 0 ELSE (v_rounds > 0)::integer - (v_rounds - p_rounds > 0)::integer END);
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION lost_since(p_member_id integer, p_since timestamptz) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_day date := brand_day(p_since);
  v_midnight timestamptz := v_day::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh';
BEGIN
  IF v_midnight < p_since THEN
    v_day := v_day + 1;
    v_midnight := v_day::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh';
  END IF;
  RETURN (SELECT coalesce(sum(turnover + uncounted - payout), 0) FROM member_day WHERE member_id = p_member_id AND day >= v_day)
    + (SELECT coalesce(sum(stake - payout), 0) FROM round
      WHERE member_id = p_member_id AND settled_at > p_since AND settled_at < v_midnight)
    + (SELECT coalesce(sum(stake - payout), 0) FROM open_round WHERE member_id = p_member_id)
    + (SELECT coalesce(sum(stake), 0) FROM open_lottery_entries(p_member_id))
    - (SELECT coalesce(sum(amount), 0) FROM jackpot_win WHERE member_id = p_member_id AND won_at > p_since);
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION roll_up_records(p_member_id integer, p_until date) RETURNS date LANGUAGE plpgsql AS $$
DECLARE
  v_until date;
  v_from timestamptz;
  v_to timestamptz := (p_until + 1)::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh';
BEGIN
  SELECT until INTO v_until FROM record_rollup WHERE member_id = p_member_id;
  IF v_until >= p_until THEN RETURN v_until; END IF;
  INSERT INTO record_rollup (member_id, until) VALUES (p_member_id, '-infinity') ON CONFLICT (member_id) DO NOTHING;
  SELECT until INTO v_until FROM record_rollup WHERE member_id = p_member_id FOR NO KEY UPDATE;
  IF v_until >= p_until THEN RETURN v_until; END IF;
  v_from := CASE WHEN v_until = '-infinity' THEN '-infinity'::timestamptz
    ELSE (v_until + 1)::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh' END;
  INSERT INTO member_game_day (member_id, day, node_id, outcome, rounds, turnover, uncounted, payout)
  SELECT p_member_id, brand_day(settled_at), node_id, sign(payout - stake)::smallint, count(*), sum(stake - uncounted),
    sum(uncounted), sum(payout)
  FROM round WHERE member_id = p_member_id AND settled_at >= v_from AND settled_at < v_to
  GROUP BY 2, 3, 4;
  INSERT INTO member_movement_day (member_id, day, account_id, type, entries, money_in, money_out)
  SELECT p_member_id, brand_day(head.occurred_at), entry.account_id, head.type, count(*),
    sum(greatest(entry.amount, 0)), sum(greatest(-entry.amount, 0))
  FROM ledger_transaction head
  JOIN ledger_entry entry ON entry.member_id = p_member_id AND entry.transaction_id = head.id AND entry.balance_after IS NOT NULL
  WHERE head.member_id = p_member_id AND head.occurred_at >= v_from AND head.occurred_at < v_to
  GROUP BY 2, 3, 4;
  UPDATE record_rollup SET until = p_until WHERE member_id = p_member_id;
  RETURN p_until;
END
$$;
--> statement-breakpoint
-- Whether a member's bets on an event, in open and settled rounds, cover more than 70 % of its outcomes (COVERED_ABOVE of the engines).
CREATE FUNCTION is_event_covered(p_member_id integer, p_coverage jsonb) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT sum(chance) > 0.7 FROM (
    SELECT max(outcome.value::numeric) AS chance FROM (
      SELECT p_coverage AS coverage
      UNION ALL SELECT coverage FROM open_round WHERE member_id = p_member_id AND coverage ->> 'event' = p_coverage ->> 'event'
      UNION ALL SELECT coverage FROM round
        WHERE member_id = p_member_id AND coverage ->> 'event' = p_coverage ->> 'event' AND coverage IS NOT NULL
    ) bet CROSS JOIN jsonb_each_text(bet.coverage -> 'outcomes') AS outcome GROUP BY outcome.key
  ) covered);
END
$$;
--> statement-breakpoint
DROP FUNCTION settle_round(integer, boolean, integer, text, bigint, bigint, jsonb, bigint, timestamptz);
--> statement-breakpoint
-- Inserts a settled round and adds it to the member's daily totals. p_risk is what is known of its bet: "uncounted" (minor units, or ALL)
-- with its "reason" by the rules of the engines; the vendor's own "turnover"; the "coverage" of an event. A round does not count
-- if the member's rounds on the event, open ones included, cover too much of it. If nothing is known of a bet at a table or on a sport, only
-- what it won or lost counts.
CREATE FUNCTION settle_round(
  p_member_id integer, p_demo boolean, p_node_id integer, p_round_id text, p_stake bigint, p_payout bigint, p_details jsonb,
  p_balance bigint, p_at timestamptz, p_risk jsonb DEFAULT NULL
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_product text := (SELECT category FROM game WHERE node_id = p_node_id);
  -- Null if the bet is unknown.
  v_uncounted bigint := CASE WHEN p_risk ->> 'uncounted' = 'ALL' THEN p_stake
    WHEN p_risk ->> 'uncounted' IS NOT NULL THEN least((p_risk ->> 'uncounted')::bigint, p_stake) END;
  v_reason text := p_risk ->> 'reason';
  v_coverage jsonb := p_risk -> 'coverage';
BEGIN
  IF v_uncounted IS NULL THEN
    v_uncounted := 0;
    IF v_coverage IS NULL AND p_risk ->> 'turnover' IS NULL AND v_product IN ('LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT') THEN
      v_uncounted := greatest(p_stake - abs(p_payout - p_stake), 0);
      v_reason := 'NET';
    END IF;
  END IF;
  IF (p_risk ->> 'turnover')::bigint < p_stake - v_uncounted THEN
    v_uncounted := p_stake - (p_risk ->> 'turnover')::bigint;
    v_reason := 'VENDOR';
  END IF;
  IF v_coverage IS NOT NULL AND is_event_covered(p_member_id, v_coverage) THEN
    v_uncounted := p_stake;
    v_reason := 'COVERED';
  END IF;
  INSERT INTO round (member_id, node_id, vendor_round_id, stake, payout, details, balance_after, settled_at, uncounted, uncounted_reason,
    turnover_rule, coverage)
  VALUES (p_member_id, p_node_id, p_round_id, p_stake, p_payout, p_details, p_balance, p_at, v_uncounted,
    CASE WHEN v_uncounted > 0 THEN v_reason END, 1, v_coverage);
  IF p_demo THEN RETURN; END IF;
  PERFORM add_to_member_day(p_member_id, p_at, p_turnover => p_stake - v_uncounted, p_payout => p_payout, p_rounds => 1,
    p_product => v_product, p_uncounted => v_uncounted);
END
$$;
--> statement-breakpoint
DROP FUNCTION wallet_play(text, uuid, text, text, bytea, bigint, bigint, jsonb, text, bigint);
--> statement-breakpoint
DROP FUNCTION wallet_debit(text, uuid, text, text, bytea, bigint);
--> statement-breakpoint
DROP FUNCTION wallet_credit(text, uuid, text, text, bytea, bigint, boolean, jsonb);
--> statement-breakpoint
DROP FUNCTION take_over_round(text, uuid, text, bytea, bigint, bigint, jsonb);
--> statement-breakpoint
DROP FUNCTION wallet_calls(text[], text[], uuid[], text[], text[], bytea[], bigint[], bigint[], boolean[], text[], text[], bigint[], text[]);
--> statement-breakpoint
CREATE FUNCTION wallet_play(
  p_vendor_code text, p_session uuid, p_transaction_id text, p_round_id text, p_request_hash bytea, p_stake bigint, p_payout bigint,
  p_details jsonb, p_jackpot_id text, p_one_in bigint, p_risk jsonb
) RETURNS wallet_outcome LANGUAGE plpgsql AS $$
DECLARE
  v_key text := 'vendor:' || p_vendor_code || ':' || p_transaction_id;
  v_account wallet_account := wallet_account(p_session, p_vendor_code);
  v_outcome wallet_outcome;
  v_refusal text;
  v_bet posted;
  v_last posted;
  v_won posted;
BEGIN
  IF v_account.member_id IS NULL THEN RETURN wallet_refusal('game_session_expired'); END IF;
  v_outcome := wallet_stored_outcome(v_account.member_id, p_vendor_code, p_transaction_id, p_request_hash);
  IF v_outcome.refusal IS NOT NULL OR v_outcome.replayed THEN RETURN v_outcome; END IF;
  IF NOT v_account.live THEN RETURN wallet_refusal('game_session_expired'); END IF;
  IF v_account.guarded THEN
    v_refusal := play_refusal(v_account.member_id, p_stake, p_vendor_code, p_round_id);
    IF v_refusal IS NOT NULL THEN RETURN wallet_refusal(v_refusal); END IF;
  END IF;
  IF v_account.balance < p_stake THEN RETURN wallet_refusal('insufficient_balance'); END IF;
  IF p_jackpot_id IS NOT NULL AND (v_account.jackpot_id = p_jackpot_id AND v_account.one_in = p_one_in) IS NOT TRUE THEN
    RETURN wallet_refusal('jackpot_refused');
  END IF;
  IF is_settled_round(v_account.member_id, p_vendor_code, p_round_id) OR EXISTS (
    SELECT FROM open_round WHERE member_id = v_account.member_id AND vendor_code = p_vendor_code AND round_id = p_round_id
  ) THEN
    RETURN wallet_refusal('round_closed');
  END IF;
  v_bet := wallet_bet(v_account, p_stake, v_key, p_request_hash, p_round_id);
  v_last := v_bet;
  IF p_payout > 0 THEN
    v_last := wallet_payout(v_account, p_payout, p_stake, bonus_part(v_account, p_stake), v_key || ':payout', p_request_hash, p_round_id);
  END IF;
  PERFORM settle_round(v_account.member_id, v_account.demo, v_account.node_id, p_round_id, p_stake, p_payout, p_details,
    v_last.balance, v_last.occurred_at, p_risk);
  IF p_jackpot_id IS NOT NULL THEN
    v_won := wallet_award(v_account, v_key, p_request_hash, p_round_id);
    RETURN ROW(NULL, v_bet.transaction_id, playable_balance(v_account.member_id), false, p_jackpot_id,
      (SELECT amount FROM jackpot_win WHERE member_id = v_account.member_id AND transaction_id = v_won.transaction_id))::wallet_outcome;
  END IF;
  RETURN ROW(NULL, v_bet.transaction_id, v_last.balance, false, NULL, NULL)::wallet_outcome;
END
$$;
--> statement-breakpoint
CREATE FUNCTION wallet_debit(
  p_vendor_code text, p_session uuid, p_transaction_id text, p_round_id text, p_request_hash bytea, p_stake bigint, p_risk jsonb
) RETURNS wallet_outcome LANGUAGE plpgsql AS $$
DECLARE
  v_account wallet_account := wallet_account(p_session, p_vendor_code);
  v_outcome wallet_outcome;
  v_refusal text;
  v_bet posted;
BEGIN
  IF v_account.member_id IS NULL THEN RETURN wallet_refusal('game_session_expired'); END IF;
  v_outcome := wallet_stored_outcome(v_account.member_id, p_vendor_code, p_transaction_id, p_request_hash);
  IF v_outcome.refusal IS NOT NULL OR v_outcome.replayed THEN RETURN v_outcome; END IF;
  IF NOT v_account.live THEN RETURN wallet_refusal('game_session_expired'); END IF;
  IF v_account.guarded THEN
    v_refusal := play_refusal(v_account.member_id, p_stake, p_vendor_code, p_round_id);
    IF v_refusal IS NOT NULL THEN RETURN wallet_refusal(v_refusal); END IF;
  END IF;
  IF v_account.balance < p_stake THEN RETURN wallet_refusal('insufficient_balance'); END IF;
  IF is_settled_round(v_account.member_id, p_vendor_code, p_round_id) OR EXISTS (
    SELECT FROM open_round
    WHERE member_id = v_account.member_id AND vendor_code = p_vendor_code AND round_id = p_round_id AND node_id <> v_account.node_id
  ) THEN
    RETURN wallet_refusal('round_closed');
  END IF;
  v_bet := wallet_bet(v_account, p_stake, 'vendor:' || p_vendor_code || ':' || p_transaction_id, p_request_hash, p_round_id);
  INSERT INTO open_round AS open (vendor_code, round_id, member_id, node_id, session_id, stake, bonus_stake, payout, opened_at, demo,
    coverage)
  VALUES (p_vendor_code, p_round_id, v_account.member_id, v_account.node_id, p_session, p_stake, bonus_part(v_account, p_stake), 0,
    v_bet.occurred_at, v_account.demo, p_risk -> 'coverage')
  ON CONFLICT (member_id, vendor_code, round_id) DO UPDATE
  SET stake = open.stake + excluded.stake, bonus_stake = open.bonus_stake + excluded.bonus_stake,
    coverage = CASE WHEN open.coverage IS NULL THEN excluded.coverage
      WHEN excluded.coverage IS NULL OR excluded.coverage ->> 'event' <> open.coverage ->> 'event' THEN open.coverage
      ELSE jsonb_set(open.coverage, '{outcomes}', (open.coverage -> 'outcomes') || (excluded.coverage -> 'outcomes')) END;
  RETURN ROW(NULL, v_bet.transaction_id, v_bet.balance, false, NULL, NULL)::wallet_outcome;
END
$$;
--> statement-breakpoint
CREATE FUNCTION wallet_credit(
  p_vendor_code text, p_session uuid, p_transaction_id text, p_round_id text, p_request_hash bytea, p_payout bigint, p_closes boolean,
  p_details jsonb, p_risk jsonb
) RETURNS wallet_outcome LANGUAGE plpgsql AS $$
DECLARE
  v_account wallet_account := wallet_account(p_session, p_vendor_code);
  v_outcome wallet_outcome;
  v_round open_round;
  v_paid posted;
BEGIN
  IF v_account.member_id IS NULL THEN RETURN wallet_refusal('game_session_expired'); END IF;
  v_outcome := wallet_stored_outcome(v_account.member_id, p_vendor_code, p_transaction_id, p_request_hash);
  IF v_outcome.refusal IS NOT NULL OR v_outcome.replayed THEN RETURN v_outcome; END IF;
  SELECT * INTO v_round FROM open_round
  WHERE member_id = v_account.member_id AND vendor_code = p_vendor_code AND round_id = p_round_id;
  IF NOT FOUND THEN
    RETURN wallet_refusal(CASE WHEN is_settled_round(v_account.member_id, p_vendor_code, p_round_id)
      THEN 'round_closed' ELSE 'round_not_found' END);
  END IF;
  IF p_payout > 0 THEN
    v_paid := wallet_payout(v_account, p_payout, v_round.stake, v_round.bonus_stake,
      'vendor:' || p_vendor_code || ':' || p_transaction_id, p_request_hash, p_round_id);
  ELSE
    v_paid := ROW(NULL, clock_timestamp(), v_account.balance, false)::posted;
    INSERT INTO noted_call (member_id, vendor_code, transaction_id, kind, request_hash, balance)
    VALUES (v_account.member_id, p_vendor_code, p_transaction_id, 'CLOSED', p_request_hash, v_paid.balance);
  END IF;
  IF p_closes THEN
    DELETE FROM open_round WHERE member_id = v_account.member_id AND vendor_code = p_vendor_code AND round_id = p_round_id;
    PERFORM settle_round(v_account.member_id, v_account.demo, v_round.node_id, p_round_id, v_round.stake, v_round.payout + p_payout,
      p_details, v_paid.balance, v_paid.occurred_at,
      CASE WHEN v_round.coverage IS NULL THEN p_risk ELSE coalesce(p_risk, '{}') || jsonb_build_object('coverage', v_round.coverage) END);
  ELSE
    UPDATE open_round SET payout = payout + p_payout
    WHERE member_id = v_account.member_id AND vendor_code = p_vendor_code AND round_id = p_round_id;
  END IF;
  RETURN ROW(NULL, v_paid.transaction_id, v_paid.balance, false, NULL, NULL)::wallet_outcome;
END
$$;
--> statement-breakpoint
CREATE FUNCTION take_over_round(
  p_vendor_code text, p_session uuid, p_round_id text, p_request_hash bytea, p_stake bigint, p_payout bigint, p_details jsonb, p_risk jsonb DEFAULT NULL
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_key text := 'vendor:' || p_vendor_code || ':' || p_round_id;
  v_account wallet_account;
  v_last posted;
BEGIN
  SELECT opened.member_id, opened.node_id, member.kind = 4, held.id, house.id, held.balance
  INTO v_account.member_id, v_account.node_id, v_account.demo, v_account.cash, v_account.house, v_account.balance
  FROM game_session opened
  JOIN game ON game.node_id = opened.node_id AND game.vendor_code = p_vendor_code
  JOIN member ON member.id = opened.member_id
  JOIN ledger_account held
    ON held.member_id = opened.member_id AND held.code = 'member:' || opened.member_id || ':vendor:' || p_vendor_code
  JOIN ledger_account house
    ON house.member_id = 0 AND house.code = CASE member.kind WHEN 4 THEN 'house:demo-bets' ELSE 'house:bets' END
  WHERE opened.id = p_session
  FOR NO KEY UPDATE OF held;
  IF NOT FOUND THEN RETURN 'no such game session'; END IF;
  IF EXISTS (SELECT FROM ledger_transaction WHERE member_id = v_account.member_id AND idempotency_key = v_key) THEN RETURN NULL; END IF;
  IF v_account.balance < p_stake THEN RETURN 'the stake is not covered by what was moved to the vendor'; END IF;
  IF is_settled_round(v_account.member_id, p_vendor_code, p_round_id) OR EXISTS (
    SELECT FROM open_round WHERE member_id = v_account.member_id AND vendor_code = p_vendor_code AND round_id = p_round_id
  ) THEN
    RETURN 'its id is that of another round';
  END IF;
  v_last := post_bet(v_account.member_id, v_account.cash, v_account.house, p_stake, v_key, p_request_hash, p_round_id);
  IF p_payout > 0 THEN
    v_last := post_payout(v_account.member_id, v_account.cash, v_account.house, p_payout, v_key || ':payout', p_request_hash, p_round_id);
  END IF;
  PERFORM settle_round(v_account.member_id, v_account.demo, v_account.node_id, p_round_id, p_stake, p_payout, p_details,
    v_last.balance, v_last.occurred_at, p_risk);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION wallet_calls(
  p_calls text[], p_vendor_codes text[], p_sessions uuid[], p_transaction_ids text[], p_round_ids text[], p_request_hashes bytea[],
  p_stakes bigint[], p_payouts bigint[], p_closes boolean[], p_details text[], p_jackpot_ids text[], p_one_in bigint[],
  p_debit_ids text[], p_risks text[] DEFAULT NULL
) RETURNS SETOF wallet_outcome LANGUAGE plpgsql AS $$
DECLARE
  v_busy uuid[] := '{}';
BEGIN
  IF cardinality(p_calls) > 1 THEN
    WITH held AS (
      SELECT opened.id FROM game_session opened
      JOIN ledger_account cash ON cash.member_id = opened.member_id AND cash.code = 'member:' || opened.member_id || ':cash'
      WHERE opened.id = ANY (p_sessions) FOR NO KEY UPDATE OF cash SKIP LOCKED
    )
    SELECT array_agg(asked) INTO v_busy FROM unnest(p_sessions) asked WHERE asked NOT IN (SELECT id FROM held);
  END IF;
  FOR i IN 1 .. cardinality(p_calls) LOOP
    RETURN NEXT CASE CASE WHEN p_sessions[i] = ANY (v_busy) THEN 'busy' ELSE p_calls[i] END
      WHEN 'busy' THEN wallet_refusal('account_busy')
      WHEN 'play' THEN wallet_play(p_vendor_codes[i], p_sessions[i], p_transaction_ids[i], p_round_ids[i], p_request_hashes[i],
        p_stakes[i], p_payouts[i], p_details[i]::jsonb, p_jackpot_ids[i], p_one_in[i], p_risks[i]::jsonb)
      WHEN 'debit' THEN wallet_debit(p_vendor_codes[i], p_sessions[i], p_transaction_ids[i], p_round_ids[i], p_request_hashes[i],
        p_stakes[i], p_risks[i]::jsonb)
      WHEN 'credit' THEN wallet_credit(p_vendor_codes[i], p_sessions[i], p_transaction_ids[i], p_round_ids[i], p_request_hashes[i],
        p_payouts[i], p_closes[i], p_details[i]::jsonb, p_risks[i]::jsonb)
      WHEN 'rollback' THEN wallet_rollback(p_vendor_codes[i], p_sessions[i], p_transaction_ids[i], p_debit_ids[i], p_request_hashes[i])
    END;
  END LOOP;
  PERFORM note_play(p_sessions);
END
$$;
--> statement-breakpoint
DROP FUNCTION place_lottery_ticket(integer, text, bigint[], text, text, bytea, bytea, boolean, text[], bigint[], bigint[], bigint[]);
--> statement-breakpoint
-- p_covered: sum of the lines' shares of their plays' outcomes, in millionths.
CREATE FUNCTION place_lottery_ticket(
  p_member_id integer, p_lottery text, p_draws bigint[], p_terms text, p_request_key text, p_request_hash bytea, p_digest bytea,
  p_stop_when_won boolean, p_selections text[], p_amounts bigint[], p_costs bigint[], p_ceilings bigint[],
  p_covered integer DEFAULT NULL
) RETURNS lottery_outcome LANGUAGE plpgsql AS $$
DECLARE
  v_outcome lottery_outcome := placed_lottery_ticket(p_member_id, p_request_key, p_request_hash);
  v_draw bigint;
  v_account record;
  v_node integer;
  v_stake bigint := (SELECT sum(cost) FROM unnest(p_costs) AS line (cost));
  v_total bigint := v_stake * cardinality(p_draws);
  v_refusal text;
  v_ticket bigint;
  v_at timestamptz;
  v_bet posted;
  v_over record;
BEGIN
  IF v_outcome.refusal IS NOT NULL OR v_outcome.replayed THEN RETURN v_outcome; END IF;
  FOREACH v_draw IN ARRAY p_draws LOOP
    PERFORM pg_advisory_xact_lock_shared(7529020, v_draw::integer);
  END LOOP;
  SELECT cash.id, cash.balance, house.id AS house, member.kind = 4 AS demo, NULL::boolean AS guarded INTO v_account
  FROM member
  JOIN ledger_account cash ON cash.member_id = member.id AND cash.code = 'member:' || member.id || ':cash'
  JOIN ledger_account house
    ON house.member_id = 0 AND house.code = CASE member.kind WHEN 4 THEN 'house:demo-bets' ELSE 'house:bets' END
  WHERE member.id = p_member_id FOR NO KEY UPDATE OF cash;
  -- A statement of its own, because the first one may have read this before it waited for the lock.
  SELECT play_guarded INTO v_account.guarded FROM member WHERE id = p_member_id;
  -- Again, now that the account's other requests have ended.
  v_outcome := placed_lottery_ticket(p_member_id, p_request_key, p_request_hash);
  IF v_outcome.refusal IS NOT NULL OR v_outcome.replayed THEN RETURN v_outcome; END IF;
  v_at := clock_timestamp();
  IF cardinality(p_draws) <> (SELECT count(*) FROM lottery_draw
    WHERE id = ANY (p_draws) AND lottery_code = p_lottery AND state IN ('SCHEDULED', 'SELLING') AND close_at > v_at)
  THEN
    RETURN lottery_refusal('draw_closed');
  END IF;
  SELECT node_id INTO v_node FROM lottery WHERE code = p_lottery AND NOT is_paused;
  IF NOT FOUND THEN RETURN lottery_refusal('draw_closed'); END IF;
  IF v_account.guarded THEN
    v_refusal := play_refusal(p_member_id, v_total);
    IF v_refusal IS NOT NULL THEN RETURN lottery_refusal(v_refusal); END IF;
  END IF;
  IF v_account.balance < v_total THEN RETURN lottery_refusal('insufficient_balance'); END IF;

  v_ticket := nextval('lottery_ticket_id_seq');
  v_bet := post_bet(p_member_id, v_account.id, v_account.house, v_total, 'lottery:ticket:' || v_ticket || ':stake', p_request_hash,
    v_ticket::text, p_occurred_at => v_at);
  INSERT INTO lottery_ticket (member_id, id, lottery_code, node_id, request_key, request_hash, terms, line_count, draw_count, stake,
    stop_when_won, digest, demo, transaction_id, balance_after, placed_at)
  OVERRIDING SYSTEM VALUE
  VALUES (p_member_id, v_ticket, p_lottery, v_node, p_request_key, p_request_hash, p_terms, cardinality(p_costs), cardinality(p_draws),
    v_stake, p_stop_when_won, p_digest, v_account.demo, v_bet.transaction_id, v_bet.balance, v_at);
  INSERT INTO lottery_entry (member_id, ticket_id, draw_id, stake, terms, stop_when_won, demo, covered)
  SELECT p_member_id, v_ticket, draw_id, v_stake, p_terms, p_stop_when_won, v_account.demo, p_covered FROM unnest(p_draws) AS draw (draw_id);
  INSERT INTO lottery_line (member_id, ticket_id, line, selection, amount, cost)
  SELECT p_member_id, v_ticket, line, selection, amount, cost
  FROM unnest(p_selections, p_amounts, p_costs) WITH ORDINALITY AS sold (selection, amount, cost, line);
  -- Last, because others who bet on the same number wait for these rows.
  WITH bet AS (
    SELECT selection, sum(amount)::bigint AS amount, min(ceiling) AS ceiling
    FROM unnest(p_selections, p_amounts, p_ceilings) AS sold (selection, amount, ceiling) GROUP BY selection
  ), risen AS (
    INSERT INTO lottery_exposure AS kept (draw_id, selection, amount)
    SELECT draw_id, selection, amount FROM bet CROSS JOIN unnest(p_draws) AS draw (draw_id) ORDER BY draw_id, selection
    ON CONFLICT (draw_id, selection) DO UPDATE SET amount = kept.amount + excluded.amount
    RETURNING selection, kept.amount
  )
  SELECT risen.selection, greatest(bet.ceiling - risen.amount + bet.amount, 0) AS remaining INTO v_over
  FROM risen JOIN bet USING (selection) WHERE risen.amount > bet.ceiling ORDER BY remaining, selection LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'The ceiling of % leaves %', v_over.selection, v_over.remaining
      USING ERRCODE = 'check_violation', CONSTRAINT = 'lottery_ceiling',
        DETAIL = json_build_object('selection', v_over.selection, 'remaining', v_over.remaining::text)::text;
  END IF;
  RETURN ROW(NULL, v_ticket, v_bet.transaction_id, v_total, v_bet.balance, v_at, false)::lottery_outcome;
END
$$;
--> statement-breakpoint
DROP FUNCTION settle_lottery_bucket(bigint, smallint, smallint);
--> statement-breakpoint
-- Settles the members of a bucket under a version of the result and returns the number of tickets. Only winning lines are written;
-- each winner is credited once, each ticket becomes a round, and stakes count as turnover now, without p_uncounted of p_tickets, whose
-- bets cover too much (settle.ts). A later version posts the difference to the one before it; where a balance does not cover what is
-- taken back, the house bears the rest.
CREATE FUNCTION settle_lottery_bucket(p_draw_id bigint, p_version smallint, p_bucket smallint, p_tickets bigint[] DEFAULT '{}',
  p_uncounted bigint[] DEFAULT '{}') RETURNS integer LANGUAGE plpgsql
-- Tables of which the draw's rows were just written have no statistics of them. Arrays tell the planner how many there are, in plans
-- made for each bucket.
SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  v_first integer;
  v_last integer;
  v_draw record;
  v_key text := 'lottery:draw:' || p_draw_id || ':' || p_version;
  v_hash bytea := sha256(convert_to('lottery:draw:' || p_draw_id || ':' || p_version, 'UTF8'));
  v_members integer[];
  v_tickets bigint[];
  v_stakes bigint[];
  v_terms text[];
  v_demo boolean[];
  v_payouts bigint[];
  v_hit_terms text[];
  v_selections text[];
  v_hits integer[];
  v_factors bigint[];
  v_paid integer[];
  v_amounts bigint[];
  v_owners integer[];
  v_balances bigint[];
  v_saved integer[];
  v_rebates bigint[];
  v_at timestamptz := clock_timestamp();
BEGIN
  UPDATE lottery_bucket SET state = 'PAID' WHERE draw_id = p_draw_id AND version = p_version AND bucket = p_bucket AND state = 'OPEN'
  RETURNING first_member, last_member INTO v_first, v_last;
  IF NOT FOUND THEN RETURN 0; END IF;
  SELECT draw.lottery_code, draw.issue, lottery.node_id INTO v_draw
  FROM lottery_draw draw JOIN lottery ON lottery.code = draw.lottery_code WHERE draw.id = p_draw_id;
  SELECT array_agg(member_id), array_agg(ticket_id), array_agg(stake), array_agg(terms), array_agg(demo)
  INTO v_members, v_tickets, v_stakes, v_terms, v_demo FROM lottery_entry
  WHERE draw_id = p_draw_id AND cancelled_at IS NULL AND member_id BETWEEN v_first AND v_last;
  IF v_members IS NULL THEN RETURN 0; END IF;
  SELECT array_agg(terms), array_agg(selection), array_agg(hits), array_agg(factor)
  INTO v_hit_terms, v_selections, v_hits, v_factors FROM lottery_hit WHERE draw_id = p_draw_id AND version = p_version;
  -- What tickets by prize series leave of it comes back on their stakes; demo accounts get none.
  SELECT array_agg(member_id), array_agg(amount) INTO v_saved, v_rebates FROM (
    SELECT member_id, sum(lottery_rebate(stake, terms)) AS amount
    FROM unnest(v_members, v_stakes, v_terms, v_demo) AS entry (member_id, stake, terms, demo) WHERE NOT demo
    GROUP BY member_id HAVING sum(lottery_rebate(stake, terms)) > 0
  ) saved;
  WITH won AS (
    INSERT INTO lottery_win (member_id, draw_id, version, ticket_id, line, hits, amount)
    SELECT entry.member_id, p_draw_id, p_version, entry.ticket_id, line.line, hit.hits,
      div(line.amount::numeric * hit.factor, 20000)::bigint
    FROM unnest(v_members, v_tickets, v_terms) AS entry (member_id, ticket_id, terms)
    -- OFFSET 0 keeps the planner from taking all of them together for one row, which it would join with each hit in turn.
    CROSS JOIN LATERAL (
      SELECT line, selection, amount FROM lottery_line
      WHERE lottery_line.member_id = entry.member_id AND lottery_line.ticket_id = entry.ticket_id OFFSET 0
    ) line
    JOIN unnest(v_hit_terms, v_selections, v_hits, v_factors) AS hit (terms, selection, hits, factor)
      ON hit.terms = entry.terms AND hit.selection = line.selection
    RETURNING member_id, ticket_id, amount
  ), ticket AS (
    SELECT member_id, ticket_id, sum(stake)::bigint AS stake, sum(payout)::bigint AS payout FROM (
      SELECT member_id, ticket_id, stake, 0 AS payout
      FROM unnest(v_members, v_tickets, v_stakes) AS entry (member_id, ticket_id, stake)
      UNION ALL SELECT member_id, ticket_id, 0, amount FROM won
    ) part GROUP BY member_id, ticket_id
  )
  SELECT array_agg(member_id), array_agg(ticket_id), array_agg(stake), array_agg(payout)
  INTO v_members, v_tickets, v_stakes, v_payouts FROM ticket;
  -- All at once and in id order: payouts, rebates and the day's sums concern different members of the bucket, and locks taken one
  -- group after the other would deadlock with transfers and other draws.
  SELECT array_agg(member_id), array_agg(balance) INTO v_owners, v_balances FROM (
    SELECT owner.member_id, account.balance FROM (SELECT DISTINCT unnest(v_members) AS member_id) owner
    JOIN ledger_account account ON account.member_id = owner.member_id AND account.code = 'member:' || owner.member_id || ':cash'
    ORDER BY account.id FOR NO KEY UPDATE OF account
  ) locked;
  IF p_version > 1 THEN
    PERFORM correct_lottery_bucket(p_draw_id, p_version, v_draw.node_id, v_draw.lottery_code, v_draw.issue, v_members, v_payouts);
    RETURN cardinality(v_members);
  END IF;

  SELECT array_agg(member_id), array_agg(amount) INTO v_paid, v_amounts FROM (
    SELECT member_id, sum(payout)::bigint AS amount FROM unnest(v_members, v_payouts) AS ticket (member_id, payout)
    GROUP BY member_id HAVING sum(payout) > 0
  ) winner;
  WITH credited AS MATERIALIZED (
    SELECT owner_id, balance_after FROM post_lottery_credits('PAYOUT', v_paid, v_amounts, v_key, v_hash, p_draw_id::text)
  )
  INSERT INTO round (member_id, node_id, vendor_round_id, stake, payout, balance_after, settled_at, uncounted,
    uncounted_reason, turnover_rule)
  SELECT member_id, v_draw.node_id, ticket_id || '.' || p_draw_id, stake, payout, coalesce(credited.balance_after, cash.balance), v_at,
    coalesce(covering.uncounted, 0), CASE WHEN covering.uncounted > 0 THEN 'COVERED' END, 1
  FROM unnest(v_members, v_tickets, v_stakes, v_payouts) AS ticket (member_id, ticket_id, stake, payout)
  JOIN unnest(v_owners, v_balances) AS cash (owner_id, balance) ON cash.owner_id = ticket.member_id
  LEFT JOIN credited ON credited.owner_id = ticket.member_id
  LEFT JOIN unnest(p_tickets, p_uncounted) AS covering (ticket_id, uncounted) USING (ticket_id);
  IF v_saved IS NOT NULL THEN
    PERFORM FROM post_lottery_credits('REBATE', v_saved, v_rebates, v_key || ':rebate', v_hash, p_draw_id::text);
  END IF;
  WITH total AS (
    SELECT member_id, count(*)::integer AS tickets, sum(stake)::bigint AS stake, sum(payout)::bigint AS payout,
      coalesce(sum(uncounted), 0)::bigint AS uncounted
    FROM unnest(v_members, v_tickets, v_stakes, v_payouts) AS ticket (member_id, ticket_id, stake, payout)
    LEFT JOIN unnest(p_tickets, p_uncounted) AS covering (ticket_id, uncounted) USING (ticket_id) GROUP BY member_id
  ), counted AS (
    INSERT INTO member_day AS kept (member_id, day, turnover, uncounted, payout, rounds)
    SELECT member_id, brand_day(v_at), stake - uncounted, uncounted, payout, tickets
    FROM total JOIN member ON member.id = member_id WHERE member.kind <> 4 ORDER BY member_id
    ON CONFLICT (member_id, day) DO UPDATE SET
      turnover = kept.turnover + excluded.turnover, uncounted = kept.uncounted + excluded.uncounted, payout = kept.payout + excluded.payout, rounds = kept.rounds + excluded.rounds
    RETURNING member_id, day, rounds
  ), changed AS (
    INSERT INTO team_change (member_id, day, hour, product, turnover, uncounted, payout, rounds, activity)
    SELECT member_id, day, brand_hour(v_at), (SELECT category FROM game WHERE node_id = v_draw.node_id), stake - uncounted, uncounted,
      payout, tickets,
      (rounds = tickets)::integer
    FROM counted JOIN total USING (member_id)
  )
  INSERT INTO live_event (member_id, type, event)
  SELECT member_id, 'LOTTERY_SETTLED', jsonb_build_object('type', 'LOTTERY_SETTLED', 'drawId', p_draw_id::text,
    'lotteryCode', v_draw.lottery_code, 'issue', v_draw.issue, 'tickets', tickets,
    'stake', (stake / 10000.0)::numeric(30, 4)::text, 'payout', (payout / 10000.0)::numeric(30, 4)::text)
  FROM total;
  RETURN cardinality(v_members);
END
$$;
