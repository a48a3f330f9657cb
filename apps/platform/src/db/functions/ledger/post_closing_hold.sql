-- The balance of an account that is closed and that a law forbids to pay: cash to withheld. Called by ledger/postings.ts.
CREATE OR REPLACE FUNCTION post_closing_hold(
  p_member_id integer, p_amount positive_amount, p_key text, p_request_hash bytea, p_reference text, p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
BEGIN
  RETURN post_transaction(p_member_id, 'CLOSING_HOLD', p_key, p_request_hash, p_reference,
    ARRAY[account_id(p_member_id, 'member:' || p_member_id || ':cash'), open_account(p_member_id, 'withheld')],
    ARRAY[-p_amount, p_amount], p_occurred_at);
END
$$;
