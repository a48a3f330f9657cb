import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { randomCookieKey } from '../src/http/cookie-key.fixture.ts'
import { SessionSeal } from '../src/http/session-seal.ts'
import { NO_PLATFORM } from './no-platform.ts'
import { openGateway } from './stack.ts'

const LOG_IN =
  'mutation ($name: String!) { it: logIn(input: { username: $name, password: "p" }) { ... on Problem { code retryAfterSeconds } } }'
const REGISTER =
  'mutation { it: register(input: { username: "a", password: "b", confirmPassword: "b" }) { ... on Problem { code retryAfterSeconds } } }'
const BY_TOKEN =
  'mutation { it: logInWithToken(input: { token: "0123456789abcdef" }) { ... on Problem { code retryAfterSeconds } } }'
const FREE_PLAY = 'mutation { it: startFreePlay(input: {}) { ... on Problem { code retryAfterSeconds } } }'

/** What the counters take for the time, in milliseconds: it stands still unless a test moves it. */
let now: number
beforeEach(() => {
  now = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const close of closing.splice(0)) await close()
})

async function gatewayWith(environment: Record<string, string> = {}) {
  const gateway = await openGateway(NO_PLATFORM, { OPERATION_LIMIT_FACTOR: '1', TRUST_PROXY: 'true', ...environment })
  closing.push(gateway.close)
  const send = (address: string, text: string, variables = {}, headers = {}) => {
    const browser = gateway.browser()
    browser.headers = { 'x-forwarded-for': address, ...headers }
    return browser.send(text, variables)
  }
  const getCode = async (...sent: Parameters<typeof send>) => {
    const { data } = await send(...sent)
    return (data as unknown as { it: { code: string; retryAfterSeconds: number | null } }).it
  }
  return { ...gateway, send, getCode }
}

// No platform: an admitted request ends with an outage.
const ASKED = { code: 'PLATFORM_UNAVAILABLE', retryAfterSeconds: null }
const WAIT = { code: 'RATE_LIMITED', retryAfterSeconds: 1 }

describe('by address', () => {
  test.each([
    ['log-in', LOG_IN],
    ['registration', REGISTER],
    ['free play', FREE_PLAY],
    ['signing in by a token', BY_TOKEN],
  ])('limits %s to once per second', async (_what, text) => {
    const { getCode } = await gatewayWith()
    const name = { name: 'one' }
    expect(await getCode('203.0.113.1', text, name)).toEqual(ASKED)
    expect(await getCode('203.0.113.1', text, name)).toEqual(WAIT)
    expect(await getCode('203.0.113.2', text, name)).toEqual(ASKED)
    now += 999
    expect(await getCode('203.0.113.1', text, name)).toEqual(WAIT)
    now += 2
    expect(await getCode('203.0.113.1', text, name)).toEqual(ASKED)
  })

  test('counts operations separately', async () => {
    const { getCode } = await gatewayWith()
    expect(await getCode('203.0.113.1', LOG_IN, { name: 'one' })).toEqual(ASKED)
    expect(await getCode('203.0.113.1', FREE_PLAY)).toEqual(ASKED)
  })
})

test('limits log-ins per account to five per minute across addresses and spellings', async () => {
  const { getCode } = await gatewayWith()
  const codes = []
  for (const [time, name] of ['minh', 'MINH', ' minh', 'Minh ', 'minh', 'minh', 'lan'].entries()) {
    codes.push((await getCode(`203.0.113.${time}`, LOG_IN, { name })).code)
  }
  expect(codes).toEqual([
    ...Array.from({ length: 5 }, () => 'PLATFORM_UNAVAILABLE'),
    'RATE_LIMITED',
    'PLATFORM_UNAVAILABLE',
  ])
  const { retryAfterSeconds } = await getCode('203.0.113.9', LOG_IN, { name: 'minh' })
  expect(retryAfterSeconds).toBeGreaterThan(50)
})

const KEY = randomCookieKey()
const COOKIE_KEYS = `${KEY.kid}:${Buffer.from(KEY.secret).toString('base64url')}`

const sealed = (letter: string) =>
  new SessionSeal([KEY]).seal({
    token: letter.repeat(32),
    cdnSeed: 'seed',
    createdAt: Date.now(),
    remember: false,
  })
