-- Pays the jackpot and reseeds it while its row is locked: a second winner gets the seed amount. Contributions that arrive meanwhile go
-- into the next pot.
CREATE OR REPLACE FUNCTION wallet_award(
  p_account wallet_account, p_key text, p_request_hash bytea, p_round_id text
) RETURNS posted LANGUAGE plpgsql AS $$
DECLARE
  v_pot jackpot;
  v_fed bigint;
  v_win posted;
BEGIN
  SELECT * INTO v_pot FROM jackpot WHERE id = p_account.jackpot_id FOR NO KEY UPDATE;
  WITH taken AS (DELETE FROM jackpot_feed WHERE jackpot_id = v_pot.id RETURNING amount)
  SELECT coalesce(sum(amount), 0) INTO v_fed FROM taken;
  v_win := post_jackpot_win(p_account.member_id, v_pot.account_id, v_pot.amount + v_fed, p_key || ':jackpot', p_request_hash, p_round_id);
  PERFORM post_jackpot_seed(v_pot.account_id, v_pot.seed_amount, p_key || ':jackpot-seed', p_request_hash, p_round_id, v_win.occurred_at);
  UPDATE jackpot SET amount = seed_amount WHERE id = v_pot.id;
  INSERT INTO jackpot_win (transaction_id, jackpot_id, member_id, node_id, amount, won_at)
  VALUES (v_win.transaction_id, v_pot.id, p_account.member_id, p_account.node_id, v_pot.amount + v_fed, v_win.occurred_at);
  RETURN v_win;
END
$$;
