-- Stakes minus winnings since then in minor units, jackpots included; stakes of unfinished rounds and open lottery tickets count as lost.
-- Reads whole days from the daily totals and at most one day round by round.
CREATE OR REPLACE FUNCTION lost_since(p_member_id integer, p_since timestamptz) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_day date := brand_day(p_since);
  v_midnight timestamptz := v_day::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh';
BEGIN
  IF v_midnight < p_since THEN
    v_day := v_day + 1;
    v_midnight := v_day::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh';
  END IF;
  RETURN (SELECT coalesce(sum(turnover + uncounted - payout), 0) FROM member_day WHERE member_id = p_member_id AND day >= v_day)
    + (SELECT coalesce(sum(stake - payout), 0) FROM round
      WHERE member_id = p_member_id AND settled_at > p_since AND settled_at < v_midnight)
    + (SELECT coalesce(sum(stake - payout), 0) FROM open_round WHERE member_id = p_member_id)
    + (SELECT coalesce(sum(stake), 0) FROM open_lottery_entries(p_member_id))
    - (SELECT coalesce(sum(amount), 0) FROM jackpot_win WHERE member_id = p_member_id AND won_at > p_since);
END
$$;
