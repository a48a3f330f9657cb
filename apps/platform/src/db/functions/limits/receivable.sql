-- Whether a member may receive p_amount minor units now, of a transaction type for a purpose as in receiving_rules(): what becomes of it
-- (`credited`, `held`, `owed`, `refused`), how much of it is credited, and the state that decides. `reached` is the period of a deposit limit
-- that the amount reaches. The strictest of several states decides. Call it with the member's row locked, and its deposit limits, where
-- these decide; where only the closing of the account does, the cash account suffices. Called by the posting functions and
-- money/limits/receivable.ts. Raises receiving_rule_known.
CREATE OR REPLACE FUNCTION receivable(
  p_member_id integer, p_type text, p_purpose text, p_amount bigint, p_without integer DEFAULT NULL,
  OUT outcome text, OUT credited bigint, OUT state text, OUT reached text
) LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_rule jsonb;
  v_limit record;
BEGIN
  SELECT to_jsonb(rule) INTO v_rule FROM receiving_rules() rule
  WHERE rule.type = p_type AND rule.purpose IN (p_purpose, '') ORDER BY rule.purpose DESC LIMIT 1;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'receiving_rules() does not say who may receive a %', p_type
      USING ERRCODE = 'check_violation', CONSTRAINT = 'receiving_rule_known';
  END IF;
  outcome := 'credited';
  credited := p_amount;
  SELECT v_rule ->> lower(found.state), found.state INTO outcome, state FROM receiving_states(p_member_id) found
  ORDER BY array_position(ARRAY['refused', 'held', 'owed', 'credited'], v_rule ->> lower(found.state)) NULLS FIRST, found.rank LIMIT 1;
  IF state IS NOT NULL AND outcome IS NULL THEN
    RAISE EXCEPTION 'receiving_rules() does not say what an account may receive that is in the state %', state
      USING ERRCODE = 'check_violation', CONSTRAINT = 'receiving_rule_known';
  END IF;
  outcome := coalesce(outcome, 'credited');
  IF outcome IN ('refused', 'held') THEN
    credited := 0;
    RETURN;
  END IF;
  IF outcome = 'credited' THEN state := NULL; END IF;
  IF v_rule ->> 'deposit_limit' = 'credited' THEN RETURN; END IF;
  SELECT * INTO v_limit FROM deposit_room(p_member_id, now(), p_without) LIMIT 1;
  IF v_limit.room > p_amount IS NOT FALSE THEN RETURN; END IF;
  reached := v_limit.period;
  IF v_limit.room = p_amount THEN RETURN; END IF;
  state := 'LIMIT_' || v_limit.period;
  credited := CASE v_rule ->> 'deposit_limit' WHEN 'part' THEN greatest(v_limit.room, 0) ELSE 0 END;
  outcome := CASE v_rule ->> 'deposit_limit' WHEN 'part' THEN 'held' ELSE 'refused' END;
END
$$;
