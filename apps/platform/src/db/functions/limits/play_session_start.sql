-- Since when a member has been logged in without a break of 15 minutes, so that logging in again starts no new session time. Null when no
-- log-in was used within that time.
CREATE OR REPLACE FUNCTION play_session_start(p_member_id integer) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT lower(spell) FROM (
    SELECT unnest(range_agg(tstzrange(created_at, greatest(created_at, coalesce(ended_at, last_seen_at)) + interval '15 minutes'))) AS spell
    FROM session WHERE member_id = p_member_id AND last_seen_at > now() - interval '1 day'
  ) spells WHERE spell @> now()
$$;
