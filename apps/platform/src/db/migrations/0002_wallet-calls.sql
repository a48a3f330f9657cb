-- The vendors' wallet API: one function per call; wallet_calls() runs a batch in one statement with one outcome per call.
CREATE TYPE wallet_outcome AS (
  -- A refusal code of packages/vendor-api/src/seamless-wallet.ts, and then all other fields are null; null for success.
  refusal text,
  transaction_id bigint,
  balance bigint,
  replayed boolean,
  jackpot_id text,
  won bigint
);
--> statement-breakpoint
-- The account behind a vendor's game session.
CREATE TYPE wallet_account AS (
  member_id integer,
  node_id integer,
  demo boolean,
  cash integer,
  house integer,
  balance bigint,
  -- Whether the session accepts stakes: not ended, used within 30 minutes, log-in still valid, game open.
  live boolean,
  -- Jackpot that the game's real-money stakes contribute to.
  jackpot_id text,
  jackpot_account integer,
  contribution_ppm integer,
  one_in bigint
);
--> statement-breakpoint
-- Finds the account and locks its cash account, so that calls for one account run one after another. Null if the vendor has no such
-- session. Limits as in packages/shared/src/limits.ts and packages/vendor-api/src/seamless-wallet.ts.
CREATE FUNCTION wallet_account(p_session uuid, p_vendor_code text) RETURNS wallet_account LANGUAGE plpgsql AS $$
DECLARE
  v_account wallet_account;
BEGIN
  SELECT opened.member_id, opened.node_id, member.kind = 4, cash.id, house.id, cash.balance,
    opened.ended_at IS NULL AND NOT game.maintenance AND opened.last_seen_at > now() - interval '30 minutes'
      AND (opened.session_hash IS NULL OR EXISTS (
        SELECT FROM session WHERE token_hash = opened.session_hash AND session.ended_at IS NULL
          AND session.last_seen_at > now() - interval '30 minutes' AND session.created_at > now() - interval '12 hours')),
    jackpot.id, jackpot.account_id, jackpot.contribution_ppm, jackpot.one_in
  INTO v_account
  FROM game_session opened
  JOIN game ON game.node_id = opened.node_id AND game.vendor_code = p_vendor_code
  JOIN member ON member.id = opened.member_id
  JOIN ledger_account cash ON cash.member_id = opened.member_id AND cash.code = 'member:' || opened.member_id || ':cash'
  JOIN ledger_account house
    ON house.member_id = 0 AND house.code = CASE member.kind WHEN 4 THEN 'house:demo-bets' ELSE 'house:bets' END
  LEFT JOIN jackpot_game fed ON fed.node_id = opened.node_id AND member.kind <> 4
  LEFT JOIN jackpot ON jackpot.id = fed.jackpot_id
  WHERE opened.id = p_session AND opened.redeemed_at IS NOT NULL
  FOR NO KEY UPDATE OF cash;
  RETURN v_account;
END
$$;
--> statement-breakpoint
CREATE FUNCTION wallet_refusal(p_code text) RETURNS wallet_outcome LANGUAGE sql IMMUTABLE AS $$
  SELECT ROW(p_code, NULL, NULL, NULL, NULL, NULL)::wallet_outcome
$$;
--> statement-breakpoint
-- Stored outcome of a repeated transaction; a refusal if it was cancelled or its id belongs to another request; null if it is new.
CREATE FUNCTION wallet_stored_outcome(
  p_member_id integer, p_vendor_code text, p_transaction_id text, p_request_hash bytea
) RETURNS wallet_outcome LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_key text := 'vendor:' || p_vendor_code || ':' || p_transaction_id;
  v_noted noted_call;
  v_head ledger_transaction;
  v_outcome wallet_outcome;
