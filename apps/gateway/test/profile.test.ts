import { afterAll, describe, expect, test } from 'vitest'
import { MEMBER } from './accounts.ts'
import type { Browser } from './browser.ts'
import { onSharedPlatform, type SharedStack } from './shared-platform.ts'

/** A PNG of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const HOME = '127.0.0.1'
const ELSEWHERE = '192.0.2.77'
const LOG_IN = `mutation ($input: LogInInput!) { logIn(input: $input) {
  __typename ... on VerificationRequired { logInToken methods { kind hint } } ... on Problem { code } } }`

let stack: SharedStack
onSharedPlatform.beforeAll(async ({ openSharedStack }) => {
  stack = await openSharedStack()
})
afterAll(() => stack.close())

async function mutate<T = Record<string, unknown>>(browser: Browser, document: string, input: object): Promise<T> {
  const { data, errors } = await browser.send(document, { input })
  if (!data) throw new Error(JSON.stringify(errors))
  return Object.values(data)[0] as unknown as T
}

describe('a log-in from an unknown address', () => {
  const logIn = async (trust: string, forwarded: string) => {
    const gateway = await stack.another({ TRUST_PROXY: trust })
    const browser = gateway.browser()
    browser.headers = { 'x-forwarded-for': forwarded }
    return { browser, answer: await mutate(browser, LOG_IN, MEMBER) }
  }

  test('requires a code when a trusted proxy reports an unknown address', async () => {
    const { browser, answer } = await logIn('1', ELSEWHERE)
    expect(answer).toMatchObject({
      __typename: 'VerificationRequired',
      methods: [
        { kind: 'PHONE_CODE' },
        { kind: 'EMAIL_CODE', hint: 'h***@example.test' },
        { kind: 'BANK_ACCOUNT_NAME' },
      ],
    })
    expect(browser.cookies.size).toBe(0)
    expect((await logIn('1', HOME)).answer).toMatchObject({ __typename: 'LogInSuccess' })
  })

  test('uses only the address that the trusted proxy has seen', async () => {
    // Addresses before the proxy's are unverified.
    expect((await logIn('1', `${HOME}, ${ELSEWHERE}`)).answer).toMatchObject({ __typename: 'VerificationRequired' })
    expect((await logIn('2', `${HOME}, ${ELSEWHERE}`)).answer).toMatchObject({ __typename: 'LogInSuccess' })
  })

  test('ignores the header without a trusted proxy', async () => {
    expect((await logIn('false', ELSEWHERE)).answer).toMatchObject({ __typename: 'LogInSuccess' })
  })

  test('remembers the address after a verified log-in', async () => {
    const { browser, answer } = await logIn('1', '192.0.2.78')
    const verify = 'mutation ($input: VerifyLogInInput!) { verifyLogIn(input: $input) { __typename } }'
    const input = { logInToken: answer['logInToken'], kind: 'BANK_ACCOUNT_NAME', answer: 'nguyen hai yen' }
    expect(await mutate(browser, verify, input)).toMatchObject({ __typename: 'LogInSuccess' })
    expect((await logIn('1', '192.0.2.78')).answer).toMatchObject({ __typename: 'LogInSuccess' })
    expect((await logIn('1', '192.0.2.79')).answer).toMatchObject({ __typename: 'VerificationRequired' })
  })
})

describe('the profile', () => {
  const UPDATE = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) {
    __typename ... on InvalidInput { problems { field reason } }
    ... on UpdateProfileSuccess { viewer { nickname memberAccount { ... on MemberAccount {
      profile { details { realName birthday minimumAge avatarId avatars { id picture } contactProofs { kind } } } } } } } } }`
  const newcomer = async () => {
    const browser = stack.browser()
    const account = {
      username: `profile${Date.now() % 100_000}`,
      password: 'basket7Moon',
      confirmPassword: 'basket7Moon',
      confirmedAge: 18,
    }
    const register = 'mutation ($input: RegisterInput!) { register(input: $input) { __typename } }'
    expect(await mutate(browser, register, account)).toEqual({ __typename: 'LogInSuccess' })
    return browser
  }

  test('updates the given fields, sets the real name once, and requires the age', async () => {
    const browser = await newcomer()
    expect(await mutate(browser, UPDATE, { birthday: '2020-01-01' })).toMatchObject({
      problems: [{ field: 'birthday', reason: 'TOO_YOUNG' }],
    })
    const updated = await mutate(browser, UPDATE, { realName: 'Lê Minh', birthday: '1990-01-01' })
    expect(updated).toMatchObject({
      viewer: {
        memberAccount: {
          profile: {
            details: {
              realName: 'Lê Minh',
              birthday: '1990-01-01',
              minimumAge: 21,
              avatarId: '0',
              contactProofs: [{ kind: 'PASSWORD' }],
            },
          },
        },
      },
    })
    expect(await mutate(browser, UPDATE, { realName: 'Somebody Else' })).toMatchObject({
      problems: [{ field: 'realName', reason: 'FIXED' }],
    })
  })

  test('uploads a picture and shows it', async () => {
    const browser = await newcomer()
    const create = `mutation ($input: CreateUploadInput!) { createUpload(input: $input) {
      ... on CreateUploadSuccess { id url maxBytes maxFiles } } }`
    const { id, url, ...limits } = await mutate<{ id: string; url: string }>(browser, create, { purpose: 'AVATAR' })
    expect(limits).toEqual({ maxBytes: 5_242_880, maxFiles: 3 })
    // The image hosts of the tests do not exist.
    const sent = await fetch(new URL(new URL(url).pathname, stack.platform.url), { method: 'PUT', body: PICTURE })
    expect(await sent.json()).toMatchObject({ success: true, value: { id } })
    const choose =
      'mutation ($input: SetAvatarInput!) { setAvatar(input: $input) { ... on SetAvatarSuccess { viewer { avatar } } } }'
    const { viewer } = await mutate<{ viewer: { avatar: string } }>(browser, choose, { uploadId: id })
    const shown = await fetch(new URL(new URL(viewer.avatar).pathname, stack.platform.url))
    expect(shown.headers.get('content-type')).toBe('image/webp')
  })
})
