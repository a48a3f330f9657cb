-- Posts the calls that wallet_moves() found, all in the same statements, with the effects of wallet_play(), wallet_debit() and
-- wallet_credit(). None of them has bonus money. Returns the place of each call in the batch, its transaction (null if nothing moved), and its balance.
CREATE OR REPLACE FUNCTION wallet_set(p_moves wallet_move[]) RETURNS TABLE (place bigint, posted_id bigint, balance_after bigint)
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  v_places bigint[];
  v_is_stake boolean[];
  v_ids bigint[];
  v_times timestamptz[];
  v_balances bigint[];
BEGIN
  WITH posting AS (
    SELECT move.nth, true AS is_stake, move.member_id, 'BET' AS type, '' AS suffix, move.cash, move.house, -move.stake AS amount,
      move.jackpot_account, move.contribution, move.vendor_code, move.transaction_id, move.request_hash, move.round_id
    FROM unnest(p_moves) move WHERE move.call IN ('play', 'debit')
    UNION ALL
    SELECT move.nth, false, move.member_id, 'PAYOUT', CASE move.call WHEN 'play' THEN ':payout' ELSE '' END, move.cash, move.house,
      move.payout, NULL, NULL, move.vendor_code, move.transaction_id, move.request_hash, move.round_id
    FROM unnest(p_moves) move WHERE move.call IN ('play', 'credit') AND move.payout > 0
  ), sorted AS (SELECT * FROM posting ORDER BY nth, is_stake DESC), asked AS (
    SELECT array_agg(nth) AS places, array_agg(is_stake) AS stakes, array_agg(member_id) AS members, array_agg(type) AS types,
      array_agg('vendor:' || vendor_code || ':' || transaction_id || suffix) AS keys, array_agg(request_hash) AS hashes,
      array_agg(round_id) AS refs, array_agg(cash) AS accounts, array_agg(house) AS houses, array_agg(amount) AS amounts,
      array_agg(jackpot_account) AS jackpots, array_agg(contribution) AS contributions
    FROM sorted
  )
  SELECT asked.places, asked.stakes, done.ids, done.times, done.balances INTO v_places, v_is_stake, v_ids, v_times, v_balances
  FROM asked LEFT JOIN LATERAL (
    SELECT array_agg(posted.posted_id ORDER BY posted.nth) AS ids, array_agg(posted.posted_at ORDER BY posted.nth) AS times,
      array_agg(posted.balance ORDER BY posted.nth) AS balances
    FROM post_set(members, types, keys, hashes, refs, accounts, houses, amounts, jackpots, contributions) posted
  ) done ON places IS NOT NULL;
  RETURN QUERY
  WITH posted AS MATERIALIZED (
    SELECT * FROM unnest(v_places, v_is_stake, v_ids, v_times, v_balances) AS posted (nth, is_stake, id, at, balance)
  ), done AS MATERIALIZED (
    SELECT move.*, coalesce(bet.id, paid.id) AS posting, coalesce(paid.at, bet.at, clock_timestamp()) AS at,
      coalesce(paid.balance, bet.balance, move.balance) AS left_over, move.call = 'play' OR move.closes AS ends,
      move.open_stake + coalesce(move.stake, 0) AS round_stake, move.open_payout + coalesce(move.payout, 0) AS round_payout
    FROM unnest(p_moves) move
    LEFT JOIN posted bet ON bet.nth = move.nth AND bet.is_stake
    LEFT JOIN posted paid ON paid.nth = move.nth AND NOT paid.is_stake
  ), ended AS MATERIALIZED (
    SELECT done.*, part.uncounted, part.reason
    FROM done CROSS JOIN LATERAL uncounted_part(done.risk::jsonb, done.category, done.round_stake, done.round_payout) part WHERE done.ends
  ), settled AS (
    INSERT INTO round (member_id, node_id, vendor_round_id, stake, payout, details, balance_after, settled_at, uncounted,
      uncounted_reason, turnover_rule)
    SELECT member_id, node_id, round_id, round_stake, round_payout, details::jsonb, left_over, at, uncounted, reason, 2 FROM ended
  ), day AS (
    INSERT INTO member_day AS kept (member_id, day, turnover, uncounted, payout, rounds)
    SELECT member_id, brand_day(at), round_stake - uncounted, uncounted, round_payout, 1 FROM ended WHERE NOT demo ORDER BY member_id
    ON CONFLICT (member_id, day) DO UPDATE SET turnover = kept.turnover + excluded.turnover,
      uncounted = kept.uncounted + excluded.uncounted, payout = kept.payout + excluded.payout, rounds = kept.rounds + excluded.rounds
    RETURNING kept.member_id, kept.day, kept.rounds
  ), team AS (
    INSERT INTO team_change (member_id, day, hour, product, turnover, uncounted, payout, rounds, activity)
    SELECT ended.member_id, day.day, brand_hour(at), category, round_stake - uncounted, uncounted, round_payout, 1, (day.rounds = 1)::integer
    FROM ended JOIN day ON day.member_id = ended.member_id
  ), fed AS (
    INSERT INTO jackpot_feed (jackpot_id, member_id, transaction_id, amount, node_id)
    SELECT jackpot_id, member_id, posting, contribution, node_id FROM done WHERE contribution > 0
  ), opened AS (
    INSERT INTO open_round AS open (vendor_code, round_id, member_id, node_id, session_id, stake, payout, opened_at, demo)
    SELECT vendor_code, round_id, member_id, node_id, session_id, stake, 0, at, demo FROM done WHERE call = 'debit'
    ON CONFLICT (member_id, vendor_code, round_id) DO UPDATE SET stake = open.stake + excluded.stake
  ), closed AS (
    DELETE FROM open_round open USING done WHERE done.call = 'credit' AND done.closes
      AND open.member_id = done.member_id AND open.vendor_code = done.vendor_code AND open.round_id = done.round_id
  ), added AS (
    UPDATE open_round open SET payout = open.payout + done.payout FROM done WHERE done.call = 'credit' AND NOT done.closes
      AND open.member_id = done.member_id AND open.vendor_code = done.vendor_code AND open.round_id = done.round_id
  ), noted AS (
    INSERT INTO noted_call (member_id, vendor_code, transaction_id, kind, request_hash, balance)
    SELECT member_id, vendor_code, transaction_id, 'CLOSED', request_hash, left_over FROM done WHERE call = 'credit' AND payout = 0
  )
  SELECT done.nth, done.posting, done.left_over FROM done;
END
$$;
