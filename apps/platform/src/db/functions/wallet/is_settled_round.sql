-- Whether the round has ended, so that nothing more can be posted to it.
CREATE OR REPLACE FUNCTION is_settled_round(p_member_id integer, p_vendor_code text, p_round_id text) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (
    SELECT FROM round JOIN game ON game.node_id = round.node_id
    WHERE round.member_id = p_member_id AND round.vendor_round_id = p_round_id AND game.vendor_code = p_vendor_code);
END
$$;
