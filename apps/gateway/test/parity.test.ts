import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import registered from '@playhouse/schema/trusted-documents.json' with { type: 'json' }
import { allEveryNight, IS_NIGHTLY } from '@playhouse/testing/every-night.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AGENT, MEMBER } from './accounts.ts'
import type { Browser } from './browser.ts'
import { exampleVariables } from './examples.ts'
import { openRefusingProxy } from './refusing-proxy.ts'
import { openGateway, openStack, type Stack } from './stack.ts'

const COOKIE_KEYS = 'test:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
const KEYED = { COOKIE_KEYS, RATE_LIMIT_PER_MINUTE: '1000000' }
const SETTINGS = { ...KEYED, PUBLIC_CACHE: 'off' }
/** Differs each time. */
const NEVER_THE_SAME = 'Captcha'
const home = Object.values(registered).find(({ name }) => name === 'HomeScreen')
const queries = Object.values(registered).filter(({ type, name }) => type === 'query' && name !== NEVER_THE_SAME)

let stack: Stack
let proxy: Awaited<ReturnType<typeof openRefusingProxy>>
let compiled: Awaited<ReturnType<typeof openGateway>>
let walked: Awaited<ReturnType<typeof openGateway>>
let keeping: Awaited<ReturnType<typeof openGateway>>
const cookies = new Map<string, Map<string, string>>()

beforeAll(async () => {
  stack = await openStack(KEYED)
  // Two engines are compared, so the platform says the same to both, and each thing once.
  proxy = await openRefusingProxy(stack.platform.url, { repeats: true })
  compiled = await openGateway(proxy.url, SETTINGS)
  walked = await openGateway(proxy.url, SETTINGS, undefined, { compiled: false })
  keeping = await openGateway(proxy.url, KEYED)
  cookies.set('a visitor', new Map())
  cookies.set('a member', (await stack.browser().logIn(MEMBER)).cookies)
  cookies.set('an agent', (await stack.browser().logIn(AGENT)).cookies)
  cookies.set('a demo account', (await stack.browser().playFree()).cookies)
})
afterAll(async () => {
  for (const part of [compiled, walked, keeping]) await part.close()
  proxy.close()
  await stack.close()
})

/** Without those that differ each time. */
function getHeaders(headers: object): object {
  const different = new Set(['date', 'x-request-id', 'content-length', 'set-cookie'])
  const limits = /^x-ratelimit-/
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !different.has(name) && !limits.test(name)))
}

/** Times that pass between two answers: those of the answers themselves, and the minutes played so far. */
function withoutClock(data: unknown): unknown {
  return JSON.parse(
    JSON.stringify(data ?? null, (key, value: unknown) => {
      if (key === 'serverTime') return 'now'
      if (typeof value !== 'object' || value === null) return value
      if (key === 'playClock') return { ...value, at: 'now' }
      return key === 'used' && 'minutes' in value && value.minutes !== null ? { ...value, minutes: 'some' } : value
    }),
  )
}

/** Normalized response: the order of errors is not guaranteed. */
async function answer(browser: Browser, kind: string, name: string, variables: object) {
  for (const [cookie, value] of cookies.get(kind) ?? []) browser.cookies.set(cookie, value)
  const { status, data, errors, response } = await browser.ask(name, variables)
  const comparable = errors.map(({ extensions: { requestId: _, ...extensions }, ...error }) => ({
    ...error,
    extensions,
  }))
  return {
    status,
    headers: getHeaders(response.headers),
    data: withoutClock(data),
    errors: comparable.toSorted((a, b) => (String(a.path) < String(b.path) ? -1 : 1)),
  }
}

async function bothResponses(kind: string, { name, text }: { name: string; text: string }, change: object = {}) {
  const variables = { ...exampleVariables(text), ...change }
  const ours = await answer(compiled.browser(), kind, name, variables)
  return { ours, plain: await answer(walked.browser(), kind, name, variables) }
}

/** Endpoints refused to a query: once each, because the execution that is compared does not depend on the caller. */
const refused = new Set<string>()

/** The frame around a screen is the same in all. */
const WITH_SHELL = IS_NIGHTLY ? [true, false] : [true]
const KINDS = ['a visitor', 'a member', 'an agent', 'a demo account']

