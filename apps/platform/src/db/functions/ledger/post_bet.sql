-- A stake: from the member to the house, and p_contribution of it to a jackpot.
CREATE OR REPLACE FUNCTION post_bet(
  p_member_id integer, p_account integer, p_house integer, p_stake positive_amount, p_key text, p_request_hash bytea, p_reference text,
  p_jackpot_account integer DEFAULT NULL, p_contribution bigint DEFAULT 0, p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
BEGIN
  IF p_contribution = 0 THEN
    RETURN post_transaction(p_member_id, 'BET', p_key, p_request_hash, p_reference,
      ARRAY[p_account, p_house], ARRAY[-p_stake, p_stake], p_occurred_at);
  END IF;
  RETURN post_transaction(p_member_id, 'BET', p_key, p_request_hash, p_reference,
    ARRAY[p_account, p_house, p_jackpot_account], ARRAY[-p_stake, p_stake - p_contribution, p_contribution], p_occurred_at);
END
$$;
