-- requires: wallet_accounts
-- The calls of a batch that wallet_set() can post at once: new ones that are the only one of their account, whose account is locked
-- (p_held), and to which wallet_play(), wallet_debit() or wallet_credit() would agree without a look at limits, bonuses, events or the
-- win of a jackpot. Parameters as in wallet_calls().
CREATE OR REPLACE FUNCTION wallet_moves(
  p_held uuid[], p_calls text[], p_vendor_codes text[], p_sessions uuid[], p_transaction_ids text[], p_round_ids text[],
  p_request_hashes bytea[], p_stakes bigint[], p_payouts bigint[], p_closes boolean[], p_details text[], p_jackpot_ids text[],
  p_risks text[]
) RETURNS wallet_move[] LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  RETURN (SELECT array_agg(ROW(nth, call, member_id, node_id, category, demo, session_id, vendor_code, transaction_id, round_id, request_hash,
      cash, house, balance, stake, payout, coalesce(closes, false), details, risk, jackpot_id, jackpot_account, contribution,
      coalesce(open_stake, 0), coalesce(open_payout, 0))::wallet_move ORDER BY nth)
    FROM (
      SELECT account.*, asked.*, coalesce(div(asked.stake::numeric * contribution_ppm, 1000000), 0)::bigint AS contribution,
        count(*) OVER (PARTITION BY account.member_id) AS calls_of_account,
        open.stake AS open_stake, open.payout AS open_payout, open.node_id AS open_node, open.bonus_stake, open.coverage
      FROM unnest(p_calls, p_vendor_codes, p_transaction_ids, p_round_ids, p_request_hashes, p_stakes, p_payouts, p_closes, p_details,
        p_jackpot_ids, p_risks) WITH ORDINALITY AS asked (call, vendor_code, transaction_id, round_id, request_hash, stake, payout, closes,
        details, claimed_jackpot, risk, place)
      JOIN wallet_accounts(p_sessions, p_vendor_codes) account ON account.nth = asked.place
      LEFT JOIN open_round open
        ON open.member_id = account.member_id AND open.vendor_code = asked.vendor_code AND open.round_id = asked.round_id
    ) found
    WHERE calls_of_account = 1 AND session_id = ANY (p_held) AND NOT guarded AND claimed_jackpot IS NULL
      AND (risk IS NULL OR NOT risk::jsonb ? 'coverage')
      AND CASE call
        WHEN 'play' THEN live AND stake > 0 AND payout >= 0 AND balance >= stake AND open_node IS NULL
        WHEN 'debit' THEN live AND stake > 0 AND balance >= stake AND (open_node IS NULL OR open_node = node_id)
        WHEN 'credit' THEN payout >= 0 AND open_node = node_id AND bonus_stake = 0 AND coverage IS NULL
        ELSE false END
      -- As is_settled_round().
      AND (call = 'credit' OR NOT EXISTS (
        SELECT FROM round JOIN game ON game.node_id = round.node_id
        WHERE round.member_id = found.member_id AND round.vendor_round_id = found.round_id AND game.vendor_code = found.vendor_code))
      AND NOT EXISTS (SELECT FROM noted_call noted
        WHERE noted.member_id = found.member_id AND noted.vendor_code = found.vendor_code AND noted.transaction_id = found.transaction_id)
      AND NOT EXISTS (SELECT FROM ledger_transaction posted
        WHERE posted.member_id = found.member_id
          AND posted.idempotency_key = 'vendor:' || found.vendor_code || ':' || found.transaction_id));
END
$$;
