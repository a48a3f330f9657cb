-- A stake, from cash first and then from the bonus, and its jackpot contribution, rounded down in favour of the house.
CREATE OR REPLACE FUNCTION wallet_bet(
  p_account wallet_account, p_stake bigint, p_key text, p_request_hash bytea, p_round_id text
) RETURNS posted LANGUAGE plpgsql AS $$
DECLARE
  v_contribution bigint := coalesce(div(p_stake::numeric * p_account.contribution_ppm, 1000000), 0);
  v_from_bonus bigint := bonus_part(p_account, p_stake);
  v_bet posted;
BEGIN
  IF v_from_bonus > 0 THEN
    v_bet := post_bonus_bet(p_account.member_id, p_account.cash, p_account.bonus, p_account.house, p_stake, v_from_bonus, p_key,
      p_request_hash, p_round_id, p_account.jackpot_account, v_contribution);
  ELSE
    v_bet := post_bet(p_account.member_id, p_account.cash, p_account.house, p_stake, p_key, p_request_hash, p_round_id,
      p_account.jackpot_account, v_contribution);
  END IF;
  v_bet.balance := p_account.balance - p_stake;
  IF v_contribution > 0 THEN
    INSERT INTO jackpot_feed (jackpot_id, member_id, transaction_id, amount, node_id)
    VALUES (p_account.jackpot_id, p_account.member_id, v_bet.transaction_id, v_contribution, p_account.node_id);
  END IF;
  RETURN v_bet;
END
$$;
