import pg from 'pg'

/** A wallet function with the parameters and result of apps/platform/src/db/functions/wallet/wallet_calls.sql that posts nothing. */
const EMPTY_WALLET_CALLS = `
  create or replace function wallet_calls(
    p_calls text[], p_vendor_codes text[], p_sessions uuid[], p_transaction_ids text[], p_round_ids text[], p_request_hashes bytea[],
    p_stakes bigint[], p_payouts bigint[], p_closes boolean[], p_details text[], p_jackpot_ids text[], p_one_in bigint[],
    p_debit_ids text[], p_risks text[] default null
  ) returns setof wallet_outcome language sql as $$
    select null::text, 1::bigint, 1000000000::bigint, false, null::text, null::bigint from generate_series(1, cardinality(p_calls))
  $$`

/**
 * Calls of vendors succeed without a posting from now on: what is left of a bet is its way through vendor, wallet and database,
 * which no faster posting can shorten.
 */
export async function postNothing(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(EMPTY_WALLET_CALLS)
  await client.end()
}
