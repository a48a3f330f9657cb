import { createHash } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { randomCookieKey } from '../src/http/cookie-key.fixture.ts'
import { SessionSeal } from '../src/http/session-seal.ts'
import { AGENT, MEMBER } from './accounts.ts'
import { askDatabase } from './real-platform.ts'
import { onSharedPlatform, type SharedStack } from './shared-platform.ts'

const KEY = randomCookieKey()
const asVariable = ({ kid, secret }: typeof KEY) => `${kid}:${Buffer.from(secret).toString('base64url')}`
const COOKIE = '__Host-playhouse'
const DEVICE_COOKIE = '__Host-playhouse-device'
const LOG_IN = `mutation ($input: LogInInput!) { logIn(input: $input) {
  __typename
  ... on LogInSuccess { isFirstLogIn viewer { username isMe: kind } }
  ... on InvalidInput { code problems { field reason } }
  ... on Problem { code retryAfterSeconds }
} }`
const VIEWER_AND_LOBBY = '{ viewer { username } lobby(id: LIVE) { games(pageSize: 3) { nodes { id isFavourite } } } }'

let stack: SharedStack
onSharedPlatform.beforeAll(async ({ openSharedStack }) => {
  stack = await openSharedStack({ COOKIE_KEYS: asVariable(KEY) })
})
afterAll(() => stack.close())

const expired = expect.objectContaining({ extensions: expect.objectContaining({ code: 'SESSION_EXPIRED' }) })

describe('logging in', () => {
  test('sets an HttpOnly cookie for the browser session', async () => {
    const browser = stack.browser()
    const { data, response } = await browser.send(LOG_IN, { input: MEMBER })
    expect(data).toMatchObject({
      logIn: { __typename: 'LogInSuccess', viewer: { username: MEMBER.username, isMe: 'MEMBER' } },
    })
    const [cookie] = response.cookies
    expect(cookie).toMatchObject({ name: COOKIE, httpOnly: true, secure: true, sameSite: 'Lax', path: '/' })
    expect(cookie?.maxAge).toBeUndefined()
    const { data: mine } = await browser.send('{ viewer { username wallet { balance { amount currency } } } }')
    expect(mine).toMatchObject({ viewer: { username: MEMBER.username, wallet: { balance: { currency: 'VND' } } } })
  })

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }, 'FORBIDDEN_ORIGIN'],
    ['a neighbouring host', { 'sec-fetch-site': 'same-site', origin: 'https://shop.site.test' }, 'FORBIDDEN_ORIGIN'],
    ['another origin, where the browser states no site', { origin: 'https://shop.site.test' }, 'FORBIDDEN_ORIGIN'],
    ['this site', { 'sec-fetch-site': 'same-origin' }, undefined],
    ['this origin', {}, undefined],
    ['an address that is typed', { 'sec-fetch-site': 'none' }, undefined],
  ])('sets a cookie that is taken, or not, from pages of %s', async (_, headers, refusal) => {
    const browser = stack.browser()
    await browser.send(LOG_IN, { input: MEMBER })
    Object.assign(browser.headers, headers)
    const { status, data, errors } = await browser.send('{ viewer { username } }')
    expect([status, errors[0]?.extensions?.['code']]).toEqual([refusal ? 403 : 200, refusal])
    expect(data).toEqual(refusal ? null : { viewer: { username: MEMBER.username } })
    // A caller without a session is refused nothing.
    const visitor = stack.browser()
    Object.assign(visitor.headers, headers)
    expect((await visitor.send('{ site { name } }')).status).toBe(200)
  })

  test('sets it for a day when requested', async () => {
    const { response } = await stack.browser().send(LOG_IN, { input: { ...MEMBER, remember: true } })
    expect(response.cookies[0]?.maxAge).toBe(86_400)
  })

  test('keeps a signed browser id across log-ins and log-outs, and stores its hash', async () => {
    const browser = stack.browser()
    const deviceIn = async () => {
      const { response } = await browser.send(LOG_IN, { input: MEMBER })
      return response.cookies.find(({ name }) => name === DEVICE_COOKIE)
    }
    const hashes = (count: number) =>
      askDatabase<{ hash: string | null }>(
        stack.databaseUrl,
        `select encode(device_hash, 'hex') as hash from log_in_history
         where member_id = (select id from member where username = '${MEMBER.username}') order by at desc, id desc limit ${count}`,
      )
    const first = await deviceIn()
    expect(first).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' })
    const id = first?.value.split('.')[0] ?? ''
    await browser.send('mutation { logOut { __typename } }')
    expect((await deviceIn())?.value).toBe(first?.value)
    const hash = createHash('sha256').update(id).digest('hex')
    expect(await hashes(2)).toEqual([{ hash }, { hash }])
    // A forged one is replaced, and logging in works.
    browser.cookies.set(DEVICE_COOKIE, `${'A'.repeat(22)}.${'A'.repeat(43)}`)
    const replaced = await deviceIn()
    expect(replaced?.value).not.toContain('A'.repeat(22))
    expect(replaced?.value).not.toBe(first?.value)
    expect(await hashes(1)).toEqual([
      {
        hash: createHash('sha256')
          .update(replaced?.value.split('.')[0] ?? '')
          .digest('hex'),
      },
    ])
  })

  test('gives visitors no cookie', async () => {
    const { response } = await stack.browser().send('{ site { name } }')
    expect(response.cookies).toEqual([])
  })

  test('with a wrong password is refused', async () => {
    const { data, errors, response } = await stack.browser().send(LOG_IN, { input: { ...AGENT, password: 'not this' } })
    expect(data).toEqual({ logIn: { __typename: 'Problem', code: 'LOGIN_FAILED', retryAfterSeconds: null } })
    expect(errors).toEqual([])
    expect(response.cookies).toEqual([])
  })

  test('without a password reports the field', async () => {
    const { data } = await stack.browser().send(LOG_IN, { input: { username: 'somebody', password: '' } })
    expect(data).toMatchObject({ logIn: { __typename: 'InvalidInput', problems: [{ field: 'password' }] } })
  })
})

