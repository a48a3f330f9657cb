-- Whether an operator holds one of these draws, or a station of a joint one. Called by place_lottery_ticket() and cancel_lottery_ticket().
CREATE OR REPLACE FUNCTION is_draw_held(p_draws bigint[]) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (
    SELECT FROM lottery_draw draw JOIN lottery_draw held ON held.issue = draw.issue
      AND held.lottery_code = ANY (string_to_array(draw.lottery_code, '-') || draw.lottery_code)
    WHERE draw.id = ANY (p_draws) AND held.held_at IS NOT NULL);
END
$$;
