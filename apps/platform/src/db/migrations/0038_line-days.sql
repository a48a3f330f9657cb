-- Nothing may be folded while the days of lines are derived.
SELECT pg_advisory_xact_lock(team_sums_lock());
--> statement-breakpoint
CREATE TABLE "line_day" (
	"upline_id" integer NOT NULL,
	"day" date NOT NULL,
	"member_id" integer NOT NULL,
	"deposit" bigint DEFAULT 0 NOT NULL,
	"withdrawal" bigint DEFAULT 0 NOT NULL,
	"turnover" bigint DEFAULT 0 NOT NULL,
	"payout" bigint DEFAULT 0 NOT NULL,
	"joined" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "line_day_upline_id_day_member_id_pk" PRIMARY KEY("upline_id","day","member_id")
		INCLUDE ("deposit","withdrawal","turnover","payout","joined")
);
--> statement-breakpoint
CREATE TABLE "open_line_day" (
	"upline_id" integer NOT NULL,
	"day" date NOT NULL,
	"member_id" integer NOT NULL,
	"deposit" bigint DEFAULT 0 NOT NULL,
	"withdrawal" bigint DEFAULT 0 NOT NULL,
	"turnover" bigint DEFAULT 0 NOT NULL,
	"payout" bigint DEFAULT 0 NOT NULL,
	"joined" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "open_line_day_upline_id_day_member_id_pk" PRIMARY KEY("upline_id","day","member_id")
) WITH (fillfactor = 70);
--> statement-breakpoint
CREATE TABLE "team_size" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"members" integer DEFAULT 0 NOT NULL,
	"agents" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
-- The lines of all accounts above a member that it belongs to: each account above with the one directly below it.
CREATE FUNCTION lines_of(p_path ltree) RETURNS TABLE (upline_id integer, line_id integer) LANGUAGE sql IMMUTABLE AS $$
  SELECT * FROM unnest(ancestors_of(p_path), (string_to_array(ltree2text(p_path), '.')::integer[])[2:])
