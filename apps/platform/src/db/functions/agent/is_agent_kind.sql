-- Whether an account counts as an agent (packages/shared/src/account-kinds.ts).
CREATE OR REPLACE FUNCTION is_agent_kind(p_kind smallint) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$ SELECT p_kind IN (1, 2, 41, 42) $$;
