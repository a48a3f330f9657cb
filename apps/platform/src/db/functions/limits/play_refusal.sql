-- requires: account_standing, identity_due_at, register_bar
-- Why a member may not stake p_stake, as a refusal code of the wallet; null if it may. Without a stake: why it may not open a game.
-- Exclusions, blocks, holds, a register of excluded persons without an answer, an overdue identity check, limits and the largest stake of a running bonus. p_single is one of the equal stakes that p_stake is made of,
-- such as one draw of a lottery ticket. Called with the cash account locked, so that concurrent stakes see
-- each other.
CREATE OR REPLACE FUNCTION play_refusal(
  p_member_id integer, p_stake bigint DEFAULT NULL, p_vendor_code text DEFAULT NULL, p_round_id text DEFAULT NULL,
  p_single bigint DEFAULT NULL
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_limit record;
  v_staked bigint;
  v_largest bigint;
BEGIN
  IF EXISTS (SELECT FROM play_exclusion WHERE member_id = p_member_id AND state = 'ACTIVE' AND (ends_at IS NULL OR ends_at > now()))
    OR account_standing(p_member_id) <> 'OPEN'
    OR EXISTS (SELECT FROM member_block WHERE member_id = p_member_id)
    OR account_hold_state(p_member_id) IS NOT NULL
    OR register_bar(p_member_id) IS NOT NULL
  THEN
    RETURN 'play_not_allowed';
  END IF;
  IF EXISTS (SELECT FROM member_profile WHERE member_id = p_member_id AND identity_due_at(p_member_id, identity_days) <= now()) THEN
    RETURN 'identity_required';
  END IF;
  SELECT max_stake INTO v_largest FROM member_bonus WHERE member_id = p_member_id AND state IN ('ACTIVE', 'ENDING');
  IF FOUND THEN
    SELECT stake INTO v_staked FROM open_round
    WHERE member_id = p_member_id AND vendor_code = p_vendor_code AND round_id = p_round_id;
    IF coalesce(p_single, p_stake) + coalesce(v_staked, 0) > v_largest THEN RETURN 'bonus_stake_reached'; END IF;
  END IF;
  FOR v_limit IN
    SELECT kind, period, least(value, operator_value) AS amount FROM member_limit
    WHERE member_id = p_member_id AND kind <> 'DEPOSIT' AND num_nonnulls(value, operator_value) > 0
  LOOP
    CASE v_limit.kind
      WHEN 'STAKE' THEN
        SELECT stake INTO v_staked FROM open_round
        WHERE member_id = p_member_id AND vendor_code = p_vendor_code AND round_id = p_round_id;
        IF coalesce(p_single, p_stake) + coalesce(v_staked, 0) > v_limit.amount THEN RETURN 'stake_limit_reached'; END IF;
      WHEN 'SESSION_TIME' THEN
        IF play_session_start(p_member_id) + make_interval(mins => v_limit.amount::integer) <= now() THEN
          PERFORM note_limit_reached(p_member_id, v_limit.kind, v_limit.period);
          RETURN 'session_time_reached';
        END IF;
      WHEN 'LOSS' THEN
        IF lost_since(p_member_id, limit_since(v_limit.period, now())) + coalesce(p_stake, 1) > v_limit.amount THEN
          PERFORM note_limit_reached(p_member_id, v_limit.kind, v_limit.period);
          RETURN 'loss_limit_reached';
        END IF;
    END CASE;
  END LOOP;
  RETURN NULL;
END
$$;
