-- A stake partly or wholly of bonus money: cash first, then bonus (docs/bonuses.md). p_from_bonus is above zero.
CREATE FUNCTION post_bonus_bet(
  p_member_id integer, p_account integer, p_bonus integer, p_house integer, p_stake positive_amount, p_from_bonus positive_amount,
  p_key text, p_request_hash bytea, p_reference text, p_jackpot_account integer DEFAULT NULL, p_contribution bigint DEFAULT 0,
  p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
DECLARE
  v_accounts integer[] := ARRAY[p_bonus, p_house];
  v_amounts bigint[] := ARRAY[-p_from_bonus, p_stake - p_contribution];
BEGIN
  IF p_stake > p_from_bonus THEN
    v_accounts := p_account || v_accounts;
    v_amounts := (p_from_bonus - p_stake)::bigint || v_amounts;
  END IF;
  IF p_contribution > 0 THEN
    v_accounts := v_accounts || p_jackpot_account;
    v_amounts := v_amounts || p_contribution;
  END IF;
  RETURN post_transaction(p_member_id, 'BET', p_key, p_request_hash, p_reference, v_accounts, v_amounts, p_occurred_at);
END
$$;
--> statement-breakpoint
-- A payout of a round that was partly or wholly staked from bonus money. p_to_bonus is above zero.
CREATE FUNCTION post_bonus_payout(
  p_member_id integer, p_account integer, p_bonus integer, p_house integer, p_amount positive_amount, p_to_bonus positive_amount,
  p_key text, p_request_hash bytea, p_reference text, p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
DECLARE
  v_accounts integer[] := ARRAY[p_house, p_bonus];
  v_amounts bigint[] := ARRAY[-p_amount, p_to_bonus];
BEGIN
  IF p_amount > p_to_bonus THEN
    v_accounts := v_accounts || p_account;
    v_amounts := v_amounts || (p_amount - p_to_bonus)::bigint;
  END IF;
  RETURN post_transaction(p_member_id, 'PAYOUT', p_key, p_request_hash, p_reference, v_accounts, v_amounts, p_occurred_at);
END
$$;
--> statement-breakpoint
-- What a member can stake at vendors that play from the main wallet: cash, and the bonus while it runs.
CREATE FUNCTION playable_balance(p_member_id integer) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT cash.balance + coalesce((
    SELECT held.balance FROM member_bonus bonus
    JOIN ledger_account held ON held.member_id = bonus.member_id AND held.code = 'member:' || bonus.member_id || ':bonus'
    WHERE bonus.member_id = p_member_id AND bonus.state = 'ACTIVE'), 0)
  FROM ledger_account cash WHERE cash.member_id = p_member_id AND cash.code = 'member:' || p_member_id || ':cash'
$$;
--> statement-breakpoint
-- The same right after a transaction, for the answer to a repeated call.
CREATE FUNCTION playable_after(p_member_id integer, p_transaction_id bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT sum(last.balance_after)::bigint FROM ledger_account account CROSS JOIN LATERAL (
    SELECT balance_after FROM ledger_entry
    WHERE member_id = p_member_id AND transaction_id <= p_transaction_id AND account_id = account.id
    ORDER BY transaction_id DESC, line DESC LIMIT 1
  ) last
  WHERE account.member_id = p_member_id
    AND account.code IN ('member:' || p_member_id || ':cash', 'member:' || p_member_id || ':bonus')
$$;
--> statement-breakpoint
-- As before, with the largest stake of a running bonus.
CREATE OR REPLACE FUNCTION play_refusal(
  p_member_id integer, p_stake bigint DEFAULT NULL, p_vendor_code text DEFAULT NULL, p_round_id text DEFAULT NULL
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_limit record;
  v_staked bigint;
  v_largest bigint;
BEGIN
  IF EXISTS (SELECT FROM play_exclusion WHERE member_id = p_member_id AND state = 'ACTIVE' AND (ends_at IS NULL OR ends_at > now()))
    OR EXISTS (SELECT FROM member WHERE id = p_member_id AND closed_at IS NOT NULL)
  THEN
    RETURN 'play_not_allowed';
  END IF;
  SELECT max_stake INTO v_largest FROM member_bonus WHERE member_id = p_member_id AND state IN ('ACTIVE', 'ENDING');
  IF FOUND THEN
    SELECT stake INTO v_staked FROM open_round
    WHERE member_id = p_member_id AND vendor_code = p_vendor_code AND round_id = p_round_id;
    IF p_stake + coalesce(v_staked, 0) > v_largest THEN RETURN 'bonus_stake_reached'; END IF;
  END IF;
  FOR v_limit IN
    SELECT kind, period, least(value, operator_value) AS amount FROM member_limit
    WHERE member_id = p_member_id AND kind <> 'DEPOSIT' AND num_nonnulls(value, operator_value) > 0
  LOOP
    CASE v_limit.kind
      WHEN 'STAKE' THEN
        SELECT stake INTO v_staked FROM open_round
        WHERE member_id = p_member_id AND vendor_code = p_vendor_code AND round_id = p_round_id;
        IF p_stake + coalesce(v_staked, 0) > v_limit.amount THEN RETURN 'stake_limit_reached'; END IF;
      WHEN 'SESSION_TIME' THEN
        IF play_session_start(p_member_id) + make_interval(mins => v_limit.amount::integer) <= now() THEN
          PERFORM note_limit_reached(p_member_id, v_limit.kind, v_limit.period);
          RETURN 'session_time_reached';
        END IF;
      WHEN 'LOSS' THEN
        IF lost_since(p_member_id, limit_since(v_limit.period, now())) + coalesce(p_stake, 1) > v_limit.amount THEN
          PERFORM note_limit_reached(p_member_id, v_limit.kind, v_limit.period);
          RETURN 'loss_limit_reached';
        END IF;
    END CASE;
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- As before; a running bonus guards play too.
CREATE OR REPLACE FUNCTION set_play_guard(p_member_id integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_guarded boolean := EXISTS (SELECT FROM play_exclusion WHERE member_id = p_member_id AND state = 'ACTIVE')
    OR EXISTS (SELECT FROM member_limit
      WHERE member_id = p_member_id AND kind <> 'DEPOSIT' AND num_nonnulls(value, operator_value) > 0)
    OR EXISTS (SELECT FROM member WHERE id = p_member_id AND closed_at IS NOT NULL)
    OR EXISTS (SELECT FROM member_bonus WHERE member_id = p_member_id AND state IN ('ACTIVE', 'ENDING'));
BEGIN
  UPDATE member SET play_guarded = v_guarded WHERE id = p_member_id AND play_guarded <> v_guarded;
END
$$;
--> statement-breakpoint
-- Account of the running bonus; null without one. `bonus_balance` is the part of it that can be staked, and is in `balance`.
ALTER TYPE wallet_account ADD ATTRIBUTE bonus integer, ADD ATTRIBUTE bonus_balance bigint;
--> statement-breakpoint
-- As before, with a running bonus. What changes a bonus locks the cash account first, too.
CREATE OR REPLACE FUNCTION wallet_account(p_session uuid, p_vendor_code text) RETURNS wallet_account LANGUAGE plpgsql AS $$
DECLARE
  v_account wallet_account;
BEGIN
  SELECT opened.member_id, opened.node_id, member.kind = 4, cash.id, house.id, cash.balance,
    opened.ended_at IS NULL AND NOT game.maintenance AND opened.last_seen_at > now() - interval '30 minutes'
      AND (opened.session_hash IS NULL OR EXISTS (
        SELECT FROM session WHERE token_hash = opened.session_hash AND session.ended_at IS NULL
          AND session.last_seen_at > now() - interval '30 minutes' AND session.created_at > now() - interval '12 hours')),
    jackpot.id, jackpot.account_id, jackpot.contribution_ppm, jackpot.one_in, NULL, NULL, 0
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
  -- A statement of its own, because what the first one read besides the account may be from before it waited for the lock.
  SELECT play_guarded INTO v_account.guarded FROM member WHERE id = v_account.member_id;
  IF v_account.guarded THEN
    SELECT held.id, CASE bonus.state WHEN 'ACTIVE' THEN held.balance ELSE 0 END
    INTO v_account.bonus, v_account.bonus_balance
    FROM member_bonus bonus
    JOIN ledger_account held ON held.member_id = bonus.member_id AND held.code = 'member:' || bonus.member_id || ':bonus'
    WHERE bonus.member_id = v_account.member_id AND bonus.state IN ('ACTIVE', 'ENDING');
    v_account.bonus_balance := coalesce(v_account.bonus_balance, 0);
    v_account.balance := v_account.balance + v_account.bonus_balance;
  END IF;
  RETURN v_account;
END
$$;
--> statement-breakpoint
-- As before, with bonus money in the balance.
CREATE OR REPLACE FUNCTION wallet_stored_outcome(
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
  SELECT NULL, v_head.id, playable_after(p_member_id, head.id), true, win.jackpot_id, win.amount INTO v_outcome
  FROM ledger_transaction head
  LEFT JOIN jackpot_win win ON win.member_id = p_member_id AND win.transaction_id = head.id
  WHERE head.member_id = p_member_id AND head.idempotency_key IN (v_key, v_key || ':payout', v_key || ':jackpot')
  ORDER BY head.id DESC LIMIT 1;
  RETURN v_outcome;
END
$$;
--> statement-breakpoint
-- Part of a stake that comes from the bonus: what cash does not cover.
CREATE FUNCTION bonus_part(p_account wallet_account, p_stake bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT greatest(p_stake - (p_account.balance - p_account.bonus_balance), 0)
$$;
--> statement-breakpoint
-- As before, from cash first and then from the bonus.
CREATE OR REPLACE FUNCTION wallet_bet(
  p_account wallet_account, p_stake bigint, p_key text, p_request_hash bytea, p_round_id text
) RETURNS posted LANGUAGE plpgsql AS $$
DECLARE
  v_contribution bigint := coalesce(div(p_stake::numeric * p_account.contribution_ppm, 1000000), 0);
  v_from_bonus bigint := bonus_part(p_account, p_stake);
  v_bet posted;
BEGIN
  IF v_from_bonus > 0 THEN
    v_bet := post_bonus_bet(p_account.member_id, p_account.cash, p_account.bonus, p_account.house, p_stake, v_from_bonus, p_key,
      p_request_hash, p_round_id, p_account.jackpot_account, v_contribution);
  ELSE
    v_bet := post_bet(p_account.member_id, p_account.cash, p_account.house, p_stake, p_key, p_request_hash, p_round_id,
      p_account.jackpot_account, v_contribution);
  END IF;
  v_bet.balance := p_account.balance - p_stake;
  IF v_contribution > 0 THEN
    INSERT INTO jackpot_feed (jackpot_id, member_id, transaction_id, amount, node_id)
    VALUES (p_account.jackpot_id, p_account.member_id, v_bet.transaction_id, v_contribution, p_account.node_id);
  END IF;
  RETURN v_bet;
END
$$;
--> statement-breakpoint
-- A payout of a round of p_stake, p_bonus_stake of it from the bonus, which gets the same share of the payout, rounded down.
CREATE FUNCTION wallet_payout(
  p_account wallet_account, p_payout bigint, p_stake bigint, p_bonus_stake bigint, p_key text, p_request_hash bytea, p_round_id text
) RETURNS posted LANGUAGE plpgsql AS $$
DECLARE
  v_to_bonus bigint := CASE WHEN p_bonus_stake > 0 THEN div(p_payout::numeric * p_bonus_stake, p_stake) ELSE 0 END;
  v_paid posted;
BEGIN
  IF v_to_bonus > 0 THEN
    v_paid := post_bonus_payout(p_account.member_id, p_account.cash, p_account.bonus, p_account.house, p_payout, v_to_bonus, p_key,
      p_request_hash, p_round_id);
  ELSE
    v_paid := post_payout(p_account.member_id, p_account.cash, p_account.house, p_payout, p_key, p_request_hash, p_round_id);
  END IF;
  IF p_account.bonus IS NOT NULL THEN v_paid.balance := playable_balance(p_account.member_id); END IF;
  RETURN v_paid;
END
$$;
--> statement-breakpoint
-- As before, with bonus money.
CREATE OR REPLACE FUNCTION wallet_play(
  p_vendor_code text, p_session uuid, p_transaction_id text, p_round_id text, p_request_hash bytea, p_stake bigint, p_payout bigint,
  p_details jsonb, p_jackpot_id text, p_one_in bigint
) RETURNS wallet_outcome LANGUAGE plpgsql AS $$
DECLARE
  v_key text := 'vendor:' || p_vendor_code || ':' || p_transaction_id;
  v_account wallet_account := wallet_account(p_session, p_vendor_code);
  v_outcome wallet_outcome;
  v_refusal text;
  v_bet posted;
  v_last posted;
  v_won posted;
BEGIN
  IF v_account.member_id IS NULL THEN RETURN wallet_refusal('game_session_expired'); END IF;
  v_outcome := wallet_stored_outcome(v_account.member_id, p_vendor_code, p_transaction_id, p_request_hash);
  IF v_outcome.refusal IS NOT NULL OR v_outcome.replayed THEN RETURN v_outcome; END IF;
  IF NOT v_account.live THEN RETURN wallet_refusal('game_session_expired'); END IF;
  IF v_account.guarded THEN
    v_refusal := play_refusal(v_account.member_id, p_stake, p_vendor_code, p_round_id);
    IF v_refusal IS NOT NULL THEN RETURN wallet_refusal(v_refusal); END IF;
  END IF;
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
    v_last := wallet_payout(v_account, p_payout, p_stake, bonus_part(v_account, p_stake), v_key || ':payout', p_request_hash, p_round_id);
  END IF;
  PERFORM settle_round(v_account.member_id, v_account.demo, v_account.node_id, p_round_id, p_stake, p_payout, p_details,
    v_last.balance, v_last.occurred_at);
  IF p_jackpot_id IS NOT NULL THEN
    v_won := wallet_award(v_account, v_key, p_request_hash, p_round_id);
    RETURN ROW(NULL, v_bet.transaction_id, playable_balance(v_account.member_id), false, p_jackpot_id,
      (SELECT amount FROM jackpot_win WHERE member_id = v_account.member_id AND transaction_id = v_won.transaction_id))::wallet_outcome;
  END IF;
  RETURN ROW(NULL, v_bet.transaction_id, v_last.balance, false, NULL, NULL)::wallet_outcome;
END
$$;
--> statement-breakpoint
-- As before, with bonus money.
CREATE OR REPLACE FUNCTION wallet_debit(
  p_vendor_code text, p_session uuid, p_transaction_id text, p_round_id text, p_request_hash bytea, p_stake bigint
) RETURNS wallet_outcome LANGUAGE plpgsql AS $$
DECLARE
  v_account wallet_account := wallet_account(p_session, p_vendor_code);
  v_outcome wallet_outcome;
  v_refusal text;
  v_bet posted;
BEGIN
  IF v_account.member_id IS NULL THEN RETURN wallet_refusal('game_session_expired'); END IF;
  v_outcome := wallet_stored_outcome(v_account.member_id, p_vendor_code, p_transaction_id, p_request_hash);
  IF v_outcome.refusal IS NOT NULL OR v_outcome.replayed THEN RETURN v_outcome; END IF;
  IF NOT v_account.live THEN RETURN wallet_refusal('game_session_expired'); END IF;
  IF v_account.guarded THEN
    v_refusal := play_refusal(v_account.member_id, p_stake, p_vendor_code, p_round_id);
    IF v_refusal IS NOT NULL THEN RETURN wallet_refusal(v_refusal); END IF;
  END IF;
  IF v_account.balance < p_stake THEN RETURN wallet_refusal('insufficient_balance'); END IF;
  IF is_settled_round(v_account.member_id, p_vendor_code, p_round_id) OR EXISTS (
    SELECT FROM open_round
    WHERE member_id = v_account.member_id AND vendor_code = p_vendor_code AND round_id = p_round_id AND node_id <> v_account.node_id
  ) THEN
    RETURN wallet_refusal('round_closed');
  END IF;
  v_bet := wallet_bet(v_account, p_stake, 'vendor:' || p_vendor_code || ':' || p_transaction_id, p_request_hash, p_round_id);
  INSERT INTO open_round AS open (vendor_code, round_id, member_id, node_id, session_id, stake, bonus_stake, payout, opened_at, demo)
  VALUES (p_vendor_code, p_round_id, v_account.member_id, v_account.node_id, p_session, p_stake, bonus_part(v_account, p_stake), 0,
    v_bet.occurred_at, v_account.demo)
  ON CONFLICT (member_id, vendor_code, round_id) DO UPDATE
  SET stake = open.stake + excluded.stake, bonus_stake = open.bonus_stake + excluded.bonus_stake;
  RETURN ROW(NULL, v_bet.transaction_id, v_bet.balance, false, NULL, NULL)::wallet_outcome;
END
$$;
--> statement-breakpoint
-- As before, with bonus money.
CREATE OR REPLACE FUNCTION wallet_credit(
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
    v_paid := wallet_payout(v_account, p_payout, v_round.stake, v_round.bonus_stake,
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
-- As before, with bonus money.
CREATE OR REPLACE FUNCTION wallet_rollback(
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
  v_bonus_stake bigint;
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
      SELECT sum(amount), coalesce(sum(amount) FILTER (WHERE account_id <> v_account.cash), 0) INTO v_stake, v_bonus_stake
      FROM ledger_entry
      WHERE member_id = v_account.member_id AND transaction_id = v_refund.transaction_id AND balance_after IS NOT NULL;
      IF v_account.bonus IS NOT NULL OR v_bonus_stake > 0 THEN v_refund.balance := playable_balance(v_account.member_id); END IF;
      IF v_round.stake = v_stake AND v_round.payout = 0 THEN
        DELETE FROM open_round WHERE member_id = v_account.member_id AND vendor_code = p_vendor_code AND round_id = v_bet.reference;
      ELSE
        UPDATE open_round SET stake = stake - v_stake, bonus_stake = bonus_stake - v_bonus_stake
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
