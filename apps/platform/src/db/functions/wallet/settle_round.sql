-- Inserts a settled round and adds it to the member's daily totals. p_risk is what is known of its bet: "uncounted" (minor units, or ALL)
-- with its "reason" by the rules of the engines; the vendor's own "turnover"; the "coverage" of an event. A round does not count if the
-- member's rounds on the event, open ones included, cover too much of it. p_bonus_stake is the part of the stake that a bonus paid.
CREATE OR REPLACE FUNCTION settle_round(
  p_member_id integer, p_demo boolean, p_node_id integer, p_round_id text, p_stake bigint, p_payout bigint, p_details jsonb,
  p_balance bigint, p_at timestamptz, p_risk jsonb DEFAULT NULL, p_bonus_stake bigint DEFAULT 0
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_product text := (SELECT category FROM game WHERE node_id = p_node_id);
  v_part record := uncounted_part(p_risk, v_product, p_stake, p_payout);
  v_coverage jsonb := p_risk -> 'coverage';
BEGIN
  IF v_coverage IS NOT NULL AND is_event_covered(p_member_id, v_coverage) THEN
    v_part.uncounted := p_stake;
    v_part.reason := CASE WHEN p_stake > 0 THEN 'COVERED' END;
  END IF;
  INSERT INTO round (member_id, node_id, vendor_round_id, stake, payout, details, balance_after, settled_at, uncounted, uncounted_reason,
    turnover_rule, coverage, bonus_stake)
  VALUES (p_member_id, p_node_id, p_round_id, p_stake, p_payout, p_details, p_balance, p_at, v_part.uncounted, v_part.reason, 2, v_coverage,
    p_bonus_stake);
  IF p_demo THEN RETURN; END IF;
  PERFORM add_to_member_day(p_member_id, p_at, p_turnover => p_stake - v_part.uncounted, p_payout => p_payout, p_rounds => 1,
    p_product => v_product, p_uncounted => v_part.uncounted,
    p_bonus_turnover => bonus_turnover(p_stake, v_part.uncounted, p_bonus_stake, 2));
END
$$;
