-- Limits of the registration form move to the table of all limits.
INSERT INTO member_limit (member_id, kind, period, value)
SELECT DISTINCT ON (member_id, period) member_id, 'DEPOSIT', period, amount FROM deposit_limit
WHERE effective_at <= now() ORDER BY member_id, period, effective_at DESC, id DESC;
--> statement-breakpoint
INSERT INTO limit_change (member_id, kind, period, new_value, state, changed_by, changed_at)
SELECT member_id, 'DEPOSIT', period, amount, 'EFFECTIVE', 'MEMBER', set_at FROM deposit_limit ORDER BY member_id, id;
--> statement-breakpoint
DROP TABLE "deposit_limit" CASCADE;
--> statement-breakpoint
-- Start of a limit's period: the last 24 hours and 7 days to the second, so that midnight doubles no limit; the calendar month in the
-- brand's time zone.
CREATE FUNCTION limit_since(p_period text, p_at timestamptz) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT CASE p_period
    WHEN 'DAY' THEN p_at - interval '24 hours'
    WHEN 'WEEK' THEN p_at - interval '168 hours'
    WHEN 'MONTH' THEN date_trunc('month', p_at AT TIME ZONE 'Asia/Ho_Chi_Minh') AT TIME ZONE 'Asia/Ho_Chi_Minh'
  END
$$;
--> statement-breakpoint
-- Gross deposits since then: credited ones, and requested ones that can still be paid.
CREATE FUNCTION deposited_since(p_member_id integer, p_since timestamptz) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(amount), 0)::bigint FROM deposit
  WHERE member_id = p_member_id AND state NOT IN ('EXPIRED', 'REJECTED', 'CANCELLED') AND coalesce(confirmed_at, created_at) > p_since
$$;
--> statement-breakpoint
-- Stakes minus winnings since then, jackpots included; stakes of unfinished rounds count as lost. Reads whole days from the daily totals
-- and at most one day round by round.
CREATE FUNCTION lost_since(p_member_id integer, p_since timestamptz) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_day date := brand_day(p_since);
  v_midnight timestamptz := v_day::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh';
BEGIN
  IF v_midnight < p_since THEN
    v_day := v_day + 1;
    v_midnight := v_day::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh';
  END IF;
  RETURN (SELECT coalesce(sum(turnover - payout), 0) FROM member_day WHERE member_id = p_member_id AND day >= v_day)
    + (SELECT coalesce(sum(stake - payout), 0) FROM round
      WHERE member_id = p_member_id AND settled_at > p_since AND settled_at < v_midnight)
    + (SELECT coalesce(sum(stake - payout), 0) FROM open_round WHERE member_id = p_member_id)
    - (SELECT coalesce(sum(amount), 0) FROM jackpot_win WHERE member_id = p_member_id AND won_at > p_since);
END
$$;
--> statement-breakpoint
-- Since when a member has been logged in without a break of 15 minutes, so that logging in again starts no new session time. Null when
-- no log-in was used within that time.
CREATE FUNCTION play_session_start(p_member_id integer) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT lower(spell) FROM (
    SELECT unnest(range_agg(tstzrange(created_at, greatest(created_at, coalesce(ended_at, last_seen_at)) + interval '15 minutes'))) AS spell
    FROM session WHERE member_id = p_member_id AND last_seen_at > now() - interval '1 day'
  ) spells WHERE spell @> now()
$$;
--> statement-breakpoint
-- Notes that a limit stopped something, and tells the member's sessions at most once a minute.
CREATE FUNCTION note_limit_reached(p_member_id integer, p_kind text, p_period text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_until timestamptz := CASE p_period WHEN 'MONTH' THEN
    (date_trunc('month', now() AT TIME ZONE 'Asia/Ho_Chi_Minh') + interval '1 month') AT TIME ZONE 'Asia/Ho_Chi_Minh' END;
BEGIN
  UPDATE member_limit SET reached_at = now()
  WHERE member_id = p_member_id AND kind = p_kind AND period = p_period
    AND (reached_at IS NULL OR reached_at < now() - interval '1 minute');
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO live_event (member_id, type, event)
  VALUES (p_member_id, 'LIMIT_REACHED', jsonb_build_object('type', 'LIMIT_REACHED',
    'limit', CASE p_period WHEN 'ONCE' THEN p_kind ELSE p_kind || '_' || p_period END,
    'until', to_char(v_until AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')));
END
$$;
--> statement-breakpoint
-- Why a member may not stake p_stake, as a refusal code of the wallet; null if it may. Without a stake: why it may not open a game.
-- Called with the cash account locked, so that concurrent stakes see each other.
CREATE FUNCTION play_refusal(
  p_member_id integer, p_stake bigint DEFAULT NULL, p_vendor_code text DEFAULT NULL, p_round_id text DEFAULT NULL
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_limit record;
  v_staked bigint;
BEGIN
  IF EXISTS (SELECT FROM play_exclusion WHERE member_id = p_member_id AND state = 'ACTIVE' AND (ends_at IS NULL OR ends_at > now()))
    OR EXISTS (SELECT FROM member WHERE id = p_member_id AND closed_at IS NOT NULL)
  THEN
    RETURN 'play_not_allowed';
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
-- Whether something must be looked up before each stake.
CREATE FUNCTION set_play_guard(p_member_id integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_guarded boolean := EXISTS (SELECT FROM play_exclusion WHERE member_id = p_member_id AND state = 'ACTIVE')
    OR EXISTS (SELECT FROM member_limit
      WHERE member_id = p_member_id AND kind <> 'DEPOSIT' AND num_nonnulls(value, operator_value) > 0)
    OR EXISTS (SELECT FROM member WHERE id = p_member_id AND closed_at IS NOT NULL);
BEGIN
  UPDATE member SET play_guarded = v_guarded WHERE id = p_member_id AND play_guarded <> v_guarded;
END
$$;
--> statement-breakpoint
-- Whether limits must be looked up before a stake.
ALTER TYPE wallet_account ADD ATTRIBUTE guarded boolean;
--> statement-breakpoint
-- As before, with `guarded`.
CREATE OR REPLACE FUNCTION wallet_account(p_session uuid, p_vendor_code text) RETURNS wallet_account LANGUAGE plpgsql AS $$
DECLARE
  v_account wallet_account;
BEGIN
  SELECT opened.member_id, opened.node_id, member.kind = 4, cash.id, house.id, cash.balance,
    opened.ended_at IS NULL AND NOT game.maintenance AND opened.last_seen_at > now() - interval '30 minutes'
      AND (opened.session_hash IS NULL OR EXISTS (
        SELECT FROM session WHERE token_hash = opened.session_hash AND session.ended_at IS NULL
          AND session.last_seen_at > now() - interval '30 minutes' AND session.created_at > now() - interval '12 hours')),
    jackpot.id, jackpot.account_id, jackpot.contribution_ppm, jackpot.one_in, member.play_guarded
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
-- As before, with the member's limits checked before money moves.
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
-- As before, with the member's limits checked before money moves.
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
  INSERT INTO open_round AS open (vendor_code, round_id, member_id, node_id, session_id, stake, payout, opened_at, demo)
  VALUES (p_vendor_code, p_round_id, v_account.member_id, v_account.node_id, p_session, p_stake, 0, v_bet.occurred_at, v_account.demo)
  ON CONFLICT (member_id, vendor_code, round_id) DO UPDATE SET stake = open.stake + excluded.stake;
  RETURN ROW(NULL, v_bet.transaction_id, v_bet.balance, false, NULL, NULL)::wallet_outcome;
END
$$;
