import { PLATFORM_ERRORS } from '@playhouse/platform-api/errors.ts'
import { gameList } from '@playhouse/platform-api/games.ts'
import { resetPasswordByEmail } from '@playhouse/platform-api/member-passwords.ts'
import { register } from '@playhouse/platform-api/registration.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { whitelabel } from '@playhouse/platform-api/site.ts'
import { feedback } from '@playhouse/platform-api/support.ts'
import { balance } from '@playhouse/platform-api/wallet.ts'
import { sealBody } from '@playhouse/platform-api/sealing.ts'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serviceCase } from '../db/tables/cases.ts'
import { headersFor, newestKey, openTestPlatform, type TestPlatform } from '../app.fixture.ts'
import { PASSWORD } from '../small-world.fixture.ts'
import { isBusy } from '@playhouse/postgres/database.ts'

let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({ template: 'small' })
})
afterAll(() => harness.close())

test('answers 404 in the envelope for an unknown URL', async () => {
  const response = await harness.app.inject({ url: '/wps/nothing/here' })
  expect([response.statusCode, response.json()]).toEqual([404, expect.objectContaining({ success: false })])
})

test('answers 400 in the envelope to a malformed path', async () => {
  for (const url of ['/wps/%ff', '/media/%', '/docs/%e0%a4%a', '/seamless/v1/%zz']) {
    const response = await harness.app.inject({ url })
    expect([response.statusCode, response.json()]).toEqual([
      400,
      {
        success: false,
        errorCode: 'request_param_err',
        message: 'The address cannot be read: its percent-encoding is malformed.',
      },
    ])
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  }
})

test.each([
  ['no JSON', '{"value":', 400],
  ['a body over 64 KB', JSON.stringify({ value: 'x'.repeat(70_000) }), 413],
])('%s is refused in the envelope', async (_, payload, status) => {
  const headers = { ...headersFor(login), 'content-type': 'application/json' }
  const response = await harness.app.inject({ method: 'POST', url: login.path, headers, payload })
  expect([response.statusCode, response.json()]).toEqual([
    status,
    expect.objectContaining({ errorCode: 'request_param_err' }),
  ])
})

test.each([
  ['application/json; charset=utf-16', 415],
  ['application/json;charset="ISO-8859-1"', 415],
  ['application/x-www-form-urlencoded; charset=utf-16', 415],
  ['application/json; charset=UTF-8', 200],
  ['application/json; charset=us-ascii', 200],
])('accepts bodies in UTF-8 only: %s', async (type, status) => {
  const sealed = await sealBody({ username: 'lan', password: PASSWORD }, await newestKey(harness.app))
  const headers = { ...headersFor(login), encryption: sealed.encryption, 'content-type': type }
  const payload = JSON.stringify({ value: sealed.value })
  const response = await harness.app.inject({ method: 'POST', url: login.path, headers, payload })
  expect(response.statusCode).toBe(status)
  if (status === 200) return
  expect(response.json()).toEqual({
    success: false,
    errorCode: 'request_param_err',
    message: 'The body must be UTF-8: leave the charset out, or send charset=utf-8.',
  })
})

test('echoes a valid request id and replaces an invalid one', async () => {
  const idFor = async (id: string) =>
    (await harness.app.inject({ url: whitelabel.path, headers: { ...headersFor(whitelabel), 'x-request-id': id } }))
      .headers['x-request-id']
  expect(await idFor('req-1.a')).toBe('req-1.a')
  expect(await idFor('<script>')).toMatch(/^[0-9a-f-]{36}$/)
})

test('answers 400 to a number that no column can hold', async () => {
  const large = await harness.call(gameList, { nodeIds: '99999999999' })
  expect(large).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } })
})

describe.each([
  ['half a surrogate pair', 'Nice games\ud800, all of them'],
  ['U+0000', 'Nice games\0, all of them'],
])('text with %s', (_, text) => {
  const refused = (field: string) => ({
    status: 400,
    body: { errorCode: 'request_param_err', value: { fields: { [field]: 'pattern' } } },
  })
  const sent = { requestKey: randomUUID(), questionType: 'site', content: 'Nice games, all of them' }

  test.each(['content', 'contact'])('is refused in the %s of feedback', async (field) => {
    expect(await harness.call(feedback, { ...sent, [field]: text })).toMatchObject(refused(field))
    expect(await harness.database.$count(serviceCase)).toBe(0)
  })

  test('is refused in a sealed body', async () => {
    expect(await harness.call(login, { username: 'lan', password: text })).toMatchObject(refused('password'))
    expect(await harness.call(login, { username: text, password: PASSWORD })).toMatchObject(refused('username'))
    expect(await harness.call(register, { username: 'newcomer', payeeName: text })).toMatchObject(refused('payeeName'))
  })
})

