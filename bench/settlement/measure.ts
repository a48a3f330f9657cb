import pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { ISSUE, SETTLED } from './grow.ts'

/** Sale closes now, and the draw follows so long after. */
const DRAWN_AFTER_SECONDS = 15
const WITHIN_MS = 600_000

export interface Settlement {
  drawId: string
  /** From closing until everything sold is counted and hashed. */
  sealSeconds: number
  /** From the time of the draw until every winner is credited. */
  settleSeconds: number
  /** Of that: the draw, and the evaluation of what was sold. */
  drawSeconds: number
  wins: number
}

/** Lets the platform close, draw and settle the bench's draw, and reads the times of its steps. */
export async function settle(databaseUrl: string): Promise<Settlement> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const own = `lottery_code = '${SETTLED}' and issue = '${ISSUE}'`
    await client.query(`update lottery_draw set close_at = now(), draw_at = now() + interval '${DRAWN_AFTER_SECONDS} seconds',
      next_action_at = now() where ${own}`)
    for (const until = Date.now() + WITHIN_MS; ; await sleep(100)) {
      const { rows } = await client.query<{ state: string }>(`select state from lottery_draw where ${own}`)
      if (rows[0]?.state === 'SETTLED') break
      if (Date.now() > until || rows[0]?.state === 'VOID') throw new Error(`The draw ended in state ${rows[0]?.state}.`)
    }
    const { rows } = await client.query<Omit<Settlement, 'wins'> & { wins: string }>(`
      select id::text as "drawId",
        extract(epoch from (select at from lottery_draw_step where draw_id = id and state = 'SEALED') - close_at)::float8 as "sealSeconds",
        extract(epoch from (select max(at) from lottery_draw_step where draw_id = id and state = 'SETTLED') - draw_at)::float8 as "settleSeconds",
        extract(epoch from (select at from lottery_draw_step where draw_id = id and state = 'DRAWN') - draw_at)::float8 as "drawSeconds",
        (select count(*) from lottery_win where draw_id = id) as wins
      from lottery_draw where ${own}`)
    const [measured] = rows
    if (!measured) throw new Error('The draw is gone.')
    return { ...measured, wins: Number(measured.wins) }
  } finally {
    await client.end()
  }
}
