-- Lottery tickets: placing, cancelling and settling. The rules (prices, odds, what a selection wins) are the engines'; here is what must
-- happen at once. Locks are always taken in this order: draws (advisory, by id), the member's cash account, exposures (by draw and
-- selection).
-- Tickets of a member in draws that are not settled yet. A draw without a next action has ended, whether settled or void.
CREATE FUNCTION open_lottery_entries(p_member_id integer)
RETURNS TABLE (member_id integer, node_id integer, round_id text, stake bigint, placed_at timestamptz) LANGUAGE sql STABLE AS $$
  SELECT entry.member_id, ticket.node_id, entry.ticket_id || '.' || entry.draw_id, entry.stake, ticket.placed_at
  FROM lottery_draw draw
  JOIN lottery_entry entry ON entry.draw_id = draw.id AND entry.member_id = p_member_id
  JOIN lottery_ticket ticket ON ticket.member_id = p_member_id AND ticket.id = entry.ticket_id
  WHERE draw.next_action_at IS NOT NULL AND draw.state <> 'VOID' AND entry.cancelled_at IS NULL
    AND NOT EXISTS (SELECT FROM round
      WHERE round.member_id = p_member_id AND vendor_round_id = entry.ticket_id || '.' || entry.draw_id)
$$;
--> statement-breakpoint
-- As before, with open lottery tickets.
CREATE OR REPLACE FUNCTION lost_since(p_member_id integer, p_since timestamptz) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_day date := brand_day(p_since);
  v_midnight timestamptz := v_day::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh';
BEGIN
  IF v_midnight < p_since THEN
    v_day := v_day + 1;
    v_midnight := v_day::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh';
  END IF;
  RETURN (SELECT coalesce(sum(turnover - payout), 0) FROM member_day WHERE member_id = p_member_id AND day >= v_day)
    + (SELECT coalesce(sum(stake - payout), 0) FROM round
      WHERE member_id = p_member_id AND settled_at > p_since AND settled_at < v_midnight)
    + (SELECT coalesce(sum(stake - payout), 0) FROM open_round WHERE member_id = p_member_id)
    + (SELECT coalesce(sum(stake), 0) FROM open_lottery_entries(p_member_id))
    - (SELECT coalesce(sum(amount), 0) FROM jackpot_win WHERE member_id = p_member_id AND won_at > p_since);
END
$$;
--> statement-breakpoint
-- One transaction for each member, between the house (for rebates, its account of them) and cash: positive amounts are paid to the
-- member, negative ones taken. The
-- accounts are locked in id order; members may not repeat. The key is the same for all, as a key is unique per member.
CREATE FUNCTION post_lottery_credits(
  p_type text, p_members integer[], p_amounts bigint[], p_key text, p_request_hash bytea, p_reference text
) RETURNS TABLE (owner_id integer, posted_id bigint, balance_after bigint) LANGUAGE plpgsql SET ledger.posting = 'on' AS $$
BEGIN
  PERFORM FROM unnest(p_members) AS moved (member_id)
  JOIN ledger_account account ON account.member_id = moved.member_id AND account.code = 'member:' || moved.member_id || ':cash'
  ORDER BY account.id FOR NO KEY UPDATE OF account;
  RETURN QUERY
  WITH house AS (
    SELECT id, code = 'house:demo-bets' AS demo FROM ledger_account
    WHERE member_id = 0 AND code IN (CASE p_type WHEN 'REBATE' THEN 'house:rebates' ELSE 'house:bets' END, 'house:demo-bets')
  ), moved AS (
    SELECT line.member_id, line.amount, (SELECT id FROM house WHERE house.demo = (owner.demo AND p_type <> 'REBATE')) AS house_id
    FROM unnest(p_members, p_amounts) AS line (member_id, amount)
    CROSS JOIN LATERAL (SELECT kind = 4 AS demo FROM member WHERE id = line.member_id OFFSET 0) owner
  ), paid AS (
    UPDATE ledger_account account SET balance = balance + moved.amount FROM moved
    WHERE account.member_id = moved.member_id AND account.code = 'member:' || moved.member_id || ':cash'
    RETURNING account.member_id, account.id, account.balance, moved.amount, moved.house_id,
      nextval('ledger_transaction_id_seq') AS transaction_id
  ), head AS (
    INSERT INTO ledger_transaction (member_id, id, type, idempotency_key, request_hash, reference, occurred_at)
    SELECT member_id, transaction_id, p_type, p_key, p_request_hash, p_reference, clock_timestamp() FROM paid
  ), entry AS (
    INSERT INTO ledger_entry (member_id, transaction_id, line, account_id, amount, balance_after)
    SELECT member_id, transaction_id, side.line, CASE side.line WHEN 1 THEN house_id ELSE id END,
      CASE side.line WHEN 1 THEN -amount ELSE amount END, CASE side.line WHEN 2 THEN balance END
    FROM paid CROSS JOIN (VALUES (1::smallint), (2::smallint)) AS side (line)
  )
  SELECT paid.member_id, paid.transaction_id, paid.balance FROM paid;
