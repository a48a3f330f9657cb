-- Notes that a limit stopped something, and tells the member's sessions at most once a minute.
CREATE OR REPLACE FUNCTION note_limit_reached(p_member_id integer, p_kind text, p_period text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_until timestamptz := CASE p_period WHEN 'MONTH' THEN
    (date_trunc('month', now() AT TIME ZONE 'Asia/Ho_Chi_Minh') + interval '1 month') AT TIME ZONE 'Asia/Ho_Chi_Minh' END;
BEGIN
  UPDATE member_limit SET reached_at = now()
  WHERE member_id = p_member_id AND kind = p_kind AND period = p_period
    AND (reached_at IS NULL OR reached_at < now() - interval '1 minute');
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO live_event (member_id, type, event)
  VALUES (p_member_id, 'LIMIT_REACHED', jsonb_build_object('type', 'LIMIT_REACHED',
    'limit', CASE p_period WHEN 'ONCE' THEN p_kind ELSE p_kind || '_' || p_period END,
    'until', to_char(v_until AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')));
END
$$;
