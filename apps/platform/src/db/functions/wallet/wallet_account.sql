-- requires: wallet_accounts
-- Finds the account and locks its cash account, so that calls for one account run one after another. Null if the vendor has no such
-- session. A running bonus is part of it; what changes a bonus locks the cash account first, too.
CREATE OR REPLACE FUNCTION wallet_account(p_session uuid, p_vendor_code text) RETURNS wallet_account LANGUAGE plpgsql AS $$
DECLARE
  v_account wallet_account;
BEGIN
  -- A statement of its own, because what it reads besides the account may be from before it waited for the lock.
  PERFORM FROM game_session opened
  JOIN ledger_account cash ON cash.member_id = opened.member_id AND cash.code = 'member:' || opened.member_id || ':cash'
  WHERE opened.id = p_session FOR NO KEY UPDATE OF cash;
  SELECT member_id, node_id, demo, cash, house, balance, live, jackpot_id, jackpot_account, contribution_ppm, one_in, guarded, NULL, 0
  INTO v_account FROM wallet_accounts(ARRAY[p_session], ARRAY[p_vendor_code]);
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
