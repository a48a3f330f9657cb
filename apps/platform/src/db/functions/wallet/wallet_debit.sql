-- A stake of an open round; the first stake opens it. The member's limits are checked before money moves. p_risk as in settle_round().
CREATE OR REPLACE FUNCTION wallet_debit(
  p_vendor_code text, p_session uuid, p_transaction_id text, p_round_id text, p_request_hash bytea, p_stake bigint, p_risk jsonb
) RETURNS wallet_outcome LANGUAGE plpgsql AS $$
DECLARE
  v_account wallet_account := wallet_account(p_session, p_vendor_code);
  v_outcome wallet_outcome;
  v_refusal text;
  v_bet posted;
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
  IF is_settled_round(v_account.member_id, p_vendor_code, p_round_id) OR EXISTS (
    SELECT FROM open_round
    WHERE member_id = v_account.member_id AND vendor_code = p_vendor_code AND round_id = p_round_id AND node_id <> v_account.node_id
  ) THEN
    RETURN wallet_refusal('round_closed');
  END IF;
  IF v_account.guarded THEN
    v_refusal := session_refusal(v_account.member_id, p_session, p_vendor_code, p_round_id, p_stake);
    IF v_refusal IS NOT NULL THEN RETURN wallet_refusal(v_refusal); END IF;
  END IF;
  v_bet := wallet_bet(v_account, p_stake, 'vendor:' || p_vendor_code || ':' || p_transaction_id, p_request_hash, p_round_id);
  INSERT INTO open_round AS open (vendor_code, round_id, member_id, node_id, session_id, stake, bonus_stake, payout, opened_at, demo,
    coverage)
  VALUES (p_vendor_code, p_round_id, v_account.member_id, v_account.node_id, p_session, p_stake, bonus_part(v_account, p_stake), 0,
    v_bet.occurred_at, v_account.demo, p_risk -> 'coverage')
  ON CONFLICT (member_id, vendor_code, round_id) DO UPDATE
  SET stake = open.stake + excluded.stake, bonus_stake = open.bonus_stake + excluded.bonus_stake,
    coverage = CASE WHEN open.coverage IS NULL THEN excluded.coverage
      WHEN excluded.coverage IS NULL OR excluded.coverage ->> 'event' <> open.coverage ->> 'event' THEN open.coverage
      ELSE jsonb_set(open.coverage, '{outcomes}', (open.coverage -> 'outcomes') || (excluded.coverage -> 'outcomes')) END;
  RETURN ROW(NULL, v_bet.transaction_id, v_bet.balance, false, NULL, NULL)::wallet_outcome;
END
$$;
