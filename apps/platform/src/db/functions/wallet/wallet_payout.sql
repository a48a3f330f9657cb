-- A payout of a round of p_stake, p_bonus_stake of it from the bonus, which gets the same share of the payout, rounded down.
CREATE OR REPLACE FUNCTION wallet_payout(
  p_account wallet_account, p_payout bigint, p_stake bigint, p_bonus_stake bigint, p_key text, p_request_hash bytea, p_round_id text
) RETURNS posted LANGUAGE plpgsql AS $$
DECLARE
  v_to_bonus bigint := CASE WHEN p_bonus_stake > 0 THEN div(p_payout::numeric * p_bonus_stake, p_stake) ELSE 0 END;
  v_paid posted;
BEGIN
  IF v_to_bonus > 0 THEN
    v_paid := post_bonus_payout(p_account.member_id, p_account.cash, p_account.bonus, p_account.house, p_payout, v_to_bonus, p_key,
      p_request_hash, p_round_id);
  ELSE
    v_paid := post_payout(p_account.member_id, p_account.cash, p_account.house, p_payout, p_key, p_request_hash, p_round_id);
  END IF;
  IF p_account.bonus IS NOT NULL THEN v_paid.balance := playable_balance(p_account.member_id); END IF;
  RETURN v_paid;
END
$$;
