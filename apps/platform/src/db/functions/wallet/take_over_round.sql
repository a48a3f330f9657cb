-- A round settled by a vendor with transfer wallets: between the member's wallet there and the house. Returns null, or why it cannot be
-- posted. Called by the domain wallet, transfer/import-rounds.ts. p_risk as in settle_round().
CREATE OR REPLACE FUNCTION take_over_round(
  p_vendor_code text, p_session uuid, p_round_id text, p_request_hash bytea, p_stake bigint, p_payout bigint, p_details jsonb, p_risk jsonb DEFAULT NULL
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_key text := 'vendor:' || p_vendor_code || ':' || p_round_id;
  v_account wallet_account;
  v_last posted;
BEGIN
  SELECT opened.member_id, opened.node_id, NOT is_real_account(member.kind), held.id, house.id, held.balance
  INTO v_account.member_id, v_account.node_id, v_account.demo, v_account.cash, v_account.house, v_account.balance
  FROM game_session opened
  JOIN game ON game.node_id = opened.node_id AND game.vendor_code = p_vendor_code
  JOIN member ON member.id = opened.member_id
  JOIN ledger_account held
    ON held.member_id = opened.member_id AND held.code = 'member:' || opened.member_id || ':vendor:' || p_vendor_code
  JOIN ledger_account house
    ON house.member_id = 0 AND house.code = CASE WHEN is_real_account(member.kind) THEN 'house:bets' ELSE 'house:demo-bets' END
  WHERE opened.id = p_session
  FOR NO KEY UPDATE OF held;
  IF NOT FOUND THEN RETURN 'no such game session'; END IF;
  IF EXISTS (SELECT FROM ledger_transaction WHERE member_id = v_account.member_id AND idempotency_key = v_key) THEN RETURN NULL; END IF;
  IF v_account.balance < p_stake THEN RETURN 'the stake is not covered by what was moved to the vendor'; END IF;
  IF is_settled_round(v_account.member_id, p_vendor_code, p_round_id) OR EXISTS (
    SELECT FROM open_round WHERE member_id = v_account.member_id AND vendor_code = p_vendor_code AND round_id = p_round_id
  ) THEN
    RETURN 'its id is that of another round';
  END IF;
  v_last := post_bet(v_account.member_id, v_account.cash, v_account.house, p_stake, v_key, p_request_hash, p_round_id);
  IF p_payout > 0 THEN
    v_last := post_payout(v_account.member_id, v_account.cash, v_account.house, p_payout, v_key || ':payout', p_request_hash, p_round_id);
  END IF;
  PERFORM settle_round(v_account.member_id, v_account.demo, v_account.node_id, p_round_id, p_stake, p_payout, p_details,
    v_last.balance, v_last.occurred_at, p_risk);
  RETURN NULL;
END
$$;
