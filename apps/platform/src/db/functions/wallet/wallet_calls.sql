-- Runs calls of vendors in order in one transaction: element i of each array belongs to call i, and outcomes come back in the same order. A
-- single call waits for its account; in a batch, calls whose account is locked are refused as `account_busy`, so that the others need not
-- wait. Called by the domain wallet, seamless/wallet-calls.ts.
CREATE OR REPLACE FUNCTION wallet_calls(
  p_calls text[], p_vendor_codes text[], p_sessions uuid[], p_transaction_ids text[], p_round_ids text[], p_request_hashes bytea[],
  p_stakes bigint[], p_payouts bigint[], p_closes boolean[], p_details text[], p_jackpot_ids text[], p_one_in bigint[],
  p_debit_ids text[], p_risks text[] DEFAULT NULL
) RETURNS SETOF wallet_outcome LANGUAGE plpgsql AS $$
DECLARE
  v_busy uuid[] := '{}';
BEGIN
  IF cardinality(p_calls) > 1 THEN
    WITH held AS (
      SELECT opened.id FROM game_session opened
      JOIN ledger_account cash ON cash.member_id = opened.member_id AND cash.code = 'member:' || opened.member_id || ':cash'
      WHERE opened.id = ANY (p_sessions) FOR NO KEY UPDATE OF cash SKIP LOCKED
    )
    SELECT array_agg(asked) INTO v_busy FROM unnest(p_sessions) asked WHERE asked NOT IN (SELECT id FROM held);
  END IF;
  FOR i IN 1 .. cardinality(p_calls) LOOP
    RETURN NEXT CASE CASE WHEN p_sessions[i] = ANY (v_busy) THEN 'busy' ELSE p_calls[i] END
      WHEN 'busy' THEN wallet_refusal('account_busy')
      WHEN 'play' THEN wallet_play(p_vendor_codes[i], p_sessions[i], p_transaction_ids[i], p_round_ids[i], p_request_hashes[i],
        p_stakes[i], p_payouts[i], p_details[i]::jsonb, p_jackpot_ids[i], p_one_in[i], p_risks[i]::jsonb)
      WHEN 'debit' THEN wallet_debit(p_vendor_codes[i], p_sessions[i], p_transaction_ids[i], p_round_ids[i], p_request_hashes[i],
        p_stakes[i], p_risks[i]::jsonb)
      WHEN 'credit' THEN wallet_credit(p_vendor_codes[i], p_sessions[i], p_transaction_ids[i], p_round_ids[i], p_request_hashes[i],
        p_payouts[i], p_closes[i], p_details[i]::jsonb, p_risks[i]::jsonb)
      WHEN 'rollback' THEN wallet_rollback(p_vendor_codes[i], p_sessions[i], p_transaction_ids[i], p_debit_ids[i], p_request_hashes[i])
    END;
  END LOOP;
  PERFORM note_play(p_sessions);
END
$$;
