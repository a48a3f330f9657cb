-- Writes what settle_lottery_bucket() left of some buckets: each ticket becomes a round, stakes count as turnover now, rebates are paid, sums of
-- days and teams grow, and the members are told. Returns the number of tickets; 0 if another process was first. Locks accounts only where rebates are due.
-- Called by the domain lottery, settle.ts.
CREATE OR REPLACE FUNCTION record_lottery_buckets(p_draw_id bigint, p_buckets smallint[]) RETURNS integer LANGUAGE plpgsql
SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  v_draw record := settled_lottery(p_draw_id);
  v_category text := (SELECT category FROM game WHERE node_id = (settled_lottery(p_draw_id)).node_id);
  v_version smallint := (SELECT paid_version FROM lottery_draw WHERE id = p_draw_id);
  v_key text := 'lottery:draw:' || p_draw_id || ':' || v_version;
  v_buckets smallint[];
  v_covering bigint[];
  v_parts bigint[];
  v_members integer[];
  v_tickets bigint[];
  v_stakes bigint[];
  v_payouts bigint[];
  v_uncounted bigint[];
  v_winners integer[];
  v_balances bigint[];
  v_saved integer[];
  v_rebates bigint[];
  v_at timestamptz;
BEGIN
  WITH taken AS (
    DELETE FROM lottery_recording WHERE draw_id = p_draw_id AND bucket = ANY (p_buckets) RETURNING bucket, tickets, uncounted
  )
  SELECT array_agg(DISTINCT bucket), array_agg(ticket_id) FILTER (WHERE ticket_id IS NOT NULL), array_agg(part) FILTER (WHERE ticket_id IS NOT NULL)
  INTO v_buckets, v_covering, v_parts FROM taken LEFT JOIN LATERAL unnest(tickets, uncounted) AS covering (ticket_id, part) ON true;
  IF v_buckets IS NULL THEN RETURN 0; END IF;
  -- What tickets by prize series leave of it comes back on their stakes; demo accounts get none.
  WITH entry AS MATERIALIZED (
    SELECT entry.member_id, entry.ticket_id, entry.stake, entry.demo, lottery_rebate(entry.stake, entry.terms) AS rebate, won.payout
    FROM lottery_bucket part
    JOIN lottery_entry entry ON entry.draw_id = part.draw_id AND entry.member_id BETWEEN part.first_member AND part.last_member
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(amount), 0)::bigint AS payout FROM lottery_win win
      WHERE win.member_id = entry.member_id AND win.draw_id = p_draw_id AND win.version = v_version AND win.ticket_id = entry.ticket_id
    ) won
    WHERE part.draw_id = p_draw_id AND part.version = v_version AND part.bucket = ANY (v_buckets) AND entry.cancelled_at IS NULL
  ), saved AS (
    SELECT member_id, sum(rebate)::bigint AS rebate FROM entry WHERE NOT demo GROUP BY member_id HAVING sum(rebate) > 0
  )
  SELECT array_agg(member_id), array_agg(ticket_id), array_agg(stake), array_agg(payout), array_agg(coalesce(uncounted, 0)),
    (SELECT array_agg(member_id) FROM saved), (SELECT array_agg(rebate) FROM saved)
  INTO v_members, v_tickets, v_stakes, v_payouts, v_uncounted, v_saved, v_rebates
  FROM entry LEFT JOIN unnest(v_covering, v_parts) AS covering (ticket_id, uncounted) USING (ticket_id);
  IF v_saved IS NOT NULL THEN
    -- All at once and in id order: rebates and the day's sums concern different members, and locks taken one group after the other would
    -- deadlock with transfers and other draws. Without rebates no balance changes.
    PERFORM FROM (SELECT DISTINCT unnest(v_members) AS member_id) owner
    JOIN ledger_account account ON account.member_id = owner.member_id AND account.code = 'member:' || owner.member_id || ':cash'
    ORDER BY account.id FOR NO KEY UPDATE OF account;
  END IF;
  v_at := clock_timestamp();
  -- The balance of a winner is the one right after its payout.
  SELECT array_agg(paid.member_id), array_agg(line.balance_after) INTO v_winners, v_balances
  FROM (SELECT DISTINCT member_id FROM unnest(v_members, v_payouts) AS ticket (member_id, payout) WHERE payout > 0) winner
  JOIN ledger_transaction paid ON paid.member_id = winner.member_id AND paid.idempotency_key = v_key
  JOIN ledger_entry line ON line.member_id = paid.member_id AND line.transaction_id = paid.id AND line.balance_after IS NOT NULL;
  INSERT INTO round (member_id, node_id, vendor_round_id, stake, payout, balance_after, settled_at, uncounted, uncounted_reason, turnover_rule)
  SELECT ticket.member_id, v_draw.node_id, ticket.ticket_id || '.' || p_draw_id, ticket.stake, ticket.payout,
    coalesce(ticket.balance_after, cash.balance), v_at, uncounted, CASE WHEN uncounted > 0 THEN 'COVERED' END, 2
  FROM (
    SELECT * FROM unnest(v_members, v_tickets, v_stakes, v_payouts, v_uncounted) AS ticket (member_id, ticket_id, stake, payout, uncounted)
    LEFT JOIN unnest(v_winners, v_balances) AS credited (member_id, balance_after) USING (member_id) OFFSET 0
  ) ticket
  -- Together the planner takes tickets and accounts for one row, and would look through all winners for each, or for so many that it would
  -- read all accounts.
  CROSS JOIN LATERAL (
    SELECT balance FROM ledger_account WHERE member_id = ticket.member_id AND code = 'member:' || ticket.member_id || ':cash' OFFSET 0
  ) cash;
  IF v_saved IS NOT NULL THEN
    PERFORM FROM post_lottery_credits('REBATE', v_saved, v_rebates, v_key || ':rebate', sha256(convert_to(v_key, 'UTF8')), p_draw_id::text);
  END IF;
  WITH total AS (
    SELECT member_id, count(*)::integer AS tickets, sum(stake)::bigint AS stake, sum(payout)::bigint AS payout,
      sum(uncounted)::bigint AS uncounted
    FROM unnest(v_members, v_tickets, v_stakes, v_payouts, v_uncounted) AS ticket (member_id, ticket_id, stake, payout, uncounted)
    GROUP BY member_id
  ), counted AS (
    INSERT INTO member_day AS kept (member_id, day, turnover, uncounted, payout, rounds)
    SELECT member_id, brand_day(v_at), stake - uncounted, uncounted, payout, tickets
    FROM total JOIN member ON member.id = member_id WHERE is_real_account(member.kind) ORDER BY member_id
    ON CONFLICT (member_id, day) DO UPDATE SET turnover = kept.turnover + excluded.turnover,
      uncounted = kept.uncounted + excluded.uncounted, payout = kept.payout + excluded.payout, rounds = kept.rounds + excluded.rounds
    RETURNING member_id, day, rounds
  ), changed AS (
    INSERT INTO team_change (member_id, day, hour, product, turnover, uncounted, payout, rounds, activity)
    SELECT member_id, day, brand_hour(v_at), v_category, stake - uncounted, uncounted, payout, tickets, (rounds = tickets)::integer
    FROM counted JOIN total USING (member_id)
  )
  INSERT INTO live_event (member_id, type, event)
  SELECT member_id, 'LOTTERY_SETTLED', jsonb_build_object('type', 'LOTTERY_SETTLED', 'drawId', p_draw_id::text,
    'lotteryCode', v_draw.lottery_code, 'issue', v_draw.issue, 'tickets', tickets,
    'stake', (stake / 10000.0)::numeric(30, 4)::text, 'payout', (payout / 10000.0)::numeric(30, 4)::text)
  FROM total;
  RETURN coalesce(cardinality(v_members), 0);
END
$$;