END
$$;
--> statement-breakpoint
CREATE TYPE lottery_outcome AS (
  -- A refusal of the wallet, or draw_closed, request_key_reused, nothing_to_cancel; then all other fields are null.
  refusal text,
  ticket_id bigint,
  transaction_id bigint,
  -- Of the whole ticket: staked, or refunded.
  amount bigint,
  balance bigint,
  at timestamptz,
  replayed boolean
);
--> statement-breakpoint
CREATE FUNCTION lottery_refusal(p_code text) RETURNS lottery_outcome LANGUAGE sql IMMUTABLE AS $$
  SELECT ROW(p_code, NULL, NULL, NULL, NULL, NULL, NULL)::lottery_outcome
$$;
--> statement-breakpoint
-- The ticket of a repeated request; a refusal if its key belongs to another one; null if it is new.
CREATE FUNCTION placed_lottery_ticket(p_member_id integer, p_request_key text, p_request_hash bytea) RETURNS lottery_outcome
LANGUAGE plpgsql AS $$
DECLARE
  v_ticket lottery_ticket;
BEGIN
  SELECT * INTO v_ticket FROM lottery_ticket WHERE member_id = p_member_id AND request_key = p_request_key;
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF v_ticket.request_hash <> p_request_hash THEN RETURN lottery_refusal('request_key_reused'); END IF;
  RETURN ROW(NULL, v_ticket.id, v_ticket.transaction_id, v_ticket.stake * v_ticket.draw_count, v_ticket.balance_after,
    v_ticket.placed_at, true)::lottery_outcome;
