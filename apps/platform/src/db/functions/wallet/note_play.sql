-- Marks game sessions, and the log-ins behind them, as used, at most once a minute: a member who plays sends no request to the site. Skips
-- locked rows, so that no bet waits for a log-out. A subquery hides the number of sessions from PostgreSQL, which would otherwise plan the first
-- statement again for each lone bet.
CREATE OR REPLACE FUNCTION note_play(p_sessions uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_unseen uuid[];
BEGIN
  SELECT array_agg(id) INTO v_unseen FROM game_session
  WHERE id = ANY ((SELECT p_sessions)::uuid[]) AND ended_at IS NULL
    AND last_seen_at BETWEEN now() - interval '30 minutes' AND now() - interval '1 minute';
  IF v_unseen IS NULL THEN RETURN; END IF;
  UPDATE session SET last_seen_at = now() WHERE token_hash IN (
    SELECT token_hash FROM session
    WHERE token_hash IN (SELECT session_hash FROM game_session WHERE id = ANY (v_unseen))
      AND ended_at IS NULL AND last_seen_at > now() - interval '30 minutes'
    FOR NO KEY UPDATE SKIP LOCKED);
  UPDATE game_session SET last_seen_at = now() WHERE id IN (
    SELECT id FROM game_session WHERE id = ANY (v_unseen) FOR NO KEY UPDATE SKIP LOCKED);
END
$$;
