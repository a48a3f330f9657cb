-- Why play and deposits wait for the register of excluded persons, where the rules of the member require its answer: UNKNOWN if it gave none,
-- INCOMPLETE if it cannot be asked yet. Null otherwise. A stored answer is read, so that no stake waits for the register.
CREATE OR REPLACE FUNCTION register_bar(p_member_id integer) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT state FROM exclusion_check WHERE member_id = p_member_id AND is_required AND state IN ('UNKNOWN', 'INCOMPLETE')
$$;
