-- Refuses what the rules of the member forbid in the session's game (game_session): a round whose stakes would exceed the largest one, and one that
-- starts too soon after the member's last one. Null if p_stake may be taken; a start is noted then. Further stakes of an open round start none.
-- Called with the cash account locked, so that concurrent stakes see each other, and once nothing else stands against the stake.
CREATE OR REPLACE FUNCTION session_refusal(p_member_id integer, p_session uuid, p_vendor_code text, p_round_id text, p_stake bigint)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_interval integer;
  v_largest bigint;
  v_staked bigint;
BEGIN
  SELECT round_interval_ms, stake_maximum INTO v_interval, v_largest FROM game_session WHERE id = p_session;
  IF v_interval IS NULL AND v_largest IS NULL THEN RETURN NULL; END IF;
  SELECT stake INTO v_staked FROM open_round WHERE member_id = p_member_id AND vendor_code = p_vendor_code AND round_id = p_round_id;
  IF p_stake + coalesce(v_staked, 0) > v_largest THEN RETURN 'stake_cap_reached'; END IF;
  IF v_interval IS NULL OR v_staked IS NOT NULL THEN RETURN NULL; END IF;
  UPDATE play_pace SET started_at = clock_timestamp() WHERE member_id = p_member_id
    AND (started_at IS NULL OR started_at <= clock_timestamp() - make_interval(secs => v_interval / 1000.0));
  RETURN CASE WHEN NOT FOUND THEN 'round_too_soon' END;
END
$$;
