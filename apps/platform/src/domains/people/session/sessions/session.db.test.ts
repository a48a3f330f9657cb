import { memberInfo } from '@playhouse/platform-api/member.ts'
import { freePlay, login, logout } from '@playhouse/platform-api/session.ts'
import { balance } from '@playhouse/platform-api/wallet.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../../app.fixture.ts'
import { logInGuard, member, session } from '../../../../db/tables/members.ts'
import { PASSWORD } from '../../../../small-world.fixture.ts'
import { tokenHash } from '@playhouse/server/token.ts'

let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({
    template: 'small',
    environment: { FREE_PLAYS_PER_HOUR: '4', CAPTCHA_AFTER_FAILURES: '100' },
  })
})
afterAll(() => harness.close())

const logIn = (username: string, password = PASSWORD) => harness.call(login, { username, password })
const failure = (errorCode: string) => expect.objectContaining({ success: false, errorCode })
const age = (token: string, column: 'lastSeenAt' | 'createdAt', interval: string) =>
  harness.database
    .update(session)
    .set({ [column]: sql`now() - ${interval}::interval` })
    .where(eq(session.tokenHash, tokenHash(token)))

describe('logging in', () => {
  test('opens a session for the member’s data and reports the first log-in', async () => {
    const first = await logIn('Minh ')
    expect(first).toMatchObject({
      status: 200,
      value: { userName: 'minh', firstTimeLogin: true, passwordExpired: false },
    })
    expect(first.value.token).toMatch(/^[\w-]{43}$/)
    const info = await harness.call(memberInfo, {}, { token: first.value.token })
    expect(info.value).toMatchObject({ account: 'minh', type: 0, lastLogin: null, toUpline: null })
    const second = await logIn('minh')
    expect(second.value.firstTimeLogin).toBe(false)
    const later = await harness.call(memberInfo, {}, { token: second.value.token })
    expect(later.value.lastLogin).toEqual({ at: expect.any(Number), ip: '127.0.*.*' })
    expect(later.queries).toHaveLength(2)
  })

  test('names the log-ins before and after that of the session that asks', async () => {
    const tokens = []
    for (const _ of [1, 2, 3]) tokens.push((await logIn('hoa')).value.token)
    const { rows } = await harness.database.execute<{ at: number }>(sql`
      select floor(extract(epoch from at) * 1000)::float8 as at from log_in_history
      where member_id = (select id from member where username = 'hoa') and outcome = 'signed-in' order by at`)
    const [first, second, third] = rows.slice(-3).map(({ at }) => at)
    const shown = async (token = '') => {
      const { lastLogin, laterLogin } = (await harness.call(memberInfo, {}, { token })).value
      return [lastLogin?.at, laterLogin?.at]
    }
    expect(await shown(tokens[0])).toEqual([rows.at(-4)?.at, third])
    expect(await shown(tokens[1])).toEqual([first, third])
    expect(await shown(tokens[2])).toEqual([second, undefined])
  })

  test('stores only the hash of a token', async () => {
    const { token } = (await logIn('minh')).value
    const { rows } = await harness.database.execute<{ json: string }>(
      sql`select row_to_json(session)::text as json from session`,
    )
    expect(rows.some(({ json }) => json.includes(tokenHash(token).toString('hex')))).toBe(true)
    expect(rows.some(({ json }) => json.includes(token))).toBe(false)
  })

  test('answers a wrong password and an unknown name alike', async () => {
    const wrong = await logIn('hoa', 'not the password')
    const unknown = await logIn('nobodyhere', 'not the password')
    expect(wrong).toMatchObject({ status: 401, body: { success: false, errorCode: 'login.failed' } })
    expect(unknown.body).toEqual(wrong.body)
    expect(unknown.status).toBe(wrong.status)
    expect(unknown.queries).toHaveLength(wrong.queries.length)
  })

  test('clears failed attempts after the correct password', async () => {
    for (let index = 0; index < 4; index += 1) await logIn('suba', 'wrong')
    expect((await logIn('suba')).status).toBe(200)
    expect(await harness.database.$count(logInGuard, eq(logInGuard.username, 'suba'))).toBe(0)
  })

  test.each(['agentb', 'ghost'])('locks %s after five wrong passwords', async (username) => {
    for (let index = 0; index < 5; index += 1)
      expect((await logIn(username, 'wrong')).body).toEqual(failure('login.failed'))
    const locked = await logIn(username)
    expect(locked).toMatchObject({ status: 423, body: failure('login.locked') })
    const { retryAfterSeconds } = (locked.body as { value: { retryAfterSeconds: number } }).value
    expect(retryAfterSeconds).toBeGreaterThan(14 * 60)
    expect(retryAfterSeconds).toBeLessThanOrEqual(15 * 60)
  })

  test('doubles the lock with each wrong password, up to a day', async () => {
    const lockOver = () =>
      harness.database
        .update(logInGuard)
        .set({ lockedUntil: sql`now()` })
        .where(eq(logInGuard.username, 'agenta'))
    const minutesLocked = async () => {
      const [row] = await harness.database
        .select({ minutes: sql<number>`round(extract(epoch from locked_until - now()) / 60)::integer` })
        .from(logInGuard)
        .where(eq(logInGuard.username, 'agenta'))
      return row?.minutes
    }
    for (let index = 0; index < 5; index += 1) await logIn('agenta', 'wrong')
    const locks = [await minutesLocked()]
    for (let index = 0; index < 8; index += 1) {
      await lockOver()
      await logIn('agenta', 'wrong')
      locks.push(await minutesLocked())
    }
    expect(locks).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440])
    await lockOver()
    expect((await logIn('agenta')).status).toBe(200)
  })

  test('checks five of fifty concurrent guesses', async () => {
    const guesses = await Promise.all(Array.from({ length: 50 }, () => logIn('childless', 'wrong')))
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(guesses.filter(({ status }) => status === 423)).toHaveLength(45)
  })
})

