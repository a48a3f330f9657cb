-- requires: is_excluded, member_stops
-- Why an account is closed to deposits and play: REVIEW or REFUSED; null if it is not. A hold lasts as long as the exclusion of the account
-- that it matches; play may be stopped too (member_stops).
CREATE OR REPLACE FUNCTION account_hold_state(p_member_id integer) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT min(found.state) FROM (
    SELECT hold.state FROM account_hold hold
    WHERE hold.member_id = p_member_id AND hold.state <> 'RELEASED' AND is_excluded(hold.matched_id)
    UNION ALL
    SELECT 'REVIEW' FROM member_stops(p_member_id) AS kind WHERE kind = 'PLAY'
  ) AS found
$$;
