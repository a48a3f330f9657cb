-- requires: account_hold_state, account_standing
-- What the account of a member is in that matters for receiving money, most lasting first; none for an open account. Deposit limits are not
-- among them, because they depend on the amount. Called by receivable().
CREATE OR REPLACE FUNCTION receiving_states(p_member_id integer) RETURNS TABLE (rank integer, state text) LANGUAGE sql STABLE AS $$
  SELECT * FROM (
    SELECT 1, nullif(account_standing(p_member_id), 'OPEN')
    UNION ALL
    SELECT 2, kind FROM play_exclusion WHERE member_id = p_member_id AND state = 'ACTIVE' AND (ends_at IS NULL OR ends_at > now())
    UNION ALL
    SELECT 3, CASE account_hold_state(p_member_id) WHEN 'REFUSED' THEN 'HELD' WHEN 'REVIEW' THEN 'REVIEW' END
    UNION ALL
    SELECT 4, 'BLOCKED' FROM member_block WHERE member_id = p_member_id
    UNION ALL
    SELECT 5, 'DEPOSITS_BLOCKED' FROM deposit_block WHERE member_id = p_member_id AND lifted_at IS NULL
  ) AS found (rank, state) WHERE state IS NOT NULL
$$;
