-- What of a settled stake rewards take for bonus money. Rounds from before version 2 of the rules count as own money, whatever paid them, so that
-- no reward that was earned by then changes.
CREATE OR REPLACE FUNCTION counted_bonus(p_bonus_stake bigint, p_rule integer) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_rule >= 2 THEN p_bonus_stake ELSE 0 END
$$;
