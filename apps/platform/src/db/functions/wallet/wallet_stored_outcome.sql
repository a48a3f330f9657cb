-- Stored outcome of a repeated transaction, with bonus money in the balance; a refusal if it was cancelled or its id belongs to another
-- request; null if it is new.
CREATE OR REPLACE FUNCTION wallet_stored_outcome(
  p_member_id integer, p_vendor_code text, p_transaction_id text, p_request_hash bytea
) RETURNS wallet_outcome LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_key text := 'vendor:' || p_vendor_code || ':' || p_transaction_id;
  v_noted noted_call;
  v_head ledger_transaction;
  v_outcome wallet_outcome;
BEGIN
  SELECT * INTO v_noted FROM noted_call
  WHERE member_id = p_member_id AND vendor_code = p_vendor_code AND transaction_id = p_transaction_id;
  IF FOUND THEN
    IF v_noted.kind = 'CANCELLED' THEN RETURN wallet_refusal('transaction_cancelled'); END IF;
    IF v_noted.balance IS NULL OR v_noted.request_hash IS DISTINCT FROM p_request_hash THEN
      RETURN wallet_refusal('transaction_reused');
    END IF;
    RETURN ROW(NULL, v_noted.transaction, v_noted.balance, true, NULL, NULL)::wallet_outcome;
  END IF;
  SELECT * INTO v_head FROM ledger_transaction WHERE member_id = p_member_id AND idempotency_key = v_key;
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF v_head.request_hash <> p_request_hash THEN RETURN wallet_refusal('transaction_reused'); END IF;
  -- The balance of a play is the one after its last transaction.
  SELECT NULL, v_head.id, playable_after(p_member_id, head.id), true, win.jackpot_id, win.amount INTO v_outcome
  FROM ledger_transaction head
  LEFT JOIN jackpot_win win ON win.member_id = p_member_id AND win.transaction_id = head.id
  WHERE head.member_id = p_member_id AND head.idempotency_key IN (v_key, v_key || ':payout', v_key || ':jackpot')
  ORDER BY head.id DESC LIMIT 1;
  RETURN v_outcome;
END
$$;
