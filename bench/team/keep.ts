import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { playBets } from '../bets/load.ts'
import { startBenchPlatform } from '../bets/platform.ts'
import { openPlayers } from '../bets/players.ts'
import { median } from '../web/median.ts'

const PLAYERS = 256
const AT_A_TIME = 32

export interface Kept {
  /** Bets per second while the sums are kept, with the time to fold what is left. */
  withSums: number
  withoutSums: number
  /** Median over the pairs of turns of the share of time that a bet takes longer. */
  cost: number
}

/**
 * Bets per second of members at the bottom of the tree, with the sums kept and not kept in turns, on the same ledger. Afterwards the sums
 * are wrong.
 */
export async function measureKeeping(
  databaseUrl: string,
  top: number,
  plan: { turns: number; seconds: number },
  tell: (line: string) => void,
): Promise<Kept> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const platform = await startBenchPlatform('team', databaseUrl)
  try {
    const { rows: players } = await client.query<{ id: number }>(
      `select id from member where kind = 0 and path <@ (select path from member where id = $1) order by nlevel(path) desc, id limit ${PLAYERS}`,
      [top],
    )
    for (const { id } of players) await client.query(`select open_account($1, 'cash')`, [id])
    const tokens = await openPlayers(
      databaseUrl,
      platform.vendorPort,
      players.map(({ id }) => id),
    )
    const { rows: definitions } = await client.query<{ definition: string }>(
      `select pg_get_functiondef('add_to_member_day'::regproc) as definition`,
    )
    const kept = definitions[0]?.definition ?? ''
    const begin = kept.indexOf('INSERT INTO team_change')
    const notKept = `${kept.slice(0, begin)}${kept.slice(kept.indexOf('END\n$', begin))}`
    if (begin < 0 || notKept.length === kept.length) throw new Error('add_to_member_day() keeps no sums.')
    const play = async (seconds: number) => {
      const began = performance.now()
      const { times } = await playBets(platform.vendorPort, tokens, seconds * 1000, AT_A_TIME)
      // What the job has left to do belongs to this turn.
      for (;;) {
        const { rows } = await client.query<{ folded: number; left: boolean }>(
          'select fold_team_changes() as folded, exists (select from team_change) as left',
        )
        if (rows[0]?.folded === 0 && !rows[0].left) break
        if (rows[0]?.folded === 0) await sleep(5)
      }
      return (times.length * 1000) / (performance.now() - began)
    }
    const turn = async (definition: string) => {
      await client.query(definition)
      return play(plan.seconds)
    }
    await play(2 * plan.seconds)
    await client.query('vacuum analyze')
    await client.query('checkpoint')
    await play(plan.seconds)
    const pairs: { kept: number; notKept: number }[] = []
    for (let index = 0; index < plan.turns; index += 1) {
      // Each of the two begins half of the pairs.
      const order = index % 2 === 0 ? [kept, notKept] : [notKept, kept]
      const speeds = new Map<string, number>()
      for (const definition of order) speeds.set(definition, await turn(definition))
      const pair = { kept: speeds.get(kept) ?? 0, notKept: speeds.get(notKept) ?? 0 }
      pairs.push(pair)
      tell(`  ${pair.kept.toFixed(0)} bets/s with the sums, ${pair.notKept.toFixed(0)} without`)
    }
    await client.query(kept)
    return {
      withSums: median(pairs.map((pair) => pair.kept)),
      withoutSums: median(pairs.map((pair) => pair.notKept)),
      cost: median(pairs.map((pair) => pair.notKept / pair.kept - 1)),
    }
  } finally {
    await platform.stop()
    await client.end()
  }
}