describe('registering', () => {
  const REGISTER = `mutation ($input: RegisterInput!) { register(input: $input) {
    __typename
    ... on LogInSuccess { isFirstLogIn viewer { username kind } }
    ... on InvalidInput { problems { field reason } }
    ... on Problem { code field }
  } }`
  const account = {
    username: `neu${Date.now().toString(36).slice(-6)}`,
    password: 'boat7Kp9',
    confirmPassword: 'boat7Kp9',
    confirmedAge: 18,
  }

  test('creates the account and its session', async () => {
    const browser = stack.browser()
    const { data } = await browser.send(REGISTER, { input: account })
    expect(data).toEqual({
      register: {
        __typename: 'LogInSuccess',
        isFirstLogIn: true,
        viewer: { username: account.username, kind: 'MEMBER' },
      },
    })
    expect(browser.cookies.has(COOKIE)).toBe(true)
  })

  test('refuses a taken username', async () => {
    const { data } = await stack.browser().send(REGISTER, { input: { ...account, username: MEMBER.username } })
    expect(data).toEqual({ register: { __typename: 'Problem', code: 'USERNAME_TAKEN', field: 'username' } })
  })

  test('refuses a weak and a mismatched password', async () => {
    const { data } = await stack.browser().send(REGISTER, {
      input: { username: `${account.username}x`, password: 'a', confirmPassword: 'b' },
    })
    expect(data).toMatchObject({ register: { __typename: 'InvalidInput' } })
    const { problems } = (data as unknown as { register: { problems: { field: string }[] } }).register
    expect(problems.map(({ field }) => field)).toContain('password')
  })
})

