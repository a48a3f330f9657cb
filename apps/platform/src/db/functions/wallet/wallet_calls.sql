-- Runs calls of vendors in one transaction: element i of each array belongs to call i, and outcomes come back in the same order. A single
-- call waits for its account. In a batch, calls whose account is locked are refused as `account_busy`, so that the others need not wait;
-- those that are the only one of their account and need no closer look are posted as a set; the others run in order. Only the set, which
-- adds to the days of its members in their order, may wait for a row: what else may wait for a day or a jackpot is `account_busy`, too, as
-- draws that are recorded, imports and other batches take several of them.
-- Called by the domain wallet, seamless/wallet-calls.ts.
CREATE OR REPLACE FUNCTION wallet_calls(
  p_calls text[], p_vendor_codes text[], p_sessions uuid[], p_transaction_ids text[], p_round_ids text[], p_request_hashes bytea[],
  p_stakes bigint[], p_payouts bigint[], p_closes boolean[], p_details text[], p_jackpot_ids text[], p_one_in bigint[],
  p_debit_ids text[], p_risks text[] DEFAULT NULL
) RETURNS SETOF wallet_outcome LANGUAGE plpgsql AS $$
DECLARE
  v_held uuid[];
  v_waiting integer[];
  v_done wallet_outcome[];
  v_outcome wallet_outcome;
  v_posted record;
  v_set integer := 0;
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
      v_set := v_set + 1;
    END LOOP;
    IF v_set < cardinality(p_calls) THEN
      WITH adding AS (
        SELECT opened.member_id, bool_or(jackpot_id IS NOT NULL) AS wins
        FROM unnest(p_calls, p_sessions, p_closes, p_jackpot_ids) WITH ORDINALITY AS asked (call, session, closes, jackpot_id, place)
        JOIN game_session opened ON opened.id = session
        JOIN member ON member.id = opened.member_id
        WHERE session = ANY (v_held) AND v_done[place] IS NULL AND (call = 'play' OR call = 'credit' AND closes)
          AND is_real_account(member.kind)
        GROUP BY opened.member_id
      ), free AS MATERIALIZED (
        SELECT member_id FROM member_day WHERE member_id = ANY (ARRAY(SELECT member_id FROM adding)) AND day = brand_day(now())
        FOR NO KEY UPDATE SKIP LOCKED
      )
      SELECT array_agg(member_id) INTO v_waiting FROM adding WHERE wins OR member_id NOT IN (SELECT member_id FROM free);
      IF v_waiting IS NOT NULL THEN
        v_held := ARRAY(SELECT id FROM game_session WHERE id = ANY (v_held) AND member_id <> ALL (v_waiting));
      END IF;
    END IF;
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
