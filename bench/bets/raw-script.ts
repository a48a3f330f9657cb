import { WALLET_CALLS } from '../../apps/platform/src/domains/money/wallet/seamless/wallet-calls.ts'
import {
  FINISH_ROUND,
  INSERT_ROUND,
  SESSION_AND_ROUND,
} from '../../apps/simulators/src/vendor/rounds/fast-statements.ts'

const KEY = `lpad(to_hex(:key::bigint), 32, '0')::uuid`

/** pgbench variables in place of the statements' parameters. */
const VALUES = {
  find: words(`array[convert_to('raw-' || :client_id::text, 'UTF8')]; array[${KEY}]`),
  keep: words(`array[uuidv7()]; array[:held_id::uuid]; array[:held_vendorCode::text]; array[:held_account::text];
    array[:held_nodeId::integer]; array[${KEY}]; array[:held_gameCode::text]; array[:bet::text]; array[:state::text];
    array['settling']; array[:stake::bigint]; array[:payout::bigint]; array[:held_serverSeed::bytea]; array['bench'];
    array[:held_nonce::integer]; array[8::float8]; array[null::text]`),
  calls:
    words(`array['play']; array[:held_vendorCode::text]; array[:held_walletSession::uuid]; array[:kept_id::text || '.stake'];
    array[:kept_id::text]; array[:hash::bytea]; array[:stake::bigint]; array[:payout::bigint]; array[null::boolean];
    array[:details::text]; array[null::text]; array[null::bigint]; array[null::text]; array['{"uncounted": "0", "reason": null}']`),
  finish: words(`array[:kept_id::uuid]; array['settled']; array[:outcome_balance::text]; array['settling'];
    array[sha256(uuid_send(uuidv7()))]; array[null::bigint]`),
} as const

/**
 * A bet as a pgbench script: all its statements, verbatim, in its three database transactions. The vendor stores the round; the
 * wallet posts the call; the vendor settles the round.
 */
export const RAW_SCRIPT = `\\set stake 10000000
\\set payout case when random(1, 1000) <= :winners then 20000000 else 0 end
\\set key random(1, 1000000000000000)
${filled(SESSION_AND_ROUND.text, VALUES.find)}
\\gset held_
${filled(INSERT_ROUND.text, VALUES.keep)}
\\gset kept_
${filled(WALLET_CALLS.text, VALUES.calls)}
\\gset outcome_
${filled(FINISH_ROUND.text, VALUES.finish)};
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
