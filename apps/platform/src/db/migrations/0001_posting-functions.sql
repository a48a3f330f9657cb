-- The only way money moves. Only post_transaction() inserts into the journal and changes balances; the other posting functions name
-- the accounts and call it. Application code calls them through ledger/postings.ts.
-- Accounts of the house and the bank. They keep no balance: theirs is the sum of their entries, so that no bet waits for another.
INSERT INTO ledger_account (code, member_id, currency) VALUES
  ('house:bets', 0, 'VND'),
  ('house:promotions', 0, 'VND'),
  ('house:demo-credit', 0, 'VND'),
  ('house:demo-bets', 0, 'VND'),
  ('bank:deposits', 0, 'VND'),
  ('bank:withdrawals', 0, 'VND'),
  ('house:transit', 0, 'VND'),
  ('house:transfers', 0, 'VND'),
  ('house:rebates', 0, 'VND'),
  ('house:points', 0, 'PTS');
--> statement-breakpoint
-- The journal is append-only: a mistake is reversed by another transaction, so that what a member was shown stays provable.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The journal is append-only: % on % is refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transaction
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE FUNCTION refuse_outside_posting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('ledger.posting', true) IS DISTINCT FROM 'on' THEN
    RAISE EXCEPTION '% on % outside of a posting function', TG_OP, TG_TABLE_NAME
      USING ERRCODE = 'restrict_violation', HINT = 'Call a function of ledger/postings.ts.';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER posting_only AFTER INSERT ON ledger_transaction FOR EACH STATEMENT EXECUTE FUNCTION refuse_outside_posting();
--> statement-breakpoint
CREATE TRIGGER posting_only AFTER UPDATE OR DELETE OR TRUNCATE ON ledger_account
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_outside_posting();
--> statement-breakpoint
-- Any code may open an account, but only with a zero balance.
CREATE TRIGGER opened_empty AFTER INSERT ON ledger_account FOR EACH ROW WHEN (NEW.balance <> 0)
  EXECUTE FUNCTION refuse_outside_posting();
