-- Settles the members of a bucket under a version of the result and returns the number of tickets. Only winning lines are written; each
-- winner is credited once, each ticket becomes a round, and stakes count as turnover now, without p_uncounted of p_tickets, whose bets
-- cover too much (settle.ts). A later version posts the difference to the one before it; where a balance does not cover what is taken back,
-- the house bears the rest.
CREATE OR REPLACE FUNCTION settle_lottery_bucket(p_draw_id bigint, p_version smallint, p_bucket smallint, p_tickets bigint[] DEFAULT '{}',
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
  FROM lottery_draw draw JOIN lottery ON lottery.code = split_part(draw.lottery_code, '-', 1) WHERE draw.id = p_draw_id;
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
