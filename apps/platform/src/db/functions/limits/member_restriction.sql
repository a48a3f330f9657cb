-- requires: account_hold_state, account_standing, deposited_since, limit_since, lost_since, play_session_start, register_bar
-- What a member may not do now, for the site to say before it is tried: the first reason, until when (null if unknown), and whether play and
-- deposits are closed. Null without a restriction. `play_refusal` and the deposits' allowance refuse by the same facts.
CREATE OR REPLACE FUNCTION member_restriction(p_member_id integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'kind', (array_agg(kind ORDER BY rank))[1],
    'until', (array_agg((extract(epoch FROM until) * 1000)::bigint ORDER BY rank))[1],
    'blocksPlay', bool_or(play),
    'blocksDeposits', bool_or(deposits)
  )
  FROM (
    SELECT 0 AS rank, 'CLOSING' AS kind, NULL::timestamptz AS until, true AS play, true AS deposits
    WHERE account_standing(p_member_id) = 'CLOSING'
    UNION ALL
    SELECT 1, CASE ground WHEN 'REGISTER' THEN ground ELSE kind END, ends_at, true, true FROM play_exclusion
    WHERE member_id = p_member_id AND state = 'ACTIVE' AND (ends_at IS NULL OR ends_at > now())
    UNION ALL
    SELECT 2, 'HELD', NULL, true, true WHERE account_hold_state(p_member_id) IS NOT NULL
    UNION ALL
    SELECT 2, 'REGISTER_' || bar, NULL, true, true FROM register_bar(p_member_id) AS bar WHERE bar IS NOT NULL
    UNION ALL
    SELECT 3, 'SESSION_TIME', NULL, true, false FROM member_limit
    WHERE member_id = p_member_id AND kind = 'SESSION_TIME'
      AND play_session_start(p_member_id) + make_interval(mins => least(value, operator_value)::integer) <= now()
    UNION ALL
    SELECT 4, 'LOSS_LIMIT', CASE period WHEN 'MONTH' THEN limit_since('MONTH', limit_since('MONTH', now()) + interval '40 days') END, true, false
    FROM member_limit
    WHERE member_id = p_member_id AND kind = 'LOSS' AND lost_since(p_member_id, limit_since(period, now())) + 1 > least(value, operator_value)
    UNION ALL
    SELECT 5, 'DEPOSIT_LIMIT', CASE period WHEN 'MONTH' THEN limit_since('MONTH', limit_since('MONTH', now()) + interval '40 days') END, false, true
    FROM member_limit
    WHERE member_id = p_member_id AND kind = 'DEPOSIT'
      AND deposited_since(p_member_id, limit_since(period, now())) >= least(value, operator_value)
    UNION ALL
    SELECT 6, 'DEPOSITS_BLOCKED', NULL, false, true FROM deposit_block WHERE member_id = p_member_id AND lifted_at IS NULL
  ) AS found
  HAVING count(*) > 0
$$;
