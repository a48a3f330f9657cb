-- A received payment that may not be credited: bank to the member's held account, from where it is released or returned. Called by
-- ledger/postings.ts.
CREATE OR REPLACE FUNCTION post_deposit_hold(
  p_member_id integer, p_amount positive_amount, p_key text, p_request_hash bytea, p_reference text, p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO credited_payment (reference, member_id) VALUES (p_reference, p_member_id) ON CONFLICT (reference) DO NOTHING;
  IF NOT FOUND AND p_member_id <> (SELECT member_id FROM credited_payment WHERE reference = p_reference) THEN
    RAISE EXCEPTION 'The payment was credited to another member'
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'idempotency_key_reused', DETAIL = p_key;
  END IF;
  RETURN post_transaction(p_member_id, 'DEPOSIT_HOLD', p_key, p_request_hash, p_reference,
    ARRAY[account_id(0, 'bank:deposits'), open_account(p_member_id, 'held')], ARRAY[-p_amount, p_amount], p_occurred_at);
END
$$;