--> statement-breakpoint
CREATE TRIGGER posting_only AFTER INSERT ON ledger_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_outside_posting();
--> statement-breakpoint
-- Minor units, above zero.
CREATE DOMAIN positive_amount AS bigint CONSTRAINT amount_is_positive CHECK (VALUE > 0);
--> statement-breakpoint
-- Result of every posting function. `balance` is that of the first member account among the entries, right after the transaction.
CREATE TYPE posted AS (transaction_id bigint, occurred_at timestamptz, balance bigint, replayed boolean);
--> statement-breakpoint
-- Day of the brand (packages/shared/src/limits.ts, BRAND_TIME_ZONE).
CREATE FUNCTION brand_day(at timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT (at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date
$$;
--> statement-breakpoint
-- Opens an account of a member, such as `bonus` or `vendor:SEN`, in the currency of the brand by default. Returns its id.
CREATE FUNCTION open_account(p_member_id integer, p_name text, p_currency text DEFAULT NULL) RETURNS integer LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
-- Id of an account by its code; house accounts have member 0. Raises ledger_account_known if it does not exist.
CREATE FUNCTION account_id(p_member_id integer, p_code text) RETURNS integer LANGUAGE plpgsql STABLE AS $$
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
--> statement-breakpoint
-- Posts one transaction: p_accounts[i] is credited p_amounts[i] minor units, or debited if negative. Repeating a key with the same
-- request returns the first result and moves nothing.
-- Raises idempotency_key_reused, member_not_below_zero, transaction_balances, ledger_account_known (as the constraint of the error),
-- and numeric_value_out_of_range.
CREATE FUNCTION post_transaction(
  p_member_id integer, p_type text, p_key text, p_request_hash bytea, p_reference text, p_accounts integer[], p_amounts bigint[],
  p_occurred_at timestamptz DEFAULT NULL, p_reverses bigint DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql SET ledger.posting = 'on' AS $$
DECLARE
  v_posted posted;
  v_hash bytea;
  v_own integer[];
  v_balances bigint[] := '{}';
  v_currencies text[] := '{}';
  v_balance bigint;
  v_currency text;
BEGIN
  -- Locked in id order to avoid deadlocks. House accounts keep no balance and are not locked.
  SELECT array_agg(id) INTO v_own FROM (
    SELECT id FROM ledger_account
    WHERE member_id = p_member_id AND id = ANY (p_accounts) AND balance IS NOT NULL
    ORDER BY id FOR NO KEY UPDATE
  ) locked;

  SELECT id, occurred_at, request_hash INTO v_posted.transaction_id, v_posted.occurred_at, v_hash
  FROM ledger_transaction WHERE member_id = p_member_id AND idempotency_key = p_key;
  IF FOUND THEN
    IF v_hash <> p_request_hash THEN
      RAISE EXCEPTION 'The idempotency key belongs to another request'
        USING ERRCODE = 'unique_violation', CONSTRAINT = 'idempotency_key_reused', DETAIL = p_key;
    END IF;
    SELECT balance_after INTO v_posted.balance FROM ledger_entry
    WHERE member_id = p_member_id AND transaction_id = v_posted.transaction_id AND balance_after IS NOT NULL
    ORDER BY line LIMIT 1;
    v_posted.replayed := true;
    RETURN v_posted;
  END IF;

  IF (cardinality(p_accounts) >= 2 AND cardinality(p_accounts) = cardinality(p_amounts) AND 0 <> ALL (p_amounts)) IS NOT TRUE THEN
    RAISE EXCEPTION '%: a transaction has two lines or more, and each moves something', p_type
      USING ERRCODE = 'check_violation', CONSTRAINT = 'transaction_balances';
  END IF;

  FOR i IN 1 .. cardinality(p_accounts) LOOP
    IF p_accounts[i] = ANY (v_own) THEN
      UPDATE ledger_account SET balance = balance + p_amounts[i]
      WHERE member_id = p_member_id AND id = p_accounts[i]
      RETURNING balance, currency INTO v_balance, v_currency;
      v_posted.balance := coalesce(v_posted.balance, v_balance);
    ELSE
      SELECT NULL, currency INTO v_balance, v_currency FROM ledger_account WHERE member_id = 0 AND id = p_accounts[i];
      IF NOT FOUND THEN
        RAISE EXCEPTION 'Ledger account not found, or not owned by member %: %', p_member_id, p_accounts[i]
          USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'ledger_account_known', DETAIL = p_accounts[i]::text;
      END IF;
    END IF;
    v_balances := v_balances || v_balance;
    v_currencies := v_currencies || v_currency;
  END LOOP;
  IF EXISTS (SELECT FROM unnest(v_currencies, p_amounts) AS line (currency, amount) GROUP BY currency HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION '%: the lines do not add to zero', p_type
      USING ERRCODE = 'check_violation', CONSTRAINT = 'transaction_balances';
  END IF;

  INSERT INTO ledger_transaction (member_id, type, idempotency_key, request_hash, reference, reverses, occurred_at)
  VALUES (p_member_id, p_type, p_key, p_request_hash, p_reference, p_reverses, coalesce(p_occurred_at, clock_timestamp()))
  RETURNING id, occurred_at, false INTO v_posted.transaction_id, v_posted.occurred_at, v_posted.replayed;
  INSERT INTO ledger_entry (member_id, transaction_id, line, account_id, amount, balance_after)
  SELECT p_member_id, v_posted.transaction_id, line, account_id, amount, balance_after
  FROM unnest(p_accounts, p_amounts, v_balances) WITH ORDINALITY AS written (account_id, amount, balance_after, line);
  RETURN v_posted;
END
$$;
--> statement-breakpoint
-- Bulk form of post_transaction(): posts the rows of a table with the columns of ledger_transaction and the arrays `accounts` and
-- `amounts`, in id order. Blocks all other posting meanwhile.
CREATE FUNCTION post_bulk(p_transactions regclass) RETURNS bigint LANGUAGE plpgsql SET ledger.posting = 'on' AS $$
DECLARE
  v_lines bigint;
  v_lowest bigint;
  v_unbalanced bigint;
BEGIN
  LOCK TABLE ledger_account IN EXCLUSIVE MODE;
  EXECUTE format('INSERT INTO ledger_transaction (member_id, id, type, idempotency_key, request_hash, reference, occurred_at)
    SELECT member_id, id, type, idempotency_key, request_hash, reference, occurred_at FROM %s ORDER BY id', p_transactions);
  EXECUTE format('WITH entry AS (
      INSERT INTO ledger_entry (member_id, transaction_id, line, account_id, amount, balance_after)
      SELECT bulk.member_id, bulk.id, ord, moved.account_id, amount,
        CASE WHEN account.balance IS NOT NULL
          THEN (account.balance + sum(amount) OVER (PARTITION BY account.id ORDER BY bulk.id, ord))::bigint END
      FROM %s bulk CROSS JOIN unnest(bulk.accounts, bulk.amounts) WITH ORDINALITY AS moved (account_id, amount, ord)
      LEFT JOIN ledger_account account ON account.id = moved.account_id AND account.member_id IN (0, bulk.member_id)
      ORDER BY bulk.id, ord
      RETURNING account_id, amount, balance_after
    ), kept AS (
      UPDATE ledger_account SET balance = balance + moved.amount
      FROM (SELECT account_id, sum(amount)::bigint AS amount FROM entry GROUP BY account_id) moved
      WHERE id = moved.account_id AND balance IS NOT NULL
    )
    SELECT count(*), min(balance_after) FROM entry', p_transactions) INTO v_lines, v_lowest;
  IF v_lowest < 0 THEN
    RAISE EXCEPTION 'The bulk posting takes an account below zero'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'member_not_below_zero';
  END IF;
  EXECUTE format('SELECT bulk.id FROM %s bulk CROSS JOIN unnest(bulk.accounts, bulk.amounts) AS moved (account_id, amount)
    LEFT JOIN ledger_account account ON account.id = moved.account_id AND account.member_id IN (0, bulk.member_id)
    GROUP BY bulk.id, account.currency
    HAVING sum(amount) <> 0 OR account.currency IS NULL LIMIT 1', p_transactions) INTO v_unbalanced;
  IF v_unbalanced IS NOT NULL THEN
    RAISE EXCEPTION 'The lines of transaction % do not add to zero, or name an account that is not its member''s', v_unbalanced
      USING ERRCODE = 'check_violation', CONSTRAINT = 'transaction_balances';
  END IF;
  RETURN v_lines;
END
$$;
--> statement-breakpoint
-- A stake: from the member to the house, and p_contribution of it to a jackpot.
CREATE FUNCTION post_bet(
  p_member_id integer, p_account integer, p_house integer, p_stake positive_amount, p_key text, p_request_hash bytea, p_reference text,
  p_jackpot_account integer DEFAULT NULL, p_contribution bigint DEFAULT 0, p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
BEGIN
  IF p_contribution = 0 THEN
    RETURN post_transaction(p_member_id, 'BET', p_key, p_request_hash, p_reference,
      ARRAY[p_account, p_house], ARRAY[-p_stake, p_stake], p_occurred_at);
  END IF;
  RETURN post_transaction(p_member_id, 'BET', p_key, p_request_hash, p_reference,
    ARRAY[p_account, p_house, p_jackpot_account], ARRAY[-p_stake, p_stake - p_contribution, p_contribution], p_occurred_at);
END
$$;
--> statement-breakpoint
CREATE FUNCTION post_payout(
  p_member_id integer, p_account integer, p_house integer, p_amount positive_amount, p_key text, p_request_hash bytea, p_reference text,
  p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
BEGIN
  RETURN post_transaction(p_member_id, 'PAYOUT', p_key, p_request_hash, p_reference,
    ARRAY[p_house, p_account], ARRAY[-p_amount, p_amount], p_occurred_at);
END
$$;
--> statement-breakpoint
-- Reverses a transaction of the member, entry by entry; at most once, whatever the key.
CREATE FUNCTION post_reversal(
  p_member_id integer, p_transaction_id bigint, p_type text, p_key text, p_request_hash bytea, p_reference text,
  p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
DECLARE
  v_accounts integer[];
  v_amounts bigint[];
BEGIN
  SELECT array_agg(account_id ORDER BY line), array_agg(-amount ORDER BY line) INTO v_accounts, v_amounts
  FROM ledger_entry WHERE member_id = p_member_id AND transaction_id = p_transaction_id;
  RETURN post_transaction(p_member_id, p_type, p_key, p_request_hash, p_reference, v_accounts, v_amounts, p_occurred_at,
    p_transaction_id);
END
$$;
--> statement-breakpoint
-- Adds to the member's daily totals. Demo accounts (kind 4) have none, so that agents' figures contain real play only.
CREATE FUNCTION add_to_member_day(
  p_member_id integer, p_at timestamptz, p_deposit bigint DEFAULT 0, p_withdrawal bigint DEFAULT 0, p_turnover bigint DEFAULT 0,
  p_payout bigint DEFAULT 0, p_rounds integer DEFAULT 0
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_day AS kept (member_id, day, deposit, withdrawal, turnover, payout, rounds)
  SELECT id, brand_day(p_at), p_deposit, p_withdrawal, p_turnover, p_payout, p_rounds
  FROM member WHERE id = p_member_id AND kind <> 4
  ON CONFLICT (member_id, day) DO UPDATE SET
    deposit = kept.deposit + excluded.deposit,
    withdrawal = kept.withdrawal + excluded.withdrawal,
    turnover = kept.turnover + excluded.turnover,
    payout = kept.payout + excluded.payout,
    rounds = kept.rounds + excluded.rounds;
END
$$;
--> statement-breakpoint
-- A completed deposit: bank to cash, and into the daily totals. Its reference is credited to one member only.
CREATE FUNCTION post_deposit(
  p_member_id integer, p_amount positive_amount, p_key text, p_request_hash bytea, p_reference text, p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
DECLARE
  v_posted posted;
BEGIN
  INSERT INTO credited_payment (reference, member_id) VALUES (p_reference, p_member_id) ON CONFLICT (reference) DO NOTHING;
  IF NOT FOUND AND p_member_id <> (SELECT member_id FROM credited_payment WHERE reference = p_reference) THEN
    RAISE EXCEPTION 'The payment was credited to another member'
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'idempotency_key_reused', DETAIL = p_key;
  END IF;
  v_posted := post_transaction(p_member_id, 'DEPOSIT', p_key, p_request_hash, p_reference,
    ARRAY[account_id(0, 'bank:deposits'), account_id(p_member_id, 'member:' || p_member_id || ':cash')],
    ARRAY[-p_amount, p_amount], p_occurred_at);
  IF NOT v_posted.replayed THEN
    PERFORM add_to_member_day(p_member_id, v_posted.occurred_at, p_deposit => p_amount);
  END IF;
  RETURN v_posted;
END
$$;
--> statement-breakpoint
-- A withdrawal is held in the locked account, then released or settled.
CREATE FUNCTION post_withdrawal_hold(
  p_member_id integer, p_amount positive_amount, p_key text, p_request_hash bytea, p_reference text, p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
BEGIN
  RETURN post_transaction(p_member_id, 'WITHDRAW_LOCK', p_key, p_request_hash, p_reference,
    ARRAY[account_id(p_member_id, 'member:' || p_member_id || ':cash'), account_id(p_member_id, 'member:' || p_member_id || ':locked')],
    ARRAY[-p_amount, p_amount], p_occurred_at);
END
$$;
--> statement-breakpoint
CREATE FUNCTION post_withdrawal_release(
  p_member_id integer, p_amount positive_amount, p_key text, p_request_hash bytea, p_reference text, p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
BEGIN
  RETURN post_transaction(p_member_id, 'WITHDRAW_RETURN', p_key, p_request_hash, p_reference,
    ARRAY[account_id(p_member_id, 'member:' || p_member_id || ':locked'), account_id(p_member_id, 'member:' || p_member_id || ':cash')],
    ARRAY[-p_amount, p_amount], p_occurred_at);
END
$$;
--> statement-breakpoint
-- Counts towards the day it is paid, not the day it was requested.
CREATE FUNCTION post_withdrawal_settlement(
  p_member_id integer, p_amount positive_amount, p_key text, p_request_hash bytea, p_reference text, p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
DECLARE
  v_posted posted;
BEGIN
  v_posted := post_transaction(p_member_id, 'WITHDRAW', p_key, p_request_hash, p_reference,
    ARRAY[account_id(p_member_id, 'member:' || p_member_id || ':locked'), account_id(0, 'bank:withdrawals')],
    ARRAY[-p_amount, p_amount], p_occurred_at);
  IF NOT v_posted.replayed THEN
    PERFORM add_to_member_day(p_member_id, v_posted.occurred_at, p_withdrawal => p_amount);
  END IF;
  RETURN v_posted;
END
$$;
--> statement-breakpoint
-- From one member's cash to another's through the house, so that each transaction has one owner. Returns the sender's.
CREATE FUNCTION post_member_transfer(
  p_from integer, p_to integer, p_amount positive_amount, p_key text, p_request_hash bytea, p_reference text,
  p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
DECLARE
  v_from integer := account_id(p_from, 'member:' || p_from || ':cash');
  v_to integer := account_id(p_to, 'member:' || p_to || ':cash');
  v_transit integer := account_id(0, 'house:transfers');
  v_posted posted;
BEGIN
  IF p_from = p_to THEN
    RAISE EXCEPTION 'A member cannot transfer to itself' USING ERRCODE = 'check_violation', CONSTRAINT = 'transaction_balances';
  END IF;
  PERFORM FROM ledger_account WHERE (member_id, id) IN ((p_from, v_from), (p_to, v_to)) ORDER BY id FOR NO KEY UPDATE;
  v_posted := post_transaction(p_from, 'MEMBER_TRANSFER_OUT', p_key, p_request_hash, p_reference,
    ARRAY[v_from, v_transit], ARRAY[-p_amount, p_amount], p_occurred_at);
  PERFORM post_transaction(p_to, 'MEMBER_TRANSFER_IN', p_key, p_request_hash, p_reference,
    ARRAY[v_transit, v_to], ARRAY[-p_amount, p_amount], v_posted.occurred_at);
  RETURN v_posted;
END
$$;
--> statement-breakpoint
-- Between a member's cash and the wallet at a vendor. Outgoing money (TRANSFER_OUT) waits in house:transit until it
-- arrives or is returned; incoming money is posted in one step (TRANSFER_IN).
CREATE FUNCTION post_vendor_transfer(
  p_member_id integer, p_vendor_code text, p_type text, p_amount positive_amount, p_key text, p_request_hash bytea, p_reference text,
  p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
DECLARE
  v_cash integer := account_id(p_member_id, 'member:' || p_member_id || ':cash');
  v_there integer := open_account(p_member_id, 'vendor:' || p_vendor_code);
  v_transit integer := account_id(0, 'house:transit');
BEGIN
  RETURN post_transaction(p_member_id, p_type, p_key, p_request_hash, p_reference,
    CASE p_type
      WHEN 'TRANSFER_OUT' THEN ARRAY[v_cash, v_transit]
      WHEN 'TRANSFER_ARRIVED' THEN ARRAY[v_transit, v_there]
      WHEN 'TRANSFER_RETURNED' THEN ARRAY[v_transit, v_cash]
      WHEN 'TRANSFER_IN' THEN ARRAY[v_there, v_cash]
    END, ARRAY[-p_amount, p_amount], p_occurred_at);
END
$$;
--> statement-breakpoint
-- Paid by the house into cash: REBATE, COMMISSION, DIVIDEND, SALARY out of house:rebates, PROMOTION out of house:promotions.
CREATE FUNCTION post_reward(
  p_member_id integer, p_type text, p_amount positive_amount, p_key text, p_request_hash bytea, p_reference text,
  p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
BEGIN
  IF p_type NOT IN ('REBATE', 'COMMISSION', 'DIVIDEND', 'SALARY', 'PROMOTION') THEN
    RAISE EXCEPTION '% is no reward', p_type USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_transaction_type';
  END IF;
  RETURN post_transaction(p_member_id, p_type, p_key, p_request_hash, p_reference,
    ARRAY[account_id(0, CASE p_type WHEN 'PROMOTION' THEN 'house:promotions' ELSE 'house:rebates' END),
      account_id(p_member_id, 'member:' || p_member_id || ':cash')],
    ARRAY[-p_amount, p_amount], p_occurred_at);
END
$$;
--> statement-breakpoint
-- Bonus money has its own account: granted by the house, then converted to cash or forfeited.
CREATE FUNCTION post_bonus(
  p_member_id integer, p_type text, p_amount positive_amount, p_key text, p_request_hash bytea, p_reference text,
  p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
DECLARE
  v_bonus integer := open_account(p_member_id, 'bonus');
  v_house integer := account_id(0, 'house:promotions');
BEGIN
  RETURN post_transaction(p_member_id, p_type, p_key, p_request_hash, p_reference,
    CASE p_type
      WHEN 'BONUS_GRANT' THEN ARRAY[v_house, v_bonus]
      WHEN 'BONUS_CONVERT' THEN ARRAY[v_bonus, account_id(p_member_id, 'member:' || p_member_id || ':cash')]
      WHEN 'BONUS_FORFEIT' THEN ARRAY[v_bonus, v_house]
    END, ARRAY[-p_amount, p_amount], p_occurred_at);
END
$$;
--> statement-breakpoint
-- Loyalty points, in a currency of their own (PTS, scale 4 like money): earned, spent, returned.
CREATE FUNCTION post_points(
  p_member_id integer, p_type text, p_points positive_amount, p_key text, p_request_hash bytea, p_reference text,
  p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
DECLARE
  v_points integer := open_account(p_member_id, 'points', 'PTS');
  v_house integer := account_id(0, 'house:points');
BEGIN
  RETURN post_transaction(p_member_id, p_type, p_key, p_request_hash, p_reference,
    CASE p_type
      WHEN 'POINTS_EARN' THEN ARRAY[v_house, v_points]
      WHEN 'POINTS_SPEND' THEN ARRAY[v_points, v_house]
      WHEN 'POINTS_RETURN' THEN ARRAY[v_house, v_points]
    END, ARRAY[-p_points, p_points], p_occurred_at);
END
$$;
--> statement-breakpoint
-- Points into cash: one transaction of two currencies, each of which adds to zero. Returns the remaining points.
CREATE FUNCTION post_points_conversion(
  p_member_id integer, p_points positive_amount, p_amount positive_amount, p_key text, p_request_hash bytea, p_reference text,
  p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
BEGIN
  RETURN post_transaction(p_member_id, 'POINTS_CONVERT', p_key, p_request_hash, p_reference,
    ARRAY[open_account(p_member_id, 'points', 'PTS'), account_id(0, 'house:points'),
      account_id(0, 'house:promotions'), account_id(p_member_id, 'member:' || p_member_id || ':cash')],
    ARRAY[-p_points, p_points, -p_amount, p_amount], p_occurred_at);
END
$$;
--> statement-breakpoint
-- Seeds a jackpot; a transaction between house accounts.
CREATE FUNCTION post_jackpot_seed(
  p_jackpot_account integer, p_amount positive_amount, p_key text, p_request_hash bytea, p_reference text,
  p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
BEGIN
  RETURN post_transaction(0, 'JACKPOT_SEED', p_key, p_request_hash, p_reference,
    ARRAY[account_id(0, 'house:promotions'), p_jackpot_account], ARRAY[-p_amount, p_amount], p_occurred_at);
END
$$;
--> statement-breakpoint
-- Pays the whole jackpot to a member's cash.
CREATE FUNCTION post_jackpot_win(
  p_member_id integer, p_jackpot_account integer, p_amount positive_amount, p_key text, p_request_hash bytea, p_reference text,
  p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
BEGIN
  RETURN post_transaction(p_member_id, 'JACKPOT', p_key, p_request_hash, p_reference,
    ARRAY[p_jackpot_account, account_id(p_member_id, 'member:' || p_member_id || ':cash')],
    ARRAY[-p_amount, p_amount], p_occurred_at);
END
$$;
--> statement-breakpoint
-- Opening play credit of a demo account.
CREATE FUNCTION post_demo_credit(
  p_member_id integer, p_amount positive_amount, p_key text, p_request_hash bytea, p_reference text,
  p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
BEGIN
  RETURN post_transaction(p_member_id, 'DEMO_CREDIT', p_key, p_request_hash, p_reference,
    ARRAY[account_id(0, 'house:demo-credit'), account_id(p_member_id, 'member:' || p_member_id || ':cash')],
    ARRAY[-p_amount, p_amount], p_occurred_at);
END
$$;
