-- requires: is_lottery
-- Whether a round is what a corrected or void lottery draw changed of a member's payouts: it moves money, but nobody played it, so nothing
-- that counts rounds or players counts it. PostgreSQL puts the expression in place of the call, which a subquery in it would prevent. Called
-- by whatever counts rounds.
CREATE OR REPLACE FUNCTION is_lottery_change(p_round_id text, p_node_id integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT (p_round_id LIKE 'correction.%') IS TRUE AND is_lottery(p_node_id)
$$;