describe('an invalid session', () => {
  test.each([
    ['broken', async () => 'not.a.cookie'],
    ['sealed with a foreign key', () => seal([randomCookieKey()], 'a-token-that-never-was')],
    ['with a token that has died', () => seal([KEY], 'a-token-that-never-was')],
    ['of another day', () => seal([KEY], 'a-token-that-never-was', Date.now() - 86_500_000)],
  ])('with a cookie %s is reported once and cleared, and the rest of the screen is returned', async (_what, cookie) => {
    const browser = stack.browser()
    browser.cookies.set(COOKIE, await cookie())
    const { data, errors } = await browser.send(VIEWER_AND_LOBBY)
    expect(errors).toEqual([expired])
    expect(data).toMatchObject({ viewer: null, lobby: { games: { nodes: [{ isFavourite: null }, {}, {}] } } })
    expect(browser.cookies.has(COOKIE)).toBe(false)
    expect((await browser.send(VIEWER_AND_LOBBY)).errors).toEqual([])
  })

  test('is reported in a mutation’s result only', async () => {
    const browser = stack.browser()
    browser.cookies.set(COOKIE, await seal([KEY], 'a-token-that-never-was'))
    const document = 'mutation { setFavourite(input: { gameId: "1", isFavourite: true }) { ... on Problem { code } } }'
    const { data, errors } = await browser.send(document)
    expect(data).toEqual({ setFavourite: { code: 'SESSION_EXPIRED' } })
    expect(errors).toEqual([])
    expect(browser.cookies.has(COOKIE)).toBe(false)
  })

  test('is replaced silently on log-in', async () => {
    const browser = stack.browser()
    browser.cookies.set(COOKIE, 'not.a.cookie')
    const { data, errors } = await browser.send(LOG_IN, { input: MEMBER })
    expect(data).toMatchObject({ logIn: { __typename: 'LogInSuccess' } })
    expect(errors).toEqual([])
    expect((await browser.send('{ viewer { username } }')).data).toEqual({ viewer: { username: MEMBER.username } })
  })
})

test('ends the session and clears the cookie on log-out, idempotently', async () => {
  const browser = await stack.browser().logIn(MEMBER)
  const before = browser.cookies.get(COOKIE) ?? ''
  for (let time = 1; time <= 2; time += 1) {
    const { data, errors } = await browser.send('mutation { logOut { ... on LogOutSuccess { isLoggedOut } } }')
    expect(data).toEqual({ logOut: { isLoggedOut: true } })
    expect(errors).toEqual([])
    expect(browser.cookies.has(COOKIE)).toBe(false)
  }
  browser.cookies.set(COOKIE, before)
  expect((await browser.send('{ viewer { username } }')).errors).toEqual([expired])
})

test('accepts a bearer token', async () => {
  const member = await stack.browser().logIn(MEMBER)
  const token = tokenIn(member.cookies.get(COOKIE) ?? '')
  const caller = stack.browser()
  caller.headers = { authorization: `Bearer ${token}` }
  expect((await caller.send('{ viewer { username } }')).data).toEqual({ viewer: { username: MEMBER.username } })
  caller.headers = { authorization: 'Bearer a-token-that-never-was' }
  expect((await caller.send('{ viewer { username } }')).errors).toEqual([expired])
})

test('opens no other session for a bearer token that cannot be read', async () => {
  const browser = await stack.browser().logIn(MEMBER)
  for (const token of ['short', '', 'two parts of a token', 'x'.repeat(513)]) {
    browser.headers = { authorization: `Bearer ${token}` }
    expect((await browser.send('{ viewer { username } }')).data, token).toEqual({ viewer: null })
  }
  browser.headers = { authorization: 'Basic c3RhZ2luZzpzdGFnaW5n' }
  expect((await browser.send('{ viewer { username } }')).data).toEqual({ viewer: { username: MEMBER.username } })
})

test('exposes neither token nor password in responses or the log', async () => {
  const browser = stack.browser()
  const responses = [await browser.send(LOG_IN, { input: MEMBER })]
  const token = tokenIn(browser.cookies.get(COOKIE) ?? '')
  responses.push(
    await browser.send(VIEWER_AND_LOBBY),
    await browser.ask('ShellScreen'),
    await browser.send('{ nonsense }'),
    await browser.send(LOG_IN, { input: { password: MEMBER.password, username: 7 } }),
    await browser.send(LOG_IN, { input: { password: MEMBER.password } }),
    await browser.send('mutation { launchGame(input: { gameId: "1" }) { __typename } }'),
    await browser.send('mutation { logOut { ... on LogOutSuccess { isLoggedOut } } }'),
  )
  const written =
    responses.map(({ response }) => response.body + JSON.stringify(response.headers)).join('\n') + stack.logged()
  expect(stack.logged()).toContain('"path":"/graphql"')
  expect(token).toMatch(/^\S{16,}$/)
  expect(written).not.toContain(token)
  expect(written).not.toContain(MEMBER.password)
})

function seal(
  keys: ConstructorParameters<typeof SessionSeal>[0],
  token: string,
  createdAt = Date.now(),
): Promise<string> {
  return new SessionSeal(keys).seal({ token, cdnSeed: 'seed', createdAt, remember: false })
}

function tokenIn(cookie: string): string {
  return new SessionSeal([KEY]).open(cookie)?.token ?? ''
}
