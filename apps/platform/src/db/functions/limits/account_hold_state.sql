-- requires: is_excluded
-- Why an account is closed to deposits and play: REVIEW or REFUSED; null if it is not. A hold lasts as long as the exclusion of the account
-- that it matches.
CREATE OR REPLACE FUNCTION account_hold_state(p_member_id integer) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT min(hold.state) FROM account_hold hold
  WHERE hold.member_id = p_member_id AND hold.state <> 'RELEASED' AND is_excluded(hold.matched_id)
$$;
