-- Points into cash: one transaction of two currencies, each of which adds to zero. Returns the remaining points. Called by
-- ledger/postings.ts.
CREATE OR REPLACE FUNCTION post_points_conversion(
  p_member_id integer, p_points positive_amount, p_amount positive_amount, p_key text, p_request_hash bytea, p_reference text,
  p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
BEGIN
  RETURN post_transaction(p_member_id, 'POINTS_CONVERT', p_key, p_request_hash, p_reference,
    ARRAY[open_account(p_member_id, 'points', 'PTS'), account_id(0, 'house:points'),
      account_id(0, 'house:promotions'), account_id(p_member_id, 'member:' || p_member_id || ':cash')],
    ARRAY[-p_points, p_points, -p_amount, p_amount], p_occurred_at);
END
$$;
