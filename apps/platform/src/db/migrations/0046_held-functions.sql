-- A received payment that may not be credited: bank to the member's held account, from where it is released or returned.
CREATE FUNCTION post_deposit_hold(
  p_member_id integer, p_amount positive_amount, p_key text, p_request_hash bytea, p_reference text, p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO credited_payment (reference, member_id) VALUES (p_reference, p_member_id) ON CONFLICT (reference) DO NOTHING;
  IF NOT FOUND AND p_member_id <> (SELECT member_id FROM credited_payment WHERE reference = p_reference) THEN
    RAISE EXCEPTION 'The payment was credited to another member'
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'idempotency_key_reused', DETAIL = p_key;
  END IF;
  RETURN post_transaction(p_member_id, 'DEPOSIT_HOLD', p_key, p_request_hash, p_reference,
    ARRAY[account_id(0, 'bank:deposits'), open_account(p_member_id, 'held')], ARRAY[-p_amount, p_amount], p_occurred_at);
END
$$;
--> statement-breakpoint
-- Held to cash: a deposit of the day on which it is released.
CREATE FUNCTION post_deposit_release(
  p_member_id integer, p_amount positive_amount, p_key text, p_request_hash bytea, p_reference text, p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
DECLARE
  v_posted posted;
BEGIN
  v_posted := post_transaction(p_member_id, 'DEPOSIT', p_key, p_request_hash, p_reference,
    ARRAY[account_id(p_member_id, 'member:' || p_member_id || ':held'), account_id(p_member_id, 'member:' || p_member_id || ':cash')],
    ARRAY[-p_amount, p_amount], p_occurred_at);
  IF NOT v_posted.replayed THEN
    PERFORM add_to_member_day(p_member_id, v_posted.occurred_at, p_deposit => p_amount);
  END IF;
  RETURN v_posted;
END
$$;
--> statement-breakpoint
-- Held to bank, when the provider has returned it.
CREATE FUNCTION post_deposit_return(
  p_member_id integer, p_amount positive_amount, p_key text, p_request_hash bytea, p_reference text, p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
BEGIN
  RETURN post_transaction(p_member_id, 'DEPOSIT_RETURN', p_key, p_request_hash, p_reference,
    ARRAY[account_id(p_member_id, 'member:' || p_member_id || ':held'), account_id(0, 'bank:withdrawals')],
    ARRAY[-p_amount, p_amount], p_occurred_at);
END
$$;
--> statement-breakpoint
DROP FUNCTION deposited_since(integer, timestamptz);
--> statement-breakpoint
-- Gross deposits since then: credited ones, and requested ones that can still be paid; without one of them if given.
CREATE FUNCTION deposited_since(p_member_id integer, p_since timestamptz, p_without integer DEFAULT NULL) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(amount), 0)::bigint FROM deposit
  WHERE member_id = p_member_id AND state IN ('PREPARING', 'WAITING', 'CHECKING', 'UNMATCHED', 'CONFIRMED')
    AND coalesce(confirmed_at, created_at) > p_since AND id IS DISTINCT FROM p_without
$$;
