-- Sells a ticket: line i costs p_costs[i] in each draw, and all bets on its selection may come to p_ceilings[i]. The rules (prices, odds,
-- what a selection wins) are the engines'; here is what must happen at once. p_draws is in ascending order. p_covered: sum of the lines'
-- shares of their plays' outcomes, in millionths.
-- Holds a shared lock on each draw until it commits, so that closing waits for it and nothing is added afterwards. Locks of lottery
-- functions are always taken in this order: draws (advisory, by id), the member's cash account, exposures (by draw and selection).
-- Raises lottery_ceiling (as the constraint of the error) with the selection and what is left of it. Called by the domain lottery,
-- place-ticket.ts.
CREATE OR REPLACE FUNCTION place_lottery_ticket(
  p_member_id integer, p_lottery text, p_draws bigint[], p_terms text, p_request_key text, p_request_hash bytea, p_digest bytea,
  p_stop_when_won boolean, p_selections text[], p_amounts bigint[], p_costs bigint[], p_ceilings bigint[],
  p_covered integer DEFAULT NULL, p_country text DEFAULT NULL
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
  SELECT cash.id, cash.balance, house.id AS house, NOT is_real_account(member.kind) AS demo, NULL::boolean AS guarded INTO v_account
  FROM member
  JOIN ledger_account cash ON cash.member_id = member.id AND cash.code = 'member:' || member.id || ':cash'
  JOIN ledger_account house
    ON house.member_id = 0 AND house.code = CASE WHEN is_real_account(member.kind) THEN 'house:bets' ELSE 'house:demo-bets' END
  WHERE member.id = p_member_id FOR NO KEY UPDATE OF cash;
  -- A statement of its own, because the first one may have read this before it waited for the lock.
  SELECT play_guarded INTO v_account.guarded FROM member WHERE id = p_member_id;
  -- Again, now that the account's other requests have ended.
  v_outcome := placed_lottery_ticket(p_member_id, p_request_key, p_request_hash);
  IF v_outcome.refusal IS NOT NULL OR v_outcome.replayed THEN RETURN v_outcome; END IF;
  SELECT refusal INTO v_refusal FROM site_refusal(p_country);
  IF v_refusal IS NOT NULL THEN RETURN lottery_refusal(v_refusal); END IF;
  v_at := clock_timestamp();
  -- A joint lottery names two stations, and its tickets are rounds of the first.
  SELECT node_id INTO v_node FROM lottery WHERE code = split_part(p_lottery, '-', 1)
    AND NOT EXISTS (
      SELECT FROM lottery part JOIN game USING (node_id) WHERE part.code = ANY (string_to_array(p_lottery, '-')) AND game.closed);
  IF NOT FOUND THEN RETURN lottery_refusal('lottery_closed'); END IF;
  IF cardinality(p_draws) <> (SELECT count(*) FROM lottery_draw
    WHERE id = ANY (p_draws) AND lottery_code = p_lottery AND state IN ('SCHEDULED', 'SELLING') AND close_at > v_at)
  THEN
    RETURN lottery_refusal('draw_closed');
  END IF;
  IF is_draw_held(p_draws) THEN RETURN lottery_refusal('draw_held'); END IF;
  IF v_account.guarded THEN
    v_refusal := play_refusal(p_member_id, v_total, p_single => v_stake);
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
