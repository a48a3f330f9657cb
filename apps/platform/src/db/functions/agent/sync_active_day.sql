-- Brings the counts of active members up to date with a member's day.
CREATE OR REPLACE FUNCTION sync_active_day(p_member_id integer, p_day date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_active boolean := EXISTS (SELECT FROM member_day WHERE member_id = p_member_id AND day = p_day AND rounds > 0);
  v_above integer[];
  v_previous date;
  v_next date;
BEGIN
  IF v_active = EXISTS (SELECT FROM active_day WHERE member_id = p_member_id AND day = p_day) THEN RETURN; END IF;
  SELECT ancestors_of(path) INTO v_above FROM member WHERE id = p_member_id;
  SELECT max(day) INTO v_previous FROM active_day WHERE member_id = p_member_id AND day < p_day;
  SELECT min(day) INTO v_next FROM active_day WHERE member_id = p_member_id AND day > p_day;
  IF v_active THEN
    INSERT INTO active_day (member_id, day) VALUES (p_member_id, p_day);
    PERFORM count_active(v_above, p_day, v_previous, 1);
    IF v_next IS NOT NULL THEN
      PERFORM count_active(v_above, v_next, v_previous, -1), count_active(v_above, v_next, p_day, 1);
    END IF;
  ELSE
    DELETE FROM active_day WHERE member_id = p_member_id AND day = p_day;
    PERFORM count_active(v_above, p_day, v_previous, -1);
    IF v_next IS NOT NULL THEN
      PERFORM count_active(v_above, v_next, p_day, -1), count_active(v_above, v_next, v_previous, 1);
    END IF;
  END IF;
END
$$;
