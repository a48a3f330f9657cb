import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { ROOT } from '../../scripts/lib/settings.ts'
import type { Check } from './referee.ts'

/** A changed source: of an SQL function in the run's database, of a module in the platform's processes. */
export interface Change {
  file: string
  from: string
  to: string
}

/** A mistake that a developer could make, planted in the platform of a run. */
export interface Defect {
  name: string
  changes: readonly Change[]
  /** The kind of fault that brings it out, as `--only` names it. */
  fault: string
  /** The check that must report the defect. */
  check: Check
  says: RegExp
}

const sql = (name: string) => `apps/platform/src/db/functions/${name}.sql`
const money = (name: string) => `apps/platform/src/domains/money/${name}.ts`

export const DEFECTS: readonly Defect[] = [
  {
    name: 'a repeated stake is taken again',
    changes: [
      {
        file: sql('wallet/wallet_debit'),
        from: 'IF v_outcome.refusal IS NOT NULL OR v_outcome.replayed THEN RETURN v_outcome; END IF;',
        to: '',
      },
      {
        file: sql('ledger/post_transaction'),
        from: 'IF FOUND THEN\n    IF v_hash',
        to: "IF FOUND AND p_type = 'BET' THEN p_key := p_key || clock_timestamp();\n  ELSIF FOUND THEN\n    IF v_hash",
      },
    ],
    fault: 'platform: cut',
    check: 'unrequested',
    says: /^BET vendor:SEN:\S+ .* has no request$/,
  },
  {
    name: 'a rollback answers without a refund',
    changes: [
      {
        file: sql('wallet/wallet_rollback'),
        from: 'IF v_refund.transaction_id IS NULL THEN',
        to: 'IF false THEN',
      },
    ],
    fault: 'a web process killed',
    check: 'acknowledged',
    says: /^wallet\.rollback .* \(done\) has 0 of 1 transactions$/,
  },
  {
    name: 'a deposit is credited with a minor unit too little',
    changes: [
      {
        file: sql('ledger/post_deposit'),
        from: 'ARRAY[-p_amount, p_amount]',
        to: 'ARRAY[-(p_amount - 1), p_amount - 1]',
      },
    ],
    fault: 'payment provider: delay',
    check: 'provider',
    says: /^payment \S+ of \S+ was credited as \d+$/,
  },
  {
    name: 'a payout of unknown outcome is ordered again',
    changes: [
      {
        file: money('cashier/withdrawals/payouts'),
        from: 'const reference = payoutReference(attempt)\n',
        to: 'const reference = payoutReference({ ...attempt, attempt: attempt.attempt + attempt.queries })\n',
      },
    ],
    fault: 'provider and vendors stopped',
    check: 'provider',
    says: /^withdrawal .* has [2-9] payouts at the provider and 1 in the ledger$/,
  },
  {
    name: 'a payout of unknown outcome is forgotten',
    changes: [
      {
        file: money('cashier/withdrawals/payouts'),
        from: "reason: attempt > 1 ? 'attempt_again' : undefined,\n    nextActionAt: after(LEASE_MS),",
        to: "reason: attempt > 1 ? 'attempt_again' : undefined,\n    nextActionAt: null,",
      },
    ],
    fault: 'payment provider: refuse',
    check: 'unfinished',
    says: /^withdrawals: [1-9]/,
  },
  {
    name: 'a transfer without an answer counts as refused',
    changes: [
      {
        file: money('wallet/transfer/transfers'),
        from: "if (error instanceof VendorRefusedError) return 'refused'\n      throw error",
        to: "return 'refused'",
      },
    ],
    fault: 'vendors: cut',
    check: 'vendors',
    says: /^member \d+ has \S+ at TRE and \d+ in the ledger$/,
  },
  {
    name: 'pages are shown balances of three seconds ago',
    changes: [
      {
        file: money('wallet/wallets'),
        from: 'const parts = await readWallets(database, transfers, memberId)\n',
        to: `const cache = ((globalThis as any).balances ??= new Map())
  if (!(cache.get(memberId)?.until > Date.now()))
    cache.set(memberId, { until: Date.now() + 3_000, parts: await readWallets(database, transfers, memberId) })
  const { parts } = cache.get(memberId)
`,
      },
    ],
    fault: 'a worker killed',
    check: 'time',
    says: /^page-\d+ was shown \S+ at \S+, which is \d+ transactions old$/,
  },
  {
    name: 'an event that commits late is overtaken',
    changes: [
      {
        file: 'apps/platform/src/live/outbox.ts',
        from: '(xid, id) > (${transaction}::xid8, ${id}::bigint) and xid < pg_snapshot_xmin(pg_current_snapshot())',
        to: '(xid, id) > (${transaction}::xid8, ${id}::bigint)',
      },
    ],
    fault: 'database sessions ended',
    check: 'events',
    says: /^member \d+ was not told of (deposit|withdrawal) /,
  },
  {
    name: 'an account that is posted to twice at once loses one of them',
    changes: [
      {
        file: sql('ledger/post_transaction'),
        from: 'ORDER BY id FOR NO KEY UPDATE',
        to: 'ORDER BY id',
      },
      {
        file: sql('ledger/post_transaction'),
        from: 'SET balance = balance + p_amounts[i]',
        to: 'SET balance = (SELECT balance + p_amounts[i] FROM ledger_account WHERE member_id = p_member_id AND id = p_accounts[i])',
      },
    ],
    fault: 'platform: delay',
    check: 'balances',
    says: /^member:\d+:cash (has|goes from)/,
  },
]

/** @throws Error if the source has changed, so that the defect would not be planted */
export function plantedSources({ name, changes }: Pick<Defect, 'name' | 'changes'>): Map<string, string> {
  const sources = new Map<string, string>()
  for (const { file, from, to } of changes) {
    const source = sources.get(file) ?? readFileSync(join(ROOT, file), 'utf8')
    if (source.split(from).length !== 2) throw new Error(`"${name}" expects this once in ${file}: ${from}`)
    sources.set(
      file,
      source.replace(from, () => to),
    )
  }
  return sources
}

/** Replaces the SQL functions. @returns what processes of the platform need in their environment to load the changed modules */
export async function plant(
  defect: Pick<Defect, 'name' | 'changes'>,
  databaseUrl: string,
): Promise<Record<string, string>> {
  const modules: Record<string, string> = {}
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  for (const [file, source] of plantedSources(defect))
    if (file.endsWith('.sql')) await client.query(source)
    else modules[pathToFileURL(join(ROOT, file)).href] = source
  await client.end()
  if (Object.keys(modules).length === 0) return {}
  const hook = new URL('planted-modules.ts', import.meta.url).href
  return {
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${hook}`,
    PLANTED_MODULES: JSON.stringify(modules),
  }
}
