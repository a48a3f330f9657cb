-- A completed deposit: bank to cash, and into the daily totals. Its reference is credited to one member only; otherwise raises
-- idempotency_key_reused. Called by ledger/postings.ts.
CREATE OR REPLACE FUNCTION post_deposit(
  p_member_id integer, p_amount positive_amount, p_key text, p_request_hash bytea, p_reference text, p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
DECLARE
  v_posted posted;
BEGIN
  INSERT INTO credited_payment (reference, member_id) VALUES (p_reference, p_member_id) ON CONFLICT (reference) DO NOTHING;
  IF NOT FOUND AND p_member_id <> (SELECT member_id FROM credited_payment WHERE reference = p_reference) THEN
    RAISE EXCEPTION 'The payment was credited to another member'
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'idempotency_key_reused', DETAIL = p_key;
  END IF;
  v_posted := post_transaction(p_member_id, 'DEPOSIT', p_key, p_request_hash, p_reference,
    ARRAY[account_id(0, 'bank:deposits'), account_id(p_member_id, 'member:' || p_member_id || ':cash')],
    ARRAY[-p_amount, p_amount], p_occurred_at);
  IF NOT v_posted.replayed THEN
    PERFORM add_to_member_day(p_member_id, v_posted.occurred_at, p_deposit => p_amount);
  END IF;
  RETURN v_posted;
END
$$;
