// DEMO=true node seed/cli.ts [--games N] [--members N] [--bets N] [--seed N] [--end DATE] [--copperleaf], on the database of DATABASE_URL:
// creates the demo data, with published log-ins, unless there is a brand already.
import { waitForDatabase } from '@playhouse/postgres/wait-for-database.ts'
import { DATABASE_WAIT_VARIABLE, readEnvironment } from '@playhouse/server/environment.ts'
import { DEMO_VARIABLE } from '@playhouse/server/secrets.ts'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { makeWorld } from './make-world.ts'
import { progressReporter } from './progress.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string' },
    members: { type: 'string' },
    bets: { type: 'string' },
    seed: { type: 'string' },
    end: { type: 'string' },
    copperleaf: { type: 'boolean', default: false },
  },
})

/** A whole number above zero; undefined keeps the default. @throws Error with the option's name */
function count(name: 'games' | 'members' | 'bets' | 'seed'): number | undefined {
  const text = values[name]
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`--${name} must be a whole number above zero, not "${text}".`)
  return Number(text)
}

/** A time, or a day (yyyy-MM-dd), which ends at the brand's midnight. */
function end(): Date | undefined {
  if (values.end === undefined) return undefined
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(values.end)
  const moment = new Date(isDay ? `${values.end}T23:59:59.999+07:00` : values.end)
  if (Number.isNaN(moment.getTime())) throw new Error(`--end must be a day or a time, not "${values.end}".`)
  return moment
}

try {
  if (!process.env.DATABASE_URL) throw new Error('DATABASE_URL is not set.')
  const { DEMO, DATABASE_WAIT_SECONDS: seconds } = readEnvironment(
    z.object({ ...DEMO_VARIABLE, ...DATABASE_WAIT_VARIABLE }),
    process.env,
  )
  if (!DEMO) throw new Error('The demo data has published log-ins: set DEMO=true, or run src/cli.ts make-brand.')
  const options = {
    games: count('games'),
    members: count('members'),
    rounds: count('bets'),
    seed: count('seed'),
    end: end(),
    copperleaf: values.copperleaf,
  }
  await waitForDatabase(process.env.DATABASE_URL, {
    seconds,
    onWait: (reason) => console.error(`Waiting for PostgreSQL: ${reason}`),
  })
  const asJson = process.env.PROGRESS === 'json'
  const isMade = await makeWorld(process.env.DATABASE_URL, options, progressReporter(process.stdout, asJson))
  if (!isMade && !asJson) console.log('There is a brand already; nothing was done.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
