-- requires: account_standing, member_stops, register_bar
-- Whether something must be looked up before each stake: an exclusion, a limit, a closed or blocked account, a running bonus, a hold, stopped play,
-- an identity check or the answer of a register that rules ask for, or rounds that are kept apart.
-- Called by whatever changes one of them.
CREATE OR REPLACE FUNCTION set_play_guard(p_member_id integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_guarded boolean := EXISTS (SELECT FROM play_exclusion WHERE member_id = p_member_id AND state = 'ACTIVE')
    OR EXISTS (SELECT FROM member_limit
      WHERE member_id = p_member_id AND kind <> 'DEPOSIT' AND num_nonnulls(value, operator_value) > 0)
    OR account_standing(p_member_id) <> 'OPEN'
    OR EXISTS (SELECT FROM member_block WHERE member_id = p_member_id)
    OR EXISTS (SELECT FROM member_bonus WHERE member_id = p_member_id AND state IN ('ACTIVE', 'ENDING'))
    OR EXISTS (SELECT FROM account_hold WHERE member_id = p_member_id AND state <> 'RELEASED')
    OR EXISTS (SELECT FROM member_stops(p_member_id) AS kind WHERE kind = 'PLAY')
    OR EXISTS (SELECT FROM member_profile WHERE member_id = p_member_id AND identity_days IS NOT NULL AND identity_tier = 0)
    OR register_bar(p_member_id) IS NOT NULL
    OR EXISTS (SELECT FROM play_pace WHERE member_id = p_member_id);
BEGIN
  UPDATE member SET play_guarded = v_guarded WHERE id = p_member_id AND play_guarded <> v_guarded;
END
$$;
