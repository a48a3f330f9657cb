import registered from '@playhouse/schema/trusted-documents.json' with { type: 'json' }
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { randomCookieKey } from '../src/http/cookie-key.fixture.ts'
import { NO_PLATFORM } from './no-platform.ts'
import { openGateway } from './stack.ts'

/*
 * Attacks of OWASP's GraphQL cheat sheet against a gateway that accepts texts (`open`) and one in production
 * (`closed`), which accepts no text. There is no platform: a call would show in `takeCalls`.
 */
type OneGateway = Awaited<ReturnType<typeof openGateway>>
const { kid, secret } = randomCookieKey()
const COOKIE_KEYS = `${kid}:${Buffer.from(secret).toString('base64url')}`
const getHash = (name: string) => Object.entries(registered).find(([, document]) => document.name === name)?.[0] ?? ''

let open: OneGateway
let closed: OneGateway
beforeAll(async () => {
  open = await openGateway(NO_PLATFORM)
  closed = await openGateway(NO_PLATFORM, { NODE_ENV: 'production', COOKIE_KEYS })
})
afterAll(async () => {
  await open.close()
  await closed.close()
})

interface Refusal {
  errors?: { message: string; extensions: { code: string; requestId: string } }[]
  data?: unknown
}

async function send(
  gateway: OneGateway,
  options: { method?: string; url?: string; payload?: unknown; headers?: object },
) {
  gateway.takeCalls()
  const response = await gateway.gateway.app.inject({
    method: 'POST',
    url: '/graphql',
    ...options,
    headers: { 'content-type': 'application/json', ...options.headers },
  } as object)
  const answer: Refusal = response.json()
  return { status: response.statusCode, code: answer.errors?.[0]?.extensions.code, answer, response }
}
const text = (query: string, variables?: object) => ({ payload: { query, ...(variables && { variables }) } })

describe.each([
  ['a batch in an array', [{ query: '{ __typename }' }, { query: '{ __typename }' }], 'BAD_REQUEST'],
  ['a batch by alias', { query: `{ ${alias(40)} }` }, 'DOCUMENT_TOO_COMPLEX'],
  ['guessing passwords by alias', { query: `mutation { ${guesses(2)} }` }, 'ONE_SENSITIVE_MUTATION'],
  ['guessing passwords by many aliases', { query: `mutation { ${guesses(8)} }` }, 'DOCUMENT_TOO_COMPLEX'],
  ['a circular query', { query: circular(8) }, 'GRAPHQL_VALIDATION_FAILED'],
  ['a deep query', { query: deep() }, 'GRAPHQL_PARSE_FAILED'],
  [
    'circular introspection',
    { query: `{ __schema { types ${'{ fields { type '.repeat(6)}{ name }${' } }'.repeat(6)} } }` },
    'GRAPHQL_VALIDATION_FAILED',
  ],
  ['a huge list', { query: '{ hotGames(first: 99999999) { id } }' }, 'DOCUMENT_TOO_COMPLEX'],
  ['a field asked for five thousand times', { query: `{ site { ${'name '.repeat(5_000)} } }` }, 'GRAPHQL_PARSE_FAILED'],
  ['a field asked for some hundred times', { query: `{ ${'site { name } '.repeat(150)} }` }, 'DOCUMENT_TOO_COMPLEX'],
  [
    'directives without end',
    { query: `{ site ${'@include(if: true) '.repeat(60)}{ name } }` },
    'GRAPHQL_VALIDATION_FAILED',
  ],
  ['unknown directives without end', { query: `{ site ${'@a'.repeat(2_000)} { name } }` }, 'GRAPHQL_PARSE_FAILED'],
  [
    'a circle of fragments',
    { query: '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }' },
    'GRAPHQL_VALIDATION_FAILED',
  ],
  ['fragments that double', { query: doubling(12) }, 'GRAPHQL_VALIDATION_FAILED'],
  ['an invalid name', { query: '{ \u0000site { name } }' }, 'GRAPHQL_PARSE_FAILED'],
  ['a broken text', { query: '{ site { name }' }, 'GRAPHQL_PARSE_FAILED'],
  [
    'variables of a wrong type',
    { query: 'query ($n: Int) { hotGames(first: $n) { id } }', variables: { n: { $gt: 0 } } },
    'BAD_USER_INPUT',
  ],
  [
    'a number past 32 bits',
    { query: 'query ($n: Int) { hotGames(first: $n) { id } }', variables: { n: 2 ** 31 } },
    'DOCUMENT_TOO_COMPLEX',
  ],
  ['variables that are no object', { query: '{ __typename }', variables: '{"a":1}' }, 'BAD_REQUEST'],
])('%s', (_what, payload, code) => {
  test('is refused before execution', async () => {
    const refused = await send(open, { payload })
    expect([refused.status, refused.code]).toEqual([400, code])
    expect(refused.answer.data ?? null).toBeNull()
    expect(refused.answer.errors?.length).toBeLessThan(8)
    expect(open.takeCalls()).toEqual([])
  })

  test('is not a trusted operation in production', async () => {
    const refused = await send(closed, { payload })
    expect([refused.status, refused.code]).toEqual([400, 'OPERATION_NOT_REGISTERED'])
    expect(closed.takeCalls()).toEqual([])
  })
})

