-- Gross deposits since then in minor units: credited ones, and requested ones that can still be paid; without the deposit p_without if
-- given.
CREATE OR REPLACE FUNCTION deposited_since(p_member_id integer, p_since timestamptz, p_without integer DEFAULT NULL) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(amount), 0)::bigint FROM deposit
  WHERE member_id = p_member_id AND state IN ('PREPARING', 'WAITING', 'CHECKING', 'UNMATCHED', 'CONFIRMED')
    AND coalesce(confirmed_at, created_at) > p_since AND id IS DISTINCT FROM p_without
$$;