describe.each(allEveryNight(KINDS, (kind) => kind !== 'a demo account'))('compiled, for %s', (kind) => {
  /** Platform calls of each query, as seen by its comparison. */
  const calls = new Map<string, ReadonlySet<string>>()

  test.each(queries)('$name answers as graphql-js does, and calls the platform for the same', async (query) => {
    for (const withShell of WITH_SHELL) {
      compiled.takeCalls()
      walked.takeCalls()
      const { ours, plain } = await bothResponses(kind, query, { withShell })
      expect({ withShell, ...ours }).toEqual({ withShell, ...plain })
      const called = compiled.takeCalls()
      expect(called.toSorted()).toEqual(walked.takeCalls().toSorted())
      if (withShell) calls.set(query.name, new Set(called))
    }
  })

  test.each(allEveryNight(ALL_ENDPOINTS))(
    'so does every screen that requests $name when it is refused',
    async ({ name, path, access }) => {
      expect(calls.size).toBe(queries.length)
      proxy.refused.add(path)
      try {
        for (const query of queries.filter((one) => calls.get(one.name)?.has(name))) {
          if (refused.has(`${name} ${query.name}`)) continue
          refused.add(`${name} ${query.name}`)
          const { ours, plain } = await bothResponses(kind, query)
          expect({ name: query.name, ...ours }).toEqual({ name: query.name, ...plain })
          if (access === 'public') continue
          const inParts = await answer(keeping.browser(), kind, query.name, exampleVariables(query.text))
          expect({ name: query.name, ...inParts }).toEqual({ name: query.name, ...plain })
        }
      } finally {
        proxy.refused.clear()
      }
    },
  )
})

describe.each(KINDS)('mutations, for %s', (kind) => {
  const mutations = Object.values(registered).filter(
    ({ type, text }) => type === 'mutation' && /\$input: \w+!/.test(text),
  )

  test('are refused alike for variables that do not fit', async () => {
    for (const { name } of mutations) {
      const ours = await answer(compiled.browser(), kind, name, { input: { nothing: 'such' } })
      expect({ name, ...ours }).toEqual({
        name,
        ...(await answer(walked.browser(), kind, name, { input: { nothing: 'such' } })),
      })
      expect(ours.status, name).toBe(400)
    }
    expect(mutations.length).toBeGreaterThan(50)
  })
})

describe('both ways through /graphql', () => {
  const document = queries.find(({ name }) => name === 'HomeScreen')
  const persisted = { extensions: { persistedQuery: { version: 1, sha256Hash: getHash('HomeScreen') } } }
  const variables = exampleVariables(document?.text ?? '')
  const search = (sent: object) =>
    new URLSearchParams(
      Object.entries({ ...persisted, ...sent }).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    ).toString()
  const preflight = { 'apollo-require-preflight': 'true' }
  const get = (sent: object, headers: Record<string, string> = preflight) => ({
    method: 'GET' as const,
    url: `/graphql?${search(sent)}`,
    headers,
  })
  const post = (sent: object, headers: Record<string, string> = {}) => ({
    method: 'POST' as const,
    url: '/graphql',
    headers,
    payload: { ...persisted, ...sent },
  })
  test.each([
    ['a POST', post({ variables })],
    ['null as variables', post({ variables: null })],
    ['no variables', post({})],
    ['a list as variables', post({ variables: [] })],
    ['text as variables', post({ variables: '{}' })],
    ['a GET', get({ variables })],
    ['a GET without a preflight header', get({ variables }, {})],
    ['a GET with a content type', get({ variables }, { ...preflight, 'content-type': 'application/xml' })],
    ['a GET whose variables are no JSON', get({ variables: '{' })],
    ['a GET whose variables are a list', get({ variables: [] })],
    ['a GET of a mutation', get({ extensions: { persistedQuery: { sha256Hash: getHash('LogOut') } } })],
    ['any type', post({ variables }, { accept: '*/*' })],
    ['JSON', post({ variables }, { accept: 'application/json' })],
    ['GraphQL', post({ variables }, { accept: 'application/graphql-response+json' })],
    [
      'what our pages accept',
      post({ variables }, { accept: 'application/graphql-response+json, application/json;q=0.9' }),
    ],
    ['what axios accepts', post({ variables }, { accept: 'application/json, text/plain, */*' })],
    ['a type that is not spoken', post({ variables }, { accept: 'text/xml' })],
    ['another operation name', post({ variables, operationName: 'Other' })],
    ['a page of another account', post({ variables }, { 'viewer-id': '12' })],
    ['a broken cookie', post({ variables }, { cookie: 'playhouse=broken' })],
    ['an unreadable token', post({ variables }, { authorization: 'Bearer x' })],
  ])('answer %s alike', async (_what, request) => {
    const [ours, plain] = await Promise.all(
      [compiled, walked].map(async ({ gateway: { app } }) => {
        const headers = { host: 'site.test', ...request.headers }
        const { statusCode, headers: received, body } = await app.inject({ ...request, headers })
        const text = body.replaceAll(/"(requestId|serverTime)":"[^"]*"/g, '"$1":""')
        return { statusCode, headers: getHeaders(received), text }
      }),
    )
    expect(ours).toEqual(plain)
  })
})