END
$$;
--> statement-breakpoint
-- Sells a ticket: line i costs p_costs[i] in each draw, and all bets on its selection may come to p_ceilings[i]. Holds a shared lock on
-- each draw until it commits, so that closing waits for it and nothing is added afterwards. p_draws is in ascending order.
-- Raises lottery_ceiling (as the constraint of the error) with the selection and what is left of it.
CREATE FUNCTION place_lottery_ticket(
  p_member_id integer, p_lottery text, p_draws bigint[], p_terms text, p_request_key text, p_request_hash bytea, p_digest bytea,
  p_stop_when_won boolean, p_selections text[], p_amounts bigint[], p_costs bigint[], p_ceilings bigint[]
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
  INSERT INTO lottery_entry (member_id, ticket_id, draw_id, stake, terms, stop_when_won, demo)
  SELECT p_member_id, v_ticket, draw_id, v_stake, p_terms, p_stop_when_won, v_account.demo FROM unnest(p_draws) AS draw (draw_id);
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
-- Takes a ticket back from the draws that still sell: by its member, or because it won and stops then. Returns the stakes once for
-- either reason.
CREATE FUNCTION cancel_lottery_ticket(p_member_id integer, p_ticket_id bigint, p_reason text) RETURNS lottery_outcome
LANGUAGE plpgsql AS $$
DECLARE
  v_draw bigint;
  v_at timestamptz;
  v_draws bigint[];
  v_refund bigint;
  v_paid record;
BEGIN
  FOR v_draw IN
    SELECT draw_id FROM lottery_entry JOIN lottery_draw draw ON draw.id = draw_id
    WHERE member_id = p_member_id AND ticket_id = p_ticket_id AND cancelled_at IS NULL
      AND state IN ('SCHEDULED', 'SELLING') AND close_at > clock_timestamp()
    ORDER BY draw_id
  LOOP
    PERFORM pg_advisory_xact_lock_shared(7529020, v_draw::integer);
  END LOOP;
  PERFORM FROM ledger_account WHERE member_id = p_member_id AND code = 'member:' || p_member_id || ':cash' FOR NO KEY UPDATE;
  v_at := clock_timestamp();
  WITH taken AS (
    UPDATE lottery_entry SET cancelled_at = v_at, cancel_reason = p_reason
    FROM lottery_draw draw
    WHERE member_id = p_member_id AND ticket_id = p_ticket_id AND cancelled_at IS NULL
      AND draw.id = draw_id AND draw.state IN ('SCHEDULED', 'SELLING') AND draw.close_at > v_at
    RETURNING draw_id, stake
  )
  SELECT array_agg(draw_id), sum(stake)::bigint INTO v_draws, v_refund FROM taken;
  IF v_draws IS NULL THEN RETURN lottery_refusal('nothing_to_cancel'); END IF;
  SELECT * INTO v_paid FROM post_lottery_credits('BET_REFUND', ARRAY[p_member_id], ARRAY[v_refund],
    'lottery:ticket:' || p_ticket_id || ':' || lower(p_reason), sha256(convert_to(p_ticket_id || p_reason, 'UTF8')), p_ticket_id::text);
  INSERT INTO lottery_exposure AS kept (draw_id, selection, amount)
  SELECT draw_id, selection, -sum(amount) FROM lottery_line CROSS JOIN unnest(v_draws) AS draw (draw_id)
  WHERE member_id = p_member_id AND ticket_id = p_ticket_id GROUP BY draw_id, selection ORDER BY draw_id, selection
  ON CONFLICT (draw_id, selection) DO UPDATE SET amount = kept.amount + excluded.amount;
  RETURN ROW(NULL, p_ticket_id, v_paid.posted_id, v_refund, v_paid.balance_after, v_at, false)::lottery_outcome;
END
$$;
--> statement-breakpoint
-- The fourth part of a ticket's terms is its rebate in ten-thousandths of the stake.
CREATE FUNCTION lottery_rebate(p_stake bigint, p_terms text) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT div(p_stake::numeric * coalesce(nullif(split_part(p_terms, '/', 4), '')::integer, 0), 10000)::bigint
$$;
--> statement-breakpoint
-- Settles the members of a bucket under a version of the result and returns the number of tickets. Only winning lines are written;
-- each winner is credited once, each ticket becomes a round, and stakes count as turnover now. A later version posts the difference to
-- the one before it; where a balance does not cover what is taken back, the house bears the rest.
CREATE FUNCTION settle_lottery_bucket(p_draw_id bigint, p_version smallint, p_bucket smallint) RETURNS integer LANGUAGE plpgsql
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
  INSERT INTO round (member_id, node_id, vendor_round_id, stake, payout, balance_after, settled_at)
  SELECT member_id, v_draw.node_id, ticket_id || '.' || p_draw_id, stake, payout, coalesce(credited.balance_after, cash.balance), v_at
  FROM unnest(v_members, v_tickets, v_stakes, v_payouts) AS ticket (member_id, ticket_id, stake, payout)
  JOIN unnest(v_owners, v_balances) AS cash (owner_id, balance) ON cash.owner_id = ticket.member_id
  LEFT JOIN credited ON credited.owner_id = ticket.member_id;
  IF v_saved IS NOT NULL THEN
    PERFORM FROM post_lottery_credits('REBATE', v_saved, v_rebates, v_key || ':rebate', v_hash, p_draw_id::text);
  END IF;
  WITH total AS (
    SELECT member_id, count(*)::integer AS tickets, sum(stake)::bigint AS stake, sum(payout)::bigint AS payout
    FROM unnest(v_members, v_stakes, v_payouts) AS ticket (member_id, stake, payout) GROUP BY member_id
  ), counted AS (
    INSERT INTO member_day AS kept (member_id, day, turnover, payout, rounds)
    SELECT member_id, brand_day(v_at), stake, payout, tickets
    FROM total JOIN member ON member.id = member_id WHERE member.kind <> 4 ORDER BY member_id
    ON CONFLICT (member_id, day) DO UPDATE SET
      turnover = kept.turnover + excluded.turnover, payout = kept.payout + excluded.payout, rounds = kept.rounds + excluded.rounds
    RETURNING member_id, day, rounds
  ), changed AS (
    INSERT INTO team_change (member_id, day, hour, product, turnover, payout, rounds, activity)
    SELECT member_id, day, brand_hour(v_at), (SELECT category FROM game WHERE node_id = v_draw.node_id), stake, payout, tickets,
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
--> statement-breakpoint
-- What a corrected result changes for members whose payouts under it are given: posted, and shown as a round without a stake. Their
-- accounts are locked.
CREATE FUNCTION correct_lottery_bucket(
  p_draw_id bigint, p_version smallint, p_node_id integer, p_lottery text, p_issue text, p_members integer[], p_payouts bigint[]
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_key text := 'lottery:draw:' || p_draw_id || ':' || p_version;
  v_hash bytea := sha256(convert_to('lottery:draw:' || p_draw_id || ':' || p_version, 'UTF8'));
  v_changed integer[];
  v_differences bigint[];
  v_posted bigint[];
  v_up record;
  v_at timestamptz := clock_timestamp();
BEGIN
  SELECT array_agg(member_id), array_agg(difference) INTO v_changed, v_differences FROM (
    SELECT member_id, (paid - before)::bigint AS difference FROM (
      SELECT member_id, sum(payout) AS paid,
        (SELECT coalesce(sum(amount), 0) FROM lottery_win old
          WHERE old.member_id = ticket.member_id AND old.draw_id = p_draw_id AND old.version = p_version - 1) AS before
      FROM unnest(p_members, p_payouts) AS ticket (member_id, payout) GROUP BY member_id
    ) summed WHERE paid <> before ORDER BY member_id
  ) changed;
  IF v_changed IS NULL THEN RETURN; END IF;
  SELECT array_agg(greatest(difference, -balance) ORDER BY place) INTO v_posted
  FROM unnest(v_changed, v_differences) WITH ORDINALITY AS changed (owner_id, difference, place)
  JOIN ledger_account ON member_id = owner_id AND code = 'member:' || owner_id || ':cash';
  INSERT INTO lottery_correction (member_id, draw_id, version, difference, posted)
  SELECT owner_id, p_draw_id, p_version, difference, posted
  FROM unnest(v_changed, v_differences, v_posted) AS changed (owner_id, difference, posted);
  FOR v_up IN
    SELECT posted > 0 AS up, array_agg(owner_id) AS members, array_agg(posted) AS amounts
    FROM unnest(v_changed, v_posted) AS changed (owner_id, posted) WHERE posted <> 0 GROUP BY 1
  LOOP
    INSERT INTO round (member_id, node_id, vendor_round_id, stake, payout, balance_after, settled_at)
    SELECT owner_id, p_node_id, 'correction.' || p_draw_id || '.' || p_version, 0, amount, balance_after, v_at
    FROM post_lottery_credits(CASE WHEN v_up.up THEN 'PAYOUT' ELSE 'REVERSAL' END, v_up.members, v_up.amounts, v_key, v_hash,
      p_draw_id::text)
    JOIN unnest(v_up.members, v_up.amounts) AS moved (member_id, amount) ON moved.member_id = owner_id;
  END LOOP;
  WITH moved AS (
    SELECT owner_id AS member_id, posted FROM unnest(v_changed, v_posted) AS changed (owner_id, posted) WHERE posted <> 0
  ), counted AS (
    INSERT INTO member_day AS kept (member_id, day, payout, rounds)
    SELECT member_id, brand_day(v_at), posted, 1 FROM moved JOIN member ON member.id = member_id
    WHERE member.kind <> 4 ORDER BY member_id
    ON CONFLICT (member_id, day) DO UPDATE SET payout = kept.payout + excluded.payout, rounds = kept.rounds + excluded.rounds
    RETURNING member_id, day, rounds
  )
  INSERT INTO team_change (member_id, day, hour, product, payout, rounds, activity)
  SELECT member_id, day, brand_hour(v_at), (SELECT category FROM game WHERE node_id = p_node_id), posted, 1, (rounds = 1)::integer
  FROM counted JOIN moved USING (member_id);
  INSERT INTO live_event (member_id, type, event)
  SELECT owner_id, 'LOTTERY_SETTLED', jsonb_build_object('type', 'LOTTERY_SETTLED', 'drawId', p_draw_id::text,
    'lotteryCode', p_lottery, 'issue', p_issue, 'tickets', 0, 'stake', '0',
    'payout', (posted / 10000.0)::numeric(30, 4)::text)
  FROM unnest(v_changed, v_posted) AS changed (owner_id, posted);
END
$$;
--> statement-breakpoint
-- Returns the stakes of a void draw to the members of a bucket; nothing counts as turnover.
CREATE FUNCTION refund_lottery_bucket(p_draw_id bigint, p_bucket smallint) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_first integer;
  v_last integer;
  v_members integer[];
  v_amounts bigint[];
BEGIN
  UPDATE lottery_bucket SET state = 'DONE' WHERE draw_id = p_draw_id AND version = 0 AND bucket = p_bucket AND state = 'OPEN'
  RETURNING first_member, last_member INTO v_first, v_last;
  IF NOT FOUND THEN RETURN 0; END IF;
  SELECT array_agg(member_id), array_agg(stake) INTO v_members, v_amounts FROM (
    SELECT member_id, sum(stake)::bigint AS stake FROM lottery_entry
    WHERE draw_id = p_draw_id AND cancelled_at IS NULL AND member_id BETWEEN v_first AND v_last GROUP BY member_id
  ) owner;
  IF v_members IS NULL THEN RETURN 0; END IF;
  INSERT INTO live_event (member_id, type, event)
  SELECT owner_id, 'LOTTERY_SETTLED', jsonb_build_object('type', 'LOTTERY_SETTLED', 'drawId', p_draw_id::text,
    'lotteryCode', draw.lottery_code, 'issue', draw.issue, 'tickets', 0, 'stake', '0', 'payout', '0')
  FROM post_lottery_credits('BET_REFUND', v_members, v_amounts, 'lottery:draw:' || p_draw_id || ':void',
    sha256(convert_to('lottery:draw:' || p_draw_id || ':void', 'UTF8')), p_draw_id::text)
  JOIN lottery_draw draw ON draw.id = p_draw_id;
  RETURN cardinality(v_members);
END
$$;
