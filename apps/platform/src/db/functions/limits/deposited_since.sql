-- What has come in since then in minor units, gross: credited deposits, requested ones that can still be paid, and transfers from other
-- accounts, without those that came back; without the deposit p_without if given.
CREATE OR REPLACE FUNCTION deposited_since(p_member_id integer, p_since timestamptz, p_without integer DEFAULT NULL) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT (SELECT coalesce(sum(amount), 0) FROM deposit
      WHERE member_id = p_member_id AND state IN ('PREPARING', 'WAITING', 'CHECKING', 'UNMATCHED', 'CONFIRMED')
        AND coalesce(confirmed_at, created_at) > p_since AND id IS DISTINCT FROM p_without)::bigint
    + (SELECT coalesce(sum(amount), 0) FROM member_transfer moved
      WHERE member_id = p_member_id AND direction = 'in' AND created_at > p_since AND NOT EXISTS (
        SELECT FROM ledger_transaction posted WHERE posted.member_id = moved.member_id AND posted.id = moved.transaction_id
          AND starts_with(posted.idempotency_key, 'returned:')))::bigint
$$;
