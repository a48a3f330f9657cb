import { WALLET_CALLS } from '../../apps/platform/src/domains/money/wallet/seamless/wallet-calls.ts'
import { FINISH_ROUND, START_ROUND } from '../../apps/simulators/src/vendor/rounds/fast-statements.ts'

const KEY = `lpad(to_hex(:key::bigint), 32, '0')::uuid`

const TOKEN = `convert_to('raw-' || :client_id::text, 'UTF8')`

/** pgbench variables in place of the statements' parameters. */
const VALUES = {
  start:
    words(`array[${TOKEN}]; array[${KEY}]; array[uuidv7()]; array[:bet::text]; array[:state::text]; array['settling'];
    array[:stake::bigint]; array[:payout::bigint]; array[:last_promisedSeed::bytea]; array['bench']; array[:last_nonce::integer];
    array[8::float8]; array[null::text]`),
  calls:
    words(`array['play']; array[:started_vendorCode::text]; array[:started_walletSession::uuid]; array[:started_insertedId::text || '.stake'];
    array[:started_insertedId::text]; array[:hash::bytea]; array[:stake::bigint]; array[:payout::bigint]; array[null::boolean];
    array[:details::text]; array[null::text]; array[null::bigint]; array[null::text]; array['{"uncounted": "0", "reason": null}']`),
  finish: words(`array[:started_insertedId::uuid]; array['settled']; array[:outcome_balance::text]; array['settling'];
    array[sha256(uuid_send(uuidv7()))]; array[null::bigint]`),
} as const

/**
 * A bet as a pgbench script: all its statements, verbatim, in its three database transactions. The vendor finds the session and stores the
 * round; the wallet posts the call; the vendor settles the round. Like the vendor, a client remembers the session's next seed.
 */
export const RAW_SCRIPT = `\\set stake 10000000
\\set payout case when random(1, 1000) <= :winners then 20000000 else 0 end
\\set key random(1, 1000000000000000)
\\if :isFirst
select server_seed as "promisedSeed", nonce from vendor.session where play_token_hash = ${TOKEN}
\\gset last_
\\set isFirst false
\\endif
${filled(START_ROUND.text, VALUES.start)}
\\gset started_
${filled(WALLET_CALLS.text, VALUES.calls)}
\\gset outcome_
${filled(FINISH_ROUND.text, VALUES.finish)}
\\gset last_
\\set last_nonce :started_nonce + 1
`

/** Inserts variables into a statement. pgbench expands `:word` even inside quotes. @throws Error if a parameter has no value */
function filled(text: string, values: readonly string[]): string {
  return text
    .replaceAll(/':(\w+)'/g, `(':' || '$1')`)
    .replaceAll(/\$(\d+)/g, (parameter, place: string) => {
      const value = values[Number(place) - 1]
      if (value === undefined) throw new Error(`The parameter ${parameter} has no value in: ${text}`)
      return value
    })
    .trim()
}

function words(list: string): string[] {
  return list.split(';').map((word) => word.trim())
}
