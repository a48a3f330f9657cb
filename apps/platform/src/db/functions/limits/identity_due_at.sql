-- Until when a member may deposit and play without a passed identity check, by rules that ask for one p_days after the first deposit, or from the
-- opening of the account on (0). Null once it is passed, without a deposit, and where the rules do not ask (p_days is null).
CREATE OR REPLACE FUNCTION identity_due_at(p_member_id integer, p_days integer) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT CASE p_days
    WHEN 0 THEN member.registered_at
    ELSE (SELECT min(coalesce(confirmed_at, created_at)) FROM deposit WHERE member_id = p_member_id AND state = 'CONFIRMED')
      + make_interval(days => p_days)
  END
  FROM member
  WHERE member.id = p_member_id AND p_days IS NOT NULL
    AND NOT EXISTS (SELECT FROM member_profile WHERE member_id = p_member_id AND identity_tier > 0)
$$;
