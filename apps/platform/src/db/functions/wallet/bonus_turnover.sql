-- requires: counted_bonus
-- What of a round's turnover was staked from a bonus: the bonus's share of the stake, rounded down as its share of a payout is.
CREATE OR REPLACE FUNCTION bonus_turnover(
  p_stake bigint, p_uncounted bigint, p_bonus_stake bigint, p_rule integer
) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN counted_bonus(p_bonus_stake, p_rule) > 0 THEN div((p_stake - p_uncounted)::numeric * p_bonus_stake, p_stake)::bigint ELSE 0 END
$$;
