-- What a contract pays: from the upline's cash to the downline's through the house, as a transfer between members. Returns the receiver's.
-- Called by ledger/postings.ts.
CREATE OR REPLACE FUNCTION post_agent_pay(
  p_member_id integer, p_payer integer, p_type text, p_amount positive_amount, p_key text, p_request_hash bytea, p_reference text,
  p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
DECLARE
  v_from integer := account_id(p_payer, 'member:' || p_payer || ':cash');
  v_to integer := account_id(p_member_id, 'member:' || p_member_id || ':cash');
  v_transit integer := account_id(0, 'house:transfers');
  v_paid posted;
BEGIN
  IF p_type NOT IN ('DIVIDEND', 'SALARY') OR p_payer = p_member_id THEN
    RAISE EXCEPTION '% is not paid by a contract', p_type USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_transaction_type';
  END IF;
  PERFORM FROM ledger_account WHERE (member_id, id) IN ((p_payer, v_from), (p_member_id, v_to)) ORDER BY id FOR NO KEY UPDATE;
  v_paid := post_transaction(p_payer, 'AGENT_PAY', p_key, p_request_hash, p_reference,
    ARRAY[v_from, v_transit], ARRAY[-p_amount, p_amount], p_occurred_at);
  RETURN post_transaction(p_member_id, p_type, p_key, p_request_hash, p_reference,
    ARRAY[v_transit, v_to], ARRAY[-p_amount, p_amount], v_paid.occurred_at);
END
$$;
