-- Part of a stake that comes from the bonus: what cash does not cover.
CREATE OR REPLACE FUNCTION bonus_part(p_account wallet_account, p_stake bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT greatest(p_stake - (p_account.balance - p_account.bonus_balance), 0)
$$;
