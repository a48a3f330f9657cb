-- Bonus money has its own account: granted by the house, then converted to cash or forfeited. Called by ledger/postings.ts.
CREATE OR REPLACE FUNCTION post_bonus(
  p_member_id integer, p_type text, p_amount positive_amount, p_key text, p_request_hash bytea, p_reference text,
  p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
DECLARE
  v_bonus integer := open_account(p_member_id, 'bonus');
  v_house integer := account_id(0, 'house:promotions');
BEGIN
  RETURN post_transaction(p_member_id, p_type, p_key, p_request_hash, p_reference,
    CASE p_type
      WHEN 'BONUS_GRANT' THEN ARRAY[v_house, v_bonus]
      WHEN 'BONUS_CONVERT' THEN ARRAY[v_bonus, account_id(p_member_id, 'member:' || p_member_id || ':cash')]
      WHEN 'BONUS_FORFEIT' THEN ARRAY[v_bonus, v_house]
    END, ARRAY[-p_amount, p_amount], p_occurred_at);
END
$$;
