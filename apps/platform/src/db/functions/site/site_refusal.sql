-- Why the site takes no new bets, deposits and the like from this country, null if it does, and when maintenance is expected to end. Without
-- a country only maintenance counts. Inlined in the statements that use it.
CREATE OR REPLACE FUNCTION site_refusal(p_country text) RETURNS TABLE (refusal text, ends_at timestamptz) LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN maintenance THEN 'site_maintenance' WHEN p_country = ANY (restricted_countries) THEN 'region_restricted' END,
    maintenance_ends_at
  FROM brand
$$;
