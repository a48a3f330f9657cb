-- Id of an account by its code; house accounts have member 0. Raises ledger_account_known if it does not exist.
CREATE OR REPLACE FUNCTION account_id(p_member_id integer, p_code text) RETURNS integer LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_id integer;
BEGIN
  SELECT id INTO v_id FROM ledger_account WHERE member_id = p_member_id AND code = p_code;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'Ledger account not found: %', p_code
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'ledger_account_known', DETAIL = p_code;
  END IF;
  RETURN v_id;
END
$$;
