// node src/db/cli.ts <migrate|seed|check|rotate-keys|reset>, on the database of DATABASE_URL.
import { parseArgs } from 'node:util'

import { openSealingKeys } from '../domains/site/sealing-keys.ts'
import { progressShown } from './cli-progress.ts'
import { openDatabase } from './database.ts'
import { migrateDatabase, resetDatabase } from './migrate.ts'
import { checkWorld } from './world-check.ts'
import { makeWorld } from './world/make-world.ts'

const USAGE = `Usage: DATABASE_URL=postgres://… node src/db/cli.ts <command>

  migrate   bring the tables up to date
  seed      make the seed world; does nothing when there is one
            [--games N] [--members N] [--bets N] [--seed N] [--end DATE]
  check     recompute every sum of the world and compare
  rotate-keys
            make a new key for sealed bodies; the one before opens for ten minutes more
  reset     drop every table with everything in it`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string' },
    members: { type: 'string' },
    bets: { type: 'string' },
    seed: { type: 'string' },
    end: { type: 'string' },
  },
})

/** A whole number above zero; 0 leaves the default. @throws Error with the option's name */
function count(name: 'games' | 'members' | 'bets' | 'seed'): number | undefined {
  const text = values[name]
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`--${name} must be a whole number above zero, not "${text}".`)
  return Number(text)
}

/** A moment, or a day (yyyy-MM-dd), which ends at the brand's midnight. */
function end(): Date | undefined {
  if (values.end === undefined) return undefined
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(values.end)
  const moment = new Date(isDay ? `${values.end}T23:59:59.999+07:00` : values.end)
  if (Number.isNaN(moment.getTime())) throw new Error(`--end must be a day or a moment, not "${values.end}".`)
  return moment
}

async function rotateSealingKeys(url: string): Promise<void> {
  const database = openDatabase(url)
  try {
    await (await openSealingKeys(database)).rotate()
  } finally {
    await database.$client.end()
  }
}

async function run(url: string): Promise<void> {
  switch (positionals[0]) {
    case 'migrate':
      return migrateDatabase(url)
    case 'seed': {
      const [games, members, rounds, seed, until] = [
        count('games'),
        count('members'),
        count('bets'),
        count('seed'),
        end(),
      ]
      const asked = { games, members, rounds, seed, end: until }
      const made = await makeWorld(url, asked, progressShown(process.stdout, process.env.PROGRESS === 'json'))
      if (!made && process.env.PROGRESS !== 'json') console.log('There is a world already; nothing was done.')
      return
    }
    case 'check':
      if (!(await checkWorld(url, console.log))) process.exitCode = 1
      return
    case 'rotate-keys':
      return rotateSealingKeys(url)
    case 'reset':
      return resetDatabase(url)
    default:
      throw new Error(USAGE)
  }
}

try {
  if (!process.env.DATABASE_URL) throw new Error('DATABASE_URL is not set.')
  await run(process.env.DATABASE_URL)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