$$;
--> statement-breakpoint
-- As before, with the days of lines and the sizes of teams.
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
      sum(turnover)::bigint AS turnover, sum(payout)::bigint AS payout, sum(rounds)::integer AS rounds,
      sum(transfer_in)::bigint AS transfer_in, sum(transfer_out)::bigint AS transfer_out, sum(joined)::integer AS joined,
      sum(agents)::integer AS agents
    FROM unnest(v_taken) GROUP BY 1, 2, 3
  )
  INSERT INTO team_day AS kept (member_id, day, product, deposit, withdrawal, turnover, payout, rounds, transfer_in, transfer_out, joined, agents)
  SELECT * FROM own
  ON CONFLICT (member_id, day, product) DO UPDATE SET
    deposit = kept.deposit + excluded.deposit, withdrawal = kept.withdrawal + excluded.withdrawal,
    turnover = kept.turnover + excluded.turnover, payout = kept.payout + excluded.payout,
    rounds = kept.rounds + excluded.rounds, transfer_in = kept.transfer_in + excluded.transfer_in,
    transfer_out = kept.transfer_out + excluded.transfer_out, joined = kept.joined + excluded.joined, agents = kept.agents + excluded.agents;
  INSERT INTO team_day AS kept (member_id, day, product, team_deposit, team_withdrawal, team_turnover, team_payout, team_rounds,
    team_transfer_in, team_transfer_out, team_joined, team_agents)
  SELECT above, day, product, sum(deposit), sum(withdrawal), sum(turnover), sum(payout), sum(rounds), sum(transfer_in), sum(transfer_out),
    sum(joined), sum(agents)
  FROM unnest(v_taken) AS changed JOIN member ON member.id = changed.member_id CROSS JOIN unnest(ancestors_of(path)) AS above
  GROUP BY 1, 2, 3
  ON CONFLICT (member_id, day, product) DO UPDATE SET
    team_deposit = kept.team_deposit + excluded.team_deposit, team_withdrawal = kept.team_withdrawal + excluded.team_withdrawal,
    team_turnover = kept.team_turnover + excluded.team_turnover, team_payout = kept.team_payout + excluded.team_payout,
    team_rounds = kept.team_rounds + excluded.team_rounds, team_transfer_in = kept.team_transfer_in + excluded.team_transfer_in,
    team_transfer_out = kept.team_transfer_out + excluded.team_transfer_out, team_joined = kept.team_joined + excluded.team_joined,
    team_agents = kept.team_agents + excluded.team_agents;
  INSERT INTO open_line_day AS kept (upline_id, day, member_id, deposit, withdrawal, turnover, payout, joined)
  SELECT upline_id, day, line_id, sum(deposit), sum(withdrawal), sum(turnover), sum(payout), sum(joined)
  FROM unnest(v_taken) AS changed JOIN member ON member.id = changed.member_id CROSS JOIN lines_of(path)
  GROUP BY 1, 2, 3
  ON CONFLICT (upline_id, day, member_id) DO UPDATE SET
    deposit = kept.deposit + excluded.deposit, withdrawal = kept.withdrawal + excluded.withdrawal,
    turnover = kept.turnover + excluded.turnover, payout = kept.payout + excluded.payout, joined = kept.joined + excluded.joined;
  INSERT INTO team_size AS kept (member_id, members, agents)
  SELECT above, sum(joined), sum(agents)
  FROM unnest(v_taken) AS changed JOIN member ON member.id = changed.member_id CROSS JOIN unnest(ancestors_of(path)) AS above
  WHERE (joined, agents) <> (0, 0) GROUP BY 1
  ON CONFLICT (member_id) DO UPDATE SET members = kept.members + excluded.members, agents = kept.agents + excluded.agents;
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
-- As before, with the days of lines and the sizes of teams.
CREATE OR REPLACE FUNCTION move_team_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(team_sums_lock());
  INSERT INTO team_day AS kept (member_id, day, product, team_deposit, team_withdrawal, team_turnover, team_payout, team_rounds,
    team_transfer_in, team_transfer_out, team_joined, team_agents)
  SELECT above, day, product, by * deposit, by * withdrawal, by * turnover, by * payout, by * rounds, by * transfer_in, by * transfer_out,
    by * joined, by * agents
  FROM team_day own CROSS JOIN (
    SELECT above, sum(by)::integer AS by FROM (
      SELECT unnest(ancestors_of(OLD.path)) AS above, -1 AS by UNION ALL SELECT unnest(ancestors_of(NEW.path)), 1
    ) AS sides GROUP BY above HAVING sum(by) <> 0
  ) AS changed
  WHERE own.member_id = NEW.id
  ON CONFLICT (member_id, day, product) DO UPDATE SET
    team_deposit = kept.team_deposit + excluded.team_deposit, team_withdrawal = kept.team_withdrawal + excluded.team_withdrawal,
    team_turnover = kept.team_turnover + excluded.team_turnover, team_payout = kept.team_payout + excluded.team_payout,
    team_rounds = kept.team_rounds + excluded.team_rounds, team_transfer_in = kept.team_transfer_in + excluded.team_transfer_in,
    team_transfer_out = kept.team_transfer_out + excluded.team_transfer_out, team_joined = kept.team_joined + excluded.team_joined,
    team_agents = kept.team_agents + excluded.team_agents;
  INSERT INTO open_line_day AS kept (upline_id, day, member_id, deposit, withdrawal, turnover, payout, joined)
  SELECT upline_id, day, line_id, by * sum(deposit), by * sum(withdrawal), by * sum(turnover), by * sum(payout), by * sum(joined)
  FROM team_day own CROSS JOIN (
    SELECT upline_id, line_id, sum(by)::integer AS by FROM (
      SELECT upline_id, line_id, -1 AS by FROM lines_of(OLD.path) UNION ALL SELECT upline_id, line_id, 1 FROM lines_of(NEW.path)
    ) AS sides GROUP BY 1, 2 HAVING sum(by) <> 0
  ) AS changed
  WHERE own.member_id = NEW.id
  GROUP BY upline_id, day, line_id, by
  ON CONFLICT (upline_id, day, member_id) DO UPDATE SET
    deposit = kept.deposit + excluded.deposit, withdrawal = kept.withdrawal + excluded.withdrawal,
    turnover = kept.turnover + excluded.turnover, payout = kept.payout + excluded.payout, joined = kept.joined + excluded.joined;
  INSERT INTO team_size AS kept (member_id, members, agents)
  SELECT above, sum(by * joined), sum(by * agents)
  FROM team_day own CROSS JOIN (
    SELECT unnest(ancestors_of(OLD.path)) AS above, -1 AS by UNION ALL SELECT unnest(ancestors_of(NEW.path)), 1
  ) AS sides
  WHERE own.member_id = NEW.id GROUP BY 1
  ON CONFLICT (member_id) DO UPDATE SET members = kept.members + excluded.members, agents = kept.agents + excluded.agents;
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
-- Derives the days of lines, and the sizes of teams, from the days of accounts.
CREATE FUNCTION rebuild_lines() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM line_day;
  DELETE FROM open_line_day;
  INSERT INTO line_day (upline_id, day, member_id, deposit, withdrawal, turnover, payout, joined)
  SELECT ltree2text(subpath(path, -2, 1))::integer, day, member_id, sum(deposit + team_deposit), sum(withdrawal + team_withdrawal),
    sum(turnover + team_turnover), sum(payout + team_payout), sum(joined + team_joined)
  FROM team_day JOIN member ON member.id = member_id WHERE nlevel(path) > 1
  GROUP BY 1, 2, 3;
  DELETE FROM team_size;
  INSERT INTO team_size (member_id, members, agents)
  SELECT member_id, sum(team_joined), sum(team_agents) FROM team_day WHERE (team_joined, team_agents) <> (0, 0) GROUP BY 1;
END
$$;
--> statement-breakpoint
ALTER FUNCTION rebuild_team_sums() RENAME TO rebuild_team_days;
--> statement-breakpoint
-- Derives all sums again. Bets wait meanwhile.
CREATE FUNCTION rebuild_team_sums() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM rebuild_team_days();
  PERFORM rebuild_lines();
END
$$;
--> statement-breakpoint
SELECT rebuild_lines();
