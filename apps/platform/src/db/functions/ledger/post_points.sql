-- Loyalty points, in a currency of their own (PTS, scale 4 like money): earned, spent, returned. Called by ledger/postings.ts.
CREATE OR REPLACE FUNCTION post_points(
  p_member_id integer, p_type text, p_points positive_amount, p_key text, p_request_hash bytea, p_reference text,
  p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
DECLARE
  v_points integer := open_account(p_member_id, 'points', 'PTS');
  v_house integer := account_id(0, 'house:points');
BEGIN
  RETURN post_transaction(p_member_id, p_type, p_key, p_request_hash, p_reference,
    CASE p_type
      WHEN 'POINTS_EARN' THEN ARRAY[v_house, v_points]
      WHEN 'POINTS_SPEND' THEN ARRAY[v_points, v_house]
      WHEN 'POINTS_RETURN' THEN ARRAY[v_house, v_points]
    END, ARRAY[-p_points, p_points], p_occurred_at);
END
$$;
