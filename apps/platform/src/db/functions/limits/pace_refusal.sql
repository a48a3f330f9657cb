-- Refuses a round that starts too soon after the member's last one, where rules keep the rounds of the session's game apart; null if it may
-- start, which is noted. Further stakes of an open round start none. Called with the cash account locked, so that concurrent stakes see each other.
CREATE OR REPLACE FUNCTION pace_refusal(p_member_id integer, p_session uuid, p_vendor_code text, p_round_id text)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_interval integer := (SELECT round_interval_ms FROM game_session WHERE id = p_session);
BEGIN
  IF v_interval IS NULL OR EXISTS (
    SELECT FROM open_round WHERE member_id = p_member_id AND vendor_code = p_vendor_code AND round_id = p_round_id
  ) THEN
    RETURN NULL;
  END IF;
  UPDATE play_pace SET started_at = clock_timestamp() WHERE member_id = p_member_id
    AND (started_at IS NULL OR started_at <= clock_timestamp() - make_interval(secs => v_interval / 1000.0));
  RETURN CASE WHEN NOT FOUND THEN 'round_too_soon' END;
END
$$;
