import { HOLD } from '../../apps/platform/src/seamless/held-account.ts'
import { PLAY } from '../../apps/platform/src/seamless/play.ts'
import { FINISH_ROUND, KEEP_ROUND, SESSION_AND_ROUND } from '../../apps/platform/src/vendor/rounds/fast-statements.ts'

const KEY = `lpad(to_hex(:key::bigint), 32, '0')::uuid`

/** What the statements of the raw shape have in the places of their parameters, in pgbench's words. */
const VALUES = {
  find: [`convert_to('raw-' || :client_id::text, 'UTF8')`, KEY],
  keep: words(`uuidv7(); :held_id; :held_vendorCode; :held_account; :held_nodeId; ${KEY}; :held_modelId; :bet; :state;
    'settling'; :stake; :payout; :held_serverSeed; 'bench'; :held_nonce; 8; null`),
  hold: words(':held_walletSession; :held_vendorCode'),
  play: words(`:held_vendorCode; (:kept_id::text || '.stake'); :kept_id; :account_memberId; :hash; :account_cash; :house;
    :account_demo; :account_nodeId; :stake; :payout; :staked; :paid; :details`),
  finish: words(`:kept_id; 'settled'; :paid; 'settling'; sha256(uuid_send(uuidv7())); null`),
} as const

/**
 * One bet as pgbench plays it: every statement that a bet sends, word for word, in its three database transactions. The vendor
 * keeps the round; the wallet holds the account, writes the movement and commits; the vendor ends the round.
 */
export const RAW_SCRIPT = `\\set stake 10000000
\\set payout case when random(1, 1000) <= :winners then 20000000 else 0 end
\\set key random(1, 1000000000000000)
${filled(SESSION_AND_ROUND.text, VALUES.find)}
\\gset held_
${filled(KEEP_ROUND.text, VALUES.keep)}
\\gset kept_
begin;
${filled(HOLD.text, VALUES.hold)}
\\gset account_
\\set staked :account_balance - :stake
\\set paid :staked + :payout
\\startpipeline
${filled(PLAY.text, VALUES.play)};
commit;
\\endpipeline
${filled(FINISH_ROUND.text, VALUES.finish)};
`

/** A statement with words in the places of its parameters. pgbench takes `:word` for a variable even between quotes. */
function filled(text: string, values: readonly string[]): string {
  return text
    .replaceAll(/':(\w+)'/g, `(':' || '$1')`)
    .replaceAll(/\$(\d+)/g, (_, place: string) => values[Number(place) - 1] ?? '')
    .trim()
}

function words(list: string): string[] {
  return list.split(';').map((word) => word.trim())
}
