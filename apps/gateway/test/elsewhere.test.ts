import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MEMBER } from './accounts.ts'
import type { Browser } from './browser.ts'
import { freePort } from '@playhouse/testing/free-port.ts'
import { askDatabase, atPlatform, SITE_ORIGIN } from './real-platform.ts'
import { openStack, type Stack } from './stack.ts'

const COOKIE = '__Host-playhouse-elsewhere'
const CLIENT = { CLIENT_ID: 'playhouse', CLIENT_SECRET: 'a secret of the tests alone' }
const BEGIN = `mutation { beginIdentityProviderLogIn(input: { provider: GOOGLE }) {
  ... on IdentityProviderRedirectSuccess { redirectUrl } ... on Problem { code } } }`
const FINISH = `mutation ($input: IdentityProviderCallbackInput!) { logInWithIdentityProvider(input: $input) {
  ... on LogInSuccess { isFirstLogIn viewer { nickname } } ... on Problem { code } } }`
const VIEWER = '{ viewer { nickname } }'

let stack: Stack
let issuer: ChildProcess
beforeAll(async () => {
  const port = await freePort()
  issuer = spawn(process.execPath, [fileURLToPath(new URL('../../simulators/src/main.ts', import.meta.url))], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DEMO: 'true',
      PARTIES: 'identity-provider',
      IDENTITY_PROVIDER_PORT: String(port),
      SITE_ORIGINS: SITE_ORIGIN,
      ...CLIENT,
    },
  })
  const ready = async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok
  while (!(await ready())) await sleep(50)
  stack = await openStack(
    {},
    {
      GOOGLE_ISSUER: `http://localhost:${port}/google`,
      GOOGLE_CLIENT_ID: CLIENT.CLIENT_ID,
      GOOGLE_CLIENT_SECRET: CLIENT.CLIENT_SECRET,
      SOCIAL_PLAY: 'true',
    },
  )
})
afterAll(async () => {
  await stack.close()
  issuer.kill()
  await once(issuer, 'exit')
})

/** Begins a sign-in and chooses an identity at the issuer. @returns the query of the redirect back */
async function choose(browser: Browser, person: string): Promise<string> {
  const { data } = await browser.send(BEGIN)
  const { redirectUrl } = (data as unknown as { beginIdentityProviderLogIn: { redirectUrl: string } })
    .beginIdentityProviderLogIn
  return atPlatform<string>(
    stack.databaseUrl,
    `const { signInAtIssuer } = await from('domains/people/session/social/play-browser.fixture.ts')
     return (await signInAtIssuer(${JSON.stringify(redirectUrl)}, { person: ${JSON.stringify(person)} })).search.slice(1)`,
  )
}

const finish = async (browser: Browser, query: string) =>
  (await browser.send(FINISH, { input: { provider: 'GOOGLE', query } })).data

test('lists the identity providers for members', async () => {
  const { data } = await stack.browser().send('{ site { identityProviders { provider isSimulated } } }')
  expect(data).toEqual({ site: { identityProviders: [{ provider: 'GOOGLE', isSimulated: true }] } })
})

test('accepts an issuer’s response once and only in the browser that began the sign-in', async () => {
  const sent = stack.browser()
  const query = await choose(sent, 'play-khoa')
  const begun = await stack.browser().send(BEGIN)
  const [left] = begun.response.cookies
  expect(left).toMatchObject({ name: COOKIE, httpOnly: true, secure: true, sameSite: 'Strict', path: '/', maxAge: 600 })

  const failed = { logInWithIdentityProvider: { code: 'IDENTITY_PROVIDER_FAILED' } }
  expect(await finish(stack.browser(), query)).toEqual(failed)
  const other = stack.browser()
  await other.send(BEGIN)
  expect(await finish(other, query)).toEqual(failed)
  expect(other.cookies.has(COOKIE)).toBe(false)

  expect(await finish(sent, query)).toMatchObject({ logInWithIdentityProvider: { viewer: { nickname: 'Khoa' } } })
  expect((await sent.send(VIEWER)).data).toEqual({ viewer: { nickname: 'Khoa' } })
  expect(sent.cookies.has(COOKIE)).toBe(false)
  expect(await finish(sent, query)).toEqual(failed)
})

test('remembers who invited the visitor, in case the log-in creates an account', async () => {
  const invited = '{ provider: GOOGLE, affiliateCode: "LOTUS8", referralCode: "MINHS4" }'
  await stack.browser().send(BEGIN.replace('{ provider: GOOGLE }', invited))
  const attempts = await askDatabase(
    stack.databaseUrl,
    'select affiliate_code, referral_code from social_attempt where affiliate_code is not null',
  )
  expect(attempts).toEqual([{ affiliate_code: 'LOTUS8', referral_code: 'MINHS4' }])
})

test('logs neither codes nor binding cookies', async () => {
  const browser = stack.browser()
  const query = await choose(browser, 'play-khoa')
  const mark = browser.cookies.get(COOKIE) ?? 'none'
  const state = new URLSearchParams(query)
  await finish(browser, query)
  for (const secret of [mark, state.get('code') ?? 'none', state.get('state') ?? 'none']) {
    expect(stack.logged()).not.toContain(secret)
  }
})

test('names the browser of sessions and log-ins', async () => {
  const browser = stack.browser()
  browser.headers = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1' }
  await browser.logIn(MEMBER)
  const { data } = await browser.send(`{ viewer { sessions { device isCurrent } memberAccount { ... on MemberAccount {
    security { hasPassword authenticator { enabledAt } passkeys { id } linkedIdentities { id } }
    logInAttempts(pageSize: 1) { nodes { device method status ipAddress } pageInfo { page } } } } } }`)
  expect(data).toMatchObject({
    viewer: {
      sessions: expect.arrayContaining([{ device: 'Safari, iPhone', isCurrent: true }]),
      memberAccount: {
        security: { hasPassword: true, authenticator: null, passkeys: [], linkedIdentities: [] },
        logInAttempts: {
          nodes: [{ device: 'Safari, iPhone', method: 'PASSWORD', status: 'LOGGED_IN', ipAddress: '127.0.*.*' }],
          pageInfo: { page: 1 },
        },
      },
    },
  })
})
