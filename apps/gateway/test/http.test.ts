import released from '@playhouse/schema/trusted-documents/0.1.0.json' with { type: 'json' }
import registered from '@playhouse/schema/trusted-documents.json' with { type: 'json' }
import { makeWebRoot } from '@playhouse/testing/web-root.ts'
import { rmSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { randomCookieKey } from '../src/http/cookie-key.fixture.ts'
import { IMAGE_HOSTS, LAUNCH_HOSTS } from './real-platform.ts'
import { onSharedPlatform, type SharedStack } from './shared-platform.ts'

const [hash = '', document] = Object.entries(registered).find(([, { name }]) => name === 'LobbyScreen') ?? []
const variables = { withShell: true, lobbyId: 'FISH' }
const persisted = { persistedQuery: { version: 1, sha256Hash: hash } }
const [retired = ''] = Object.entries(released).find(([, { name }]) => name === 'HomeScreen') ?? []
const { kid, secret } = randomCookieKey()

let stack: SharedStack
let webRoot: string
onSharedPlatform.beforeAll(async ({ openSharedStack }) => {
  webRoot = makeWebRoot()
  stack = await openSharedStack({
    NODE_ENV: 'production',
    COOKIE_KEYS: `${kid}:${Buffer.from(secret).toString('base64url')}`,
    WEB_ROOT: webRoot,
  })
})
afterAll(async () => {
  await stack.close()
  rmSync(webRoot, { recursive: true })
})

const inject = (options: object) => stack.gateway.app.inject(options)
const post = (payload: unknown, headers: Record<string, string> = {}) =>
  inject({ method: 'POST', url: '/graphql', headers: { 'content-type': 'application/json', ...headers }, payload })
const get = (query: Record<string, string>, headers: Record<string, string> = { 'apollo-require-preflight': 'true' }) =>
  inject({ method: 'GET', url: '/graphql', headers, query })
const code = (response: { json(): unknown }) =>
  (response.json() as { errors: { extensions: { code: string } }[] }).errors[0]?.extensions.code

describe('production runs trusted documents', () => {
  test.each([
    [
      'by the hash that Apollo Client sends',
      () => post({ operationName: 'LobbyScreen', variables, extensions: persisted }),
    ],
    ['by documentId', () => post({ documentId: `sha256:${hash}`, variables })],
    ['by GET', () => get({ variables: JSON.stringify(variables), extensions: JSON.stringify(persisted) })],
  ])('%s', async (_how, send) => {
    const response = await send()
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({ data: { lobby: { id: 'FISH' } } })
    expect(response.headers['cache-control']).toBe('no-store')
  })

  test.each([
    ['a text', () => post({ query: '{ site { name } }' })],
    ['even the registered text', () => post({ query: document?.text, variables })],
    ['a query text with a registered hash', () => post({ query: '{ site { name } }', extensions: persisted })],
    [
      'a hash nobody registered',
      () => post({ extensions: { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } } }),
    ],
    ['a document that a later release has retired', () => post({ documentId: retired })],
    ['introspection', () => post({ query: '{ __schema { types { name } } }' })],
    ['a batch', () => post([{ documentId: hash, variables }])],
    ['nothing', () => post({})],
    ['a text by GET', () => get({ query: '{ site { name } }' })],
    ['a browser that looks at the address', () => get({}, { accept: 'text/html' })],
  ])('refuses %s', async (_what, send) => {
    const response = await send()
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({
      errors: [
        {
          message: 'This operation is not registered with this release of the gateway. Reload the page.',
          extensions: { code: 'OPERATION_NOT_REGISTERED', requestId: response.headers['x-request-id'] },
        },
      ],
    })
  })

  test('refuses mutations by GET and simple cross-site forms', async () => {
    const [logOut = ''] = Object.entries(registered).find(([, { name }]) => name === 'LogOut') ?? []
    expect((await get({ documentId: logOut })).statusCode).toBe(405)
    expect((await get({ documentId: hash, variables: JSON.stringify(variables) }, {})).statusCode).toBe(400)
    const form = await post('documentId=x', { 'content-type': 'application/x-www-form-urlencoded' })
    expect(form.statusCode).toBe(415)
    expect((await post(JSON.stringify({ documentId: hash }), { 'content-type': 'text/plain' })).statusCode).toBe(415)
  })

  test('refuses a malformed or too large body as a GraphQL error', async () => {
    expect(code(await post('{ "documentId": '))).toBe('BAD_REQUEST')
    const large = await post({ documentId: hash, variables: { filter: { search: 'x'.repeat(70_000) } } })
    expect(large.statusCode).toBe(413)
    expect(code(large)).toBe('BODY_TOO_LARGE')
  })

  test.each(['utf-16', '"UTF-16LE"', 'iso-8859-1'])('refuses a body in the charset %s with 415', async (charset) => {
    const body = JSON.stringify({ documentId: hash, variables })
    const response = await post(body, { 'content-type': `application/json; charset=${charset}` })
    expect(response.statusCode).toBe(415)
    expect(response.json()).toEqual({
      errors: [
        {
          message: 'The body must be UTF-8: leave the charset out, or send charset=utf-8.',
          extensions: { code: 'UNSUPPORTED_MEDIA_TYPE', requestId: response.headers['x-request-id'] },
        },
      ],
    })
  })

  test.each(['utf-8', '"UTF-8"', 'us-ascii'])('accepts a body in the charset %s', async (charset) => {
    const body = JSON.stringify({ documentId: hash, variables })
    expect((await post(body, { 'content-type': `application/json; charset=${charset}` })).statusCode).toBe(200)
  })

  test('reveals nothing of the schema for variables of a wrong type', async () => {
    const response = await post({ documentId: hash, variables: { withShell: true, lobbyId: 'rngg' } })
    expect(code(response)).toBe('BAD_USER_INPUT')
    expect(response.body).not.toMatch(/did you mean|"rng"/i)
  })
})