const session = async (letter: string) => ({ cookie: `__Host-playhouse=${await sealed(letter)}` })
const CHANGE_PASSWORD =
  'mutation { it: changePassword(input: { oldPassword: "a", newPassword: "b", confirmNewPassword: "b" }) { ... on Problem { code retryAfterSeconds } } }'

test('limits password changes to five per minute and session', async () => {
  const { getCode } = await gatewayWith({ COOKIE_KEYS })
  const codes = []
  for (let time = 1; time <= 6; time += 1) {
    codes.push((await getCode('203.0.113.1', CHANGE_PASSWORD, {}, await session('a'))).code)
  }
  expect(codes).toEqual([...Array.from({ length: 5 }, () => 'PLATFORM_UNAVAILABLE'), 'RATE_LIMITED'])
  expect((await getCode('203.0.113.1', CHANGE_PASSWORD, {}, await session('b'))).code).toBe('PLATFORM_UNAVAILABLE')
})

test('limits requests per session across addresses', async () => {
  const { send } = await gatewayWith({ COOKIE_KEYS, RATE_LIMIT_PER_SESSION: '2' })
  const headers = await session('a')
  const responses = []
  for (let time = 1; time <= 3; time += 1)
    responses.push(await send(`203.0.113.${time}`, '{ __typename }', {}, headers))
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 429])
  expect(responses[2]?.errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryable: true })
  expect(Number(responses[2]?.response.headers['retry-after'])).toBeGreaterThan(50)
  expect((await send('203.0.113.3', '{ __typename }')).status).toBe(200)
})

describe('counts a session by its token even when requests bring', () => {
  test.each([
    [
      'another authorization',
      'true',
      (cookie: string, time: number) => ({
        cookie: `__Host-playhouse=${cookie}`,
        authorization: `Basic decoy-${time}`,
      }),
    ],
    [
      'another cookie of the other kind',
      'false',
      (cookie: string, time: number) => ({
        cookie: `__Host-playhouse=decoy-${time}; playhouse=${cookie}`,
      }),
    ],
    ['its cookie sealed once more', 'true', () => session('a')],
  ] as const)('%s', async (_what, secure, getHeaders) => {
    const { send, getCode } = await gatewayWith({ COOKIE_KEYS, RATE_LIMIT_PER_SESSION: '6', COOKIE_SECURE: secure })
    const cookie = await sealed('a')
    const codes = []
    for (let time = 1; time <= 6; time += 1) {
      codes.push((await getCode('203.0.113.1', CHANGE_PASSWORD, {}, await getHeaders(cookie, time))).code)
    }
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'PLATFORM_UNAVAILABLE'), 'RATE_LIMITED'])
    expect((await send('203.0.113.1', '{ __typename }', {}, await getHeaders(cookie, 7))).status).toBe(429)
  })
})

test('counts unconfirmed tokens by network', async () => {
  const { getCode } = await gatewayWith()
  const codes = []
  for (let time = 1; time <= 6; time += 1) {
    const headers = { authorization: `Bearer ${String(time).repeat(32)}` }
    codes.push((await getCode('203.0.113.1', CHANGE_PASSWORD, {}, headers)).code)
  }
  expect(codes).toEqual([...Array.from({ length: 5 }, () => 'PLATFORM_UNAVAILABLE'), 'RATE_LIMITED'])
})

test('counts an IPv6 caller by its /64, and IPv4 inside IPv6 by the IPv4 address', async () => {
  const { getCode } = await gatewayWith()
  const from = async (address: string) => (await getCode(address, FREE_PLAY)).code
  expect(await from('2001:db8:0:7::1')).toBe('PLATFORM_UNAVAILABLE')
  expect(await from('2001:db8:0:7:ffff::9')).toBe('RATE_LIMITED')
  expect(await from('2001:db8:0:8::1')).toBe('PLATFORM_UNAVAILABLE')
  expect(await from('::ffff:cb00:7109')).toBe('PLATFORM_UNAVAILABLE')
  expect(await from('::ffff:cb00:710a')).toBe('PLATFORM_UNAVAILABLE')
  expect(await from('203.0.113.9')).toBe('RATE_LIMITED')
})
