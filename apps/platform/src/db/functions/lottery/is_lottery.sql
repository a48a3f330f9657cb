-- Whether the game of a node is a lottery. Called by is_lottery_change().
CREATE OR REPLACE FUNCTION is_lottery(p_node_id integer) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM lottery WHERE node_id = p_node_id);
END
$$;
