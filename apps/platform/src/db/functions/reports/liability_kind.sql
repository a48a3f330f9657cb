-- What the house owes on an account by its code; null for what it does not owe. Called by sum_liability_day() and the view liabilities.
CREATE OR REPLACE FUNCTION liability_kind(p_code text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN p_code = 'house:transit' THEN 'TRANSFERS_TO_VENDORS'
    WHEN p_code LIKE 'jackpot:%' THEN 'JACKPOTS'
    WHEN p_code LIKE 'member:%' THEN
      CASE split_part(p_code, ':', 3) WHEN 'cash' THEN 'BALANCES' WHEN 'locked' THEN 'PENDING_WITHDRAWALS' WHEN 'bonus' THEN 'BONUS_MONEY'
        WHEN 'held' THEN 'HELD_DEPOSITS' WHEN 'withheld' THEN 'WITHHELD' WHEN 'vendor' THEN 'WALLETS_AT_VENDORS' ELSE 'OTHER' END
  END
$$;
