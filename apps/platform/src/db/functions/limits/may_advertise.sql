-- requires: is_advertising_paused, is_excluded
-- Whether advertising may be sent to a member now: they allow it, are on no break, and the site has not just spoken to them about their play.
CREATE OR REPLACE FUNCTION may_advertise(p_member_id integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT marketing_allowed AND NOT is_excluded(id) AND NOT is_advertising_paused(id) FROM member WHERE id = p_member_id
$$;
