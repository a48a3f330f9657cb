-- Whether a round is what a corrected or void lottery draw changed of a member's payouts: it moves money, but nobody played it, so nothing
-- that counts rounds or players counts it. Called by whatever counts rounds.
CREATE OR REPLACE FUNCTION is_lottery_change(p_round_id text, p_node_id integer) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF p_round_id LIKE 'correction.%' THEN RETURN EXISTS (SELECT FROM lottery WHERE node_id = p_node_id); END IF;
  RETURN false;
END
$$;