BEGIN
  SELECT * INTO v_noted FROM noted_call
  WHERE member_id = p_member_id AND vendor_code = p_vendor_code AND transaction_id = p_transaction_id;
  IF FOUND THEN
    IF v_noted.kind = 'CANCELLED' THEN RETURN wallet_refusal('transaction_cancelled'); END IF;
    IF v_noted.balance IS NULL OR v_noted.request_hash IS DISTINCT FROM p_request_hash THEN
      RETURN wallet_refusal('transaction_reused');
    END IF;
    RETURN ROW(NULL, v_noted.transaction, v_noted.balance, true, NULL, NULL)::wallet_outcome;
  END IF;
  SELECT * INTO v_head FROM ledger_transaction WHERE member_id = p_member_id AND idempotency_key = v_key;
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF v_head.request_hash <> p_request_hash THEN RETURN wallet_refusal('transaction_reused'); END IF;
  -- The balance of a play is the one after its last transaction.
  SELECT NULL, v_head.id, entry.balance_after, true, win.jackpot_id, win.amount INTO v_outcome
  FROM ledger_transaction head
  JOIN ledger_entry entry ON entry.member_id = p_member_id AND entry.transaction_id = head.id AND entry.balance_after IS NOT NULL
  LEFT JOIN jackpot_win win ON win.member_id = p_member_id AND win.transaction_id = head.id
  WHERE head.member_id = p_member_id AND head.idempotency_key IN (v_key, v_key || ':payout', v_key || ':jackpot')
  ORDER BY head.id DESC LIMIT 1;
  RETURN v_outcome;
END
$$;
--> statement-breakpoint
CREATE FUNCTION is_settled_round(p_member_id integer, p_vendor_code text, p_round_id text) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (
    SELECT FROM round JOIN game ON game.node_id = round.node_id
    WHERE round.member_id = p_member_id AND round.vendor_round_id = p_round_id AND game.vendor_code = p_vendor_code);
