import { tokenHash } from '@playhouse/server/token.ts'
import pg from 'pg'

/**
 * Assigns players to pgbench's clients, which have only numbers. Returns the script's variables, taken from rounds played before:
 * bet, state, details, wins per thousand rounds, and that a client's first bet is to come.
 */
export async function handToPgbench(databaseUrl: string, tokens: readonly string[]): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const [index, token] of tokens.entries()) {
      const given = [tokenHash(token), `raw-${index}`]
      await client.query(
        `update vendor.session set play_token_hash = convert_to($2, 'UTF8') where play_token_hash = $1`,
        given,
      )
    }
    const { rows } = await client.query<Record<string, string>>(`
      select played.bet::text, played.state::text, details::text, encode(sha256('raw'), 'hex') as hash,
        (select round(1000.0 * count(*) filter (where payout > 0) / count(*)) from vendor.round)::text as winners
      from vendor.round played join round on vendor_round_id = played.id::text
      order by abs(length(details::text) - (select avg(length(details::text)) from round where details is not null)) limit 1`)
    const [found] = rows
    if (!found) throw new Error('No round was played yet.')
    return { ...found, hash: `\\x${found.hash}`, isFirst: 'true' }
  } finally {
    await client.end()
  }
}
