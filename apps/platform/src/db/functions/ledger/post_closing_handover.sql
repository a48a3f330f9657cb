-- What was withheld when the account was closed and an authority claims: withheld to bank. Called by ledger/postings.ts.
CREATE OR REPLACE FUNCTION post_closing_handover(
  p_member_id integer, p_amount positive_amount, p_key text, p_request_hash bytea, p_reference text, p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
BEGIN
  RETURN post_transaction(p_member_id, 'CLOSING_HANDOVER', p_key, p_request_hash, p_reference,
    ARRAY[account_id(p_member_id, 'member:' || p_member_id || ':withheld'), account_id(0, 'bank:withdrawals')],
    ARRAY[-p_amount, p_amount], p_occurred_at);
END
$$;
