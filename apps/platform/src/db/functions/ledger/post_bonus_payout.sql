-- A payout of a round that was partly or wholly staked from bonus money. p_to_bonus is above zero.
CREATE OR REPLACE FUNCTION post_bonus_payout(
  p_member_id integer, p_account integer, p_bonus integer, p_house integer, p_amount positive_amount, p_to_bonus positive_amount,
  p_key text, p_request_hash bytea, p_reference text, p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
DECLARE
  v_accounts integer[] := ARRAY[p_house, p_bonus];
  v_amounts bigint[] := ARRAY[-p_amount, p_to_bonus];
BEGIN
  IF p_amount > p_to_bonus THEN
    v_accounts := v_accounts || p_account;
    v_amounts := v_amounts || (p_amount - p_to_bonus)::bigint;
  END IF;
  RETURN post_transaction(p_member_id, 'PAYOUT', p_key, p_request_hash, p_reference, v_accounts, v_amounts, p_occurred_at);
END
$$;
