import { afterAll, describe, expect, test } from 'vitest'
import { randomCookieKey } from '../src/http/cookie-key.fixture.ts'
import { RESEAL_EVERY_MS, SessionSeal } from '../src/http/session-seal.ts'
import { newToken, tokenHash } from '@playhouse/server/token.ts'
import { AGENT, MEMBER } from './accounts.ts'
import type { Browser } from './browser.ts'
import { openCaller } from './coverage/callers.ts'
import { askDatabase } from './real-platform.ts'
import { onSharedPlatform, type SharedStack } from './shared-platform.ts'

const [KEY, OLD_KEY] = [randomCookieKey(), randomCookieKey()]
const asVariable = ({ kid, secret }: typeof KEY) => `${kid}:${Buffer.from(secret).toString('base64url')}`
const COOKIE = '__Host-playhouse'
const VIEWER = '{ viewer { username } }'
const SESSIONS = '{ viewer { sessions { id isCurrent ipAddress openedAt lastSeenAt } } }'
const TOUCH =
  'mutation { keepSessionAlive { ... on KeepSessionAliveSuccess { idleUntil endsAt } ... on Problem { code } } }'
const REVOKE = `mutation ($input: RevokeSessionInput!) { revokeSession(input: $input) {
  ... on RevokeSessionSuccess { isLoggedOut sessions { id isCurrent } } ... on Problem { code } } }`
