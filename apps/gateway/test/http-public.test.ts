import registered from '@playhouse/schema/trusted-documents.json' with { type: 'json' }
import { releasedManifests, type TrustedDocument } from '@playhouse/schema/trusted-documents.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { randomCookieKey } from '../src/http/cookie-key.fixture.ts'
import { MEMBER } from './accounts.ts'
import type { Browser } from './browser.ts'
import { exampleVariables } from './examples.ts'
import { onSharedPlatform, type SharedStack } from './shared-platform.ts'

const documents = Object.entries(registered as Record<string, TrustedDocument>)
const getHash = (name: string) => documents.find(([, document]) => document.name === name)?.[0] ?? ''
/** Variables that make conditionally public documents public. */
function publicVariables(hash: string): Record<string, unknown> {
  const document = (registered as Record<string, TrustedDocument>)[hash]
  const flags = (document?.publicUnless ?? []).map((name): [string, unknown] => [name, false])
  return document ? { ...exampleVariables(document.text), ...Object.fromEntries(flags) } : {}
}
const LOBBY = publicVariables(getHash('LobbyScreen'))
const publicOnes = documents.filter(([, { publicUnless }]) => publicUnless)
const { kid, secret } = randomCookieKey()

let stack: SharedStack
let member: Browser
onSharedPlatform.beforeAll(async ({ openSharedStack }) => {
  const cookieKeys = `${kid}:${Buffer.from(secret).toString('base64url')}`
  stack = await openSharedStack({ NODE_ENV: 'production', COOKIE_KEYS: cookieKeys })
  member = stack.browser()
  await member.ask('LogIn', { input: MEMBER })
})
afterAll(() => stack.close())

function get(
  documentId: string,
  options: { language?: string; variables?: object; headers?: object; cookies?: object } = {},
) {
  const { language, variables = publicVariables(documentId), headers = {}, cookies } = options
  const query = { documentId, variables: JSON.stringify(variables), ...(language && { language }) }
  return stack.gateway.app.inject({
    method: 'GET',
    url: '/graphql',
    query,
    headers,
    ...(cookies && { cookies }),
  } as object)
}
const signedIn = () => Object.fromEntries(member.cookies)

describe('a public response', () => {
  // The cache of draws is fresh for a second, and each new answer states the server's time: a slow machine would get two of them.
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterAll(() => void vi.useRealTimers())

  test.each(publicOnes.map(([hash, { name }]) => [name, hash]))(
    'is byte-identical for two visitors: %s',
    async (_name, hash) => {
      const one = await get(hash, {
        language: 'TY',
        headers: { 'x-forwarded-for': '203.0.113.1', origin: 'http://a.test' },
      })
      // A member's request in between.
      await get(hash, { language: 'TY', cookies: signedIn() })
      const two = await get(hash, { language: 'TY', headers: { 'x-language': 'EN', 'user-agent': 'another' } })
      expect(one.statusCode).toBe(200)
      expect(one.json()).toMatchObject({ data: expect.any(Object) })
      expect(two.rawPayload.equals(one.rawPayload)).toBe(true)
      expect(two.headers['etag']).toBe(one.headers['etag'])
      for (const { headers } of [one, two]) {
        expect(headers['cache-control']).toMatch(/^public, max-age=\d+$/)
        expect(headers['cdn-cache-control']).toMatch(/^public, max-age=\d+, stale-while-revalidate=\d+$/)
        expect(headers['vary']).toMatch(/Cookie, X-Language/)
        expect(headers['set-cookie']).toBeUndefined()
      }
    },
  )

  test('varies by the language parameter, otherwise by the header', async () => {
    const hash = getHash('HomeScreen')
    const [thai, english, byHeader] = await Promise.all([
      get(hash, { language: 'TY' }),
      get(hash, { language: 'EN' }),
      get(hash, { headers: { 'x-language': 'EN' } }),
    ])
    expect(english.body).not.toBe(thai.body)
    expect(byHeader.body).toBe(english.body)
  })

  test('is answered with 304 when unchanged', async () => {
    const first = await get(getHash('HomeScreen'), { language: 'TY' })
    const etag = String(first.headers['etag'])
    for (const known of [etag, `"other", ${etag}`]) {
      const again = await get(getHash('HomeScreen'), { language: 'TY', headers: { 'if-none-match': known } })
      expect([again.statusCode, again.body]).toEqual([304, ''])
      expect(again.headers).toMatchObject({ etag, 'cache-control': first.headers['cache-control'] })
    }
    const other = await get(getHash('HomeScreen'), { language: 'EN', headers: { 'if-none-match': etag } })
    expect(other.statusCode).toBe(200)
  })

  test('keeps its Vary header when compressed', async () => {
    const { headers } = await get(getHash('HomeScreen'), { headers: { 'accept-encoding': 'br' } })
    expect(headers['content-encoding']).toBe('br')
    expect(String(headers['vary']).toLowerCase()).toBe('cookie, x-language, accept-encoding')
  })
})

