-- requires: account_standing, is_excluded
-- The state by which is decided what becomes of what an account leaves behind (apps/platform/src/lib/left-behind.ts), the most lasting one of
-- several; null without such an account.
CREATE OR REPLACE FUNCTION account_state(p_member_id integer) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN standing <> 'OPEN' THEN standing
    WHEN EXISTS (SELECT FROM member_block WHERE member_id = p_member_id) THEN 'BLOCKED'
    WHEN is_excluded(p_member_id) THEN 'EXCLUDED'
    ELSE standing
  END FROM (SELECT account_standing(p_member_id) AS standing) AS own
$$;
