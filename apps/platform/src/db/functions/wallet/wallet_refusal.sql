-- Outcome of a refused call: its code, everything else null.
CREATE OR REPLACE FUNCTION wallet_refusal(p_code text) RETURNS wallet_outcome LANGUAGE sql IMMUTABLE AS $$
  SELECT ROW(p_code, NULL, NULL, NULL, NULL, NULL)::wallet_outcome
$$;
