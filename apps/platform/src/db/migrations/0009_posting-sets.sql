-- A call of a vendor that is posted with others as a set (wallet_set()).
CREATE TYPE wallet_move AS (
  -- Place of the call in its batch.
  nth bigint,
  call text,
  member_id integer,
  node_id integer,
  category text,
  demo boolean,
  session_id uuid,
  vendor_code text,
  transaction_id text,
  round_id text,
  request_hash bytea,
  cash integer,
  house integer,
  balance bigint,
  stake bigint,
  payout bigint,
  closes boolean,
  details text,
  risk text,
  jackpot_id text,
  jackpot_account integer,
  contribution bigint,
  -- Of the open round, if there is one.
  open_stake bigint,
  open_payout bigint
);
