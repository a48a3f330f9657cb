// node src/db/cli.ts <migrate|seed|create-agent|import-games|check|rotate-keys|reset>, on the database of DATABASE_URL.
import { readEnvironment } from '@playhouse/shared/environment.ts'
import { DEMO_VARIABLE } from '@playhouse/shared/secrets.ts'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as z from 'zod'

import { importGames } from '../domains/games/catalogue/import-games.ts'
import { createAgent } from '../domains/registration/create-agent.ts'
import { openSealingKeys } from '../domains/site/sealing-keys.ts'
import { makeBrand } from './brand/make-brand.ts'
import { progressShown } from './cli-progress.ts'
import { type Database, openDatabase } from '@playhouse/postgres/database.ts'
import { migrateDatabase, resetDatabase } from './migrate.ts'
import { checkWorld } from '../../seed/world-check.ts'
import { makeWorld } from '../../seed/make-world.ts'

const USAGE = `Usage: DATABASE_URL=postgres://… node src/db/cli.ts <command>

  migrate   bring the tables up to date
  seed      make a brand with its modules and settings; with DEMO=true the play world too, with published log-ins
            (DEMO=true only: [--games N] [--members N] [--bets N] [--seed N] [--end DATE])
            does nothing when there is a brand
  create-agent USERNAME [--under USERNAME]
            open an agent's account, the first one at the top of the tree; prints its password once
  import-games FILE
            write vendors and games of a JSON file over those with the same codes and numbers (docs/operating.md)
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
    under: { type: 'string' },
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

/** Out: whether anything was made. @throws Error for sizes of a play world outside a demo */
function seed(url: string): Promise<boolean> {
  const { DEMO } = readEnvironment(z.object(DEMO_VARIABLE), process.env)
  if (!DEMO) {
    const [size] = Object.keys(values).filter((name) => name !== 'under')
    if (size) throw new Error(`--${size} belongs to the play world: set DEMO=true`)
    return makeBrand(url)
  }
  const asked = {
    games: count('games'),
    members: count('members'),
    rounds: count('bets'),
    seed: count('seed'),
    end: end(),
  }
  return makeWorld(url, asked, progressShown(process.stdout, process.env.PROGRESS === 'json'))
}

/** Runs `work` on the open database and closes it. */
async function withDatabase(url: string, work: (database: Database) => Promise<void>): Promise<void> {
  const database = openDatabase(url)
  try {
    await work(database)
  } finally {
    await database.$client.end()
  }
}

/** The word after the command. @throws Error if it is missing */
function argument(what: string): string {
  const [, given] = positionals
  if (given === undefined) throw new Error(`${positionals[0]} needs ${what}.\n\n${USAGE}`)
  return given
}

async function run(url: string): Promise<void> {
  switch (positionals[0]) {
    case 'migrate':
      return migrateDatabase(url)
    case 'seed':
      if (!(await seed(url)) && process.env.PROGRESS !== 'json')
        console.log('There is a brand already; nothing was done.')
      return
    case 'create-agent':
      return withDatabase(url, async (database) => {
        const agent = await createAgent(database, { username: argument('a username'), under: values.under })
        console.log(
          `Username  ${agent.username}\nPassword  ${agent.password}\nInvites with the code  ${agent.affiliateCode}`,
        )
      })
    case 'import-games':
      return withDatabase(url, async (database) => {
        const file: unknown = JSON.parse(readFileSync(argument('a file'), 'utf8'))
        const { vendors, games } = await importGames(database, file)
        console.log(`Imported: vendors ${vendors}, games ${games}. Running sites show them within two minutes.`)
      })
    case 'check':
      if (!(await checkWorld(url, console.log))) process.exitCode = 1
      return
    case 'rotate-keys':
      return withDatabase(url, async (database) => (await openSealingKeys(database)).rotate())
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
