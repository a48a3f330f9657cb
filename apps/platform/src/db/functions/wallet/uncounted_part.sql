-- What of a settled stake does not count as turnover, and why. p_risk as in settle_round(), without the coverage of an event, which needs
-- the member's other rounds. If nothing is known of a bet at a table or on a sport, only what it won or lost counts.
CREATE OR REPLACE FUNCTION uncounted_part(
  p_risk jsonb, p_product text, p_stake bigint, p_payout bigint, OUT uncounted bigint, OUT reason text
) LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  uncounted := CASE WHEN p_risk ->> 'uncounted' = 'ALL' THEN p_stake
    WHEN p_risk ->> 'uncounted' IS NOT NULL THEN least((p_risk ->> 'uncounted')::bigint, p_stake) END;
  reason := p_risk ->> 'reason';
  IF uncounted IS NULL THEN
    uncounted := 0;
    IF p_risk -> 'coverage' IS NULL AND p_risk ->> 'turnover' IS NULL AND p_product IN ('LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT') THEN
      uncounted := greatest(p_stake - abs(p_payout - p_stake), 0);
      reason := 'NET';
    END IF;
  END IF;
  IF (p_risk ->> 'turnover')::bigint < p_stake - uncounted THEN
    uncounted := p_stake - (p_risk ->> 'turnover')::bigint;
    reason := 'VENDOR';
  END IF;
  IF uncounted <= 0 THEN reason := NULL; END IF;
END
$$;