test('refuses U+0000 in a form before any work after the response', async () => {
  const response = await harness.call(resetPasswordByEmail, { username: 'lan\0', email: 'lan@mail.example' })
  expect(response).toMatchObject({ status: 400, body: { value: { fields: { username: 'pattern' } } } })
})

test('hides internals of a failure and logs its request id', async () => {
  await harness.database.execute(sql`alter table game rename to game_gone`)
  const response = await harness.call(
    gameList,
    { gameName: 'secret words' },
    { headers: { 'x-request-id': 'broken-1' } },
  )
  await harness.database.execute(sql`alter table game_gone rename to game`)
  expect(response.status).toBe(PLATFORM_ERRORS.system_busy.status)
  expect(response.body).toEqual({ success: false, errorCode: 'system_busy', message: expect.any(String) })
  expect(JSON.stringify(response.body)).not.toMatch(/game_gone|relation|select/i)
  const line = harness
    .logged()
    .split('\n')
    .find((text) => text.includes('a request failed'))
  expect(line).toContain('broken-1')
  expect(line).toContain('relation')
  expect(line).not.toContain('secret words')
})

/** Runs `work` while another program holds the members' accounts locked. */
async function whileLocked<T>(work: () => Promise<T>): Promise<T> {
  const other = new pg.Client({ connectionString: harness.config.databaseUrl })
  await other.connect()
  await other.query('begin; lock table ledger_account in access exclusive mode')
  try {
    return await work()
  } finally {
    await other.end()
  }
}

test('answers busy on a lock timeout', async () => {
  const { token } = (await harness.call(login, { username: 'lan', password: PASSWORD })).value
  const { $client: pool } = harness.database
  await pool.query(`do $$ begin execute format('alter database %I set lock_timeout = 100', current_database()); end $$`)
  // Database settings apply to new connections only.
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`)
  await pool.query('select pg_terminate_backend(pg_backend_pid())').catch(() => {})
  const response = await whileLocked(() => harness.call(balance, {}, { token }))
  expect(response).toMatchObject({ status: 503, body: { errorCode: 'system_busy' } })
  expect((await harness.call(balance, {}, { token })).status).toBe(200)
})

test('fails only the affected request when the database connection drops', async () => {
  const lost = harness.database.transaction(async (tx) => {
    await tx.execute(sql`select 1`)
    await harness.database.$client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`)
    await new Promise((resolve) => setTimeout(resolve, 50))
    await tx.execute(sql`select 2`)
  })
  await expect(lost).rejects.toSatisfy(isBusy)
  expect((await harness.app.inject({ url: '/readyz' })).statusCode).toBe(200)
})

test('is ready only while the database can be reached and accepts writes', async () => {
  const isReady = async () => (await harness.app.inject({ url: '/readyz' })).statusCode
  const admin = new pg.Client({ connectionString: process.env.TEST_POSTGRES_URL })
  await admin.connect()
  const name = new URL(harness.config.databaseUrl).pathname.slice(1)
  /** Changes the database for new connections, and ends the open ones. */
  const alter = async (change: string) => {
    await admin.query(`alter database ${pg.escapeIdentifier(name)} ${change}`)
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  }
  try {
    await alter('set default_transaction_read_only = on')
    await expect.poll(isReady).toBe(503)
    await alter('reset default_transaction_read_only')
    await expect.poll(isReady).toBe(200)
    await alter('allow_connections false')
    await expect.poll(isReady).toBeGreaterThanOrEqual(500)
  } finally {
    await alter('reset default_transaction_read_only')
    await alter('allow_connections true')
    await admin.end()
  }
  await expect.poll(isReady).toBe(200)
})

test('logs neither tokens nor passwords nor sealed bodies', async () => {
  const sealed = await sealBody({ username: 'lan', password: PASSWORD }, await newestKey(harness.app))
  const headers = headersFor(login)
  const signedIn = await harness.app.inject({ method: 'POST', url: login.path, headers, payload: sealed })
  const { token } = signedIn.json<{ value: { token: string } }>().value
  await harness.call(balance, {}, { token })
  await harness.app.inject({ url: `/play/${token}` })
  const log = harness.logged()
  expect(log).toContain('/wps/session/login')
  expect(log).toContain('/play/…')
  for (const secret of [token, PASSWORD, sealed.value, sealed.value.slice(-40)]) expect(log).not.toContain(secret)
})

test('sends security headers', async () => {
  const { headers } = await harness.app.inject({ url: '/readyz' })
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
})
