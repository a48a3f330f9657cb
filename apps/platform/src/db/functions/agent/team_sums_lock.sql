-- Key of an advisory lock: only one transaction at a time writes team_day, active_day and team_active_day.
CREATE OR REPLACE FUNCTION team_sums_lock() RETURNS bigint LANGUAGE sql IMMUTABLE AS $$ SELECT 7402118831::bigint $$;
