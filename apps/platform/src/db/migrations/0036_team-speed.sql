ALTER TABLE "team_change" ADD COLUMN "transfer_in" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "team_change" ADD COLUMN "transfer_out" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "team_day" ADD COLUMN "transfer_in" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "team_day" ADD COLUMN "transfer_out" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "team_day" ADD COLUMN "team_transfer_in" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "team_day" ADD COLUMN "team_transfer_out" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
DROP INDEX "member_parent";--> statement-breakpoint
CREATE INDEX "member_parent" ON "member" USING btree ("parent_id","registered_at","id");--> statement-breakpoint
CREATE INDEX "team_change_activity" ON "team_change" USING btree ("day") WHERE "team_change"."activity" <> 0;
--> statement-breakpoint
-- Counts transfers between accounts on their day.
CREATE FUNCTION note_transfer_in_team() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO team_change (member_id, day, hour, product, transfer_in, transfer_out)
  SELECT id, brand_day(NEW.created_at), brand_hour(NEW.created_at), '', CASE NEW.direction WHEN 'in' THEN NEW.amount ELSE 0 END,
    CASE NEW.direction WHEN 'out' THEN NEW.amount ELSE 0 END
  FROM member WHERE id = NEW.member_id AND kind <> 4;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER counts_in_team AFTER INSERT ON member_transfer FOR EACH ROW EXECUTE FUNCTION note_transfer_in_team();
--> statement-breakpoint
-- As before, with transfers.
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
-- Derives all sums again, also without the tables' indexes, as a bulk load has them. Bets wait meanwhile.
CREATE OR REPLACE FUNCTION rebuild_team_sums() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE team_change IN EXCLUSIVE MODE;
  PERFORM pg_advisory_xact_lock(team_sums_lock());
  DELETE FROM team_change;
  DELETE FROM team_day;
  DELETE FROM active_day;
  DELETE FROM team_active_day;
  INSERT INTO team_day (member_id, day, product, deposit, withdrawal, turnover, payout, rounds, transfer_in, transfer_out, joined, agents,
    team_deposit, team_withdrawal, team_turnover, team_payout, team_rounds, team_transfer_in, team_transfer_out, team_joined, team_agents)
  WITH played AS (
    SELECT round.member_id, brand_day(settled_at) AS day, game.category AS product, sum(stake)::bigint AS turnover,
      sum(payout)::bigint AS payout, count(*)::integer AS rounds
    FROM round JOIN game USING (node_id) JOIN member ON member.id = round.member_id AND member.kind <> 4
    GROUP BY 1, 2, 3
  ), parts AS (
    SELECT member_id, day, product, 0::bigint AS deposit, 0::bigint AS withdrawal, turnover, payout, rounds, 0::bigint AS transfer_in,
      0::bigint AS transfer_out, 0 AS joined, 0 AS agents
    FROM played
    UNION ALL
    SELECT member_id, day, '', deposit, withdrawal, turnover, payout, rounds, 0, 0, 0, 0 FROM member_day
    UNION ALL
    SELECT member_id, day, '', 0, 0, -turnover, -payout, -rounds, 0, 0, 0, 0 FROM played
    UNION ALL
    SELECT member_id, brand_day(created_at), '', 0, 0, 0, 0, 0, CASE direction WHEN 'in' THEN amount ELSE 0 END,
      CASE direction WHEN 'out' THEN amount ELSE 0 END, 0, 0
    FROM member_transfer JOIN member ON member.id = member_id AND kind <> 4
    UNION ALL
    SELECT id, brand_day(registered_at), '', 0, 0, 0, 0, 0, 0, 0, 1, is_agent_kind(kind)::integer FROM member WHERE kind <> 4
  ), own AS (
    SELECT member_id, day, product, sum(deposit)::bigint AS deposit, sum(withdrawal)::bigint AS withdrawal, sum(turnover)::bigint AS turnover,
      sum(payout)::bigint AS payout, sum(rounds)::integer AS rounds, sum(transfer_in)::bigint AS transfer_in,
      sum(transfer_out)::bigint AS transfer_out, sum(joined)::integer AS joined, sum(agents)::integer AS agents
    FROM parts GROUP BY 1, 2, 3
  ), counted AS MATERIALIZED (
    SELECT * FROM own
    WHERE (deposit, withdrawal, turnover, payout, rounds, transfer_in, transfer_out, joined, agents) <> (0, 0, 0, 0, 0, 0, 0, 0, 0)
  ), team AS (
    SELECT above AS member_id, day, product, sum(deposit)::bigint AS deposit, sum(withdrawal)::bigint AS withdrawal,
      sum(turnover)::bigint AS turnover, sum(payout)::bigint AS payout, sum(rounds)::integer AS rounds, sum(transfer_in)::bigint AS transfer_in,
      sum(transfer_out)::bigint AS transfer_out, sum(joined)::integer AS joined, sum(agents)::integer AS agents
    FROM counted JOIN member ON member.id = counted.member_id CROSS JOIN unnest(ancestors_of(path)) AS above
    GROUP BY 1, 2, 3
  )
  SELECT member_id, day, product,
    coalesce(counted.deposit, 0), coalesce(counted.withdrawal, 0), coalesce(counted.turnover, 0), coalesce(counted.payout, 0),
    coalesce(counted.rounds, 0), coalesce(counted.transfer_in, 0), coalesce(counted.transfer_out, 0), coalesce(counted.joined, 0),
    coalesce(counted.agents, 0),
    coalesce(team.deposit, 0), coalesce(team.withdrawal, 0), coalesce(team.turnover, 0), coalesce(team.payout, 0),
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
-- Transfers of before, in whole days.
INSERT INTO team_change (member_id, day, hour, product, transfer_in, transfer_out)
SELECT member_id, brand_day(created_at), 0, '', coalesce(sum(amount) FILTER (WHERE direction = 'in'), 0),
  coalesce(sum(amount) FILTER (WHERE direction = 'out'), 0)
FROM member_transfer JOIN member ON member.id = member_id AND kind <> 4 GROUP BY 1, 2;
