import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { RATE, WINDOW_MS } from './grow.ts'

const WITHIN_MS = 1_800_000

export interface Paid {
  /** From the end of the window until the last bill is paid. */
  seconds: number
  /** Until the last bill is written. */
  billedSeconds: number
  perSecond: number
  /** Sum of all bills, in minor units. */
  total: bigint
}

/** Makes all contracts due and waits until the platform has paid them. */
export async function payContracts(databaseUrl: string, contracts: number): Promise<Paid> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const due = `update contract_version set next_action_at = clock_timestamp() where kind = 'REALTIME_SALARY' and terms_hash = ''
      returning next_action_at as at`
    const { rows } = await client.query<{ at: Date }>(due)
    const started = rows[0]?.at
    for (const until = Date.now() + WITHIN_MS; ; await sleep(200)) {
      const { rows: bills } = await client.query<{ paid: string; left: string }>(
        `
        select count(*) filter (where state = 'PAID') as paid, count(*) filter (where state in ('DUE', 'INSUFFICIENT')) as left
        from agent_bill where created_at >= $1`,
        [started],
      )
      if (Number(bills[0]?.paid) === contracts) break
      if (Date.now() > until) throw new Error(`Only ${bills[0]?.paid} bills are paid, ${bills[0]?.left} are due.`)
    }
    const { rows: measured } = await client.query<Omit<Paid, 'total'> & { total: string }>(
      `
      select extract(epoch from max(paid_at) - $1)::float8 as seconds, extract(epoch from max(created_at) - $1)::float8 as "billedSeconds",
        (count(*) / extract(epoch from max(paid_at) - min(paid_at)))::float8 as "perSecond", sum(amount) as total
      from agent_bill where created_at >= $1`,
      [started],
    )
    const [found] = measured
    if (!found) throw new Error('There are no bills.')
    return { ...found, total: BigInt(found.total) }
  } finally {
    await client.end()
  }
}

/** Rows that paying writes, by table. */
const WRITTEN: Readonly<Record<string, string>> = {
  agent_bill: `where contract_id in (select id from contract_version where terms_hash = '')`,
  ledger_transaction: `where idempotency_key in (select 'agent-bill:' || id from kept_agent_bill)`,
  ledger_entry: `where (member_id, transaction_id) in (select member_id, id from kept_ledger_transaction)`,
  live_event: `where event ->> 'billId' in (select id::text from kept_agent_bill)`,
}

/** The floor: one query over the bets, and one plain insert of the rows written for each table. */
export async function payByHand(
  databaseUrl: string,
  window: Date,
): Promise<{ seconds: number; rows: number; total: bigint }> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const [table, picked] of Object.entries(WRITTEN)) {
      await client.query(`create temp table kept_${table} as select * from ${table} ${picked}`)
      await client.query(`create table raw_${table} (like ${table} including all excluding identity)`)
    }
    await client.query('checkpoint')
    const started = performance.now()
    const { rows: sums } = await client.query<{ total: string }>(
      `
      select sum(pay) as total from (
        select above, div(sum(stake) * ${RATE}, 10000) as pay
        from round join member on member.id = round.member_id cross join unnest(ancestors_of(path)) as above
        where settled_at >= $1 and settled_at < $2 and above in (select member_id from contract_version where terms_hash = '')
        group by above
      ) as paid`,
      [window, new Date(window.getTime() + WINDOW_MS)],
    )
    await client.query('begin')
    let rows = 0
    for (const table of Object.keys(WRITTEN)) {
      rows += (await client.query(`insert into raw_${table} select * from kept_${table}`)).rowCount ?? 0
    }
    await client.query('commit')
    return { seconds: (performance.now() - started) / 1000, rows, total: BigInt(sums[0]?.total ?? 0) }
  } finally {
    await client.end()
  }
}
