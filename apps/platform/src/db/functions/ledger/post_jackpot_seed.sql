-- Seeds a jackpot; a transaction between house accounts.
CREATE OR REPLACE FUNCTION post_jackpot_seed(
  p_jackpot_account integer, p_amount positive_amount, p_key text, p_request_hash bytea, p_reference text,
  p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
BEGIN
  RETURN post_transaction(0, 'JACKPOT_SEED', p_key, p_request_hash, p_reference,
    ARRAY[account_id(0, 'house:promotions'), p_jackpot_account], ARRAY[-p_amount, p_amount], p_occurred_at);
END
$$;
