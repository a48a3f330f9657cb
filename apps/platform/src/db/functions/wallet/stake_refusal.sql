-- requires: site_refusal
-- Why a session that is not live takes no stakes.
CREATE OR REPLACE FUNCTION stake_refusal(p_session uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT coalesce(site.refusal, CASE WHEN game.closed THEN 'game_maintenance' END)
    FROM game_session opened JOIN game USING (node_id)
    LEFT JOIN site_refusal(opened.country) site ON true
    WHERE opened.id = p_session AND opened.ended_at IS NULL), 'game_session_expired')
$$;
