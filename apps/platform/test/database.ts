import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import {
  newDatabase,
  onServer,
  type ScratchDatabase,
  templateName,
  withAdmin,
} from '@playhouse/testing/database-server.ts'
import { CLOCK_SETTING, templateClock, testMoment } from '@playhouse/testing/test-clock.ts'
import pg from 'pg'

/** `empty` has the tables and no rows, `small` a brand with a few games and accounts; `world` is the seed world. */
export type Template = 'empty' | 'small' | 'world'

/** One key for everything that makes or copies a template: PostgreSQL copies only a database that nobody is using. */
const TEMPLATE_LOCK = 4203

const PLATFORM = fileURLToPath(new URL('..', import.meta.url))

/**
 * Makes a database for one test file on the server of TEST_POSTGRES_URL, as a copy of a template that is made when it is
 * first asked for.
 * @param at where its clock begins; that of the tests by default
 */
export function scratchDatabase({
  template = 'empty',
  at,
}: { template?: Template; at?: Date } = {}): Promise<ScratchDatabase> {
  return newDatabase(async (admin, name) => {
    await admin.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const source = await templateDatabase(admin, process.env.TEST_POSTGRES_URL ?? '', template)
    // Copying files beats replaying the copy through the log for anything as large as the world.
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY FILE_COPY`)
  }, at)
}

/** Makes the seed world for tests of a moment ahead of the first that asks for it. */
export async function prepareWorldTemplate(adminUrl: string, moment?: Date): Promise<void> {
  await withAdmin(adminUrl, async (admin) => {
    await admin.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK])
    await templateDatabase(admin, adminUrl, 'world', moment)
  })
}

/** Changes the templates without the seed world, as a mutant of an SQL function does. */
export async function changeTemplates(adminUrl: string, statement: string): Promise<void> {
  await withAdmin(adminUrl, async (admin) => {
    await admin.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK])
    // Both exist before the first is changed: the small one is a copy of the empty one, filled by its functions.
    const names = [await templateDatabase(admin, adminUrl, 'empty'), await templateDatabase(admin, adminUrl, 'small')]
    for (const name of names) {
      await admin.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS true`)
      try {
        await withAdmin(onServer(adminUrl, name), async (client) => void (await client.query(statement)))
      } finally {
        await admin.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`)
      }
    }
  })
}

async function templateDatabase(
  admin: pg.Client,
  adminUrl: string,
  template: Template,
  moment = testMoment(),
): Promise<string> {
  const name = template === 'empty' ? 'playhouse_empty' : templateName(template, moment)
  const found = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1 AND datistemplate', [name])
  if (found.rowCount) return name
  // Databases that an interrupted run left half made.
  await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  const source = template === 'empty' ? 'template1' : await templateDatabase(admin, adminUrl, 'empty')
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY FILE_COPY`)
  const { aheadMs, env } = templateClock(moment)
  await admin.query(`ALTER DATABASE ${name} SET ${CLOCK_SETTING} = ${aheadMs}`)
  const url = onServer(adminUrl, name)
  if (template === 'empty') await runScript(['src/cli.ts', 'migrate'], url, env)
  if (template === 'small') await runScript(['test/small-world.ts'], url, env)
  if (template === 'world') {
    await runScript(['seed/cli.ts'], url, env)
    await endPrograms(url)
    await runScript(['test/catch-up.ts'], url, env)
  }
  await admin.query(`ALTER DATABASE ${name} WITH IS_TEMPLATE true ALLOW_CONNECTIONS false`)
  return name
}

/** Simulated players would change figures at random times. */
async function endPrograms(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('DELETE FROM lottery_program')
  await client.end()
}

async function runScript(words: string[], databaseUrl: string, env: NodeJS.ProcessEnv): Promise<void> {
  await promisify(execFile)(process.execPath, words, {
    cwd: PLATFORM,
    env: { ...process.env, DEMO: 'true', DATABASE_URL: databaseUrl, PROGRESS: 'json', ...env },
    maxBuffer: 64 * 1024 * 1024,
  })
}
