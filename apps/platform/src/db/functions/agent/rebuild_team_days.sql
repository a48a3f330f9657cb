-- Derives all sums of days and hours again, also without the tables' indexes, as a bulk load has them. Bets wait meanwhile.
CREATE OR REPLACE FUNCTION rebuild_team_days() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE team_change IN EXCLUSIVE MODE;
  PERFORM pg_advisory_xact_lock(team_sums_lock());
  DELETE FROM team_change;
  DELETE FROM team_day;
  DELETE FROM active_day;
  DELETE FROM team_active_day;
  INSERT INTO team_day (member_id, day, product, deposit, withdrawal, turnover, bonus_turnover, uncounted, payout, rounds, transfer_in, transfer_out, joined, agents,
    team_deposit, team_withdrawal, team_turnover, team_bonus_turnover, team_uncounted, team_payout, team_rounds, team_transfer_in, team_transfer_out, team_joined, team_agents)
  WITH played AS (
    SELECT round.member_id, brand_day(settled_at) AS day, game.category AS product, sum(stake - uncounted)::bigint AS turnover,
      sum(bonus_turnover(stake, uncounted, bonus_stake, turnover_rule))::bigint AS bonus_turnover, sum(uncounted)::bigint AS uncounted,
      sum(payout)::bigint AS payout, (count(*) FILTER (WHERE NOT is_lottery_change(vendor_round_id, node_id)))::integer AS rounds
    FROM round JOIN game USING (node_id) JOIN member ON member.id = round.member_id AND is_real_account(member.kind)
    GROUP BY 1, 2, 3
  ), parts AS (
    SELECT member_id, day, product, 0::bigint AS deposit, 0::bigint AS withdrawal, turnover, bonus_turnover, uncounted, payout, rounds,
      0::bigint AS transfer_in,
      0::bigint AS transfer_out, 0 AS joined, 0 AS agents
    FROM played
    UNION ALL
    SELECT member_id, day, '', deposit, withdrawal, turnover, bonus_turnover, uncounted, payout, rounds, 0, 0, 0, 0 FROM member_day
    UNION ALL
    SELECT member_id, day, '', 0, 0, -turnover, -bonus_turnover, -uncounted, -payout, -rounds, 0, 0, 0, 0 FROM played
    UNION ALL
    SELECT member_id, brand_day(created_at), '', 0, 0, 0, 0, 0, 0, 0, CASE direction WHEN 'in' THEN amount ELSE 0 END,
      CASE direction WHEN 'out' THEN amount ELSE 0 END, 0, 0
    FROM member_transfer JOIN member ON member.id = member_id AND is_real_account(kind)
    UNION ALL
    SELECT id, brand_day(registered_at), '', 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, is_agent_kind(kind)::integer FROM member WHERE is_real_account(kind)
  ), own AS (
    SELECT member_id, day, product, sum(deposit)::bigint AS deposit, sum(withdrawal)::bigint AS withdrawal, sum(turnover)::bigint AS turnover,
      sum(bonus_turnover)::bigint AS bonus_turnover, sum(uncounted)::bigint AS uncounted,
      sum(payout)::bigint AS payout, sum(rounds)::integer AS rounds, sum(transfer_in)::bigint AS transfer_in,
      sum(transfer_out)::bigint AS transfer_out, sum(joined)::integer AS joined, sum(agents)::integer AS agents
    FROM parts GROUP BY 1, 2, 3
  ), counted AS MATERIALIZED (
    SELECT * FROM own
    WHERE (deposit, withdrawal, turnover, bonus_turnover, uncounted, payout, rounds, transfer_in, transfer_out, joined, agents)
      <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  ), team AS (
    SELECT above AS member_id, day, product, sum(deposit)::bigint AS deposit, sum(withdrawal)::bigint AS withdrawal,
      sum(turnover)::bigint AS turnover, sum(bonus_turnover)::bigint AS bonus_turnover, sum(uncounted)::bigint AS uncounted,
      sum(payout)::bigint AS payout, sum(rounds)::integer AS rounds, sum(transfer_in)::bigint AS transfer_in,
      sum(transfer_out)::bigint AS transfer_out, sum(joined)::integer AS joined, sum(agents)::integer AS agents
    FROM counted JOIN member ON member.id = counted.member_id CROSS JOIN unnest(ancestors_of(path)) AS above
    GROUP BY 1, 2, 3
  )
  SELECT member_id, day, product,
    coalesce(counted.deposit, 0), coalesce(counted.withdrawal, 0), coalesce(counted.turnover, 0),
    coalesce(counted.bonus_turnover, 0), coalesce(counted.uncounted, 0), coalesce(counted.payout, 0),
    coalesce(counted.rounds, 0), coalesce(counted.transfer_in, 0), coalesce(counted.transfer_out, 0), coalesce(counted.joined, 0),
    coalesce(counted.agents, 0),
    coalesce(team.deposit, 0), coalesce(team.withdrawal, 0), coalesce(team.turnover, 0),
    coalesce(team.bonus_turnover, 0), coalesce(team.uncounted, 0), coalesce(team.payout, 0),
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
