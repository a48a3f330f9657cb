-- Sums what real accounts did on a day that is over. A day that is summed again has the same sums. Called by the domain reports,
-- house-days.ts.
CREATE OR REPLACE FUNCTION sum_house_day(p_day date) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM house_day WHERE day = p_day;
  INSERT INTO house_day (day, active_players, depositors, rounds, turnover, uncounted, payout, deposit, withdrawal)
  SELECT p_day, count(*) FILTER (WHERE rounds > 0), count(*) FILTER (WHERE deposit > 0), sum(rounds), sum(turnover), sum(uncounted),
    sum(payout), sum(deposit), sum(withdrawal)
  FROM member_day WHERE day = p_day HAVING count(*) > 0;
END
$$;
