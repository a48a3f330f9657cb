-- The fourth part of a ticket's terms is its rebate in ten-thousandths of the stake.
CREATE OR REPLACE FUNCTION lottery_rebate(p_stake bigint, p_terms text) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT div(p_stake::numeric * coalesce(nullif(split_part(p_terms, '/', 4), '')::integer, 0), 10000)::bigint
$$;