describe('the page', () => {
  const page = (url: string, headers: Record<string, string> = { accept: 'text/html,*/*' }) =>
    inject({ method: 'GET', url, headers })

  test.each(['/', '/live', '/member/account', '/register.html', '/index.html'])(
    'is served at %s and revalidated on each use',
    async (url) => {
      const response = await page(url)
      expect(response.statusCode).toBe(200)
      expect(response.headers['content-type']).toMatch(/^text\/html/)
      expect(response.headers['cache-control']).toBe('no-cache')
      expect(response.body).toContain('Built page')
    },
  )

  test.each([
    ['curl', { accept: '*/*' }],
    ['a link preview', { accept: 'text/*;q=0.9, image/*' }],
    ['a crawler without the header', {}],
  ])('is served to %s', async (_who, headers: Record<string, string>) => {
    const response = await page('/live', headers)
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('Built page')
  })

  test('allows pictures and games from the brand’s hosts and scripts from its own origin only', async () => {
    const policy = String((await page('/')).headers['content-security-policy'])
    const directive = (name: string) => policy.split(';').find((part) => part.startsWith(`${name} `))
    expect(directive('script-src')).toMatch(/^script-src 'self' 'sha256-[\w+/=]+'$/)
    expect(directive('img-src')).toBe(`img-src 'self' data: ${IMAGE_HOSTS.join(' ')}`)
    // Members send pictures there.
    expect(directive('connect-src')).toBe(`connect-src 'self' ${IMAGE_HOSTS.join(' ')}`)
    expect(directive('frame-src')).toBe(`frame-src 'self' ${LAUNCH_HOSTS.join(' ')}`)
  })

  test('has immutable, compressed files', async () => {
    const file = await page('/assets/app-1a2b3c.js', { 'accept-encoding': 'br' })
    expect(file.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    })
    expect(file.body).toBe('brotli bytes')
    expect((await page('/assets/app-1a2b3c.js', {})).body).toBe('console.log("plain")')
  })

  test.each([
    ['a file that is gone', '/assets/app-000000.js', 'text/html'],
    ['a picture', '/nothing.svg', 'image/*'],
    ['a client of the API', '/live', 'application/json'],
    ['a path above the folder', '/..%2f..%2fpackage.json', '*/*'],
  ])('is not served for %s', async (_what, url, accept) => {
    const response = await page(url, { accept })
    expect([403, 404]).toContain(response.statusCode)
    expect(response.body).not.toContain('Built page')
  })
})

test.each(['/assets/%ff', '/%', '/graphql%zz', '/%e0%a4%a', '/live/%c0%ae?x=1'])(
  'answers 400 as a GraphQL error to the malformed path %s',
  async (url) => {
    const response = await inject({ method: 'GET', url, headers: { accept: 'text/html' } })
    expect(response.statusCode).toBe(400)
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
    expect(response.json()).toEqual({
      errors: [
        {
          message: 'The address cannot be read: its percent-encoding is malformed.',
          extensions: { code: 'BAD_REQUEST', requestId: response.headers['x-request-id'] },
        },
      ],
    })
  },
)