describe('never caches a response with a credential', () => {
  const words = [
    'haiyen21',
    'balance":{',
    '"viewer":{',
    '"isFavourite":true',
    '"isFavourite":false',
    'visitorIpAddress',
  ]

  test.each(documents.filter(([, { type }]) => type === 'query').map(([hash, { name }]) => [name, hash]))(
    '%s with a session',
    async (_name, hash) => {
      for (const withShell of [true, false]) {
        const response = await get(hash, {
          variables: { ...publicVariables(hash), withShell },
          headers: { 'apollo-require-preflight': 'true' },
          cookies: signedIn(),
        })
        expect(response.headers['cache-control']).toBe('private, no-store')
        expect(response.headers['cdn-cache-control']).toBeUndefined()
        expect(response.headers['etag']).toBeUndefined()
      }
    },
  )

  test('no public response contains personal data', async () => {
    const marked = await get(getHash('HomeScreen'), {
      cookies: signedIn(),
      headers: { 'apollo-require-preflight': 'true' },
    })
    expect(marked.body).toContain('"isFavourite":false')
    for (const [hash] of publicOnes) {
      const own = await get(hash, { cookies: signedIn(), headers: { 'apollo-require-preflight': 'true' } })
      expect(own.statusCode).toBe(200)
      const { body } = await get(hash)
      expect(words.filter((word) => body.includes(word))).toEqual([])
    }
  })

  test.each([
    ['a bearer’s token', { authorization: `Bearer ${'x'.repeat(32)}` }, LOBBY],
    ['a cookie that does not open', { cookie: 'playhouse=broken' }, LOBBY],
    ['such a cookie over TLS', { cookie: '__Host-playhouse=broken' }, LOBBY],
    ['the frame with the visitor’s address', {}, { ...LOBBY, withShell: true }],
    ['nothing said of the frame', {}, { ...LOBBY, withShell: 'false' }],
  ])('with %s', async (_what, headers, variables) => {
    const response = await get(getHash('LobbyScreen'), {
      variables,
      headers: { 'apollo-require-preflight': 'true', ...headers },
    })
    expect(response.headers['cache-control']).toMatch(/^(private, )?no-store$/)
  })

  test('with an empty authorization header next to a session cookie', async () => {
    const response = await get(getHash('LobbyScreen'), {
      variables: LOBBY,
      cookies: signedIn(),
      headers: { 'apollo-require-preflight': 'true', authorization: '' },
    })
    expect(response.headers['cache-control']).toBe('private, no-store')
  })

  test('by POST or with an error', async () => {
    const post = await stack.browser().ask('LobbyScreen', LOBBY)
    expect(post.response.headers['cache-control']).toBe('no-store')
    const failed = await get(getHash('LobbyScreen'), { variables: { ...LOBBY, lobbyId: 'nowhere' } })
    expect(failed.headers['cache-control']).toBe('no-store')
    expect((await get('f'.repeat(64))).headers['cache-control']).toBe('no-store')
  })
})

test('answers a visitor’s page privately after another tab has logged in', async () => {
  const response = await get(getHash('LobbyScreen'), { cookies: signedIn() })
  expect(response.statusCode).toBe(200)
  expect(response.headers['cache-control']).toBe('private, no-store')
  expect(response.headers['access-control-allow-origin']).toBeUndefined()
})

test('answers documents of earlier releases', async () => {
  const released = Object.entries(releasedManifests().get('0.1.0.json') ?? {})
  const [old = '', document] = released.find(([, { name }]) => name === 'Balance') ?? []
  const response = await get(old, {
    variables: exampleVariables(document?.text ?? ''),
    headers: { 'apollo-require-preflight': 'true' },
  })
  expect(response.statusCode).toBe(200)
  expect(response.json()).not.toHaveProperty('errors')
})
