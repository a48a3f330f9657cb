import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { playBets } from '../bets/load.ts'
import { startBenchPlatform } from '../bets/platform.ts'
import { openPlayers } from '../bets/players.ts'
import { median } from '../percentile.ts'
import { getParent, processorSeconds } from '../processes.ts'

const PLAYERS = 256
const AT_A_TIME = 32

export interface Stored {
  /** Bets per second while the sums are kept, with the time to fold what is left. */
  withSums: number
  withoutSums: number
  /** Share of time that a bet takes longer: median over the pairs of turns. */
  cost: number
  /** The same of the processor's time of database, platform, vendor and load generator, which other load on the machine hardly changes. */
  processorCost: number
}

interface Turn {
  betsPerSecond: number
  processorSecondsPerBet: number
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
): Promise<Stored> {
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
    const stored = definitions[0]?.definition ?? ''
    const begin = stored.indexOf('INSERT INTO team_change')
    const notStored = `${stored.slice(0, begin)}${stored.slice(stored.indexOf('END\n$', begin))}`
    if (begin < 0 || notStored.length === stored.length) throw new Error('add_to_member_day() keeps no sums.')
    const { rows: servers } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const roots = [process.pid, getParent(servers[0]?.pid ?? 0)]
    const play = async (seconds: number): Promise<Turn> => {
      const [began, used] = [performance.now(), processorSeconds(roots)]
      const { times } = await playBets(platform.vendorPort, tokens, seconds * 1000, AT_A_TIME)
      // The job's remaining work belongs to this turn.
      for (;;) {
        const { rows } = await client.query<{ folded: number; left: boolean }>(
          'select fold_team_changes() as folded, exists (select from team_change) as left',
        )
        if (rows[0]?.folded === 0 && !rows[0].left) break
        if (rows[0]?.folded === 0) await sleep(5)
      }
      return {
        betsPerSecond: (times.length * 1000) / (performance.now() - began),
        processorSecondsPerBet: (processorSeconds(roots) - used) / times.length,
      }
    }
    const turn = async (definition: string) => {
      await client.query(definition)
      return play(plan.seconds)
    }
    await play(2 * plan.seconds)
    await client.query('vacuum analyze')
    await client.query('checkpoint')
    await play(plan.seconds)
    const pairs: { stored: Turn; notStored: Turn }[] = []
    for (let index = 0; index < plan.turns; index += 1) {
      // Each of the two begins half of the pairs.
      const pair = await (index % 2 === 0 ? inTurn(turn, stored, notStored) : inTurn(turn, notStored, stored))
      const [withSums, without] = index % 2 === 0 ? pair : pair.toReversed()
      if (!withSums || !without) continue
      pairs.push({ stored: withSums, notStored: without })
      tell(
        `  ${withSums.betsPerSecond.toFixed(0)} bets/s and ${(withSums.processorSecondsPerBet * 1000).toFixed(2)} ms of the processor with the sums, ${without.betsPerSecond.toFixed(0)} and ${(without.processorSecondsPerBet * 1000).toFixed(2)} without`,
      )
    }
    await client.query(stored)
    return {
      withSums: median(pairs.map((pair) => pair.stored.betsPerSecond)),
      withoutSums: median(pairs.map((pair) => pair.notStored.betsPerSecond)),
      cost: median(pairs.map((pair) => pair.notStored.betsPerSecond / pair.stored.betsPerSecond - 1)),
      processorCost: median(
        pairs.map((pair) => pair.stored.processorSecondsPerBet / pair.notStored.processorSecondsPerBet - 1),
      ),
    }
  } finally {
    await platform.stop()
    await client.end()
  }
}

async function inTurn(turn: (definition: string) => Promise<Turn>, first: string, second: string): Promise<Turn[]> {
  return [await turn(first), await turn(second)]
}
