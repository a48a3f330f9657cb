-- requires: is_excluded
-- Why an account is closed to deposits and play: REVIEW or REFUSED; null if it is not. A hold lasts as long as the exclusion of the account
-- that it matches; operators who decide a case of risk may stop play too.
CREATE OR REPLACE FUNCTION account_hold_state(p_member_id integer) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT min(found.state) FROM (
    SELECT hold.state FROM account_hold hold
    WHERE hold.member_id = p_member_id AND hold.state <> 'RELEASED' AND is_excluded(hold.matched_id)
    UNION ALL
    SELECT 'REVIEW' FROM risk_stop WHERE member_id = p_member_id AND kind = 'PLAY'
  ) AS found
$$;
