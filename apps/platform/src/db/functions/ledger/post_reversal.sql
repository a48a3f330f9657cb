-- Reverses a transaction of the member, entry by entry; at most once, whatever the key.
CREATE OR REPLACE FUNCTION post_reversal(
  p_member_id integer, p_transaction_id bigint, p_type text, p_key text, p_request_hash bytea, p_reference text,
  p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
DECLARE
  v_accounts integer[];
  v_amounts bigint[];
BEGIN
  SELECT array_agg(account_id ORDER BY line), array_agg(-amount ORDER BY line) INTO v_accounts, v_amounts
  FROM ledger_entry WHERE member_id = p_member_id AND transaction_id = p_transaction_id;
  RETURN post_transaction(p_member_id, p_type, p_key, p_request_hash, p_reference, v_accounts, v_amounts, p_occurred_at,
    p_transaction_id);
END
$$;
