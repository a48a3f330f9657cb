-- Set form of post_reward() and, for points earned and returned, of post_points(), in the order of the arrays. Locks the accounts. Calls these
-- one by one if a key was used before, or the request is one that they may refuse. Only a guarded member can be in a state that refuses
-- some. Where a break from play does, and not the closing of the account alone, the caller has locked the members. Scalar subqueries keep
-- the planner from reading all accounts, members and transactions. Raises what both raise. Called by ledger/postings.ts.
CREATE OR REPLACE FUNCTION post_credits(
  p_members integer[], p_types text[], p_amounts bigint[], p_keys text[], p_request_hashes bytea[], p_references text[],
  p_occurred_at timestamptz[]
) RETURNS SETOF posted LANGUAGE plpgsql AS $$
DECLARE
  v_rebates integer := account_id(0, 'house:rebates');
  v_promotions integer := account_id(0, 'house:promotions');
  v_points integer := account_id(0, 'house:points');
  v_accounts integer[];
  v_houses integer[];
BEGIN
  -- Two sets that open accounts of the same members in different orders would wait for each other.
  PERFORM open_account(member_id, 'points', 'PTS') FROM (
    SELECT DISTINCT member_id FROM unnest(p_members, p_types) AS credit (member_id, type)
    WHERE type IN ('POINTS_EARN', 'POINTS_RETURN') ORDER BY member_id
  ) earner;
  SELECT array_agg((
      SELECT id FROM ledger_account account WHERE account.member_id = credit.member_id
        AND code = 'member:' || credit.member_id || CASE WHEN type IN ('POINTS_EARN', 'POINTS_RETURN') THEN ':points' ELSE ':cash' END
    ) ORDER BY nth),
    array_agg(CASE WHEN type IN ('POINTS_EARN', 'POINTS_RETURN') THEN v_points WHEN type = 'PROMOTION' THEN v_promotions ELSE v_rebates END
      ORDER BY nth)
  INTO v_accounts, v_houses FROM unnest(p_members, p_types) WITH ORDINALITY AS credit (member_id, type, nth);
  PERFORM FROM ledger_account WHERE member_id = ANY (p_members) AND id = ANY (v_accounts) ORDER BY id FOR NO KEY UPDATE;
  IF EXISTS (
    SELECT FROM unnest(p_members, p_types, p_amounts, p_keys, p_occurred_at) AS credit (member_id, type, amount, key, at)
    WHERE (type IN ('REBATE', 'COMMISSION', 'DIVIDEND', 'SALARY', 'PROMOTION', 'POINTS_EARN', 'POINTS_RETURN') AND amount > 0 AND at IS NULL) IS NOT TRUE
      OR (SELECT id FROM ledger_transaction known WHERE known.member_id = credit.member_id AND known.idempotency_key = credit.key) IS NOT NULL
      OR CASE WHEN type NOT IN ('POINTS_EARN', 'POINTS_RETURN') AND (SELECT play_guarded FROM member WHERE id = credit.member_id) THEN
        (SELECT outcome = 'refused' FROM receivable(credit.member_id, type, split_part(key, ':', 1), amount)) END
  ) OR cardinality(p_keys) <> (SELECT count(DISTINCT (member_id, key)) FROM unnest(p_members, p_keys) AS credit (member_id, key)) THEN
    FOR i IN 1 .. cardinality(p_members) LOOP
      RETURN NEXT CASE
        WHEN p_types[i] IN ('POINTS_EARN', 'POINTS_RETURN') THEN
          post_points(p_members[i], p_types[i], p_amounts[i], p_keys[i], p_request_hashes[i], p_references[i], p_occurred_at[i])
        ELSE post_reward(p_members[i], p_types[i], p_amounts[i], p_keys[i], p_request_hashes[i], p_references[i], p_occurred_at[i])
      END;
    END LOOP;
    RETURN;
  END IF;
  RETURN QUERY
  SELECT done.posted_id, done.posted_at, done.balance, false
  FROM post_set(p_members, p_types, p_keys, p_request_hashes, p_references, v_accounts, v_houses, p_amounts) done ORDER BY done.nth;
END
$$;