describe('production hides the schema', () => {
  test('from introspection', async () => {
    const { code, response } = await send(
      closed,
      text('{ __schema { types { name } } __type(name: "Query") { name } }'),
    )
    expect(code).toBe('OPERATION_NOT_REGISTERED')
    expect(response.body).not.toContain('Viewer')
  })

  test('from suggestions', async () => {
    const wrong = [
      text('{ sit { name } }'),
      {
        payload: {
          documentId: getHash('LobbyScreen'),
          variables: { withShell: true, lobbyId: 'rngg', filter: { serch: 'x' } },
        },
      },
      { payload: { documentId: getHash('LogIn'), variables: { input: { usernam: 'a', password: 'the-password' } } } },
    ]
    for (const one of wrong) {
      const { status, response } = await send(closed, one)
      expect(status).toBe(400)
      expect(response.body).not.toMatch(/did you mean|username|search|"rng"|the-password/i)
    }
  })

  test('by serving no developer page', async () => {
    for (const url of ['/graphql', '/graphiql']) {
      const response = await closed.gateway.app.inject({ method: 'GET', url, headers: { accept: 'text/html' } })
      expect([400, 404]).toContain(response.statusCode)
      expect(response.body).not.toMatch(/sandbox|graphiql</i)
    }
  })
})

describe('errors hide internals', () => {
  test('of the platform and the code', async () => {
    const { answer, response } = await send(open, text('{ site { name } }'))
    expect(answer.errors?.[0]).toMatchObject({ path: ['site'], extensions: { code: 'PLATFORM_UNAVAILABLE' } })
    expect(response.body).not.toMatch(/127\.0\.0\.1|ECONN|stack|node_modules|\.ts\b|wps/)
  })

  test('and do not repeat an unreadable body', async () => {
    const { status, code, response } = await send(closed, { payload: '{"documentId": "the-password' })
    expect([status, code]).toEqual([400, 'BAD_REQUEST'])
    expect(response.body).not.toContain('the-password')
  })
})

test('passes no unknown language on in a header', async () => {
  const { status } = await send(open, { ...text('{ __typename }'), headers: { 'x-language': 'EN\u00ff; x' } })
  expect(status).toBe(200)
})

