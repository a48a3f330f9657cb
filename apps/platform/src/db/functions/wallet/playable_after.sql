-- playable_balance() right after a transaction, for the response to a repeated call.
CREATE OR REPLACE FUNCTION playable_after(p_member_id integer, p_transaction_id bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT sum(last.balance_after)::bigint FROM ledger_account account CROSS JOIN LATERAL (
    SELECT balance_after FROM ledger_entry
    WHERE member_id = p_member_id AND transaction_id <= p_transaction_id AND account_id = account.id
    ORDER BY transaction_id DESC, line DESC LIMIT 1
  ) last
  WHERE account.member_id = p_member_id
    AND account.code IN ('member:' || p_member_id || ':cash', 'member:' || p_member_id || ':bonus')
$$;