/** What a browser applies to documents alone: no page, script or frame comes of JSON that it may not sniff. */
const FOR_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

test.each([
  ['data', () => post({ documentId: hash, variables })],
  ['a refusal', () => post({ query: '{ site { name } }' })],
  ['a refused address', () => inject({ method: 'GET', url: '/graphql', headers: { accept: 'text/html' } })],
  ['an unreadable body', () => post('{')],
])('protects %s of the API as data, without the policies of pages', async (_what, send) => {
  const { headers } = await send()
  expect(headers).toMatchObject({
    'content-type': expect.stringMatching(/^application\/(?:graphql-response\+)?json/),
    // Neither read as a script or a page, nor loaded into a page of another site; over https from then on.
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000',
  })
  expect(Object.keys(headers).filter((name) => FOR_PAGES.includes(name))).toEqual([])
  expect(Object.entries(headers).join('\r\n').length).toBeLessThan(500)
})

test('keeps the policies of pages on pages', async () => {
  const { headers } = await inject({ method: 'GET', url: '/', headers: { accept: 'text/html' } })
  expect(Object.keys(headers)).toEqual(expect.arrayContaining(FOR_PAGES))
})

test('compresses long responses', async () => {
  const response = await post({ documentId: hash, variables }, { 'accept-encoding': 'br' })
  expect(response.headers['content-encoding']).toBe('br')
})

test('limits requests per minute by address', async () => {
  const strict = await stack.another({ RATE_LIMIT_PER_MINUTE: '3' })
  const visitor = strict.browser()
  const answers = []
  for (let time = 1; time <= 4; time += 1) answers.push(await visitor.send('{ __typename }'))
  expect(answers.map(({ status, response: { headers } }) => [status, headers['x-ratelimit-remaining']])).toEqual([
    [200, '2'],
    [200, '1'],
    [200, '0'],
    [429, '0'],
  ])
  const { errors, response } = await visitor.send('{ __typename }')
  expect(errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryable: true })
  const wait = String(response.headers['retry-after'])
  expect(Number(wait)).toBeGreaterThan(0)
  expect(response.headers).toMatchObject({ 'x-ratelimit-limit': '3', 'x-ratelimit-reset': wait })
  expect(errors[0]?.message).toContain(`${wait} second`)
})

test('uses a proxy’s address header only when proxies are trusted', async () => {
  const address = async (trust: string) => {
    const gateway = await stack.another({ TRUST_PROXY: trust })
    const browser = gateway.browser()
    browser.headers = { 'x-forwarded-for': '203.0.113.9' }
    const { data } = await browser.send('{ site { status { visitorIpAddress } } }')
    return (data as unknown as { site: { status: { visitorIpAddress: string } } }).site.status.visitorIpAddress
  }
  expect(await address('false')).toBe('127.0.0.1')
  expect(await address('1')).toBe('203.0.113.9')
})

test.each([
  ['1', '203.0.113.8:20000', '203.0.113.8'],
  ['1', '198.51.100.7, [2001:db8::77]:4444', '2001:db8::77'],
  ['127.0.0.0/8,10.0.0.0/8', '203.0.113.8:20000, 10.0.0.3:5555', '203.0.113.8'],
  ['1', 'unknown', '0.0.0.0'],
  ['1', '', '0.0.0.0'],
  ['1', '203.0.113.8,', '0.0.0.0'],
  ['2', '203.0.113.8, , 10.0.0.3', '0.0.0.0'],
])('trusting %s, reads the address in "%s" as %s', async (trust, forwarded, address) => {
  const browser = (await stack.another({ TRUST_PROXY: trust })).browser()
  browser.headers = { 'x-forwarded-for': forwarded }
  const { data } = await browser.send('{ site { status { visitorIpAddress } } }')
  expect(data).toEqual({ site: { status: { visitorIpAddress: address } } })
})

test('does not share address-dependent responses between addresses', async () => {
  const gateway = await stack.another({ TRUST_PROXY: 'true' })
  for (const address of ['203.0.113.9', '198.51.100.7', '203.0.113.9']) {
    const browser = gateway.browser()
    browser.headers = { 'x-forwarded-for': address }
    const { data } = await browser.send('{ site { status { visitorIpAddress } } }')
    expect(data).toEqual({ site: { status: { visitorIpAddress: address } } })
  }
  expect(gateway.takeCalls()).toEqual(['systemStatus', 'systemStatus'])
})
