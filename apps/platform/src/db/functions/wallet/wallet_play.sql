-- A round settled in one call: stake, payout and round. The member's limits are checked before money moves. p_jackpot_id is the jackpot it
-- won at odds of one in p_one_in. p_risk as in settle_round().
CREATE OR REPLACE FUNCTION wallet_play(
  p_vendor_code text, p_session uuid, p_transaction_id text, p_round_id text, p_request_hash bytea, p_stake bigint, p_payout bigint,
  p_details jsonb, p_jackpot_id text, p_one_in bigint, p_risk jsonb
) RETURNS wallet_outcome LANGUAGE plpgsql AS $$
DECLARE
  v_key text := 'vendor:' || p_vendor_code || ':' || p_transaction_id;
  v_account wallet_account := wallet_account(p_session, p_vendor_code);
  v_outcome wallet_outcome;
  v_refusal text;
  v_bet posted;
  v_last posted;
  v_won posted;
BEGIN
  IF v_account.member_id IS NULL THEN RETURN wallet_refusal('game_session_expired'); END IF;
  v_outcome := wallet_stored_outcome(v_account.member_id, p_vendor_code, p_transaction_id, p_request_hash);
  IF v_outcome.refusal IS NOT NULL OR v_outcome.replayed THEN RETURN v_outcome; END IF;
  IF NOT v_account.live THEN RETURN wallet_refusal(stake_refusal(p_session)); END IF;
  IF v_account.guarded THEN
    v_refusal := play_refusal(v_account.member_id, p_stake, p_vendor_code, p_round_id);
    IF v_refusal IS NOT NULL THEN RETURN wallet_refusal(v_refusal); END IF;
  END IF;
  IF v_account.balance < p_stake THEN RETURN wallet_refusal('insufficient_balance'); END IF;
  IF p_jackpot_id IS NOT NULL AND (v_account.jackpot_id = p_jackpot_id AND v_account.one_in = p_one_in) IS NOT TRUE THEN
    RETURN wallet_refusal('jackpot_refused');
  END IF;
  IF is_settled_round(v_account.member_id, p_vendor_code, p_round_id) OR EXISTS (
    SELECT FROM open_round WHERE member_id = v_account.member_id AND vendor_code = p_vendor_code AND round_id = p_round_id
  ) THEN
    RETURN wallet_refusal('round_closed');
  END IF;
  IF v_account.guarded THEN
    v_refusal := session_refusal(v_account.member_id, p_session, p_vendor_code, p_round_id, p_stake);
    IF v_refusal IS NOT NULL THEN RETURN wallet_refusal(v_refusal); END IF;
  END IF;
  v_bet := wallet_bet(v_account, p_stake, v_key, p_request_hash, p_round_id);
  v_last := v_bet;
  IF p_payout > 0 THEN
    v_last := wallet_payout(v_account, p_payout, p_stake, bonus_part(v_account, p_stake), v_key || ':payout', p_request_hash, p_round_id);
  END IF;
  PERFORM settle_round(v_account.member_id, v_account.demo, v_account.node_id, p_round_id, p_stake, p_payout, p_details,
    v_last.balance, v_last.occurred_at, p_risk, bonus_part(v_account, p_stake));
  IF p_jackpot_id IS NOT NULL THEN
    v_won := wallet_award(v_account, v_key, p_request_hash, p_round_id);
    RETURN ROW(NULL, v_bet.transaction_id, playable_balance(v_account.member_id), false, p_jackpot_id,
      (SELECT amount FROM jackpot_win WHERE member_id = v_account.member_id AND transaction_id = v_won.transaction_id))::wallet_outcome;
  END IF;
  RETURN ROW(NULL, v_bet.transaction_id, v_last.balance, false, NULL, NULL)::wallet_outcome;
END
$$;