describe('a session', () => {
  const read = (token: string) => harness.call(balance, {}, { token })

  test('ends by logging out', async () => {
    const { token } = (await logIn('lan')).value
    expect((await read(token)).status).toBe(200)
    expect((await harness.call(logout, {}, { token })).status).toBe(200)
    expect(await read(token)).toMatchObject({ status: 401, body: failure('login.not.session') })
    expect((await harness.call(logout, {}, { token })).status).toBe(401)
  })

  test.each([
    ['lastSeenAt', '29 minutes', 200],
    ['lastSeenAt', '31 minutes', 401],
    ['createdAt', '11 hours 59 minutes', 200],
    ['createdAt', '12 hours 1 second', 401],
  ] as const)('with %s %s ago answers %i', async (column, interval, status) => {
    const { token } = (await logIn('lan')).value
    await age(token, column, interval)
    expect((await read(token)).status).toBe(status)
  })

  test('is renewed by use, written at most once a minute', async () => {
    const { token } = (await logIn('lan')).value
    expect((await read(token)).queries).toHaveLength(2)
    await age(token, 'lastSeenAt', '61 seconds')
    expect((await read(token)).queries).toHaveLength(3)
    expect((await read(token)).queries).toHaveLength(2)
  })

  test('ends the oldest beyond three', async () => {
    const first = (await logIn('hoa')).value.token
    const atOnce = await Promise.all(Array.from({ length: 4 }, async () => (await logIn('hoa')).value.token))
    const isOpen = async (token: string) => (await read(token)).status === 200
    expect(await isOpen(first)).toBe(false)
    expect((await Promise.all(atOnce.map(isOpen))).filter(Boolean)).toHaveLength(3)
    const newest = (await logIn('hoa')).value.token
    expect(await isOpen(newest)).toBe(true)
    expect((await Promise.all(atOnce.map(isOpen))).filter(Boolean)).toHaveLength(2)
  })

  test.each(['', 'short', 'A'.repeat(43), `${'A'.repeat(43)}=`, "' or true --"])(
    'rejects the token %j',
    async (token) => {
      expect((await read(token)).body).toEqual(failure('login.not.session'))
    },
  )
})

describe('free play', () => {
  test('opens a demo account with ten million of play credit outside of the tree', async () => {
    const { value, status } = await harness.call(freePlay, {}, { remoteAddress: '10.0.0.1' })
    expect(status).toBe(200)
    const funds = await harness.call(balance, {}, { token: value.token })
    expect(funds.value).toMatchObject({ sumBalance: '10000000.00', currency: 'VND', currencySymbol: '₫' })
    const [account] = await harness.database.select().from(member).where(eq(member.id, value.id))
    expect(account).toMatchObject({ kind: 4, parentId: null, path: String(value.id) })
    expect((await logIn(value.userName, '!')).body).toEqual(failure('login.failed'))
  })

  test('is limited by address, trusting the header of a private peer', async () => {
    const ask = (address: string) => harness.call(freePlay, {}, { headers: { 'x-real-ip': address } })
    for (let index = 0; index < 4; index += 1) expect((await ask('203.0.113.5')).status).toBe(200)
    const refused = await ask('203.0.113.5')
    expect(refused).toMatchObject({ status: 429, body: failure('TOO_MANY_REQUESTS') })
    expect((refused.body as { value: { retryAfterSeconds: number } }).value.retryAfterSeconds).toBeGreaterThan(3500)
    expect((await ask('203.0.113.6')).status).toBe(200)
  })
})
