-- Held to bank, when the provider has returned it. Called by ledger/postings.ts.
CREATE OR REPLACE FUNCTION post_deposit_return(
  p_member_id integer, p_amount positive_amount, p_key text, p_request_hash bytea, p_reference text, p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
BEGIN
  RETURN post_transaction(p_member_id, 'DEPOSIT_RETURN', p_key, p_request_hash, p_reference,
    ARRAY[account_id(p_member_id, 'member:' || p_member_id || ':held'), account_id(0, 'bank:withdrawals')],
    ARRAY[-p_amount, p_amount], p_occurred_at);
END
$$;
