-- Whether a time-out or self-exclusion is active; a closed account's too.
CREATE FUNCTION is_excluded(p_member_id integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM play_exclusion
    WHERE member_id = p_member_id AND state = 'ACTIVE' AND (ends_at IS NULL OR ends_at > now()))
$$;
--> statement-breakpoint
-- Why an account is closed to deposits and play: REVIEW or REFUSED; null if it is not. A hold lasts as long as the exclusion of the account
-- that it matches.
CREATE FUNCTION account_hold_state(p_member_id integer) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT min(hold.state) FROM account_hold hold
  WHERE hold.member_id = p_member_id AND hold.state <> 'RELEASED' AND is_excluded(hold.matched_id)
$$;
--> statement-breakpoint
-- As before; a held account may not play.
CREATE OR REPLACE FUNCTION play_refusal(
  p_member_id integer, p_stake bigint DEFAULT NULL, p_vendor_code text DEFAULT NULL, p_round_id text DEFAULT NULL
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_limit record;
  v_staked bigint;
  v_largest bigint;
BEGIN
  IF EXISTS (SELECT FROM play_exclusion WHERE member_id = p_member_id AND state = 'ACTIVE' AND (ends_at IS NULL OR ends_at > now()))
    OR EXISTS (SELECT FROM member WHERE id = p_member_id AND closed_at IS NOT NULL)
    OR account_hold_state(p_member_id) IS NOT NULL
  THEN
    RETURN 'play_not_allowed';
  END IF;
  SELECT max_stake INTO v_largest FROM member_bonus WHERE member_id = p_member_id AND state IN ('ACTIVE', 'ENDING');
  IF FOUND THEN
    SELECT stake INTO v_staked FROM open_round
    WHERE member_id = p_member_id AND vendor_code = p_vendor_code AND round_id = p_round_id;
    IF p_stake + coalesce(v_staked, 0) > v_largest THEN RETURN 'bonus_stake_reached'; END IF;
  END IF;
  FOR v_limit IN
    SELECT kind, period, least(value, operator_value) AS amount FROM member_limit
    WHERE member_id = p_member_id AND kind <> 'DEPOSIT' AND num_nonnulls(value, operator_value) > 0
  LOOP
    CASE v_limit.kind
      WHEN 'STAKE' THEN
        SELECT stake INTO v_staked FROM open_round
        WHERE member_id = p_member_id AND vendor_code = p_vendor_code AND round_id = p_round_id;
        IF p_stake + coalesce(v_staked, 0) > v_limit.amount THEN RETURN 'stake_limit_reached'; END IF;
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
--> statement-breakpoint
-- As before; a hold guards play too.
CREATE OR REPLACE FUNCTION set_play_guard(p_member_id integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_guarded boolean := EXISTS (SELECT FROM play_exclusion WHERE member_id = p_member_id AND state = 'ACTIVE')
    OR EXISTS (SELECT FROM member_limit
      WHERE member_id = p_member_id AND kind <> 'DEPOSIT' AND num_nonnulls(value, operator_value) > 0)
    OR EXISTS (SELECT FROM member WHERE id = p_member_id AND closed_at IS NOT NULL)
    OR EXISTS (SELECT FROM member_bonus WHERE member_id = p_member_id AND state IN ('ACTIVE', 'ENDING'))
    OR EXISTS (SELECT FROM account_hold WHERE member_id = p_member_id AND state <> 'RELEASED');
BEGIN
  UPDATE member SET play_guarded = v_guarded WHERE id = p_member_id AND play_guarded <> v_guarded;
END
$$;
--> statement-breakpoint
-- Every hold and decision is audited.
SELECT audit_changes_of('account_hold', 'INSERT OR UPDATE', 'decided_by', 'member_id', 'matched_id');
