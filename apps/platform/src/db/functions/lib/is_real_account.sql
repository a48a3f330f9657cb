-- Whether an account is no demo account (packages/shared/src/account-kinds.ts), by its kind.
CREATE OR REPLACE FUNCTION is_real_account(p_kind smallint) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$ SELECT p_kind <> 4 $$;