describe('cross-site requests are refused', () => {
  const logOut = { documentId: getHash('LogOut') }

  test.each([
    ['a form', 'application/x-www-form-urlencoded'],
    ['a form with files', 'multipart/form-data; boundary=x'],
    ['plain text', 'text/plain'],
    ['JSON under another name', 'text/json'],
    ['a GraphQL text', 'application/graphql'],
    ['XML', 'application/xml'],
    ['no type at all', ''],
  ])('by %s', async (_what, type) => {
    for (const gateway of [open, closed]) {
      const { status, code } = await send(gateway, {
        payload: JSON.stringify(logOut),
        headers: { 'content-type': type },
      })
      expect([400, 415]).toContain(status)
      expect(code).toBeDefined()
      expect(gateway.takeCalls()).toEqual([])
    }
  })

  test('from a link or a picture', async () => {
    for (const [gateway, query] of [
      [open, '?query={viewer{id}}'],
      [closed, `?documentId=${getHash('Balance')}`],
    ] as const) {
      const headers = { 'content-type': undefined, cookie: 'playhouse=x' }
      const response = await gateway.gateway.app.inject({ method: 'GET', url: `/graphql${query}`, headers } as object)
      expect(response.statusCode).toBe(400)
      expect(gateway.takeCalls()).toEqual([])
    }
  })

  test('for mutations by GET', async () => {
    for (const [gateway, query] of [
      [open, '?query=mutation{logOut{__typename}}'],
      [closed, `?documentId=${getHash('LogOut')}`],
    ] as const) {
      const headers = { 'apollo-require-preflight': 'true', cookie: 'playhouse=x' }
      const response = await gateway.gateway.app.inject({ method: 'GET', url: `/graphql${query}`, headers })
      expect([response.statusCode, response.headers['allow']]).toEqual([405, 'POST'])
      expect(response.headers['set-cookie']).toBeUndefined()
      expect(response.headers['cache-control']).toMatch(/no-store/)
    }
  })

  test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('refuses the method %s', async (method) => {
    for (const { gateway } of [open, closed]) {
      const response = await gateway.app.inject({ method, url: '/graphql', payload: {} } as object)
      expect([404, 405]).toContain(response.statusCode)
      expect(response.headers['access-control-allow-origin']).toBeUndefined()
    }
  })
})

test('refuses a body above 64 KB by its length', async () => {
  for (const gateway of [open, closed]) {
    const fits = await send(gateway, {
      payload: { documentId: getHash('LogOut'), extensions: { x: 'x'.repeat(65_300) } },
    })
    expect(fits.status).toBe(200)
    const large = await send(gateway, {
      payload: { documentId: getHash('LogOut'), extensions: { x: 'x'.repeat(65_536) } },
    })
    expect([large.status, large.code]).toEqual([413, 'BODY_TOO_LARGE'])
  }
})

test('refuses a body above 64 KB that does not state its length', async () => {
  for (const gateway of [open, closed]) {
    const sent = (bytes: number) => {
      const body = JSON.stringify({ documentId: getHash('LogOut'), extensions: { x: 'x'.repeat(bytes) } })
      return send(gateway, { payload: Readable.from([body.slice(0, 100), body.slice(100)]) })
    }
    expect((await sent(65_300)).status).toBe(200)
    const large = await sent(65_536)
    expect([large.status, large.code]).toEqual([413, 'BODY_TOO_LARGE'])
  }
})

function alias(count: number): string {
  return Array.from({ length: count }, (_, index) => `a${index}: site { name }`).join(' ')
}

function guesses(count: number): string {
  return Array.from(
    { length: count },
    (_, index) => `a${index}: logIn(input: { username: "minh", password: "${index}" }) { __typename }`,
  ).join(' ')
}

/** Our schema has no cycles, so circular queries name missing fields. */
function circular(times: number): string {
  return `{ viewer ${'{ wallet { viewer '.repeat(times)}{ id }${' } }'.repeat(times)} }`
}

function deep(): string {
  return `{ ${'viewer { '.repeat(500)} id ${'} '.repeat(500)} }`
}

function doubling(times: number): string {
  const fragments = Array.from(
    { length: times },
    (_, index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`,
  )
  return `{ ...F0 } ${fragments.join(' ')} fragment F${times} on Query { site { name } }`
}
