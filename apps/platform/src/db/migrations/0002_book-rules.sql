-- The house's and the bank's side of the book. They hold no balance beside them: theirs is the sum of their entries, so
-- that no bet waits for another one.
INSERT INTO ledger_account (code, currency) VALUES
  ('house:bets', 'VND'),
  ('house:promotions', 'VND'),
  ('house:demo-credit', 'VND'),
  ('house:demo-bets', 'VND'),
  ('bank:deposits', 'VND'),
  ('bank:withdrawals', 'VND');
--> statement-breakpoint
-- The book is only ever added to: a mistake is reversed by another movement, so that what a member was shown stays provable.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The book is append-only: % on % is refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transaction
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
-- The lines of a movement are written by one statement and must add to zero in each currency. Checked once a statement,
-- not once a row: a round has four lines. A movement can gain no further lines unless they balance too.
-- The seed world, written by one COPY, switches this off inside its own database transaction (as the owner of the table)
-- and proves the same with one query over the whole book before it commits.
CREATE FUNCTION refuse_unbalanced_movement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unbalanced bigint;
BEGIN
  SELECT added.transaction_id INTO unbalanced
  FROM added JOIN ledger_account account ON account.id = added.account_id
  GROUP BY added.transaction_id, account.currency
  HAVING sum(added.amount) <> 0
  LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'The lines of ledger transaction % do not add to zero', unbalanced USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER movement_balances AFTER INSERT ON ledger_entry
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION refuse_unbalanced_movement();
