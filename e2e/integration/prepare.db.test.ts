import { openDatabase } from '@playhouse/postgres/database.ts'
import { bareEnvironment } from '@playhouse/testing/bare-environment.ts'
import { newDatabase } from '@playhouse/testing/database-server.ts'
import { randomBytes } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { brand } from '../../apps/platform/src/db/tables/brand.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const secret = () => randomBytes(32).toString('base64url')

/** Runs the command of the Kubernetes Job. */
function prepare(settings: Record<string, string>) {
  const env = { ...bareEnvironment(), ROLE: 'worker', MERCHANT: 'lotus', ...settings }
  const { status, stderr } = spawnSync('sh', ['deploy/platform-entry.sh', 'prepare'], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
  })
  return { status, stderr }
}

test('the Job migrates the database, makes the brand and ends, as often as it runs', async () => {
  const { url, drop } = await newDatabase()
  const database = openDatabase(url)
  // An account with a password that the platform accepts.
  const [role, password] = [`prepare_${randomBytes(6).toString('hex')}`, secret()]
  await database.$client.query(`create role ${role} login superuser password '${password}'`)
  const own = Object.assign(new URL(url), { username: role, password })
  const secrets = { SEAMLESS_SECRET: secret(), PAYMENTS_SECRET: secret(), SECRET_KEYS: `k1:${secret()}` }
  for (let run = 0; run < 2; run += 1)
    expect(prepare({ DATABASE_URL: String(own), ...secrets })).toMatchObject({ status: 0 })
  expect(await database.select({ code: brand.code }).from(brand)).toEqual([{ code: 'lotus' }])
  await database.$client.query(`reassign owned by ${role} to current_user`)
  await database.$client.query(`drop role ${role}`)
  await database.$client.end()
  await drop()
})

test('the Job refuses a missing secret before it writes anything', () => {
  const { status, stderr } = prepare({
    DATABASE_URL: `postgres://a:${secret()}@127.0.0.1:1/a`,
    DATABASE_WAIT_SECONDS: '0',
  })
  expect(status).toBe(1)
  expect(stderr).toContain('SEAMLESS_SECRET')
  expect(stderr).not.toContain('ECONNREFUSED')
})
