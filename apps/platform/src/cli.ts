// node src/cli.ts <migrate|make-brand|create-agent|create-api-token|revoke-api-tokens|make-admin|vouch-for|remove-operator|export-member|import-games|check|reporting-role|rotate-keys|reset>, on the database of DATABASE_URL.
import { type Database, openDatabase, withTransaction } from '@playhouse/postgres/database.ts'
import { waitForDatabase } from '@playhouse/postgres/wait-for-database.ts'
import { DATABASE_WAIT_VARIABLE, readEnvironment } from '@playhouse/server/environment.ts'
import { readFileSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { audit } from './checks/audit.ts'
import { makeBrand } from './db/brand/make-brand.ts'
import { migrateDatabase, resetDatabase } from './db/migrate.ts'
import { makeReportingRole } from './db/reporting-role.ts'
import { importGames } from './domains/play/games/catalogue/import-games.ts'
import { issueApiToken, revokeApiTokens } from './domains/people/member/api-tokens/api-tokens.ts'
import { createAgent } from './domains/people/registration/create-agent.ts'
import { openSealingKeys } from './domains/site/sealing-keys.ts'
import { makeAdmin, removeOperator, vouchFor } from './office/kit/operator-accounts.ts'
import { invite } from './office/desks/operators/operator-log-ins.ts'
import { exportMember } from './privacy/export-member.ts'

const USAGE = `Usage: DATABASE_URL=postgres://… node src/cli.ts <command>

  migrate       bring the tables up to date
  make-brand [--code CODE] [--name NAME]
                make a brand with its modules and settings; does nothing when there is one
  create-agent USERNAME [--under USERNAME]
                open an agent's account, the first one at the top of the tree; prints its password once
  create-api-token USERNAME --name NAME --scopes READ_WALLET,READ_BETS [--days 30]
                make an API token for an account, such as a partner's (docs/partners.md); prints it once
  revoke-api-tokens USERNAME
                end all API tokens of an account
  make-admin NAME
                make an operator admin of the back office, and print a link with which to set up a new log-in
  vouch-for NAME
                say that an invited operator is a person of their own, who may confirm what the inviting one proposes at once
  remove-operator NAME
                take roles and log-in of an operator away; the office does it for all but the only other admin
  export-member ID
                print everything that is kept about a member as JSON (docs/privacy.md)
  import-games FILE
                write vendors and games of a JSON file over those with the same codes and numbers (docs/install.md)
  check         recompute every sum of the ledger and compare
  reporting-role
                make the role that may read the views for reports and nothing else, or give it a new password; prints it once
  rotate-keys   make a new key for sealed bodies; the previous one still opens them for ten minutes
  reset         drop every table with everything in it`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    under: { type: 'string' },
    code: { type: 'string' },
    name: { type: 'string' },
    scopes: { type: 'string', default: '' },
    days: { type: 'string', default: '30' },
  },
})

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

/** The check that is running, in a line that its result replaces; elsewhere than in a terminal a line of its own. */
function printProgress(what: string, number: number, total: number): void {
  const text = `${number} of ${total}: ${what} …`
  process.stdout.write(process.stdout.isTTY ? `\r${text.slice(0, process.stdout.columns - 1)}\x1b[K` : `${text}\n`)
}

function printLine(line: string): void {
  process.stdout.write(process.stdout.isTTY ? `\r${line}\x1b[K\n` : `${line}\n`)
}

async function printAdminLink(database: Database): Promise<void> {
  const name = argument('the name of an operator')
  const operatorId = await makeAdmin(database, name)
  const code = await withTransaction(database, (tx) =>
    invite(tx, { operatorId, name }, { kind: 'SYSTEM', name: 'command line' }),
  )
  console.log(
    `${name} is an admin of the back office. For a new log-in, which replaces the one before, open its page\n/join#${code}`,
  )
}

async function run(url: string): Promise<void> {
  switch (positionals[0]) {
    case 'migrate':
      return migrateDatabase(url)
    case 'make-brand':
      if (!(await makeBrand(url, values))) console.log('There is a brand already; nothing was done.')
      return
    case 'create-agent':
      return withDatabase(url, async (database) => {
        const agent = await createAgent(database, { username: argument('a username'), under: values.under })
        console.log(
          `Username  ${agent.username}\nPassword  ${agent.password}\nInvites with the code  ${agent.affiliateCode}`,
        )
      })
    case 'create-api-token':
      return withDatabase(url, async (database) => {
        const { name = '', scopes, days } = values
        console.log(await issueApiToken(database, argument('a username'), { name, scopes: scopes.split(','), days }))
      })
    case 'revoke-api-tokens':
      return withDatabase(url, async (database) => {
        console.log(`Revoked: ${await revokeApiTokens(database, argument('a username'))}`)
      })
    case 'make-admin':
      return withDatabase(url, printAdminLink)
    case 'vouch-for':
      return withDatabase(url, async (database) => {
        const name = argument('the name of an operator')
        await vouchFor(database, name)
        console.log(`${name} counts as a person of their own from now on.`)
      })
    case 'remove-operator':
      return withDatabase(url, async (database) => {
        const name = argument('the name of an operator')
        await removeOperator(database, name)
        console.log(`${name} has no role and no log-in any more.`)
      })
    case 'export-member':
      return withDatabase(url, async (database) => {
        const id = argument('the ID of a member')
        const actor = { kind: 'SYSTEM', name: 'command line' } as const
        const text = /^[1-9]\d{0,8}$/.test(id) ? await exportMember(database, Number(id), actor) : undefined
        if (!text) throw new Error(`There is no member ${id}.`)
        await pipeline(text, process.stdout, { end: false })
      })
    case 'import-games':
      return withDatabase(url, async (database) => {
        const file: unknown = JSON.parse(readFileSync(argument('a file'), 'utf8'))
        const { vendors, games } = await importGames(database, file)
        console.log(`Imported: vendors ${vendors}, games ${games}. Running sites show them within two minutes.`)
      })
    case 'check':
      if (!(await audit(url, printLine, printProgress))) process.exitCode = 1
      return
    case 'reporting-role': {
      const { name, password } = await makeReportingRole(url)
      console.log(`Role      ${name}\nPassword  ${password}`)
      return
    }
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
  const { DATABASE_WAIT_SECONDS: seconds } = readEnvironment(z.object(DATABASE_WAIT_VARIABLE), process.env)
  await waitForDatabase(process.env.DATABASE_URL, {
    seconds,
    forReads: process.argv[2] === 'check',
    onWait: (reason) => console.error(`Waiting for PostgreSQL: ${reason}`),
  })
  await run(process.env.DATABASE_URL)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
