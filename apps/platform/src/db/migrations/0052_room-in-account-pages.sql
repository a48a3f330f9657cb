-- A balance that changes stays on its page, and neither index is written (HOT). Pages that are full already get room as they are written anew.
ALTER TABLE ledger_account SET (fillfactor = 70);
