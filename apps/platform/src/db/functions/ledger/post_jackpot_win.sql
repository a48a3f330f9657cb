-- Pays the whole jackpot to a member's cash.
CREATE OR REPLACE FUNCTION post_jackpot_win(
  p_member_id integer, p_jackpot_account integer, p_amount positive_amount, p_key text, p_request_hash bytea, p_reference text,
  p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
BEGIN
  RETURN post_transaction(p_member_id, 'JACKPOT', p_key, p_request_hash, p_reference,
    ARRAY[p_jackpot_account, account_id(p_member_id, 'member:' || p_member_id || ':cash')],
    ARRAY[-p_amount, p_amount], p_occurred_at);
END
$$;
