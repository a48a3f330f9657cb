-- Set form of post_agent_pay(), in the order of the arrays; the caller has locked the accounts. Calls it one by one if a key was used
-- before, or the request is one that it refuses. Only a guarded member can be in a state that refuses pay. Scalar subqueries keep the planner
-- from reading all accounts and members. Raises what both raise. Called by ledger/postings.ts.
CREATE OR REPLACE FUNCTION post_agent_pays(
  p_members integer[], p_payers integer[], p_types text[], p_amounts bigint[], p_keys text[], p_request_hashes bytea[],
  p_references text[], p_occurred_at timestamptz[]
) RETURNS SETOF posted LANGUAGE plpgsql AS $$
DECLARE
  v_transit integer := account_id(0, 'house:transfers');
  v_owners integer[];
  v_types text[];
  v_keys text[];
  v_hashes bytea[];
  v_references text[];
  v_accounts integer[];
  v_amounts bigint[];
BEGIN
  IF EXISTS (
    SELECT FROM unnest(p_members, p_payers, p_types, p_amounts, p_keys, p_occurred_at) AS pay (member_id, payer_id, type, amount, key, at)
    WHERE member_id = payer_id OR type NOT IN ('DIVIDEND', 'SALARY') OR amount <= 0 OR at IS NOT NULL
      OR EXISTS (SELECT FROM ledger_transaction known
        WHERE known.member_id IN (pay.member_id, pay.payer_id) AND known.idempotency_key = pay.key)
      OR CASE WHEN (SELECT play_guarded FROM member WHERE id = pay.member_id) THEN
        (SELECT outcome = 'refused' FROM receivable(pay.member_id, type, split_part(key, ':', 1), amount)) END
  ) OR cardinality(p_keys) <> (SELECT count(DISTINCT key) FROM unnest(p_keys) AS key) THEN
    FOR i IN 1 .. cardinality(p_members) LOOP
      RETURN NEXT post_agent_pay(p_members[i], p_payers[i], p_types[i], p_amounts[i], p_keys[i], p_request_hashes[i], p_references[i],
        p_occurred_at[i]);
    END LOOP;
    RETURN;
  END IF;
  SELECT array_agg(side.owner_id ORDER BY nth, side.line), array_agg(side.type ORDER BY nth, side.line), array_agg(key ORDER BY nth, side.line),
    array_agg(request_hash ORDER BY nth, side.line), array_agg(reference ORDER BY nth, side.line),
    array_agg((SELECT id FROM ledger_account cash WHERE cash.member_id = side.owner_id AND code = 'member:' || side.owner_id || ':cash')
      ORDER BY nth, side.line),
    array_agg(side.amount ORDER BY nth, side.line)
  INTO v_owners, v_types, v_keys, v_hashes, v_references, v_accounts, v_amounts
  FROM unnest(p_members, p_payers, p_types, p_amounts, p_keys, p_request_hashes, p_references) WITH ORDINALITY
    AS pay (member_id, payer_id, type, amount, key, request_hash, reference, nth)
  CROSS JOIN LATERAL (VALUES (1, payer_id, 'AGENT_PAY', -amount), (2, member_id, type, amount)) AS side (line, owner_id, type, amount);
  RETURN QUERY
  SELECT done.posted_id, done.posted_at, done.balance, false
  FROM post_set(v_owners, v_types, v_keys, v_hashes, v_references, v_accounts, array_fill(v_transit, ARRAY[cardinality(v_owners)]), v_amounts) done
  -- The receiver's.
  WHERE done.nth % 2 = 0 ORDER BY done.nth;
END
$$;
