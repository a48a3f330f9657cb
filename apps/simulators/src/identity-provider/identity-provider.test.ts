import { createHash } from 'node:crypto'
import { freePort } from '@playhouse/testing/free-port.ts'
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type IdentityProvider, startIdentityProvider } from './identity-provider.ts'
import { ownId } from './people.ts'

const CLIENT = { clientId: 'playhouse', clientSecret: 'a secret of this test alone' }
const SITE = 'http://localhost:4200'
const VERIFIER = 'a-code-verifier-that-is-longer-than-forty-three-characters'

let provider: IdentityProvider
beforeAll(async () => {
  provider = await startIdentityProvider({ host: '127.0.0.1', port: await freePort(), siteOrigins: [SITE], ...CLIENT })
})
afterAll(() => provider.close())

type Issuer = 'google' | 'facebook'
function authorizeUrl(issuer: Issuer, changed: Record<string, string> = {}): URL {
  const url = new URL(`${provider.addresses[issuer]}/auth`)
  const parameters = {
    client_id: CLIENT.clientId,
    response_type: 'code',
    redirect_uri: `${SITE}/login/${issuer}`,
    scope: 'openid email profile',
    state: 'the-state',
    nonce: 'the-nonce',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    ...changed,
  }
  for (const [name, value] of Object.entries(parameters)) if (value) url.searchParams.set(name, value)
  return url
}

/** Follows redirects like a browser, with cookies, and chooses a person. @returns where the site is called back */
async function chooseAt(address: URL, choice: Record<string, string>): Promise<URL> {
  const cookies = new Map<string, string>()
  const visit = async (url: URL, body?: URLSearchParams) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(body && { method: 'POST', body }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]?.split('=') ?? []
      cookies.set(name, value)
    }
    return response
  }
  let url = address
  let body: URLSearchParams | undefined
  for (;;) {
    const response = await visit(url, body)
    body = undefined
    const location = response.headers.get('location')
    if (!location) throw new Error(`${url.pathname} answered ${response.status}: ${await response.text()}`)
    url = new URL(location, url)
    if (url.origin === SITE) return url
    if (url.pathname.includes('/choose/')) {
      await visit(url)
      body = new URLSearchParams(choice)
    }
  }
}

const redeem = (issuer: Issuer, code: string, { verifier = VERIFIER, secret = CLIENT.clientSecret } = {}) =>
  fetch(`${provider.addresses[issuer]}/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${CLIENT.clientId}:${encodeURIComponent(secret)}`).toString('base64')}`,
    },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: `${SITE}/login/${issuer}`,
      code_verifier: verifier,
    }),
  })

async function readClaims(issuer: Issuer, choice: Record<string, string>) {
  const back = await chooseAt(authorizeUrl(issuer), choice)
  expect(back.searchParams.get('state')).toBe('the-state')
  const response = await redeem(issuer, back.searchParams.get('code') ?? '')
  const { id_token: token } = (await response.json()) as { id_token: string }
  const keys = (await (await fetch(`${provider.addresses[issuer]}/jwks`)).json()) as JSONWebKeySet
  const { payload } = await jwtVerify(token, createLocalJWKSet(keys), {
    issuer: provider.addresses[issuer],
    audience: CLIENT.clientId,
  })
  return payload
}

test('signs the chosen person, with the nonce and the issuer’s statement about the address', async () => {
  expect(await readClaims('google', { person: 'play-mai' })).toMatchObject({
    sub: 'play-mai',
    nonce: 'the-nonce',
    email: 'mai@play.example',
    email_verified: true,
  })
  expect(await readClaims('google', { person: 'play-long' })).toMatchObject({ email_verified: false })
  // This issuer does not state whether it verified an address.
  expect(await readClaims('facebook', { person: 'play-mai' })).not.toHaveProperty('email_verified')
  expect(await readClaims('google', { person: 'own', name: 'Sen Vàng' })).toMatchObject({
    sub: ownId('Sen Vàng'),
    name: 'Sen Vàng',
  })
})

test('redeems a code once, and only with the client’s secret and the verifier', async () => {
  const getCode = async () =>
    (await chooseAt(authorizeUrl('google'), { person: 'play-khoa' })).searchParams.get('code') ?? ''
  expect((await redeem('google', await getCode(), { secret: 'another' })).status).toBe(401)
  expect((await redeem('google', await getCode(), { verifier: VERIFIER.toUpperCase() })).status).toBe(400)
  const code = await getCode()
  expect((await redeem('google', code)).status).toBe(200)
  expect((await redeem('google', code)).status).toBe(400)
  expect((await redeem('facebook', await getCode())).status).toBe(400)
})

test('sends nobody to another site', async () => {
  for (const redirect of ['https://elsewhere.test/login/google', `${SITE}/login/facebook`, `${SITE}/elsewhere`]) {
    const response = await fetch(authorizeUrl('google', { redirect_uri: redirect }), { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([400, null])
  }
})

test('tells the site of a visitor who cancels, and of a request without PKCE', async () => {
  const cancelled = await chooseAt(authorizeUrl('google'), { person: '' })
  expect(Object.fromEntries(cancelled.searchParams)).toMatchObject({ error: 'access_denied', state: 'the-state' })
  const unproven = await chooseAt(authorizeUrl('google', { code_challenge: '', code_challenge_method: '' }), {})
  expect(unproven.searchParams.get('error')).toBe('invalid_request')
})