function getHash(operation: string): string {
  const [hash = ''] = Object.entries(registered).find(([, { name }]) => name === operation) ?? []
  return hash
}

test('reports invalid variables identically and applies flags', async () => {
  for (const query of queries.filter(({ name }) => name === 'HomeScreen')) {
    for (const change of [{ page: 'one' }, { withShell: null }, { browsing: true }, { withShell: false }]) {
      const { ours, plain } = await bothResponses('a visitor', query, change)
      expect({ change, ...ours }).toEqual({ change, ...plain })
    }
  }
})

describe('the response cache', () => {
  test.each(allEveryNight(queries))('$name reads the same when it is given again', async ({ name, text }) => {
    const variables = exampleVariables(text)
    const plain = await answer(walked.browser(), 'a visitor', name, variables)
    const requested = []
    for (let turn = 0; turn < 3; turn += 1)
      requested.push(await answer(keeping.browser(), 'a visitor', name, variables))
    expect(requested).toEqual([plain, plain, plain])
  })

  test.each(allEveryNight(queries))(
    '$name gives each kind of caller what it gives without stored parts, whichever kind was served before',
    async ({ name, text }) => {
      const variables = exampleVariables(text)
      for (const kind of ['a member', 'a visitor', 'an agent', 'a member', 'a demo account', 'a visitor']) {
        const plain = await answer(walked.browser(), kind, name, variables)
        expect({ kind, ...(await answer(keeping.browser(), kind, name, variables)) }).toEqual({ kind, ...plain })
      }
    },
  )

  test('holds no field of a member that the schema does not mark', () => {
    expect(keeping.logged()).not.toContain('depends on the session')
  })

  test('fills a member’s favourites into the games that all callers share', async () => {
    const games = async (kind: string) => {
      const { data } = await answer(stack.browser(), kind, 'HomeScreen', exampleVariables(home?.text ?? ''))
      return (data as { hotGames: { id: string; isFavourite: boolean | null }[] }).hotGames
    }
    const [game] = await games('a visitor')
    const input = { gameId: game?.id, isFavourite: true }
    await answer(stack.browser(), 'a member', 'SetFavourite', { input })
    const marks = async (kind: string) => [...new Set((await games(kind)).map(({ isFavourite }) => isFavourite))]
    expect((await games('a member'))[0]).toEqual({ ...game, isFavourite: true })
    expect(await marks('a member')).toContain(false)
    expect(await marks('a visitor')).toEqual([null])
    expect(await marks('an agent')).toContain(false)
    expect((await games('an agent'))[0]?.isFavourite).toBe(false)
  })
})

/** Mutations that end the session, which the others need. */
const LAST = ['LogOut', 'CloseAccount', 'ExcludeMyself', 'StartTimeOut']

/** What needs a real account refuses the others. */
const LEAST_SUCCEEDED: Readonly<Record<string, number>> = { 'a visitor': 1, 'a demo account': 12 }

describe.each(allEveryNight(KINDS, (kind) => kind !== 'a demo account'))('mutations both ways, for %s', (kind) => {
  const mutations = Object.values(registered)
    .filter(({ type }) => type === 'mutation')
    .toSorted((a, b) => LAST.indexOf(a.name) - LAST.indexOf(b.name))
  const writes = ALL_ENDPOINTS.filter(({ method }) => method !== 'GET').map(({ path }) => path)

  test('are refused alike by the platform', async () => {
    for (const path of writes) proxy.refused.add(path)
    try {
      for (const mutation of mutations) {
        const { ours, plain } = await bothResponses(kind, mutation)
        expect({ name: mutation.name, ...ours }).toEqual({ name: mutation.name, ...plain })
      }
    } finally {
      proxy.refused.clear()
    }
  })

  test('succeed alike', async () => {
    const succeeded = new Set<string>()
    for (const mutation of mutations) {
      compiled.takeCalls()
      walked.takeCalls()
      const { ours, plain } = await bothResponses(kind, mutation)
      expect({ name: mutation.name, ...ours }).toEqual({ name: mutation.name, ...plain })
      expect(compiled.takeCalls().toSorted(), mutation.name).toEqual(walked.takeCalls().toSorted())
      if (JSON.stringify(ours.data).includes('Success"')) succeeded.add(mutation.name)
    }
    expect(succeeded.size).toBeGreaterThanOrEqual(LEAST_SUCCEEDED[kind] ?? 21)
  })
})
