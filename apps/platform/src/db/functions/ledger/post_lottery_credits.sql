-- One transaction for each member, between the house (for rebates, its account of them) and cash: positive amounts are paid to the member,
-- negative ones taken. The accounts are locked in id order; members may not repeat. The key is the same for all, as a key is unique per
-- member.
CREATE OR REPLACE FUNCTION post_lottery_credits(
  p_type text, p_members integer[], p_amounts bigint[], p_key text, p_request_hash bytea, p_reference text
) RETURNS TABLE (owner_id integer, posted_id bigint, balance_after bigint) LANGUAGE plpgsql SET ledger.posting = 'on'
-- Otherwise the planner reads all accounts, twice, to hash them for a few hundred members.
SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  PERFORM FROM unnest(p_members) AS moved (member_id)
  JOIN ledger_account account ON account.member_id = moved.member_id AND account.code = 'member:' || moved.member_id || ':cash'
  ORDER BY account.id FOR NO KEY UPDATE OF account;
  RETURN QUERY
  WITH house AS (
    SELECT id, code = 'house:demo-bets' AS demo FROM ledger_account
    WHERE member_id = 0 AND code IN (CASE p_type WHEN 'REBATE' THEN 'house:rebates' ELSE 'house:bets' END, 'house:demo-bets')
  ), moved AS (
    SELECT line.member_id, line.amount, (SELECT id FROM house WHERE house.demo = (owner.demo AND p_type <> 'REBATE')) AS house_id
    FROM unnest(p_members, p_amounts) AS line (member_id, amount)
    CROSS JOIN LATERAL (SELECT NOT is_real_account(kind) AS demo FROM member WHERE id = line.member_id OFFSET 0) owner
  ), paid AS (
    UPDATE ledger_account account SET balance = balance + moved.amount FROM moved
    WHERE account.member_id = moved.member_id AND account.code = 'member:' || moved.member_id || ':cash'
    RETURNING account.member_id, account.id, account.balance, moved.amount, moved.house_id,
      nextval('ledger_transaction_id_seq') AS transaction_id
  ), head AS (
    INSERT INTO ledger_transaction (member_id, id, type, idempotency_key, request_hash, reference, occurred_at)
    SELECT member_id, transaction_id, p_type, p_key, p_request_hash, p_reference, clock_timestamp() FROM paid
  ), entry AS (
    INSERT INTO ledger_entry (member_id, transaction_id, line, account_id, amount, balance_after)
    SELECT member_id, transaction_id, side.line, CASE side.line WHEN 1 THEN house_id ELSE id END,
      CASE side.line WHEN 1 THEN -amount ELSE amount END, CASE side.line WHEN 2 THEN balance END
    FROM paid CROSS JOIN (VALUES (1::smallint), (2::smallint)) AS side (line)
  )
  SELECT paid.member_id, paid.transaction_id, paid.balance FROM paid;
END
$$;
