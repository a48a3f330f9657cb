-- Posts one transaction: p_accounts[i] is credited p_amounts[i] minor units, or debited if negative. Repeating a key with the same request
-- returns the first result and moves nothing. This and its bulk forms post_bulk() and post_lottery_credits() are the only way money moves;
-- the other posting functions name the accounts and call it.
-- Raises idempotency_key_reused, member_not_below_zero, transaction_balances, ledger_account_known, receiving_refused, receiving_rule_known
-- (as the constraint of the error), and numeric_value_out_of_range.
CREATE OR REPLACE FUNCTION post_transaction(
  p_member_id integer, p_type text, p_key text, p_request_hash bytea, p_reference text, p_accounts integer[], p_amounts bigint[],
  p_occurred_at timestamptz DEFAULT NULL, p_reverses bigint DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql SET ledger.posting = 'on' AS $$
DECLARE
  v_posted posted;
  v_hash bytea;
  v_own integer[];
  v_balances bigint[] := '{}';
  v_currencies text[] := '{}';
  v_balance bigint;
  v_currency text;
  v_code text;
BEGIN
  -- Locked in id order to avoid deadlocks. House accounts keep no balance and are not locked.
  SELECT array_agg(id) INTO v_own FROM (
    SELECT id FROM ledger_account
    WHERE member_id = p_member_id AND id = ANY (p_accounts) AND balance IS NOT NULL
    ORDER BY id FOR NO KEY UPDATE
  ) locked;

  SELECT id, occurred_at, request_hash INTO v_posted.transaction_id, v_posted.occurred_at, v_hash
  FROM ledger_transaction WHERE member_id = p_member_id AND idempotency_key = p_key;
  IF FOUND THEN
    IF v_hash <> p_request_hash THEN
      RAISE EXCEPTION 'The idempotency key belongs to another request'
        USING ERRCODE = 'unique_violation', CONSTRAINT = 'idempotency_key_reused', DETAIL = p_key;
    END IF;
    SELECT balance_after INTO v_posted.balance FROM ledger_entry
    WHERE member_id = p_member_id AND transaction_id = v_posted.transaction_id AND balance_after IS NOT NULL
    ORDER BY line LIMIT 1;
    v_posted.replayed := true;
    RETURN v_posted;
  END IF;

  IF (cardinality(p_accounts) >= 2 AND cardinality(p_accounts) = cardinality(p_amounts) AND 0 <> ALL (p_amounts)) IS NOT TRUE THEN
    RAISE EXCEPTION '%: a transaction has two lines or more, and each moves something', p_type
      USING ERRCODE = 'check_violation', CONSTRAINT = 'transaction_balances';
  END IF;

  FOR i IN 1 .. cardinality(p_accounts) LOOP
    IF p_accounts[i] = ANY (v_own) THEN
      UPDATE ledger_account SET balance = balance + p_amounts[i]
      WHERE member_id = p_member_id AND id = p_accounts[i]
      RETURNING balance, currency, code INTO v_balance, v_currency, v_code;
      IF p_amounts[i] > 0 AND split_part(v_code, ':', 3) IN ('cash', 'bonus') THEN
        PERFORM refuse_unreceivable(p_member_id, p_type, p_key, p_amounts[i]);
      END IF;
      v_posted.balance := coalesce(v_posted.balance, v_balance);
    ELSE
      SELECT NULL, currency INTO v_balance, v_currency FROM ledger_account WHERE member_id = 0 AND id = p_accounts[i];
      IF NOT FOUND THEN
        RAISE EXCEPTION 'Ledger account not found, or not owned by member %: %', p_member_id, p_accounts[i]
          USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'ledger_account_known', DETAIL = p_accounts[i]::text;
      END IF;
    END IF;
    v_balances := v_balances || v_balance;
    v_currencies := v_currencies || v_currency;
  END LOOP;
  IF EXISTS (SELECT FROM unnest(v_currencies, p_amounts) AS line (currency, amount) GROUP BY currency HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION '%: the lines do not add to zero', p_type
      USING ERRCODE = 'check_violation', CONSTRAINT = 'transaction_balances';
  END IF;

  INSERT INTO ledger_transaction (member_id, type, idempotency_key, request_hash, reference, reverses, occurred_at)
  VALUES (p_member_id, p_type, p_key, p_request_hash, p_reference, p_reverses, coalesce(p_occurred_at, clock_timestamp()))
  RETURNING id, occurred_at, false INTO v_posted.transaction_id, v_posted.occurred_at, v_posted.replayed;
  INSERT INTO ledger_entry (member_id, transaction_id, line, account_id, amount, balance_after)
  SELECT p_member_id, v_posted.transaction_id, line, account_id, amount, balance_after
  FROM unnest(p_accounts, p_amounts, v_balances) WITH ORDINALITY AS written (account_id, amount, balance_after, line);
  RETURN v_posted;
END
$$;
