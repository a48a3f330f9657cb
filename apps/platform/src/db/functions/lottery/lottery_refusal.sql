-- Outcome of a refused ticket: its code, everything else null.
CREATE OR REPLACE FUNCTION lottery_refusal(p_code text) RETURNS lottery_outcome LANGUAGE sql IMMUTABLE AS $$
  SELECT ROW(p_code, NULL, NULL, NULL, NULL, NULL, NULL)::lottery_outcome
$$;
