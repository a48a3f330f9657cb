import pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { ISSUE, SETTLED } from './grow.ts'

const WITHIN_MS = 600_000
const OWN = `lottery_code = '${SETTLED}' and issue = '${ISSUE}'`

export interface Settlement {
  drawId: string
  /** From the time of the draw until every winner is credited. */
  settleSeconds: number
  /** Of that: the draw, and the evaluation of what was sold. */
  drawSeconds: number
  wins: number
}

/** Ends the sale. @returns seconds from then until everything sold is counted and hashed */
export async function seal(databaseUrl: string): Promise<number> {
  return withClient(databaseUrl, async (client) => {
    await client.query(
      `update lottery_draw set close_at = now(), draw_at = now() + interval '1 hour', next_action_at = now() where ${OWN}`,
    )
    await reach(client, 'SEALED')
    const { rows } = await client.query<{ seconds: number }>(`
      select extract(epoch from at - close_at)::float8 as seconds from lottery_draw join lottery_draw_step step on draw_id = id
      where step.state = 'SEALED' and ${OWN}`)
    return rows[0]?.seconds ?? Number.NaN
  })
}

/** Lets the platform draw now and settle, and reads the times of the steps. */
export async function settle(databaseUrl: string): Promise<Settlement> {
  return withClient(databaseUrl, async (client) => {
    await client.query(`update lottery_draw set draw_at = now(), next_action_at = now() where ${OWN}`)
    await reach(client, 'SETTLED')
    const { rows } = await client.query<Omit<Settlement, 'wins'> & { wins: string }>(`
      select id::text as "drawId",
        extract(epoch from (select at from lottery_draw_step where draw_id = id and state = 'SETTLED') - draw_at)::float8 as "settleSeconds",
        extract(epoch from (select at from lottery_draw_step where draw_id = id and state = 'DRAWN') - draw_at)::float8 as "drawSeconds",
        (select count(*) from lottery_win where draw_id = id) as wins
      from lottery_draw where ${OWN}`)
    const [measured] = rows
    if (!measured) throw new Error('The draw is gone.')
    return { ...measured, wins: Number(measured.wins) }
  })
}

async function reach(client: pg.Client, wanted: string): Promise<void> {
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
