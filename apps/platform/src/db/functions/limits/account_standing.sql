-- OPEN, CLOSING (its owner has closed it, and its money is still being paid out) or CLOSED; null without such an account.
CREATE OR REPLACE FUNCTION account_standing(p_member_id integer) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN closed_at IS NOT NULL THEN 'CLOSED' WHEN closing_at IS NOT NULL THEN 'CLOSING' ELSE 'OPEN' END
  FROM member WHERE id = p_member_id
$$;
