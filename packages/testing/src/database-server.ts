import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { CLOCK_SETTING, clockAheadMs, machineNow, testMoment } from './test-clock.ts'

export interface ScratchDatabase {
  url: string
  drop: () => Promise<void>
}

/**
 * Makes a database on the server of TEST_POSTGRES_URL.
 * @param copy makes it with the given name, with a connection to the server; without tables by default
 * @param at where its clock begins; that of the tests by default
 * @throws Error when TEST_POSTGRES_URL is not set: the file's vitest project has no database.
 */
export async function newDatabase(
  copy = async (admin: pg.Client, name: string) => void (await admin.query(`CREATE DATABASE ${name}`)),
  at?: Date,
): Promise<ScratchDatabase> {
  const adminUrl = process.env.TEST_POSTGRES_URL
  if (!adminUrl)
    throw new Error('TEST_POSTGRES_URL is not set. Name the file *.db.test.ts, so that it gets a database.')
  // `npm test -- --profile` finds a worker's sessions by it.
  const name = `scratch_${process.pid}_${randomBytes(6).toString('hex')}`
  await withAdmin(adminUrl, async (admin) => {
    await copy(admin, name)
    // Others may use the server at another time.
    const aheadMs = at ? at.getTime() - machineNow() : clockAheadMs()
    await admin.query(`ALTER DATABASE ${name} SET ${CLOCK_SETTING} = ${aheadMs}`)
  })
  const drop = () =>
    withAdmin(adminUrl, async (admin) => {
      await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    })
  return { url: onServer(adminUrl, name), drop }
}

/** `small` has a brand with a few games and accounts; `world` is the seed world. Both end before the moment of the tests. */
export const templateName = (template: 'small' | 'world', moment = testMoment()): string =>
  `playhouse_${template}_${moment.getTime()}`

export function onServer(adminUrl: string, databaseName: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${databaseName}`
  return url.href
}

export async function withAdmin<Result>(
  adminUrl: string,
  work: (admin: pg.Client) => Promise<Result>,
): Promise<Result> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    // Ends the session, and with it the lock.
    await admin.end()
  }
}
