-- Raises receiving_refused with the state if a member may not receive what is being posted. What is held instead is decided before it is
-- posted. Called by post_transaction() with the account locked.
CREATE OR REPLACE FUNCTION refuse_unreceivable(p_member_id integer, p_type text, p_key text, p_amount bigint) RETURNS void
LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_purpose text := split_part(p_key, ':', 1);
  v_refusable boolean;
  v_found record;
BEGIN
  IF p_type = 'DEPOSIT' THEN RETURN; END IF;
  -- Most postings are payouts, which no state refuses: the member's states are not read for them.
  SELECT 'refused' IN (closed, closing, self_exclusion, time_out, held, review, blocked, deposits_blocked, deposit_limit)
  INTO v_refusable FROM receiving_rules()
  WHERE type = p_type AND purpose IN (v_purpose, '') ORDER BY purpose DESC LIMIT 1;
  IF NOT v_refusable THEN RETURN; END IF;
  SELECT * INTO v_found FROM receivable(p_member_id, p_type, v_purpose, p_amount);
  IF v_found.outcome = 'refused' THEN
    RAISE EXCEPTION 'Member % may not receive a % now: %', p_member_id, p_type, v_found.state
      USING ERRCODE = 'check_violation', CONSTRAINT = 'receiving_refused', DETAIL = v_found.state;
  END IF;
END
$$;
