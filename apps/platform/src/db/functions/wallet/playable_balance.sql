-- What a member can stake at vendors that play from the main wallet: cash, and the bonus while it runs.
CREATE OR REPLACE FUNCTION playable_balance(p_member_id integer) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT cash.balance + coalesce((
    SELECT held.balance FROM member_bonus bonus
    JOIN ledger_account held ON held.member_id = bonus.member_id AND held.code = 'member:' || bonus.member_id || ':bonus'
    WHERE bonus.member_id = p_member_id AND bonus.state = 'ACTIVE'), 0)
  FROM ledger_account cash WHERE cash.member_id = p_member_id AND cash.code = 'member:' || p_member_id || ':cash'
$$;
