-- Whether a time-out or self-exclusion is active; a closed account's too.
CREATE OR REPLACE FUNCTION is_excluded(p_member_id integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM play_exclusion
    WHERE member_id = p_member_id AND state = 'ACTIVE' AND (ends_at IS NULL OR ends_at > now()))
$$;
