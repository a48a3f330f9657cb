-- requires: site_refusal
-- Why a session that is not live takes no stakes.
CREATE OR REPLACE FUNCTION stake_refusal(p_session uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT closed.refusal FROM game_session opened CROSS JOIN site_refusal(opened.country) closed
    WHERE opened.id = p_session AND opened.ended_at IS NULL), 'game_session_expired')
$$;
