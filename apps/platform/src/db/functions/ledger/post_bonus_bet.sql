-- A stake partly or wholly of bonus money: cash first, then bonus (docs/bonuses.md). p_from_bonus is above zero.
CREATE OR REPLACE FUNCTION post_bonus_bet(
  p_member_id integer, p_account integer, p_bonus integer, p_house integer, p_stake positive_amount, p_from_bonus positive_amount,
  p_key text, p_request_hash bytea, p_reference text, p_jackpot_account integer DEFAULT NULL, p_contribution bigint DEFAULT 0,
  p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
DECLARE
  v_accounts integer[] := ARRAY[p_bonus, p_house];
  v_amounts bigint[] := ARRAY[-p_from_bonus, p_stake - p_contribution];
BEGIN
  IF p_stake > p_from_bonus THEN
    v_accounts := p_account || v_accounts;
    v_amounts := (p_from_bonus - p_stake)::bigint || v_amounts;
  END IF;
  IF p_contribution > 0 THEN
    v_accounts := v_accounts || p_jackpot_account;
    v_amounts := v_amounts || p_contribution;
  END IF;
  RETURN post_transaction(p_member_id, 'BET', p_key, p_request_hash, p_reference, v_accounts, v_amounts, p_occurred_at);
END
$$;
