-- requires: is_real_account, site_refusal
-- The account behind each session of a vendor, unlocked, with the place of the session in the arrays; none for unknown sessions. Limits as
-- in packages/shared/src/limits.ts and packages/vendor-api/src/seamless-wallet.ts. Inlined in the statements that use it.
CREATE OR REPLACE FUNCTION wallet_accounts(p_sessions uuid[], p_vendor_codes text[])
RETURNS TABLE (nth bigint, session_id uuid, member_id integer, node_id integer, category text, demo boolean, guarded boolean, cash integer,
  house integer, balance bigint, live boolean, jackpot_id text, jackpot_account integer, contribution_ppm integer, one_in bigint)
LANGUAGE sql STABLE AS $$
  SELECT asked.nth, opened.id, opened.member_id, opened.node_id, game.category, NOT is_real_account(member.kind), member.play_guarded, cash.id, house.id,
    cash.balance,
    opened.ended_at IS NULL AND NOT game.closed AND opened.last_seen_at > now() - interval '30 minutes'
      AND NOT EXISTS (SELECT FROM site_refusal(opened.country) closed WHERE closed.refusal IS NOT NULL)
      AND (opened.session_hash IS NULL OR EXISTS (
        SELECT FROM session WHERE token_hash = opened.session_hash AND session.ended_at IS NULL
          AND session.last_seen_at > now() - interval '30 minutes' AND session.created_at > now() - interval '12 hours')),
    jackpot.id, jackpot.account_id, jackpot.contribution_ppm, jackpot.one_in
  FROM unnest(p_sessions, p_vendor_codes) WITH ORDINALITY AS asked (session, vendor_code, nth)
  JOIN game_session opened ON opened.id = asked.session AND opened.redeemed_at IS NOT NULL
  JOIN game ON game.node_id = opened.node_id AND game.vendor_code = asked.vendor_code
  JOIN member ON member.id = opened.member_id
  JOIN ledger_account cash ON cash.member_id = opened.member_id AND cash.code = 'member:' || opened.member_id || ':cash'
  JOIN ledger_account house
    ON house.member_id = 0 AND house.code = CASE WHEN is_real_account(member.kind) THEN 'house:bets' ELSE 'house:demo-bets' END
  LEFT JOIN jackpot_game fed ON fed.node_id = opened.node_id AND is_real_account(member.kind)
  LEFT JOIN jackpot ON jackpot.id = fed.jackpot_id
$$;
