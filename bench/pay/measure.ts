import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { BILLED_AT_ONCE } from '../../apps/platform/src/domains/engagement/agent/bills.ts'
import { POSTED_AT_ONCE } from '../../apps/platform/src/ledger/postings.ts'
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

/** Where each row that billing and paying write belongs to, by table. A balance is the receiver's. */
const WRITTEN: Readonly<Record<string, string>> = {
  agent_bill: 'join bench_bill using (member_id, id)',
  ledger_transaction: `join bench_bill on idempotency_key = 'agent-bill:' || bench_bill.id`,
  ledger_entry: `join ledger_transaction paid on paid.member_id = ledger_entry.member_id and paid.id = transaction_id
    join bench_bill on paid.idempotency_key = 'agent-bill:' || bench_bill.id`,
  live_event: `join bench_bill on event ->> 'billId' = bench_bill.id::text`,
  ledger_account: `join bench_bill on ledger_account.member_id = bench_bill.member_id and code = 'member:' || bench_bill.member_id || ':cash'`,
}

export interface PaidByHand {
  seconds: number
  /** Of PostgreSQL: the query, and the inserts. */
  querySeconds: number
  insertSeconds: number
  rows: number
  total: bigint
}

/**
 * The floor: one query over the bets, and plain inserts of the rows written, in transactions of the same size.
 *
 * @param processorSeconds what PostgreSQL has used so far
 */
export async function payByHand(
  databaseUrl: string,
  window: Date,
  processorSeconds: () => number,
): Promise<PaidByHand> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rowCount: bills } = await client.query(`create temp table bench_bill as
      select member_id, id, row_number() over (order by id) - 1 as nth from agent_bill
      where contract_id in (select id from contract_version where terms_hash = '')`)
    for (const [table, joined] of Object.entries(WRITTEN)) {
      await client.query(`create temp table kept_${table} as select ${table}.*, nth from ${table} ${joined}`)
      await client.query(`create index on kept_${table} (nth)`)
      await client.query(`analyze kept_${table}`)
      await client.query(`create table raw_${table} (like ${table} including all excluding identity, nth bigint)`)
    }
    await client.query('checkpoint')
    const started = performance.now()
    const began = processorSeconds()
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
    const queried = processorSeconds()
    let rows = 0
    const insert = async (tables: readonly string[], together: number) => {
      for (let first = 0; first < (bills ?? 0); first += together) {
        await client.query('begin')
        for (const table of tables) {
          const text = `insert into raw_${table} select * from kept_${table} where nth >= ${first} and nth < ${first + together}`
          rows += (await client.query(text)).rowCount ?? 0
        }
        await client.query('commit')
      }
    }
    await insert(['agent_bill'], BILLED_AT_ONCE)
    await insert(['ledger_transaction', 'ledger_entry', 'live_event', 'ledger_account'], POSTED_AT_ONCE)
    return {
      seconds: (performance.now() - started) / 1000,
      querySeconds: queried - began,
      insertSeconds: processorSeconds() - queried,
      rows,
      total: BigInt(sums[0]?.total ?? 0),
    }
  } finally {
    await client.end()
  }
}
