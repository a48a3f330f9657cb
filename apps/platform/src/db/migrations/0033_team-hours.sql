-- The hour of a moment on the brand's clock, 0 to 23.
CREATE FUNCTION brand_hour(at timestamptz) RETURNS smallint LANGUAGE sql STABLE AS $$
  SELECT extract(hour FROM at AT TIME ZONE 'Asia/Ho_Chi_Minh')::smallint
$$;
--> statement-breakpoint
CREATE TABLE "team_hour" (
	"member_id" integer NOT NULL,
	"day" date NOT NULL,
	"hour" smallint NOT NULL,
	"deposit" bigint DEFAULT 0 NOT NULL,
	"withdrawal" bigint DEFAULT 0 NOT NULL,
	"turnover" bigint DEFAULT 0 NOT NULL,
	"payout" bigint DEFAULT 0 NOT NULL,
	"joined" integer DEFAULT 0 NOT NULL,
	"team_deposit" bigint DEFAULT 0 NOT NULL,
	"team_withdrawal" bigint DEFAULT 0 NOT NULL,
	"team_turnover" bigint DEFAULT 0 NOT NULL,
	"team_payout" bigint DEFAULT 0 NOT NULL,
	"team_joined" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "team_hour_member_id_day_hour_pk" PRIMARY KEY("member_id","day","hour")
);
--> statement-breakpoint
ALTER TABLE "team_change" ADD COLUMN "hour" smallint DEFAULT brand_hour(clock_timestamp()) NOT NULL;
--> statement-breakpoint
-- As before, with the hour.
CREATE OR REPLACE FUNCTION add_to_member_day(
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
  INSERT INTO team_change (member_id, day, hour, product, deposit, withdrawal, turnover, payout, rounds, activity)
  VALUES (p_member_id, v_day, brand_hour(p_at), p_product, p_deposit, p_withdrawal, p_turnover, p_payout, p_rounds,
    CASE WHEN p_rounds = 0 THEN 0 ELSE (v_rounds > 0)::integer - (v_rounds - p_rounds > 0)::integer END);
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_member_in_team() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.kind <> 4 THEN
    INSERT INTO team_change (member_id, day, hour, product, joined, agents)
    VALUES (OLD.id, brand_day(OLD.registered_at), brand_hour(OLD.registered_at), '', -1, -is_agent_kind(OLD.kind)::integer);
  END IF;
  IF NEW.kind <> 4 THEN
    INSERT INTO team_change (member_id, day, hour, product, joined, agents)
    VALUES (NEW.id, brand_day(NEW.registered_at), brand_hour(NEW.registered_at), '', 1, is_agent_kind(NEW.kind)::integer);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- As before, with the sums of hours.
CREATE OR REPLACE FUNCTION fold_team_changes(p_limit integer DEFAULT 5000) RETURNS integer LANGUAGE plpgsql AS $$
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
  INSERT INTO team_hour AS kept (member_id, day, hour, deposit, withdrawal, turnover, payout, joined)
  SELECT member_id, day, hour, sum(deposit), sum(withdrawal), sum(turnover), sum(payout), sum(joined) FROM unnest(v_taken) GROUP BY 1, 2, 3
  ON CONFLICT (member_id, day, hour) DO UPDATE SET
    deposit = kept.deposit + excluded.deposit, withdrawal = kept.withdrawal + excluded.withdrawal,
    turnover = kept.turnover + excluded.turnover, payout = kept.payout + excluded.payout, joined = kept.joined + excluded.joined;
  INSERT INTO team_hour AS kept (member_id, day, hour, team_deposit, team_withdrawal, team_turnover, team_payout, team_joined)
  SELECT above, day, hour, sum(deposit), sum(withdrawal), sum(turnover), sum(payout), sum(joined)
  FROM unnest(v_taken) AS changed JOIN member ON member.id = changed.member_id CROSS JOIN unnest(ancestors_of(path)) AS above
  GROUP BY 1, 2, 3
  ON CONFLICT (member_id, day, hour) DO UPDATE SET
    team_deposit = kept.team_deposit + excluded.team_deposit, team_withdrawal = kept.team_withdrawal + excluded.team_withdrawal,
    team_turnover = kept.team_turnover + excluded.team_turnover, team_payout = kept.team_payout + excluded.team_payout,
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
  INSERT INTO team_hour AS kept (member_id, day, hour, team_deposit, team_withdrawal, team_turnover, team_payout, team_joined)
  SELECT above, day, hour, by * deposit, by * withdrawal, by * turnover, by * payout, by * joined
  FROM team_hour own CROSS JOIN (
    SELECT above, sum(by)::integer AS by FROM (
      SELECT unnest(ancestors_of(OLD.path)) AS above, -1 AS by UNION ALL SELECT unnest(ancestors_of(NEW.path)), 1
    ) AS sides GROUP BY above HAVING sum(by) <> 0
  ) AS changed
  WHERE own.member_id = NEW.id
  ON CONFLICT (member_id, day, hour) DO UPDATE SET
    team_deposit = kept.team_deposit + excluded.team_deposit, team_withdrawal = kept.team_withdrawal + excluded.team_withdrawal,
    team_turnover = kept.team_turnover + excluded.team_turnover, team_payout = kept.team_payout + excluded.team_payout,
    team_joined = kept.team_joined + excluded.team_joined;
  PERFORM count_active(ancestors_of(OLD.path), day, previous, -1), count_active(ancestors_of(NEW.path), day, previous, 1)
  FROM (SELECT day, lag(day) OVER (ORDER BY day) AS previous FROM active_day WHERE member_id = NEW.id) AS played;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Derives the sums of hours of yesterday and today. Nothing may be left in team_change. What has no time of its own is counted at midnight.
CREATE FUNCTION rebuild_team_hours() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_from date := brand_day(now()) - 1;
  v_since timestamptz := v_from::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh';
BEGIN
  DELETE FROM team_hour;
  INSERT INTO team_hour (member_id, day, hour, deposit, withdrawal, turnover, payout, joined)
  WITH timed AS (
    SELECT member_id, settled_at AS at, 0::bigint AS deposit, 0::bigint AS withdrawal, stake AS turnover, payout FROM round WHERE settled_at >= v_since
    UNION ALL
    SELECT member_id, confirmed_at, amount, 0, 0, 0 FROM deposit WHERE state = 'CONFIRMED' AND confirmed_at >= v_since
    UNION ALL
    SELECT member_id, disbursed_at, 0, amount, 0, 0 FROM withdrawal WHERE disbursed_at >= v_since
  ), parts AS (
    SELECT member_id, brand_day(at) AS day, brand_hour(at) AS hour, deposit, withdrawal, turnover, payout, 0 AS joined
    FROM timed JOIN member ON member.id = member_id AND kind <> 4
    UNION ALL
    SELECT member_id, brand_day(at), 0, -deposit, -withdrawal, -turnover, -payout, 0
    FROM timed JOIN member ON member.id = member_id AND kind <> 4
    UNION ALL
    SELECT member_id, day, 0, deposit, withdrawal, turnover, payout, 0 FROM member_day WHERE day >= v_from
    UNION ALL
    SELECT id, brand_day(registered_at), brand_hour(registered_at), 0, 0, 0, 0, 1 FROM member WHERE kind <> 4 AND registered_at >= v_since
  )
  SELECT member_id, day, hour, sum(deposit), sum(withdrawal), sum(turnover), sum(payout), sum(joined) FROM parts GROUP BY 1, 2, 3
  HAVING (sum(deposit), sum(withdrawal), sum(turnover), sum(payout), sum(joined)) IS DISTINCT FROM (0::numeric, 0::numeric, 0::numeric, 0::numeric, 0::bigint);
  INSERT INTO team_hour AS kept (member_id, day, hour, team_deposit, team_withdrawal, team_turnover, team_payout, team_joined)
  SELECT above, day, hour, sum(deposit), sum(withdrawal), sum(turnover), sum(payout), sum(joined)
  FROM team_hour own JOIN member ON member.id = own.member_id CROSS JOIN unnest(ancestors_of(path)) AS above
  GROUP BY 1, 2, 3
  ON CONFLICT (member_id, day, hour) DO UPDATE SET
    team_deposit = excluded.team_deposit, team_withdrawal = excluded.team_withdrawal, team_turnover = excluded.team_turnover,
    team_payout = excluded.team_payout, team_joined = excluded.team_joined;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION rebuild_team_sums() RETURNS void LANGUAGE plpgsql AS $$
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
  PERFORM rebuild_team_hours();
END
$$;
--> statement-breakpoint
LOCK TABLE team_change IN EXCLUSIVE MODE;
--> statement-breakpoint
SELECT fold_team_changes(2147483647);
--> statement-breakpoint
SELECT rebuild_team_hours();
