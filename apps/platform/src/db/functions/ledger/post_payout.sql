-- A payout of a round: from the house to the member.
CREATE OR REPLACE FUNCTION post_payout(
  p_member_id integer, p_account integer, p_house integer, p_amount positive_amount, p_key text, p_request_hash bytea, p_reference text,
  p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
BEGIN
  RETURN post_transaction(p_member_id, 'PAYOUT', p_key, p_request_hash, p_reference,
    ARRAY[p_house, p_account], ARRAY[-p_amount, p_amount], p_occurred_at);
END
$$;
