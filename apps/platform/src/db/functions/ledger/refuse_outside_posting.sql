-- Only functions with the setting ledger.posting insert into the journal and change balances. Any code may open an account, but only with a
-- zero balance.
CREATE OR REPLACE FUNCTION refuse_outside_posting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('ledger.posting', true) IS DISTINCT FROM 'on' THEN
    RAISE EXCEPTION '% on % outside of a posting function', TG_OP, TG_TABLE_NAME
      USING ERRCODE = 'restrict_violation', HINT = 'Call a function of ledger/postings.ts.';
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER posting_only AFTER INSERT ON ledger_transaction
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_outside_posting();
CREATE OR REPLACE TRIGGER posting_only AFTER INSERT ON ledger_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_outside_posting();
CREATE OR REPLACE TRIGGER posting_only AFTER UPDATE OR DELETE OR TRUNCATE ON ledger_account
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_outside_posting();
CREATE OR REPLACE TRIGGER opened_empty AFTER INSERT ON ledger_account FOR EACH ROW WHEN (NEW.balance <> 0)
  EXECUTE FUNCTION refuse_outside_posting();
