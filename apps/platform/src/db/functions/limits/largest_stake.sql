-- The largest single stake that a member's own limit and bonus allow, minor units; null without either. Read before a game shows its stakes;
-- `play_refusal` refuses larger ones.
CREATE OR REPLACE FUNCTION largest_stake(p_member_id integer) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT least(
    (SELECT least(value, operator_value) FROM member_limit WHERE member_id = p_member_id AND kind = 'STAKE'),
    (SELECT max_stake FROM member_bonus WHERE member_id = p_member_id AND state IN ('ACTIVE', 'ENDING'))
  )
$$;
