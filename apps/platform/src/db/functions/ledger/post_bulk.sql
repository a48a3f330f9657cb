-- Bulk form of post_transaction(): posts the rows of a table with the columns of ledger_transaction and the arrays `accounts` and
-- `amounts`, in id order, and returns the number of entries. Blocks all other posting meanwhile. Called by the seed and by benchmarks.
-- Raises member_not_below_zero and transaction_balances.
CREATE OR REPLACE FUNCTION post_bulk(p_transactions regclass) RETURNS bigint LANGUAGE plpgsql SET ledger.posting = 'on' AS $$
DECLARE
  v_lines bigint;
  v_lowest bigint;
  v_unbalanced bigint;
BEGIN
  LOCK TABLE ledger_account IN EXCLUSIVE MODE;
  EXECUTE format('INSERT INTO ledger_transaction (member_id, id, type, idempotency_key, request_hash, reference, occurred_at)
    SELECT member_id, id, type, idempotency_key, request_hash, reference, occurred_at FROM %s ORDER BY id', p_transactions);
  EXECUTE format('WITH moved AS MATERIALIZED (
      SELECT bulk.member_id, bulk.id, ord, moved.account_id, amount, account.currency, CASE WHEN account.balance IS NOT NULL
        THEN (account.balance + sum(amount) OVER (PARTITION BY moved.account_id ORDER BY bulk.id, ord))::bigint END AS balance_after
      FROM %s bulk CROSS JOIN unnest(bulk.accounts, bulk.amounts) WITH ORDINALITY AS moved (account_id, amount, ord)
      LEFT JOIN ledger_account account ON account.id = moved.account_id AND account.member_id IN (0, bulk.member_id)
    ), entry AS (
      INSERT INTO ledger_entry (member_id, transaction_id, line, account_id, amount, balance_after)
      SELECT member_id, id, ord, account_id, amount, balance_after FROM moved ORDER BY id, ord
    ), kept AS (
      UPDATE ledger_account SET balance = ledger_account.balance + sums.amount
      FROM (SELECT account_id, sum(amount)::bigint AS amount FROM moved GROUP BY account_id) AS sums
      WHERE id = sums.account_id AND ledger_account.balance IS NOT NULL
    )
    SELECT count(*), min(balance_after),
      (SELECT id FROM moved GROUP BY id, currency HAVING sum(amount) <> 0 OR currency IS NULL LIMIT 1)
    FROM moved', p_transactions) INTO v_lines, v_lowest, v_unbalanced;
  IF v_lowest < 0 THEN
    RAISE EXCEPTION 'The bulk posting takes an account below zero'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'member_not_below_zero';
  END IF;
  IF v_unbalanced IS NOT NULL THEN
    RAISE EXCEPTION 'The lines of transaction % do not add to zero, or name an account that is not its member''s', v_unbalanced
      USING ERRCODE = 'check_violation', CONSTRAINT = 'transaction_balances';
  END IF;
  RETURN v_lines;
END
$$;
