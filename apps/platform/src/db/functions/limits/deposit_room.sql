-- requires: deposited_since, limit_since
-- What each deposit limit of a member leaves in minor units, the least first; below zero if it was lowered since. p_without is a requested
-- deposit that is not to be counted.
CREATE OR REPLACE FUNCTION deposit_room(p_member_id integer, p_at timestamptz, p_without integer DEFAULT NULL)
RETURNS TABLE (period text, room bigint) LANGUAGE sql STABLE AS $$
  SELECT period, least(value, operator_value) - deposited_since(p_member_id, limit_since(period, p_at), p_without) AS room
  FROM member_limit WHERE member_id = p_member_id AND kind = 'DEPOSIT' AND num_nonnulls(value, operator_value) > 0
  ORDER BY room
$$;
