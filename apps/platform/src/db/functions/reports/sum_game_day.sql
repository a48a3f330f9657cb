-- Sums the rounds of real accounts on a day that is over, by game. A day that is summed again has the same sums. Time zone as in
-- brand_day(). Called by the domain reports, game-days.ts.
CREATE OR REPLACE FUNCTION sum_game_day(p_day date) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM game_day WHERE day = p_day;
  INSERT INTO game_day (day, node_id, rounds, players, stake, uncounted, payout, stake_squares, stake_payouts, payout_squares)
  SELECT p_day, node_id, count(*) FILTER (WHERE NOT is_lottery_change(vendor_round_id, node_id)), count(DISTINCT played.member_id),
    sum(played.stake), sum(played.uncounted), sum(played.payout), sum((played.stake / 10000.0::float8) ^ 2),
    sum((played.stake / 10000.0::float8) * (played.payout / 10000.0::float8)), sum((played.payout / 10000.0::float8) ^ 2)
  FROM member_day active JOIN round played ON played.member_id = active.member_id
    AND settled_at >= p_day::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh' AND settled_at < (p_day + 1)::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh'
  WHERE active.day = p_day
  GROUP BY node_id;
END
$$;
