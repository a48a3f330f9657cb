-- Finds the account and locks its cash account, so that calls for one account run one after another. Null if the vendor has no such
-- session. A running bonus is part of it; what changes a bonus locks the cash account first, too. Limits as in
-- packages/shared/src/limits.ts and packages/vendor-api/src/seamless-wallet.ts.
CREATE OR REPLACE FUNCTION wallet_account(p_session uuid, p_vendor_code text) RETURNS wallet_account LANGUAGE plpgsql AS $$
DECLARE
  v_account wallet_account;
BEGIN
  SELECT opened.member_id, opened.node_id, member.kind = 4, cash.id, house.id, cash.balance,
    opened.ended_at IS NULL AND NOT game.maintenance AND NOT game.vendor_off AND opened.last_seen_at > now() - interval '30 minutes'
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
