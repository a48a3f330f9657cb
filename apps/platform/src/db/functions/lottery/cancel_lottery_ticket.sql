-- Takes a ticket back from the draws that still sell: by its member, because it won and stops then, or by an operator who switches the
-- lottery off, for draws that sold when that began. Returns the stakes once for each
-- reason; a repetition gets the outcome of the first call, also after the draws have closed. Locks in the order of place_lottery_ticket().
CREATE OR REPLACE FUNCTION cancel_lottery_ticket(p_member_id integer, p_ticket_id bigint, p_reason text) RETURNS lottery_outcome
LANGUAGE plpgsql AS $$
DECLARE
  v_draw bigint;
  v_at timestamptz := CASE p_reason WHEN 'OPERATOR' THEN now() ELSE clock_timestamp() END;
  v_draws bigint[];
  v_refund bigint;
  v_key text := 'lottery:ticket:' || p_ticket_id || ':' || lower(p_reason);
  v_paid record;
BEGIN
  FOR v_draw IN
    SELECT draw_id FROM lottery_entry JOIN lottery_draw draw ON draw.id = draw_id
    WHERE member_id = p_member_id AND ticket_id = p_ticket_id AND cancelled_at IS NULL
      AND state IN ('SCHEDULED', 'SELLING') AND close_at > v_at
    ORDER BY draw_id
  LOOP
    PERFORM pg_advisory_xact_lock_shared(7529020, v_draw::integer);
  END LOOP;
  PERFORM FROM ledger_account WHERE member_id = p_member_id AND code = 'member:' || p_member_id || ':cash' FOR NO KEY UPDATE;
  IF p_reason <> 'OPERATOR' THEN v_at := clock_timestamp(); END IF;
  -- Stakes of a held draw stay. Those of a ticket that stops when won are returned, because that was agreed when it was sold.
  IF p_reason = 'MEMBER' AND is_draw_held(ARRAY(
    SELECT draw_id FROM lottery_entry JOIN lottery_draw draw ON draw.id = draw_id
    WHERE member_id = p_member_id AND ticket_id = p_ticket_id AND cancelled_at IS NULL
      AND state IN ('SCHEDULED', 'SELLING') AND close_at > v_at))
  THEN
    RETURN lottery_refusal('draw_held');
  END IF;
  WITH taken AS (
    UPDATE lottery_entry SET cancelled_at = v_at, cancel_reason = p_reason
    FROM lottery_draw draw
    WHERE member_id = p_member_id AND ticket_id = p_ticket_id AND cancelled_at IS NULL
      AND draw.id = draw_id AND draw.state IN ('SCHEDULED', 'SELLING') AND draw.close_at > v_at
    RETURNING draw_id, stake
  )
  SELECT array_agg(draw_id), sum(stake)::bigint INTO v_draws, v_refund FROM taken;
  IF v_draws IS NULL THEN
    SELECT paid.id, line.amount, line.balance_after, paid.occurred_at INTO v_paid FROM ledger_transaction paid
    JOIN ledger_entry line ON line.member_id = paid.member_id AND line.transaction_id = paid.id AND line.balance_after IS NOT NULL
    WHERE paid.member_id = p_member_id AND paid.idempotency_key = v_key;
    IF NOT FOUND THEN RETURN lottery_refusal('nothing_to_cancel'); END IF;
    RETURN ROW(NULL, p_ticket_id, v_paid.id, v_paid.amount, v_paid.balance_after, v_paid.occurred_at, true)::lottery_outcome;
  END IF;
  SELECT * INTO v_paid FROM post_lottery_credits('BET_REFUND', ARRAY[p_member_id], ARRAY[v_refund],
    v_key, sha256(convert_to(p_ticket_id || p_reason, 'UTF8')), p_ticket_id::text);
  INSERT INTO lottery_exposure AS kept (draw_id, selection, amount)
  SELECT draw_id, selection, -sum(amount) FROM lottery_line CROSS JOIN unnest(v_draws) AS draw (draw_id)
  WHERE member_id = p_member_id AND ticket_id = p_ticket_id GROUP BY draw_id, selection ORDER BY draw_id, selection
  ON CONFLICT (draw_id, selection) DO UPDATE SET amount = kept.amount + excluded.amount;
  RETURN ROW(NULL, p_ticket_id, v_paid.posted_id, v_refund, v_paid.balance_after, v_at, false)::lottery_outcome;
END
$$;
