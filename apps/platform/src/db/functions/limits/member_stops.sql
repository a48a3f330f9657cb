-- What is stopped for a member, WITHDRAWALS or PLAY: by operators in a case of risk, and by entries of sanctions lists. One that may be the member
-- stops withdrawals while it is listed; one that operators have confirmed stops play and deposits too, until operators take that back. Called by
-- account_hold_state() and set_play_guard(), and wherever money leaves.
CREATE OR REPLACE FUNCTION member_stops(p_member_id integer) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT kind FROM risk_stop WHERE member_id = p_member_id
  UNION
  SELECT unnest(CASE state WHEN 'CONFIRMED' THEN ARRAY['WITHDRAWALS', 'PLAY'] ELSE ARRAY['WITHDRAWALS'] END)
  FROM screening_hit
  WHERE member_id = p_member_id AND kind = 'SANCTION' AND (state = 'CONFIRMED' OR (state = 'POSSIBLE' AND gone_at IS NULL))
$$;
