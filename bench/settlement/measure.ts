import pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { OWN } from './grow.ts'

const WITHIN_MS = 600_000

export interface Settlement {
  drawId: string
  /** From the draw, whose show is over, until every winner is credited. */
  paidSeconds: number
  /** Until the rounds, sums and events of all tickets are written too. */
  settleSeconds: number
  /** Part of it: the draw and the evaluation of the selections sold. */
  drawSeconds: number
  wins: number
}

/** Ends the sale. @returns seconds until all tickets are counted and hashed */
export async function seal(databaseUrl: string): Promise<number> {
  return withClient(databaseUrl, async (client) => {
    await client.query(
      `update lottery_draw set close_at = now(), draw_at = now() + interval '1 hour', next_action_at = now() where ${OWN}`,
    )
    await untilState(client, 'SEALED')
    const { rows } = await client.query<{ seconds: number }>(`
      select extract(epoch from at - close_at)::float8 as seconds from lottery_draw join lottery_draw_step step on draw_id = id
      where step.state = 'SEALED' and ${OWN}`)
    return rows[0]?.seconds ?? Number.NaN
  })
}

/** Longer than any fast draw is shown. */
const SHOWN = "interval '10 seconds'"

/** Makes the platform draw a result whose show is over, and settle it, and reads the times of the steps. */
export async function settle(databaseUrl: string): Promise<Settlement> {
  return withClient(databaseUrl, async (client) => {
    await client.query(`update lottery_draw set draw_at = now() - ${SHOWN}, next_action_at = now() where ${OWN}`)
    await untilState(client, 'SETTLED')
    const { rows } = await client.query<Omit<Settlement, 'wins'> & { wins: string }>(`
      select id::text as "drawId",
        extract(epoch from (select max(occurred_at) from ledger_transaction where idempotency_key = 'lottery:draw:' || lottery_draw.id || ':1')
          - draw_at - ${SHOWN})::float8 as "paidSeconds",
        extract(epoch from (select at from lottery_draw_step where draw_id = id and state = 'SETTLED') - draw_at - ${SHOWN})::float8 as "settleSeconds",
        extract(epoch from (select at from lottery_draw_step where draw_id = id and state = 'DRAWN') - draw_at - ${SHOWN})::float8 as "drawSeconds",
        (select count(*) from lottery_win where draw_id = id) as wins
      from lottery_draw where ${OWN}`)
    const [measured] = rows
    if (!measured) throw new Error('The draw was not found.')
    return { ...measured, wins: Number(measured.wins) }
  })
}

async function untilState(client: pg.Client, wanted: string): Promise<void> {
  for (const until = Date.now() + WITHIN_MS; ; await sleep(100)) {
    const { rows } = await client.query<{ state: string }>(`select state from lottery_draw where ${OWN}`)
    if (rows[0]?.state === wanted) return
    if (Date.now() > until) throw new Error(`The draw is still in state ${rows[0]?.state}.`)
  }
}

async function withClient<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
