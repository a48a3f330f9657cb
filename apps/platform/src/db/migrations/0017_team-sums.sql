-- Sums of teams. A bet writes one row of team_change; fold_team_changes() adds it to the sums of everyone above, one fold at a time.
-- Accounts above a member, without itself.
CREATE FUNCTION ancestors_of(p_path ltree) RETURNS integer[] LANGUAGE sql IMMUTABLE AS $$
  SELECT string_to_array(ltree2text(subpath(p_path, 0, -1)), '.')::integer[]
$$;
--> statement-breakpoint
-- Only one transaction at a time writes team_day, active_day and team_active_day.
CREATE FUNCTION team_sums_lock() RETURNS bigint LANGUAGE sql IMMUTABLE AS $$ SELECT 7402118831::bigint $$;
--> statement-breakpoint
DROP FUNCTION add_to_member_day(integer, timestamptz, bigint, bigint, bigint, bigint, integer);
--> statement-breakpoint
-- Adds to the member's daily totals and, by way of team_change, to those of its upline. Demo accounts (kind 4) have none, so that agents'
-- figures contain real play only.
CREATE FUNCTION add_to_member_day(
  p_member_id integer, p_at timestamptz, p_deposit bigint DEFAULT 0, p_withdrawal bigint DEFAULT 0, p_turnover bigint DEFAULT 0,
  p_payout bigint DEFAULT 0, p_rounds integer DEFAULT 0, p_product text DEFAULT ''
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_day date := brand_day(p_at);
  v_rounds integer;
BEGIN
  INSERT INTO member_day AS kept (member_id, day, deposit, withdrawal, turnover, payout, rounds)
  SELECT id, v_day, p_deposit, p_withdrawal, p_turnover, p_payout, p_rounds
  FROM member WHERE id = p_member_id AND kind <> 4
  ON CONFLICT (member_id, day) DO UPDATE SET
    deposit = kept.deposit + excluded.deposit,
    withdrawal = kept.withdrawal + excluded.withdrawal,
    turnover = kept.turnover + excluded.turnover,
    payout = kept.payout + excluded.payout,
    rounds = kept.rounds + excluded.rounds
  RETURNING rounds INTO v_rounds;
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO team_change (member_id, day, product, deposit, withdrawal, turnover, payout, rounds, activity)
  VALUES (p_member_id, v_day, p_product, p_deposit, p_withdrawal, p_turnover, p_payout, p_rounds,
    CASE WHEN p_rounds = 0 THEN 0 ELSE (v_rounds > 0)::integer - (v_rounds - p_rounds > 0)::integer END);
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION settle_round(
  p_member_id integer, p_demo boolean, p_node_id integer, p_round_id text, p_stake bigint, p_payout bigint, p_details jsonb,
  p_balance bigint, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO round (member_id, node_id, vendor_round_id, stake, payout, details, balance_after, settled_at)
  VALUES (p_member_id, p_node_id, p_round_id, p_stake, p_payout, p_details, p_balance, p_at);
  IF p_demo THEN RETURN; END IF;
  PERFORM add_to_member_day(p_member_id, p_at, p_turnover => p_stake, p_payout => p_payout, p_rounds => 1,
    p_product => (SELECT category FROM game WHERE node_id = p_node_id));
END
$$;
--> statement-breakpoint
-- Whether an account counts as an agent (packages/shared/src/account-kinds.ts).
CREATE FUNCTION is_agent_kind(p_kind smallint) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$ SELECT p_kind IN (1, 2, 41, 42) $$;
--> statement-breakpoint
-- Counts registrations and agents on the day of registration.
CREATE FUNCTION note_member_in_team() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.kind <> 4 THEN
    INSERT INTO team_change (member_id, day, product, joined, agents)
    VALUES (OLD.id, brand_day(OLD.registered_at), '', -1, -is_agent_kind(OLD.kind)::integer);
  END IF;
  IF NEW.kind <> 4 THEN
    INSERT INTO team_change (member_id, day, product, joined, agents)
    VALUES (NEW.id, brand_day(NEW.registered_at), '', 1, is_agent_kind(NEW.kind)::integer);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER joins_team AFTER INSERT ON member FOR EACH ROW EXECUTE FUNCTION note_member_in_team();
--> statement-breakpoint
CREATE TRIGGER changes_in_team AFTER UPDATE OF kind, registered_at ON member FOR EACH ROW
  WHEN (OLD.kind <> NEW.kind OR OLD.registered_at <> NEW.registered_at) EXECUTE FUNCTION note_member_in_team();
--> statement-breakpoint
CREATE FUNCTION count_active(p_accounts integer[], p_day date, p_previous date, p_by integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO team_active_day AS kept (member_id, day, previous, members)
  SELECT account, p_day, CASE WHEN p_day - p_previous <= 92 THEN p_previous ELSE '-infinity' END, p_by
  FROM unnest(p_accounts) AS account
  ON CONFLICT (member_id, day, previous) DO UPDATE SET members = kept.members + excluded.members
$$;
--> statement-breakpoint
-- Brings the counts of active members up to date with a member's day.
CREATE FUNCTION sync_active_day(p_member_id integer, p_day date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_active boolean := EXISTS (SELECT FROM member_day WHERE member_id = p_member_id AND day = p_day AND rounds > 0);
  v_above integer[];
  v_previous date;
  v_next date;
BEGIN
  IF v_active = EXISTS (SELECT FROM active_day WHERE member_id = p_member_id AND day = p_day) THEN RETURN; END IF;
  SELECT ancestors_of(path) INTO v_above FROM member WHERE id = p_member_id;
  SELECT max(day) INTO v_previous FROM active_day WHERE member_id = p_member_id AND day < p_day;
  SELECT min(day) INTO v_next FROM active_day WHERE member_id = p_member_id AND day > p_day;
  IF v_active THEN
    INSERT INTO active_day (member_id, day) VALUES (p_member_id, p_day);
    PERFORM count_active(v_above, p_day, v_previous, 1);
    IF v_next IS NOT NULL THEN
      PERFORM count_active(v_above, v_next, v_previous, -1), count_active(v_above, v_next, p_day, 1);
    END IF;
  ELSE
    DELETE FROM active_day WHERE member_id = p_member_id AND day = p_day;
    PERFORM count_active(v_above, p_day, v_previous, -1);
    IF v_next IS NOT NULL THEN
      PERFORM count_active(v_above, v_next, p_day, -1), count_active(v_above, v_next, v_previous, 1);
    END IF;
  END IF;
END
$$;
--> statement-breakpoint
-- Adds up to p_limit changes to the sums; 0 if another transaction is at it. Readers add the changes that are left, so that sums are exact
-- at any moment.
CREATE FUNCTION fold_team_changes(p_limit integer DEFAULT 5000) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_taken team_change[];
  v_played record;
BEGIN
  IF NOT pg_try_advisory_xact_lock(team_sums_lock()) THEN RETURN 0; END IF;
  WITH taken AS (
    DELETE FROM team_change WHERE (member_id, id) IN (SELECT member_id, id FROM team_change LIMIT p_limit)
    RETURNING team_change AS changed
  ) SELECT array_agg(changed) INTO v_taken FROM taken;
  IF v_taken IS NULL THEN RETURN 0; END IF;
  WITH own AS (
    SELECT member_id, day, product, sum(deposit)::bigint AS deposit, sum(withdrawal)::bigint AS withdrawal,
      sum(turnover)::bigint AS turnover, sum(payout)::bigint AS payout, sum(rounds)::integer AS rounds,
      sum(joined)::integer AS joined, sum(agents)::integer AS agents
    FROM unnest(v_taken) GROUP BY 1, 2, 3
  )
  INSERT INTO team_day AS kept (member_id, day, product, deposit, withdrawal, turnover, payout, rounds, joined, agents)
  SELECT * FROM own
  ON CONFLICT (member_id, day, product) DO UPDATE SET
    deposit = kept.deposit + excluded.deposit, withdrawal = kept.withdrawal + excluded.withdrawal,
    turnover = kept.turnover + excluded.turnover, payout = kept.payout + excluded.payout,
    rounds = kept.rounds + excluded.rounds, joined = kept.joined + excluded.joined, agents = kept.agents + excluded.agents;
  INSERT INTO team_day AS kept (member_id, day, product, team_deposit, team_withdrawal, team_turnover, team_payout, team_rounds,
    team_joined, team_agents)
  SELECT above, day, product, sum(deposit), sum(withdrawal), sum(turnover), sum(payout), sum(rounds), sum(joined), sum(agents)
  FROM unnest(v_taken) AS changed JOIN member ON member.id = changed.member_id CROSS JOIN unnest(ancestors_of(path)) AS above
  GROUP BY 1, 2, 3
  ON CONFLICT (member_id, day, product) DO UPDATE SET
    team_deposit = kept.team_deposit + excluded.team_deposit, team_withdrawal = kept.team_withdrawal + excluded.team_withdrawal,
    team_turnover = kept.team_turnover + excluded.team_turnover, team_payout = kept.team_payout + excluded.team_payout,
    team_rounds = kept.team_rounds + excluded.team_rounds, team_joined = kept.team_joined + excluded.team_joined,
    team_agents = kept.team_agents + excluded.team_agents;
  FOR v_played IN SELECT DISTINCT member_id, day FROM unnest(v_taken) WHERE activity <> 0 ORDER BY 1, 2 LOOP
    PERFORM sync_active_day(v_played.member_id, v_played.day);
  END LOOP;
  RETURN cardinality(v_taken);
END
$$;
--> statement-breakpoint
-- An account that moves takes its sums from the uplines it leaves to those it comes to. Changes not folded yet go to the new ones.
CREATE FUNCTION move_team_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(team_sums_lock());
  INSERT INTO team_day AS kept (member_id, day, product, team_deposit, team_withdrawal, team_turnover, team_payout, team_rounds,
    team_joined, team_agents)
  SELECT above, day, product, by * deposit, by * withdrawal, by * turnover, by * payout, by * rounds, by * joined, by * agents
  FROM team_day own CROSS JOIN (
    SELECT above, sum(by)::integer AS by FROM (
      SELECT unnest(ancestors_of(OLD.path)) AS above, -1 AS by UNION ALL SELECT unnest(ancestors_of(NEW.path)), 1
    ) AS sides GROUP BY above HAVING sum(by) <> 0
  ) AS changed
  WHERE own.member_id = NEW.id
  ON CONFLICT (member_id, day, product) DO UPDATE SET
    team_deposit = kept.team_deposit + excluded.team_deposit, team_withdrawal = kept.team_withdrawal + excluded.team_withdrawal,
    team_turnover = kept.team_turnover + excluded.team_turnover, team_payout = kept.team_payout + excluded.team_payout,
    team_rounds = kept.team_rounds + excluded.team_rounds, team_joined = kept.team_joined + excluded.team_joined,
    team_agents = kept.team_agents + excluded.team_agents;
  PERFORM count_active(ancestors_of(OLD.path), day, previous, -1), count_active(ancestors_of(NEW.path), day, previous, 1)
  FROM (SELECT day, lag(day) OVER (ORDER BY day) AS previous FROM active_day WHERE member_id = NEW.id) AS played;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER moves_team_sums AFTER UPDATE OF path ON member FOR EACH ROW
  WHEN (OLD.path <> NEW.path) EXECUTE FUNCTION move_team_sums();
--> statement-breakpoint
-- Members below an account who played between two days, exact at any moment.
CREATE FUNCTION team_active(p_account integer, p_path ltree, p_from date, p_to date) RETURNS integer LANGUAGE sql STABLE AS $$
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
--> statement-breakpoint
-- Derives all sums again. Bets wait meanwhile.
CREATE FUNCTION rebuild_team_sums() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE team_change IN EXCLUSIVE MODE;
  PERFORM pg_advisory_xact_lock(team_sums_lock());
  DELETE FROM team_change;
  DELETE FROM team_day;
  DELETE FROM active_day;
  DELETE FROM team_active_day;
  INSERT INTO team_day (member_id, day, product, deposit, withdrawal, turnover, payout, rounds, joined, agents)
  WITH played AS (
    SELECT round.member_id, brand_day(settled_at) AS day, game.category AS product, sum(stake)::bigint AS turnover,
      sum(payout)::bigint AS payout, count(*)::integer AS rounds
    FROM round JOIN game USING (node_id) JOIN member ON member.id = round.member_id AND member.kind <> 4
    GROUP BY 1, 2, 3
  ), parts AS (
    SELECT member_id, day, product, 0 AS deposit, 0 AS withdrawal, turnover, payout, rounds, 0 AS joined, 0 AS agents FROM played
    UNION ALL
    SELECT member_id, day, '', deposit, withdrawal, turnover, payout, rounds, 0, 0 FROM member_day
    UNION ALL
    SELECT member_id, day, '', 0, 0, -turnover, -payout, -rounds, 0, 0 FROM played
    UNION ALL
    SELECT id, brand_day(registered_at), '', 0, 0, 0, 0, 0, 1, is_agent_kind(kind)::integer FROM member WHERE kind <> 4
  )
  SELECT member_id, day, product, sum(deposit), sum(withdrawal), sum(turnover), sum(payout), sum(rounds), sum(joined), sum(agents)
  FROM parts GROUP BY 1, 2, 3;
  INSERT INTO team_day AS kept (member_id, day, product, team_deposit, team_withdrawal, team_turnover, team_payout, team_rounds,
    team_joined, team_agents)
  SELECT above, day, product, sum(deposit), sum(withdrawal), sum(turnover), sum(payout), sum(rounds), sum(joined), sum(agents)
  FROM team_day own JOIN member ON member.id = own.member_id CROSS JOIN unnest(ancestors_of(path)) AS above
  GROUP BY 1, 2, 3
  ON CONFLICT (member_id, day, product) DO UPDATE SET
    team_deposit = excluded.team_deposit, team_withdrawal = excluded.team_withdrawal, team_turnover = excluded.team_turnover,
    team_payout = excluded.team_payout, team_rounds = excluded.team_rounds, team_joined = excluded.team_joined,
    team_agents = excluded.team_agents;
  INSERT INTO active_day (member_id, day) SELECT member_id, day FROM member_day WHERE rounds > 0;
  INSERT INTO team_active_day (member_id, day, previous, members)
  SELECT above, day, CASE WHEN day - previous <= 92 THEN previous ELSE '-infinity' END, count(*)
  FROM (SELECT member_id, day, lag(day) OVER (PARTITION BY member_id ORDER BY day) AS previous FROM active_day) AS played
  JOIN member ON member.id = played.member_id CROSS JOIN unnest(ancestors_of(path)) AS above
  GROUP BY 1, 2, 3;
END
$$;
--> statement-breakpoint
SELECT rebuild_team_sums();
--> statement-breakpoint
-- What a contract pays: from the upline's cash to the downline's through the house, as a transfer between members. Returns the receiver's.
CREATE FUNCTION post_agent_pay(
  p_member_id integer, p_payer integer, p_type text, p_amount positive_amount, p_key text, p_request_hash bytea, p_reference text,
  p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
DECLARE
  v_from integer := account_id(p_payer, 'member:' || p_payer || ':cash');
  v_to integer := account_id(p_member_id, 'member:' || p_member_id || ':cash');
  v_transit integer := account_id(0, 'house:transfers');
  v_paid posted;
BEGIN
  IF p_type NOT IN ('DIVIDEND', 'SALARY') OR p_payer = p_member_id THEN
    RAISE EXCEPTION '% is not paid by a contract', p_type USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_transaction_type';
  END IF;
  PERFORM FROM ledger_account WHERE (member_id, id) IN ((p_payer, v_from), (p_member_id, v_to)) ORDER BY id FOR NO KEY UPDATE;
  v_paid := post_transaction(p_payer, 'AGENT_PAY', p_key, p_request_hash, p_reference,
    ARRAY[v_from, v_transit], ARRAY[-p_amount, p_amount], p_occurred_at);
  RETURN post_transaction(p_member_id, p_type, p_key, p_request_hash, p_reference,
    ARRAY[v_transit, v_to], ARRAY[-p_amount, p_amount], v_paid.occurred_at);
END
$$;
--> statement-breakpoint
-- Windows of salaries are read by time; rounds are appended in this order.
CREATE INDEX round_settled ON round USING brin (settled_at) WITH (pages_per_range = 16);
