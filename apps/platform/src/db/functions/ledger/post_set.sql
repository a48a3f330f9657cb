-- Set form of post_transaction(): transaction i moves p_amounts[i] minor units from the house's account to the member's, or back if
-- negative. A part of what the house receives may go to a jackpot. The caller has locked the accounts and seen that the keys are new; a
-- member's transactions are posted in the order of the arrays, and results come back in it.
-- Raises member_not_below_zero, ledger_account_known (also for accounts of another currency) and ledger_transaction_key.
-- Called by wallet_set(), post_agent_pays() and post_credits().
CREATE OR REPLACE FUNCTION post_set(
  p_members integer[], p_types text[], p_keys text[], p_request_hashes bytea[], p_references text[], p_accounts integer[],
  p_houses integer[], p_amounts bigint[], p_jackpot_accounts integer[] DEFAULT NULL, p_contributions bigint[] DEFAULT NULL
) RETURNS TABLE (nth bigint, posted_id bigint, posted_at timestamptz, balance bigint) LANGUAGE plpgsql
SET ledger.posting = 'on' SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  v_ids bigint[];
  v_times timestamptz[];
  v_balances bigint[];
BEGIN
  WITH line AS MATERIALIZED (
    SELECT asked.*, nextval('ledger_transaction_id_seq') AS id, clock_timestamp() AS at
    FROM unnest(p_members, p_types, p_keys, p_request_hashes, p_references, p_accounts, p_houses, p_amounts, p_jackpot_accounts,
      p_contributions) WITH ORDINALITY AS asked (member_id, type, key, request_hash, reference, account_id, house_id, amount, jackpot_account,
      contribution, place)
  ), moved AS (
    UPDATE ledger_account account SET balance = account.balance + total.amount
    FROM (
      SELECT line.member_id, line.account_id, house.currency, sum(line.amount)::bigint AS amount
      FROM line JOIN ledger_account house ON house.member_id = 0 AND house.id = line.house_id GROUP BY 1, 2, 3
    ) total
    WHERE account.member_id = total.member_id AND account.id = total.account_id AND account.currency = total.currency
    RETURNING account.member_id, account.id AS account_id, account.balance - total.amount AS before
  ), written AS MATERIALIZED (
    SELECT line.*, (moved.before + sum(line.amount) OVER (PARTITION BY line.member_id, line.account_id ORDER BY line.place))::bigint AS after
    FROM line JOIN moved USING (member_id, account_id)
  ), head AS (
    INSERT INTO ledger_transaction (member_id, id, type, idempotency_key, request_hash, reference, occurred_at)
    SELECT member_id, id, type, key, request_hash, reference, at FROM written
  ), entry AS (
    INSERT INTO ledger_entry (member_id, transaction_id, line, account_id, amount, balance_after)
    SELECT written.member_id, written.id, side.line, side.account_id, side.amount, side.after
    FROM written CROSS JOIN LATERAL (VALUES
      -- Who pays comes first.
      (CASE WHEN amount < 0 THEN 1 ELSE 2 END::smallint, written.account_id, amount, after),
      (CASE WHEN amount < 0 THEN 2 ELSE 1 END::smallint, house_id, -amount - coalesce(contribution, 0), NULL),
      (3::smallint, jackpot_account, contribution, NULL)
    ) AS side (line, account_id, amount, after)
    WHERE side.amount <> 0
  )
  SELECT array_agg(id ORDER BY place), array_agg(at ORDER BY place), array_agg(after ORDER BY place)
  INTO v_ids, v_times, v_balances FROM written;
  IF cardinality(v_ids) IS DISTINCT FROM cardinality(p_members) THEN
    RAISE EXCEPTION 'Ledger account not found, or not owned by its member'
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'ledger_account_known';
  END IF;
  IF 0 > ANY (v_balances) THEN
    RAISE EXCEPTION 'The postings take an account below zero'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'member_not_below_zero';
  END IF;
  RETURN QUERY SELECT done.place, done.id, done.at, done.after
  FROM unnest(v_ids, v_times, v_balances) WITH ORDINALITY AS done (id, at, after, place);
END
$$;
