-- Credits (ADMIN_CREDIT) or debits (ADMIN_DEBIT) a member's cash by a decision of operators, against the house. Called by
-- ledger/postings.ts.
CREATE OR REPLACE FUNCTION post_adjustment(
  p_member_id integer, p_type text, p_amount positive_amount, p_key text, p_request_hash bytea, p_reference text,
  p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
DECLARE
  v_amount bigint := CASE p_type WHEN 'ADMIN_CREDIT' THEN p_amount WHEN 'ADMIN_DEBIT' THEN -p_amount END;
BEGIN
  IF v_amount IS NULL THEN
    RAISE EXCEPTION '% is no adjustment', p_type USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_transaction_type';
  END IF;
  RETURN post_transaction(p_member_id, p_type, p_key, p_request_hash, p_reference,
    ARRAY[account_id(0, 'house:adjustments'), account_id(p_member_id, 'member:' || p_member_id || ':cash')],
    ARRAY[-v_amount, v_amount], p_occurred_at);
END
$$;
