-- Held to cash: a deposit of the day on which it is released. Called by ledger/postings.ts.
CREATE OR REPLACE FUNCTION post_deposit_release(
  p_member_id integer, p_amount positive_amount, p_key text, p_request_hash bytea, p_reference text, p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
DECLARE
  v_posted posted;
BEGIN
  v_posted := post_transaction(p_member_id, 'DEPOSIT', p_key, p_request_hash, p_reference,
    ARRAY[account_id(p_member_id, 'member:' || p_member_id || ':held'), account_id(p_member_id, 'member:' || p_member_id || ':cash')],
    ARRAY[-p_amount, p_amount], p_occurred_at);
  IF NOT v_posted.replayed THEN
    PERFORM add_to_member_day(p_member_id, v_posted.occurred_at, p_deposit => p_amount);
  END IF;
  RETURN v_posted;
END
$$;
