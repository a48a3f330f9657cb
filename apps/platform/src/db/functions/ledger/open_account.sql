-- Opens an account of a member, such as `bonus` or `vendor:SEN`, in the currency of the brand by default. Returns its id. Called by posting
-- functions and ledger/accounts.ts.
CREATE OR REPLACE FUNCTION open_account(p_member_id integer, p_name text, p_currency text DEFAULT NULL) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_code text := 'member:' || p_member_id || ':' || p_name;
  v_id integer;
BEGIN
  SELECT id INTO v_id FROM ledger_account WHERE member_id = p_member_id AND code = v_code;
  IF FOUND THEN RETURN v_id; END IF;
  INSERT INTO ledger_account (code, member_id, currency, balance)
  SELECT v_code, p_member_id, coalesce(p_currency, house.currency), 0
  FROM ledger_account house JOIN member ON member.id = p_member_id
  WHERE house.member_id = 0 AND house.code = 'house:bets'
  ON CONFLICT (member_id, code) DO NOTHING;
  SELECT id INTO v_id FROM ledger_account WHERE member_id = p_member_id AND code = v_code;
  RETURN v_id;
END
$$;
