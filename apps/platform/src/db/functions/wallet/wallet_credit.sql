-- A payout of an open round, optionally closing it. Closing without a payout posts nothing; the call is recorded. p_risk as in
-- settle_round().
CREATE OR REPLACE FUNCTION wallet_credit(
  p_vendor_code text, p_session uuid, p_transaction_id text, p_round_id text, p_request_hash bytea, p_payout bigint, p_closes boolean,
  p_details jsonb, p_risk jsonb
) RETURNS wallet_outcome LANGUAGE plpgsql AS $$
DECLARE
  v_account wallet_account := wallet_account(p_session, p_vendor_code);
  v_outcome wallet_outcome;
  v_round open_round;
  v_paid posted;
BEGIN
  IF v_account.member_id IS NULL THEN RETURN wallet_refusal('game_session_expired'); END IF;
  v_outcome := wallet_stored_outcome(v_account.member_id, p_vendor_code, p_transaction_id, p_request_hash);
  IF v_outcome.refusal IS NOT NULL OR v_outcome.replayed THEN RETURN v_outcome; END IF;
  SELECT * INTO v_round FROM open_round
  WHERE member_id = v_account.member_id AND vendor_code = p_vendor_code AND round_id = p_round_id;
  IF NOT FOUND THEN
    RETURN wallet_refusal(CASE WHEN is_settled_round(v_account.member_id, p_vendor_code, p_round_id)
      THEN 'round_closed' ELSE 'round_not_found' END);
  END IF;
  IF p_payout > 0 THEN
    v_paid := wallet_payout(v_account, p_payout, v_round.stake, v_round.bonus_stake,
      'vendor:' || p_vendor_code || ':' || p_transaction_id, p_request_hash, p_round_id);
  ELSE
    v_paid := ROW(NULL, clock_timestamp(), v_account.balance, false)::posted;
    INSERT INTO noted_call (member_id, vendor_code, transaction_id, kind, request_hash, balance)
    VALUES (v_account.member_id, p_vendor_code, p_transaction_id, 'CLOSED', p_request_hash, v_paid.balance);
  END IF;
  IF p_closes THEN
    DELETE FROM open_round WHERE member_id = v_account.member_id AND vendor_code = p_vendor_code AND round_id = p_round_id;
    PERFORM settle_round(v_account.member_id, v_account.demo, v_round.node_id, p_round_id, v_round.stake, v_round.payout + p_payout,
      p_details, v_paid.balance, v_paid.occurred_at,
      CASE WHEN v_round.coverage IS NULL THEN p_risk ELSE coalesce(p_risk, '{}') || jsonb_build_object('coverage', v_round.coverage) END,
      v_round.bonus_stake);
  ELSE
    UPDATE open_round SET payout = payout + p_payout
    WHERE member_id = v_account.member_id AND vendor_code = p_vendor_code AND round_id = p_round_id;
  END IF;
  RETURN ROW(NULL, v_paid.transaction_id, v_paid.balance, false, NULL, NULL)::wallet_outcome;
END
$$;
