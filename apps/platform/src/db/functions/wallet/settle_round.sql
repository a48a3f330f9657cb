-- Inserts a settled round and adds it to the member's daily totals. p_risk is what is known of its bet: "uncounted" (minor units, or ALL)
-- with its "reason" by the rules of the engines; the vendor's own "turnover"; the "coverage" of an event. A round does not count if the
-- member's rounds on the event, open ones included, cover too much of it. If nothing is known of a bet at a table or on a sport, only what
-- it won or lost counts.
CREATE OR REPLACE FUNCTION settle_round(
  p_member_id integer, p_demo boolean, p_node_id integer, p_round_id text, p_stake bigint, p_payout bigint, p_details jsonb,
  p_balance bigint, p_at timestamptz, p_risk jsonb DEFAULT NULL
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_product text := (SELECT category FROM game WHERE node_id = p_node_id);
  -- Null if the bet is unknown.
  v_uncounted bigint := CASE WHEN p_risk ->> 'uncounted' = 'ALL' THEN p_stake
    WHEN p_risk ->> 'uncounted' IS NOT NULL THEN least((p_risk ->> 'uncounted')::bigint, p_stake) END;
  v_reason text := p_risk ->> 'reason';
  v_coverage jsonb := p_risk -> 'coverage';
BEGIN
  IF v_uncounted IS NULL THEN
    v_uncounted := 0;
    IF v_coverage IS NULL AND p_risk ->> 'turnover' IS NULL AND v_product IN ('LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT') THEN
      v_uncounted := greatest(p_stake - abs(p_payout - p_stake), 0);
      v_reason := 'NET';
    END IF;
  END IF;
  IF (p_risk ->> 'turnover')::bigint < p_stake - v_uncounted THEN
    v_uncounted := p_stake - (p_risk ->> 'turnover')::bigint;
    v_reason := 'VENDOR';
  END IF;
  IF v_coverage IS NOT NULL AND is_event_covered(p_member_id, v_coverage) THEN
    v_uncounted := p_stake;
    v_reason := 'COVERED';
  END IF;
  INSERT INTO round (member_id, node_id, vendor_round_id, stake, payout, details, balance_after, settled_at, uncounted, uncounted_reason,
    turnover_rule, coverage)
  VALUES (p_member_id, p_node_id, p_round_id, p_stake, p_payout, p_details, p_balance, p_at, v_uncounted,
    CASE WHEN v_uncounted > 0 THEN v_reason END, 1, v_coverage);
  IF p_demo THEN RETURN; END IF;
  PERFORM add_to_member_day(p_member_id, p_at, p_turnover => p_stake - v_uncounted, p_payout => p_payout, p_rounds => 1,
    p_product => v_product, p_uncounted => v_uncounted);
END
$$;
