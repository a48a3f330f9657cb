-- Cancels a stake: refunds it if it was taken, to cash and bonus, and makes it fail if it arrives later. The jackpot contribution is
-- refunded too. The refund's key derives from the stake's, so that a second cancellation refunds nothing.
CREATE OR REPLACE FUNCTION wallet_rollback(
  p_vendor_code text, p_session uuid, p_transaction_id text, p_debit_id text, p_request_hash bytea
) RETURNS wallet_outcome LANGUAGE plpgsql AS $$
DECLARE
  v_key text := 'vendor:' || p_vendor_code || ':' || p_debit_id;
  v_account wallet_account := wallet_account(p_session, p_vendor_code);
  v_outcome wallet_outcome;
  v_kind text;
  v_bet ledger_transaction;
  v_round open_round;
  v_stake bigint;
  v_bonus_stake bigint;
  v_refund posted;
BEGIN
  IF v_account.member_id IS NULL THEN RETURN wallet_refusal('round_not_found'); END IF;
  v_outcome := wallet_stored_outcome(v_account.member_id, p_vendor_code, p_transaction_id, p_request_hash);
  IF v_outcome.refusal IS NOT NULL OR v_outcome.replayed THEN RETURN v_outcome; END IF;
  SELECT * INTO v_bet FROM ledger_transaction WHERE member_id = v_account.member_id AND idempotency_key = v_key;
  IF FOUND THEN
    SELECT head.id, head.occurred_at, NULL, true INTO v_refund
    FROM ledger_transaction head WHERE head.member_id = v_account.member_id AND head.reverses = v_bet.id;
    IF v_refund.transaction_id IS NULL THEN
      IF v_bet.type <> 'BET' THEN RETURN wallet_refusal('transaction_reused'); END IF;
      SELECT * INTO v_round FROM open_round
      WHERE member_id = v_account.member_id AND vendor_code = p_vendor_code AND round_id = v_bet.reference;
      IF NOT FOUND THEN RETURN wallet_refusal('round_closed'); END IF;
      v_refund := post_reversal(v_account.member_id, v_bet.id, 'BET_REFUND', v_key || ':refund', p_request_hash, v_bet.reference);
      INSERT INTO jackpot_feed (jackpot_id, member_id, transaction_id, amount)
      SELECT jackpot.id, v_account.member_id, v_refund.transaction_id, entry.amount
      FROM ledger_entry entry JOIN jackpot ON jackpot.account_id = entry.account_id
      WHERE entry.member_id = v_account.member_id AND entry.transaction_id = v_refund.transaction_id;
      SELECT sum(amount), coalesce(sum(amount) FILTER (WHERE account_id <> v_account.cash), 0) INTO v_stake, v_bonus_stake
      FROM ledger_entry
      WHERE member_id = v_account.member_id AND transaction_id = v_refund.transaction_id AND balance_after IS NOT NULL;
      IF v_account.bonus IS NOT NULL OR v_bonus_stake > 0 THEN v_refund.balance := playable_balance(v_account.member_id); END IF;
      IF v_round.stake = v_stake AND v_round.payout = 0 THEN
        DELETE FROM open_round WHERE member_id = v_account.member_id AND vendor_code = p_vendor_code AND round_id = v_bet.reference;
      ELSE
        UPDATE open_round SET stake = stake - v_stake, bonus_stake = bonus_stake - v_bonus_stake
        WHERE member_id = v_account.member_id AND vendor_code = p_vendor_code AND round_id = v_bet.reference;
      END IF;
    END IF;
  ELSE
    -- The id belongs to a call that took no stake.
    SELECT kind INTO v_kind FROM noted_call
    WHERE member_id = v_account.member_id AND vendor_code = p_vendor_code AND transaction_id = p_debit_id;
    IF v_kind <> 'CANCELLED' THEN RETURN wallet_refusal('transaction_reused'); END IF;
    v_refund.replayed := false;
  END IF;
  v_refund.balance := coalesce(v_refund.balance, v_account.balance);
  INSERT INTO noted_call (member_id, vendor_code, transaction_id, kind, request_hash, balance, transaction) VALUES
    (v_account.member_id, p_vendor_code, p_transaction_id, 'ROLLBACK', p_request_hash, v_refund.balance, v_refund.transaction_id),
    (v_account.member_id, p_vendor_code, p_debit_id, 'CANCELLED', NULL, NULL, NULL)
  ON CONFLICT (member_id, vendor_code, transaction_id) DO NOTHING;
  RETURN ROW(NULL, v_refund.transaction_id, v_refund.balance, v_refund.replayed, NULL, NULL)::wallet_outcome;
END
$$;
