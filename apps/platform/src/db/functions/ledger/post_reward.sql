-- Paid by the house into cash: REBATE, COMMISSION, DIVIDEND, SALARY out of house:rebates, PROMOTION out of house:promotions. Called by
-- ledger/postings.ts.
CREATE OR REPLACE FUNCTION post_reward(
  p_member_id integer, p_type text, p_amount positive_amount, p_key text, p_request_hash bytea, p_reference text,
  p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
BEGIN
  IF p_type NOT IN ('REBATE', 'COMMISSION', 'DIVIDEND', 'SALARY', 'PROMOTION') THEN
    RAISE EXCEPTION '% is no reward', p_type USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_transaction_type';
  END IF;
  RETURN post_transaction(p_member_id, p_type, p_key, p_request_hash, p_reference,
    ARRAY[account_id(0, CASE p_type WHEN 'PROMOTION' THEN 'house:promotions' ELSE 'house:rebates' END),
      account_id(p_member_id, 'member:' || p_member_id || ':cash')],
    ARRAY[-p_amount, p_amount], p_occurred_at);
END
$$;
