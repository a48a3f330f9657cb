-- From one member's cash to another's through the house, so that each transaction has one owner. Returns the sender's. Called by
-- ledger/postings.ts.
CREATE OR REPLACE FUNCTION post_member_transfer(
  p_from integer, p_to integer, p_amount positive_amount, p_key text, p_request_hash bytea, p_reference text,
  p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
DECLARE
  v_from integer := account_id(p_from, 'member:' || p_from || ':cash');
  v_to integer := account_id(p_to, 'member:' || p_to || ':cash');
  v_transit integer := account_id(0, 'house:transfers');
  v_posted posted;
BEGIN
  IF p_from = p_to THEN
    RAISE EXCEPTION 'A member cannot transfer to itself' USING ERRCODE = 'check_violation', CONSTRAINT = 'transaction_balances';
  END IF;
  PERFORM FROM ledger_account WHERE (member_id, id) IN ((p_from, v_from), (p_to, v_to)) ORDER BY id FOR NO KEY UPDATE;
  v_posted := post_transaction(p_from, 'MEMBER_TRANSFER_OUT', p_key, p_request_hash, p_reference,
    ARRAY[v_from, v_transit], ARRAY[-p_amount, p_amount], p_occurred_at);
  PERFORM post_transaction(p_to, 'MEMBER_TRANSFER_IN', p_key, p_request_hash, p_reference,
    ARRAY[v_transit, v_to], ARRAY[-p_amount, p_amount], v_posted.occurred_at);
  RETURN v_posted;
END
$$;
