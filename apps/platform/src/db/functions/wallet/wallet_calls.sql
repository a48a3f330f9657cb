-- Runs calls of vendors in one transaction: element i of each array belongs to call i, and outcomes come back in the same order. A single
-- call waits for its account. In a batch, calls whose account is locked are refused as `account_busy`, so that the others need not wait;
-- those that are the only one of their account and need no closer look are posted as a set; the others run in order.
-- Called by the domain wallet, seamless/wallet-calls.ts.
CREATE OR REPLACE FUNCTION wallet_calls(
  p_calls text[], p_vendor_codes text[], p_sessions uuid[], p_transaction_ids text[], p_round_ids text[], p_request_hashes bytea[],
  p_stakes bigint[], p_payouts bigint[], p_closes boolean[], p_details text[], p_jackpot_ids text[], p_one_in bigint[],
  p_debit_ids text[], p_risks text[] DEFAULT NULL
) RETURNS SETOF wallet_outcome LANGUAGE plpgsql AS $$
DECLARE
  v_held uuid[];
  v_done wallet_outcome[];
  v_outcome wallet_outcome;
  v_posted record;
BEGIN
  IF cardinality(p_calls) > 1 THEN
    SELECT coalesce(array_agg(held.id), '{}') INTO v_held FROM (
      SELECT opened.id FROM game_session opened
      JOIN ledger_account cash ON cash.member_id = opened.member_id AND cash.code = 'member:' || opened.member_id || ':cash'
      WHERE opened.id = ANY (p_sessions) FOR NO KEY UPDATE OF cash SKIP LOCKED
    ) held;
    FOR v_posted IN SELECT * FROM wallet_set(wallet_moves(v_held, p_calls, p_vendor_codes, p_sessions, p_transaction_ids, p_round_ids,
      p_request_hashes, p_stakes, p_payouts, p_closes, p_details, p_jackpot_ids, p_risks))
    LOOP
      v_done[v_posted.place] := ROW(NULL, v_posted.posted_id, v_posted.balance_after, false, NULL, NULL)::wallet_outcome;
    END LOOP;
  END IF;
  FOR i IN 1 .. cardinality(p_calls) LOOP
    v_outcome := v_done[i];
    IF v_outcome.balance IS NULL THEN
      v_outcome := CASE CASE WHEN p_sessions[i] = ANY (v_held) IS NOT FALSE THEN p_calls[i] ELSE 'busy' END
        WHEN 'busy' THEN wallet_refusal('account_busy')
        WHEN 'play' THEN wallet_play(p_vendor_codes[i], p_sessions[i], p_transaction_ids[i], p_round_ids[i], p_request_hashes[i],
          p_stakes[i], p_payouts[i], p_details[i]::jsonb, p_jackpot_ids[i], p_one_in[i], p_risks[i]::jsonb)
        WHEN 'debit' THEN wallet_debit(p_vendor_codes[i], p_sessions[i], p_transaction_ids[i], p_round_ids[i], p_request_hashes[i],
          p_stakes[i], p_risks[i]::jsonb)
        WHEN 'credit' THEN wallet_credit(p_vendor_codes[i], p_sessions[i], p_transaction_ids[i], p_round_ids[i], p_request_hashes[i],
          p_payouts[i], p_closes[i], p_details[i]::jsonb, p_risks[i]::jsonb)
        WHEN 'rollback' THEN wallet_rollback(p_vendor_codes[i], p_sessions[i], p_transaction_ids[i], p_debit_ids[i], p_request_hashes[i])
      END;
    END IF;
    RETURN NEXT v_outcome;
  END LOOP;
  PERFORM note_play(p_sessions);
END
$$;
