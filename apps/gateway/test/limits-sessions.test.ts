import { afterAll, expect, test } from 'vitest'
import { randomCookieKey } from '../src/http/cookie-key.fixture.ts'
import { SessionSeal } from '../src/http/session-seal.ts'
import { MEMBER } from './accounts.ts'
import { onSharedPlatform, type SharedStack } from './shared-platform.ts'
import type { Stack } from './stack.ts'

const KEY = randomCookieKey()
const VIEWER = '{ viewer { username } }'
const CHANGE_PASSWORD =
  'mutation { it: changePassword(input: { oldPassword: "a", newPassword: "b", confirmNewPassword: "b" }) { __typename ... on Problem { code } } }'

let stack: SharedStack
/** A gateway that has confirmed no token yet. */
let gateway: Pick<Stack, 'browser'>
onSharedPlatform.beforeAll(async ({ openSharedStack }) => {
  stack = await openSharedStack({ COOKIE_KEYS: `${KEY.kid}:${Buffer.from(KEY.secret).toString('base64url')}` })
  gateway = await stack.another({ TRUST_PROXY: 'true', RATE_LIMIT_PER_SESSION: '3', OPERATION_LIMIT_FACTOR: '1' })
})
afterAll(() => stack.close())

function caller(token: string, address: string) {
  const browser = gateway.browser()
  browser.headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address }
  return browser
}

async function logIn(): Promise<string> {
  const browser = await stack.browser().logIn(MEMBER)
  const session = new SessionSeal([KEY]).open(browser.cookies.get('__Host-playhouse') ?? '')
  return session?.token ?? ''
}

test('counts an API user by session once the platform has confirmed the token', async () => {
  const token = await logIn()
  const statuses = []
  for (let time = 1; time <= 5; time += 1) {
    statuses.push((await caller(token, `203.0.113.${time}`).send(VIEWER)).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429])
})

test('keeps made-up tokens from using up the limit of a session on the same network', async () => {
  const token = await logIn()
  const code = async (from: string) => {
    const { data } = await caller(from, '203.0.113.100').send(CHANGE_PASSWORD)
    return (data as unknown as { it: { code?: string } }).it.code
  }
  await caller(token, '203.0.113.100').send(VIEWER)
  const madeUp = []
  for (let time = 1; time <= 6; time += 1) madeUp.push(await code(String(time).repeat(32)))
  expect(madeUp).toEqual([...Array.from({ length: 5 }, () => 'SESSION_EXPIRED'), 'RATE_LIMITED'])
  expect(await code(token)).not.toBe('RATE_LIMITED')
})
