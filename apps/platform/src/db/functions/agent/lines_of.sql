-- requires: ancestors_of
-- The lines of all accounts above a member that it belongs to: each account above with the one directly below it.
CREATE OR REPLACE FUNCTION lines_of(p_path ltree) RETURNS TABLE (upline_id integer, line_id integer) LANGUAGE sql IMMUTABLE AS $$
  SELECT * FROM unnest(ancestors_of(p_path), (string_to_array(ltree2text(p_path), '.')::integer[])[2:])
$$;