END
$$;
--> statement-breakpoint
-- Inserts a settled round and adds it to the member's daily totals.
CREATE FUNCTION settle_round(
  p_member_id integer, p_demo boolean, p_node_id integer, p_round_id text, p_stake bigint, p_payout bigint, p_details jsonb,
  p_balance bigint, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO round (member_id, node_id, vendor_round_id, stake, payout, details, balance_after, settled_at)
  VALUES (p_member_id, p_node_id, p_round_id, p_stake, p_payout, p_details, p_balance, p_at);
  IF p_demo THEN RETURN; END IF;
  PERFORM add_to_member_day(p_member_id, p_at, p_turnover => p_stake, p_payout => p_payout, p_rounds => 1);
END
$$;
--> statement-breakpoint
-- A stake and its jackpot contribution, rounded down in favour of the house.
CREATE FUNCTION wallet_bet(
  p_account wallet_account, p_stake bigint, p_key text, p_request_hash bytea, p_round_id text
) RETURNS posted LANGUAGE plpgsql AS $$
DECLARE
  v_contribution bigint := coalesce(div(p_stake::numeric * p_account.contribution_ppm, 1000000), 0);
  v_bet posted;
BEGIN
  v_bet := post_bet(p_account.member_id, p_account.cash, p_account.house, p_stake, p_key, p_request_hash, p_round_id,
    p_account.jackpot_account, v_contribution);
  IF v_contribution > 0 THEN
    INSERT INTO jackpot_feed (jackpot_id, member_id, transaction_id, amount, node_id)
    VALUES (p_account.jackpot_id, p_account.member_id, v_bet.transaction_id, v_contribution, p_account.node_id);
  END IF;
  RETURN v_bet;
END
$$;
--> statement-breakpoint
-- Pays the jackpot and reseeds it while its row is locked: a second winner gets the seed amount. Contributions that arrive meanwhile
-- go into the next pot.
CREATE FUNCTION wallet_award(
  p_account wallet_account, p_key text, p_request_hash bytea, p_round_id text
) RETURNS posted LANGUAGE plpgsql AS $$
DECLARE
  v_pot jackpot;
  v_fed bigint;
  v_win posted;
BEGIN
  SELECT * INTO v_pot FROM jackpot WHERE id = p_account.jackpot_id FOR NO KEY UPDATE;
  WITH taken AS (DELETE FROM jackpot_feed WHERE jackpot_id = v_pot.id RETURNING amount)
  SELECT coalesce(sum(amount), 0) INTO v_fed FROM taken;
  v_win := post_jackpot_win(p_account.member_id, v_pot.account_id, v_pot.amount + v_fed, p_key || ':jackpot', p_request_hash, p_round_id);
  PERFORM post_jackpot_seed(v_pot.account_id, v_pot.seed_amount, p_key || ':jackpot-seed', p_request_hash, p_round_id, v_win.occurred_at);
  UPDATE jackpot SET amount = seed_amount WHERE id = v_pot.id;
  INSERT INTO jackpot_win (transaction_id, jackpot_id, member_id, node_id, amount, won_at)
  VALUES (v_win.transaction_id, v_pot.id, p_account.member_id, p_account.node_id, v_pot.amount + v_fed, v_win.occurred_at);
  RETURN v_win;
END
$$;
--> statement-breakpoint
-- A round settled in one call: stake, payout and round. p_jackpot_id is the jackpot it won at odds of one in p_one_in.
CREATE FUNCTION wallet_play(
  p_vendor_code text, p_session uuid, p_transaction_id text, p_round_id text, p_request_hash bytea, p_stake bigint, p_payout bigint,
  p_details jsonb, p_jackpot_id text, p_one_in bigint
) RETURNS wallet_outcome LANGUAGE plpgsql AS $$
DECLARE
  v_key text := 'vendor:' || p_vendor_code || ':' || p_transaction_id;
  v_account wallet_account := wallet_account(p_session, p_vendor_code);
  v_outcome wallet_outcome;
  v_bet posted;
  v_last posted;
  v_won posted;
BEGIN
  IF v_account.member_id IS NULL THEN RETURN wallet_refusal('game_session_expired'); END IF;
  v_outcome := wallet_stored_outcome(v_account.member_id, p_vendor_code, p_transaction_id, p_request_hash);
  IF v_outcome.refusal IS NOT NULL OR v_outcome.replayed THEN RETURN v_outcome; END IF;
  IF NOT v_account.live THEN RETURN wallet_refusal('game_session_expired'); END IF;
  IF v_account.balance < p_stake THEN RETURN wallet_refusal('insufficient_balance'); END IF;
  IF p_jackpot_id IS NOT NULL AND (v_account.jackpot_id = p_jackpot_id AND v_account.one_in = p_one_in) IS NOT TRUE THEN
    RETURN wallet_refusal('jackpot_refused');
  END IF;
  IF is_settled_round(v_account.member_id, p_vendor_code, p_round_id) OR EXISTS (
    SELECT FROM open_round WHERE member_id = v_account.member_id AND vendor_code = p_vendor_code AND round_id = p_round_id
  ) THEN
    RETURN wallet_refusal('round_closed');
  END IF;
  v_bet := wallet_bet(v_account, p_stake, v_key, p_request_hash, p_round_id);
  v_last := v_bet;
  IF p_payout > 0 THEN
    v_last := post_payout(v_account.member_id, v_account.cash, v_account.house, p_payout, v_key || ':payout', p_request_hash, p_round_id);
  END IF;
  PERFORM settle_round(v_account.member_id, v_account.demo, v_account.node_id, p_round_id, p_stake, p_payout, p_details,
    v_last.balance, v_last.occurred_at);
  IF p_jackpot_id IS NOT NULL THEN
    v_won := wallet_award(v_account, v_key, p_request_hash, p_round_id);
    RETURN ROW(NULL, v_bet.transaction_id, v_won.balance, false, p_jackpot_id, v_won.balance - v_last.balance)::wallet_outcome;
  END IF;
  RETURN ROW(NULL, v_bet.transaction_id, v_last.balance, false, NULL, NULL)::wallet_outcome;
END
$$;
--> statement-breakpoint
-- A stake of an open round; the first stake opens it.
CREATE FUNCTION wallet_debit(
  p_vendor_code text, p_session uuid, p_transaction_id text, p_round_id text, p_request_hash bytea, p_stake bigint
) RETURNS wallet_outcome LANGUAGE plpgsql AS $$
DECLARE
  v_account wallet_account := wallet_account(p_session, p_vendor_code);
  v_outcome wallet_outcome;
  v_bet posted;
BEGIN
  IF v_account.member_id IS NULL THEN RETURN wallet_refusal('game_session_expired'); END IF;
  v_outcome := wallet_stored_outcome(v_account.member_id, p_vendor_code, p_transaction_id, p_request_hash);
  IF v_outcome.refusal IS NOT NULL OR v_outcome.replayed THEN RETURN v_outcome; END IF;
  IF NOT v_account.live THEN RETURN wallet_refusal('game_session_expired'); END IF;
  IF v_account.balance < p_stake THEN RETURN wallet_refusal('insufficient_balance'); END IF;
  IF is_settled_round(v_account.member_id, p_vendor_code, p_round_id) OR EXISTS (
    SELECT FROM open_round
    WHERE member_id = v_account.member_id AND vendor_code = p_vendor_code AND round_id = p_round_id AND node_id <> v_account.node_id
  ) THEN
    RETURN wallet_refusal('round_closed');
  END IF;
  v_bet := wallet_bet(v_account, p_stake, 'vendor:' || p_vendor_code || ':' || p_transaction_id, p_request_hash, p_round_id);
  INSERT INTO open_round AS open (vendor_code, round_id, member_id, node_id, session_id, stake, payout, opened_at, demo)
  VALUES (p_vendor_code, p_round_id, v_account.member_id, v_account.node_id, p_session, p_stake, 0, v_bet.occurred_at, v_account.demo)
  ON CONFLICT (member_id, vendor_code, round_id) DO UPDATE SET stake = open.stake + excluded.stake;
  RETURN ROW(NULL, v_bet.transaction_id, v_bet.balance, false, NULL, NULL)::wallet_outcome;
END
$$;
--> statement-breakpoint
-- A payout of an open round, optionally closing it. Closing without a payout posts nothing; the call is recorded.
CREATE FUNCTION wallet_credit(
  p_vendor_code text, p_session uuid, p_transaction_id text, p_round_id text, p_request_hash bytea, p_payout bigint, p_closes boolean,
  p_details jsonb
) RETURNS wallet_outcome LANGUAGE plpgsql AS $$
DECLARE
  v_account wallet_account := wallet_account(p_session, p_vendor_code);
  v_outcome wallet_outcome;
  v_round open_round;
  v_paid posted;
BEGIN
  IF v_account.member_id IS NULL THEN RETURN wallet_refusal('game_session_expired'); END IF;
  v_outcome := wallet_stored_outcome(v_account.member_id, p_vendor_code, p_transaction_id, p_request_hash);
  IF v_outcome.refusal IS NOT NULL OR v_outcome.replayed THEN RETURN v_outcome; END IF;
  SELECT * INTO v_round FROM open_round
  WHERE member_id = v_account.member_id AND vendor_code = p_vendor_code AND round_id = p_round_id;
  IF NOT FOUND THEN
    RETURN wallet_refusal(CASE WHEN is_settled_round(v_account.member_id, p_vendor_code, p_round_id)
      THEN 'round_closed' ELSE 'round_not_found' END);
  END IF;
  IF p_payout > 0 THEN
    v_paid := post_payout(v_account.member_id, v_account.cash, v_account.house, p_payout,
      'vendor:' || p_vendor_code || ':' || p_transaction_id, p_request_hash, p_round_id);
  ELSE
    v_paid := ROW(NULL, clock_timestamp(), v_account.balance, false)::posted;
    INSERT INTO noted_call (member_id, vendor_code, transaction_id, kind, request_hash, balance)
    VALUES (v_account.member_id, p_vendor_code, p_transaction_id, 'CLOSED', p_request_hash, v_paid.balance);
  END IF;
  IF p_closes THEN
    DELETE FROM open_round WHERE member_id = v_account.member_id AND vendor_code = p_vendor_code AND round_id = p_round_id;
    PERFORM settle_round(v_account.member_id, v_account.demo, v_round.node_id, p_round_id, v_round.stake, v_round.payout + p_payout,
      p_details, v_paid.balance, v_paid.occurred_at);
  ELSE
    UPDATE open_round SET payout = payout + p_payout
    WHERE member_id = v_account.member_id AND vendor_code = p_vendor_code AND round_id = p_round_id;
  END IF;
  RETURN ROW(NULL, v_paid.transaction_id, v_paid.balance, false, NULL, NULL)::wallet_outcome;
END
$$;
--> statement-breakpoint
-- Cancels a stake: refunds it if it was taken, and makes it fail if it arrives later. The jackpot contribution is refunded too.
-- The refund's key derives from the stake's, so that a second cancellation refunds nothing.
CREATE FUNCTION wallet_rollback(
  p_vendor_code text, p_session uuid, p_transaction_id text, p_debit_id text, p_request_hash bytea
) RETURNS wallet_outcome LANGUAGE plpgsql AS $$
DECLARE
  v_key text := 'vendor:' || p_vendor_code || ':' || p_debit_id;
  v_account wallet_account := wallet_account(p_session, p_vendor_code);
  v_outcome wallet_outcome;
  v_kind text;
  v_bet ledger_transaction;
  v_round open_round;
  v_stake bigint;
  v_refund posted;
BEGIN
  IF v_account.member_id IS NULL THEN RETURN wallet_refusal('round_not_found'); END IF;
  v_outcome := wallet_stored_outcome(v_account.member_id, p_vendor_code, p_transaction_id, p_request_hash);
  IF v_outcome.refusal IS NOT NULL OR v_outcome.replayed THEN RETURN v_outcome; END IF;
  SELECT * INTO v_bet FROM ledger_transaction WHERE member_id = v_account.member_id AND idempotency_key = v_key;
  IF FOUND THEN
    SELECT head.id, head.occurred_at, NULL, true INTO v_refund
    FROM ledger_transaction head WHERE head.member_id = v_account.member_id AND head.reverses = v_bet.id;
    IF v_refund.transaction_id IS NULL THEN
      IF v_bet.type <> 'BET' THEN RETURN wallet_refusal('transaction_reused'); END IF;
      SELECT * INTO v_round FROM open_round
      WHERE member_id = v_account.member_id AND vendor_code = p_vendor_code AND round_id = v_bet.reference;
      IF NOT FOUND THEN RETURN wallet_refusal('round_closed'); END IF;
      v_refund := post_reversal(v_account.member_id, v_bet.id, 'BET_REFUND', v_key || ':refund', p_request_hash, v_bet.reference);
      INSERT INTO jackpot_feed (jackpot_id, member_id, transaction_id, amount)
      SELECT jackpot.id, v_account.member_id, v_refund.transaction_id, entry.amount
      FROM ledger_entry entry JOIN jackpot ON jackpot.account_id = entry.account_id
      WHERE entry.member_id = v_account.member_id AND entry.transaction_id = v_refund.transaction_id;
      v_stake := v_refund.balance - v_account.balance;
      IF v_round.stake = v_stake AND v_round.payout = 0 THEN
        DELETE FROM open_round WHERE member_id = v_account.member_id AND vendor_code = p_vendor_code AND round_id = v_bet.reference;
      ELSE
        UPDATE open_round SET stake = stake - v_stake
        WHERE member_id = v_account.member_id AND vendor_code = p_vendor_code AND round_id = v_bet.reference;
      END IF;
    END IF;
  ELSE
    -- The id belongs to a call that took no stake.
    SELECT kind INTO v_kind FROM noted_call
    WHERE member_id = v_account.member_id AND vendor_code = p_vendor_code AND transaction_id = p_debit_id;
    IF v_kind <> 'CANCELLED' THEN RETURN wallet_refusal('transaction_reused'); END IF;
    v_refund.replayed := false;
  END IF;
  v_refund.balance := coalesce(v_refund.balance, v_account.balance);
  INSERT INTO noted_call (member_id, vendor_code, transaction_id, kind, request_hash, balance, transaction) VALUES
    (v_account.member_id, p_vendor_code, p_transaction_id, 'ROLLBACK', p_request_hash, v_refund.balance, v_refund.transaction_id),
    (v_account.member_id, p_vendor_code, p_debit_id, 'CANCELLED', NULL, NULL, NULL)
  ON CONFLICT (member_id, vendor_code, transaction_id) DO NOTHING;
  RETURN ROW(NULL, v_refund.transaction_id, v_refund.balance, v_refund.replayed, NULL, NULL)::wallet_outcome;
END
$$;
--> statement-breakpoint
-- Marks game sessions, and the log-ins behind them, as used, at most once a minute: a member who plays sends no request to the site.
-- Skips locked rows, so that no bet waits for a log-out.
CREATE FUNCTION note_play(p_sessions uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_unseen uuid[];
BEGIN
  SELECT array_agg(id) INTO v_unseen FROM game_session
  WHERE id = ANY (p_sessions) AND ended_at IS NULL
    AND last_seen_at BETWEEN now() - interval '30 minutes' AND now() - interval '1 minute';
  IF v_unseen IS NULL THEN RETURN; END IF;
  UPDATE session SET last_seen_at = now() WHERE token_hash IN (
    SELECT token_hash FROM session
    WHERE token_hash IN (SELECT session_hash FROM game_session WHERE id = ANY (v_unseen))
      AND ended_at IS NULL AND last_seen_at > now() - interval '30 minutes'
    FOR NO KEY UPDATE SKIP LOCKED);
  UPDATE game_session SET last_seen_at = now() WHERE id IN (
    SELECT id FROM game_session WHERE id = ANY (v_unseen) FOR NO KEY UPDATE SKIP LOCKED);
END
$$;
--> statement-breakpoint
-- Runs calls in order in one transaction: element i of each array belongs to call i, and outcomes come back in the same order. A
-- single call waits for its account; in a batch, calls whose account is locked are refused as `account_busy`, so that the others
-- need not wait.
CREATE FUNCTION wallet_calls(
  p_calls text[], p_vendor_codes text[], p_sessions uuid[], p_transaction_ids text[], p_round_ids text[], p_request_hashes bytea[],
  p_stakes bigint[], p_payouts bigint[], p_closes boolean[], p_details text[], p_jackpot_ids text[], p_one_in bigint[],
  p_debit_ids text[]
) RETURNS SETOF wallet_outcome LANGUAGE plpgsql AS $$
DECLARE
  v_busy uuid[] := '{}';
BEGIN
  IF cardinality(p_calls) > 1 THEN
    WITH held AS (
      SELECT opened.id FROM game_session opened
      JOIN ledger_account cash ON cash.member_id = opened.member_id AND cash.code = 'member:' || opened.member_id || ':cash'
      WHERE opened.id = ANY (p_sessions) FOR NO KEY UPDATE OF cash SKIP LOCKED
    )
    SELECT array_agg(asked) INTO v_busy FROM unnest(p_sessions) asked WHERE asked NOT IN (SELECT id FROM held);
  END IF;
  FOR i IN 1 .. cardinality(p_calls) LOOP
    RETURN NEXT CASE CASE WHEN p_sessions[i] = ANY (v_busy) THEN 'busy' ELSE p_calls[i] END
      WHEN 'busy' THEN wallet_refusal('account_busy')
      WHEN 'play' THEN wallet_play(p_vendor_codes[i], p_sessions[i], p_transaction_ids[i], p_round_ids[i], p_request_hashes[i],
        p_stakes[i], p_payouts[i], p_details[i]::jsonb, p_jackpot_ids[i], p_one_in[i])
      WHEN 'debit' THEN wallet_debit(p_vendor_codes[i], p_sessions[i], p_transaction_ids[i], p_round_ids[i], p_request_hashes[i],
        p_stakes[i])
      WHEN 'credit' THEN wallet_credit(p_vendor_codes[i], p_sessions[i], p_transaction_ids[i], p_round_ids[i], p_request_hashes[i],
        p_payouts[i], p_closes[i], p_details[i]::jsonb)
      WHEN 'rollback' THEN wallet_rollback(p_vendor_codes[i], p_sessions[i], p_transaction_ids[i], p_debit_ids[i], p_request_hashes[i])
    END;
  END LOOP;
  PERFORM note_play(p_sessions);
END
$$;
--> statement-breakpoint
-- A round settled by a vendor with transfer wallets: between the member's wallet there and the house. Returns null, or why it cannot
-- be posted.
CREATE FUNCTION take_over_round(
  p_vendor_code text, p_session uuid, p_round_id text, p_request_hash bytea, p_stake bigint, p_payout bigint, p_details jsonb
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_key text := 'vendor:' || p_vendor_code || ':' || p_round_id;
  v_account wallet_account;
  v_last posted;
BEGIN
  SELECT opened.member_id, opened.node_id, member.kind = 4, held.id, house.id, held.balance
  INTO v_account.member_id, v_account.node_id, v_account.demo, v_account.cash, v_account.house, v_account.balance
  FROM game_session opened
  JOIN game ON game.node_id = opened.node_id AND game.vendor_code = p_vendor_code
  JOIN member ON member.id = opened.member_id
  JOIN ledger_account held
    ON held.member_id = opened.member_id AND held.code = 'member:' || opened.member_id || ':vendor:' || p_vendor_code
  JOIN ledger_account house
    ON house.member_id = 0 AND house.code = CASE member.kind WHEN 4 THEN 'house:demo-bets' ELSE 'house:bets' END
  WHERE opened.id = p_session
  FOR NO KEY UPDATE OF held;
  IF NOT FOUND THEN RETURN 'no such game session'; END IF;
  IF EXISTS (SELECT FROM ledger_transaction WHERE member_id = v_account.member_id AND idempotency_key = v_key) THEN RETURN NULL; END IF;
  IF v_account.balance < p_stake THEN RETURN 'the stake is not covered by what was moved to the vendor'; END IF;
  IF is_settled_round(v_account.member_id, p_vendor_code, p_round_id) OR EXISTS (
    SELECT FROM open_round WHERE member_id = v_account.member_id AND vendor_code = p_vendor_code AND round_id = p_round_id
  ) THEN
    RETURN 'its id is that of another round';
  END IF;
  v_last := post_bet(v_account.member_id, v_account.cash, v_account.house, p_stake, v_key, p_request_hash, p_round_id);
  IF p_payout > 0 THEN
    v_last := post_payout(v_account.member_id, v_account.cash, v_account.house, p_payout, v_key || ':payout', p_request_hash, p_round_id);
  END IF;
  PERFORM settle_round(v_account.member_id, v_account.demo, v_account.node_id, p_round_id, p_stake, p_payout, p_details,
    v_last.balance, v_last.occurred_at);
  RETURN NULL;
END
$$;
