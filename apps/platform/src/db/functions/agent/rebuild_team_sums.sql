-- Derives all sums of teams again. Bets wait meanwhile. Called by the seed and after an upgrade.
CREATE OR REPLACE FUNCTION rebuild_team_sums() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM rebuild_team_days();
  PERFORM rebuild_lines();
END
$$;
