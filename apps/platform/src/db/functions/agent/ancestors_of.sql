-- Accounts above a member, without itself.
CREATE OR REPLACE FUNCTION ancestors_of(p_path ltree) RETURNS integer[] LANGUAGE sql IMMUTABLE AS $$
  SELECT string_to_array(ltree2text(subpath(p_path, 0, -1)), '.')::integer[]
$$;