const CHANGE = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) {
  ... on ChangePasswordSuccess { endedSessions }
  ... on InvalidInput { problems { field reason } }
  ... on Problem { code field } } }`
const BY_TOKEN = `mutation ($input: LogInWithTokenInput!) { logInWithToken(input: $input) {
  ... on LogInSuccess { viewer { username } } ... on Problem { code } } }`

const codes = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
  errors.map(({ extensions: { code } }) => code)

let stack: SharedStack
onSharedPlatform.beforeAll(async ({ openSharedStack }) => {
  stack = await openSharedStack({ COOKIE_KEYS: [KEY, OLD_KEY].map(asVariable).join(',') })
})
afterAll(() => stack.close())

/** Moves a timestamp of the account's newest session. */
const age = (username: string, column: 'last_seen_at' | 'created_at', interval: string) =>
  askDatabase(
    stack.databaseUrl,
    `update session set ${column} = now() - interval '${interval}' where token_hash = (
       select token_hash from session join member on member.id = member_id
       where username = '${username}' and ended_at is null order by created_at desc limit 1)`,
  )

async function withCookie(member: Browser, sealedAt: number, key = KEY): Promise<Browser> {
  const opened = new SessionSeal([KEY]).open(member.cookies.get(COOKIE) ?? '')
  if (!opened) throw new Error('There is no session to seal again.')
  const { token, cdnSeed, createdAt, remember } = opened
  const browser = stack.browser()
  browser.cookies.set(COOKIE, await new SessionSeal([key]).seal({ token, cdnSeed, createdAt, remember }, sealedAt))
  return browser
}

describe('an expired session', () => {
  test.each([
    ['last_seen_at', '31 minutes'],
    ['created_at', '12 hours 1 second'],
  ] as const)('%s %s ago: reported once, and the cookie is cleared', async (column, interval) => {
    const browser = await stack.browser().logIn(MEMBER)
    await age(MEMBER.username, column, interval)
    expect(codes(await browser.send(VIEWER))).toEqual(['SESSION_EXPIRED'])
    expect(browser.cookies.has(COOKIE)).toBe(false)
    expect(codes(await browser.send(VIEWER))).toEqual([])
  })

  test('lasts another half hour when touched', async () => {
    const browser = await stack.browser().logIn(MEMBER)
    await age(MEMBER.username, 'last_seen_at', '29 minutes')
    const { data } = await browser.send(TOUCH)
    const { idleUntil } = (data as unknown as { keepSessionAlive: { idleUntil: string } }).keepSessionAlive
    expect(Date.parse(idleUntil) - Date.now()).toBeGreaterThan(29.5 * 60_000)
    await age(MEMBER.username, 'last_seen_at', '29 minutes')
    expect((await browser.send(VIEWER)).data).toEqual({ viewer: { username: MEMBER.username } })
  })
})

describe('the cookie', () => {
  const calm = '{ site { name } }'

  test('is sealed again once for ten concurrent requests, with one touch', async () => {
    const member = await stack.browser().logIn(AGENT)
    // The page is cached from now on.
    await stack.browser().send(calm)
    const again = await withCookie(member, Date.now() - RESEAL_EVERY_MS - 1_000)
    const cookie = again.cookies.get(COOKIE) ?? ''
    stack.takeCalls()
    const heard: string[] = []
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => {
        const browser = stack.browser()
        browser.cookies.set(COOKIE, cookie)
        return browser.send(calm)
      }),
    )
    const given = new Set(responses.map(({ response }) => response.cookies[0]?.value))
    expect(given.size).toBe(1)
    expect([...given][0]).not.toBe(cookie)
    const soFar = () => {
      heard.push(...stack.takeCalls())
      return heard
    }
    await expect.poll(soFar).toEqual(['touchSession'])
    // A request with the old cookie gets the same new one, without another touch.
    again.cookies.set(COOKIE, cookie)
    await again.send(calm)
    expect(new Set([...given, again.cookies.get(COOKIE)]).size).toBe(1)
    expect((await again.send(calm)).response.cookies).toEqual([])
    expect(soFar()).toEqual(['touchSession'])
    expect((await again.send(VIEWER)).data).toEqual({ viewer: { username: AGENT.username } })
  })

  test('joins ten concurrent touches', async () => {
    const member = await stack.browser().logIn(MEMBER)
    stack.takeCalls()
    const responses = await Promise.all(Array.from({ length: 10 }, () => member.send(TOUCH)))
    expect(new Set(responses.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(stack.takeCalls()).toEqual(['touchSession'])
  })

  test('is sealed with the new key after a rotation', async () => {
    const member = await stack.browser().logIn(MEMBER)
    const browser = await withCookie(member, Date.now(), OLD_KEY)
    await browser.send(calm)
    expect(new SessionSeal([OLD_KEY]).open(browser.cookies.get(COOKIE) ?? '')).toBeUndefined()
    expect(new SessionSeal([KEY]).open(browser.cookies.get(COOKIE) ?? '')).toMatchObject({ isDue: false })
  })

  test('due for renewal is cleared when its session ends or has ended', async () => {
    const member = await stack.browser().logIn(MEMBER)
    const leaving = await withCookie(member, 0)
    await leaving.send('mutation { logOut { ... on LogOutSuccess { isLoggedOut } } }')
    expect(leaving.cookies.has(COOKIE)).toBe(false)
    const dead = await withCookie(member, 1)
    expect(codes(await dead.send(VIEWER))).toEqual(['SESSION_EXPIRED'])
    expect(dead.cookies.has(COOKIE)).toBe(false)
  })
})

describe('the viewer’s sessions', () => {
  const list = async (browser: Browser) =>
    ((await browser.send(SESSIONS)).data as unknown as { viewer: { sessions: { id: string; isCurrent: boolean }[] } })
      .viewer.sessions

  test('are listed with the current one marked, and can be revoked', async () => {
    const { browser: here, ...account } = await openCaller(stack, 'newcomer')
    const there = await stack.browser().logIn(account)
    const sessions = await list(here)
    expect(sessions).toHaveLength(2)
    expect(sessions).toContainEqual(expect.objectContaining({ isCurrent: true, ipAddress: '127.0.*.*' }))
    const other = sessions.find(({ isCurrent }) => !isCurrent)?.id
    const { data } = await here.send(REVOKE, { input: { id: other } })
    expect(data).toEqual({
      revokeSession: { isLoggedOut: false, sessions: [{ id: expect.any(String), isCurrent: true }] },
    })
    expect(codes(await there.send(VIEWER))).toEqual(['SESSION_EXPIRED'])
    const someone = await stack.browser().logIn(MEMBER)
    for (const id of [(await list(someone))[0]?.id, other]) {
      expect((await here.send(REVOKE, { input: { id } })).data).toEqual({ revokeSession: { code: 'NOT_FOUND' } })
    }
    const own = (await list(here)).find(({ isCurrent }) => isCurrent)?.id
    expect((await here.send(REVOKE, { input: { id: own } })).data).toEqual({
      revokeSession: { isLoggedOut: true, sessions: null },
    })
    expect(here.cookies.has(COOKIE)).toBe(false)
  })
})

describe('a hand-off token', () => {
  test('is exchanged only once', async () => {
    const token = newToken()
    await askDatabase(
      stack.databaseUrl,
      `insert into hand_off (token_hash, member_id, expires_at)
       select '\\x${tokenHash(token).toString('hex')}', id, now() + interval '1 minute' from member where username = '${MEMBER.username}'`,
    )
    const browser = stack.browser()
    const first = await browser.send(BY_TOKEN, { input: { token } })
    expect(first.data).toEqual({ logInWithToken: { viewer: { username: MEMBER.username } } })
    expect((await browser.send(VIEWER)).data).toEqual({ viewer: { username: MEMBER.username } })
    const second = await stack.browser().send(BY_TOKEN, { input: { token } })
    expect(second.data).toEqual({ logInWithToken: { code: 'LOGIN_FAILED' } })
    expect(second.response.cookies).toEqual([])
    expect(stack.logged()).not.toContain(token)
  })
})

describe('changing the password', () => {
  const NEW = 'lantern7Gate'
  const newcomer = async () => {
    const { browser: here, ...account } = await openCaller(stack, 'newcomer')
    const change = async (changes: object = {}) => {
      const input = { oldPassword: account.password, newPassword: NEW, confirmNewPassword: NEW, ...changes }
      return (await here.send(CHANGE, { input })).data
    }
    return { here, account, change }
  }

  test('reports invalid fields', async () => {
    const { here, change } = await newcomer()
    expect(await change({ oldPassword: 'not this' })).toEqual({
      changePassword: { code: 'LOGIN_FAILED', field: 'oldPassword' },
    })
    expect(await change({ confirmNewPassword: 'x' })).toEqual({
      changePassword: { problems: [{ field: 'confirmNewPassword', reason: 'MISMATCH' }] },
    })
    expect((await here.send(VIEWER)).errors).toEqual([])
  })

  test('ends the other sessions, keeps its own, and is not logged', async () => {
    const { here, account, change } = await newcomer()
    const there = await stack.browser().logIn(account)
    expect(await change()).toMatchObject({
      changePassword: { endedSessions: expect.any(Number) },
    })
    expect((await here.send(VIEWER)).data).toEqual({ viewer: { username: account.username } })
    expect(codes(await there.send(VIEWER))).toEqual(['SESSION_EXPIRED'])
    await expect(stack.browser().logIn(account)).rejects.toThrow('LOGIN_FAILED')
    await stack.browser().logIn({ ...account, password: NEW })
    expect(stack.logged()).not.toContain(NEW)
    expect(stack.logged()).not.toContain(account.password)
  })
})

test('validates the nickname and stores the language', async () => {
  const { browser } = await openCaller(stack, 'newcomer')
  const rename = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) {
    ... on UpdateProfileSuccess { viewer { nickname } } ... on InvalidInput { problems { field reason } } } }`
  expect((await browser.send(rename, { input: { nickname: 'Hải Yến' } })).data).toEqual({
    updateProfile: { viewer: { nickname: 'Hải Yến' } },
  })
  expect((await browser.send(rename, { input: { nickname: '<i>' } })).data).toEqual({
    updateProfile: { problems: [{ field: 'nickname', reason: 'PATTERN' }] },
  })
  const speak = `mutation ($input: SetLanguageInput!) { setLanguage(input: $input) {
    ... on SetLanguageSuccess { language } ... on InvalidInput { problems { field } } } }`
  expect((await browser.send(speak, { input: { language: 'EN' } })).data).toEqual({ setLanguage: { language: 'EN' } })
  expect((await browser.send(speak, { input: { language: 'XX' } })).data).toEqual({
    setLanguage: { problems: [{ field: 'language' }] },
  })
})
