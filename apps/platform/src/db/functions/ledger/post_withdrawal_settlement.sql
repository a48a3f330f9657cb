-- Locked to bank, less p_fee, which the house keeps. Counts towards the day it is paid, not the day it was requested. Called by
-- ledger/postings.ts.
CREATE OR REPLACE FUNCTION post_withdrawal_settlement(
  p_member_id integer, p_amount positive_amount, p_key text, p_request_hash bytea, p_reference text,
  p_fee bigint DEFAULT 0, p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
DECLARE
  v_locked integer := account_id(p_member_id, 'member:' || p_member_id || ':locked');
  v_bank integer := account_id(0, 'bank:withdrawals');
  v_posted posted;
BEGIN
  IF p_fee = 0 THEN
    v_posted := post_transaction(p_member_id, 'WITHDRAW', p_key, p_request_hash, p_reference,
      ARRAY[v_locked, v_bank], ARRAY[-p_amount, p_amount], p_occurred_at);
  ELSE
    v_posted := post_transaction(p_member_id, 'WITHDRAW', p_key, p_request_hash, p_reference,
      ARRAY[v_locked, v_bank, account_id(0, 'house:fees')], ARRAY[-p_amount, p_amount - p_fee, p_fee], p_occurred_at);
  END IF;
  IF NOT v_posted.replayed THEN
    PERFORM add_to_member_day(p_member_id, v_posted.occurred_at, p_withdrawal => p_amount);
  END IF;
  RETURN v_posted;
END
$$;
