-- Adds to the member's daily totals and, by way of team_change, to those of its upline and hour. p_uncounted are stakes that do not count
-- as turnover, p_bonus_turnover is the part of the turnover that a bonus paid. Demo accounts have none, so that agents' figures contain real play only.
CREATE OR REPLACE FUNCTION add_to_member_day(
  p_member_id integer, p_at timestamptz, p_deposit bigint DEFAULT 0, p_withdrawal bigint DEFAULT 0, p_turnover bigint DEFAULT 0,
  p_payout bigint DEFAULT 0, p_rounds integer DEFAULT 0, p_product text DEFAULT '',
  p_uncounted bigint DEFAULT 0, p_bonus_turnover bigint DEFAULT 0
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_day date := brand_day(p_at);
  v_rounds integer;
BEGIN
  INSERT INTO member_day AS kept (member_id, day, deposit, withdrawal, turnover, bonus_turnover, uncounted, payout, rounds)
  SELECT id, v_day, p_deposit, p_withdrawal, p_turnover, p_bonus_turnover, p_uncounted, p_payout, p_rounds
  FROM member WHERE id = p_member_id AND is_real_account(kind)
  ON CONFLICT (member_id, day) DO UPDATE SET
    deposit = kept.deposit + excluded.deposit,
    withdrawal = kept.withdrawal + excluded.withdrawal,
    turnover = kept.turnover + excluded.turnover, bonus_turnover = kept.bonus_turnover + excluded.bonus_turnover,
    uncounted = kept.uncounted + excluded.uncounted,
    payout = kept.payout + excluded.payout,
    rounds = kept.rounds + excluded.rounds
  RETURNING rounds INTO v_rounds;
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO team_change (member_id, day, hour, product, deposit, withdrawal, turnover, bonus_turnover, uncounted, payout, rounds,
    activity)
  VALUES (p_member_id, v_day, brand_hour(p_at), p_product, p_deposit, p_withdrawal, p_turnover, p_bonus_turnover, p_uncounted, p_payout,
    p_rounds,
    CASE WHEN p_rounds = 0 THEN 0 ELSE (v_rounds > 0)::integer - (v_rounds - p_rounds > 0)::integer END);
END
$$;
