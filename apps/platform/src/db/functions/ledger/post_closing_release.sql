-- What was withheld when the account was closed: back to cash, to be paid out. Called by ledger/postings.ts.
CREATE OR REPLACE FUNCTION post_closing_release(
  p_member_id integer, p_amount positive_amount, p_key text, p_request_hash bytea, p_reference text, p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
BEGIN
  RETURN post_transaction(p_member_id, 'CLOSING_RELEASE', p_key, p_request_hash, p_reference,
    ARRAY[account_id(p_member_id, 'member:' || p_member_id || ':withheld'), account_id(p_member_id, 'member:' || p_member_id || ':cash')],
    ARRAY[-p_amount, p_amount], p_occurred_at);
END
$$;
