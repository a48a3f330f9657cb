import registered from '@playhouse/schema/trusted-documents.json' with { type: 'json' }
import { TYPE_DEFINITIONS } from '@playhouse/schema/type-definitions.ts'
import { SESSION_MARK_COOKIE } from '@playhouse/shared/page-cookies.ts'
import { getDirective } from '@graphql-tools/utils'
import { buildSchema, isCompositeType, getNamedType, isRequiredArgument, type GraphQLField } from 'graphql'
import { afterAll, describe, expect, test } from 'vitest'
import { randomCookieKey } from '../src/http/cookie-key.fixture.ts'
import { SessionSeal } from '../src/http/session-seal.ts'
import { AGENT, MEMBER } from './accounts.ts'
import type { Browser } from './browser.ts'
import { exampleInput } from './example-input.ts'
import { askDatabase } from './real-platform.ts'
import { onSharedPlatform, type SharedStack } from './shared-platform.ts'

const COOKIE = '__Host-playhouse'
const VIEWER = '{ viewer { id username } }'
const WALLET = '{ viewer { wallet { balance { amount } } } }'
const KEY = randomCookieKey()
const KEYS = `${KEY.kid}:${Buffer.from(KEY.secret).toString('base64url')}`
const schema = buildSchema(TYPE_DEFINITIONS)

/** Asks for one root field, with example arguments. */
function getDocument(operation: 'query' | 'mutation', { name, args, type }: GraphQLField<unknown, unknown>) {
  const given = args.filter((argument) => isRequiredArgument(argument) || argument.name === 'input')
  const declared = given.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ')
  const passed = given.map((argument) => `${argument.name}: $${argument.name}`).join(', ')
  const selection = isCompositeType(getNamedType(type)) ? ' { __typename }' : ''
  return {
    query: `${operation} ${declared && `(${declared})`} { ${name}${passed && `(${passed})`}${selection} }`,
    variables: Object.fromEntries(given.map((argument) => [argument.name, exampleInput(argument.type)])),
  }
}

let stack: SharedStack
let own: { id: string; username: string }
let other: { id: string; username: string }
onSharedPlatform.beforeAll(async ({ openSharedStack }) => {
  stack = await openSharedStack({ COOKIE_KEYS: KEYS })
  own = await whoIs(await stack.browser().logIn(MEMBER))
  other = await whoIs(await stack.browser().logIn(AGENT))
})
afterAll(() => stack.close())

async function whoIs(browser: Browser): Promise<{ id: string; username: string }> {
  return ((await browser.send(VIEWER)).data as unknown as { viewer: typeof own }).viewer
}

async function getPage(shown: string): Promise<Browser> {
  const browser = await stack.browser().logIn(MEMBER)
  browser.headers = { 'viewer-id': shown }
  stack.takeCalls()
  return browser
}

describe('a page that shows another account than the one that is signed in', () => {
  const refused = { status: 403, data: null, code: 'SESSION_OF_ANOTHER_ACCOUNT' }
  /** Calls that reached the platform, besides the question who is signed in. */
  const takeActs = () => stack.takeCalls().filter((call) => call !== 'memberInfo')

  test.each(['mutation', 'query'] as const)('is refused every %s before anything happens', async (operation) => {
    const page = await getPage(other.id)
    const root = operation === 'query' ? schema.getQueryType() : schema.getMutationType()
    const answers: Record<string, unknown> = {}
    for (const field of Object.values(root?.getFields() ?? {})) {
      const { query, variables } = getDocument(operation, field)
      const { status, data, errors } = await page.send(query, variables)
      answers[field.name] = { status, data, code: errors[0]?.extensions.code, acts: takeActs() }
    }
    expect(Object.keys(answers).length).toBeGreaterThan(20)
    expect(answers).toEqual(Object.fromEntries(Object.keys(answers).map((name) => [name, { ...refused, acts: [] }])))
  })

  test('returns the account that is signed in and keeps its session open', async () => {
    const page = await getPage(other.id)
    const { errors } = await page.send(WALLET)
    expect(errors).toHaveLength(1)
    expect(errors[0]?.extensions).toMatchObject({ signedInAs: own })
    page.headers = { 'viewer-id': own.id }
    expect((await page.send(VIEWER)).data).toEqual({ viewer: own })
  })

  test('is refused registered documents too, and counted', async () => {
    const strict = await stack.another({ COOKIE_KEYS: KEYS, METRICS_PORT: '1' })
    const page = await getPage(other.id)
    const browser = strict.browser()
    browser.headers = page.headers
    for (const [name, value] of page.cookies) browser.cookies.set(name, value)
    expect(await browser.ask('Balance')).toMatchObject({ status: 403, data: null })
    const metrics = await strict.gateway.metrics?.registry.metrics()
    expect(metrics).toContain(
      'playhouse_operation_errors_total{operation="Balance",code="SESSION_OF_ANOTHER_ACCOUNT"} 1',
    )
  })

  test('learns nothing about an account whose session has ended', async () => {
    const page = await getPage(other.id)
    await askDatabase(
      stack.databaseUrl,
      `update session set ended_at = now() where ended_at is null and member_id = ${own.id}`,
    )
    const { data, errors, response } = await page.send(VIEWER)
    expect(data).toEqual({ viewer: null })
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['SESSION_EXPIRED'])
    expect(response.body).not.toContain(own.username)
    expect([page.cookies.has(COOKIE), page.cookies.has(SESSION_MARK_COOKIE)]).toEqual([false, false])
  })

  test('does not keep that session alive', async () => {
    const page = await getPage(other.id)
    const sealed = new SessionSeal([KEY]).open(page.cookies.get(COOKIE) ?? '')
    if (!sealed) throw new Error('There is no session.')
    const { isDue: _due, ...session } = sealed
    page.cookies.set(COOKIE, await new SessionSeal([KEY]).seal(session, 0))
    await page.send(WALLET)
    page.headers = { 'viewer-id': 'none' }
    await page.send('{ site { name } }')
    expect(stack.takeCalls()).not.toContain('touchSession')
    page.headers = { 'viewer-id': own.id }
    await page.send('{ site { name } }')
    await expect.poll(() => stack.takeCalls()).toContain('touchSession')
  })
})

describe('a page that shows the account that is signed in', () => {
  test('makes no call to check the account', async () => {
    const page = await getPage(own.id)
    expect((await page.send('{ site { name } }')).status).toBe(200)
    expect(stack.takeCalls()).not.toContain('memberInfo')
  })

  test('asks once for the account of a cookie that was sealed without it', async () => {
    const page = await getPage(own.id)
    const sealed = new SessionSeal([KEY]).open(page.cookies.get(COOKIE) ?? '')
    if (!sealed) throw new Error('There is no session.')
    const { isDue: _due, viewerId: _id, ...session } = sealed
    page.cookies.set(COOKIE, await new SessionSeal([KEY]).seal(session))
    await page.send('{ site { name } }')
    await page.send('{ site { name } }')
    expect(stack.takeCalls().filter((call) => call === 'memberInfo')).toHaveLength(1)
  })

  test('reports an expired session when the browser has no session cookie', async () => {
    const browser = stack.browser()
    browser.headers = { 'viewer-id': own.id }
    const { data, errors } = await browser.send(`{ site { name } ${VIEWER.slice(1)}`)
    expect(data).toEqual({ site: { name: expect.any(String) }, viewer: null })
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['SESSION_EXPIRED'])
  })

  test('works with a bearer token as well', async () => {
    const cookie = (await stack.browser().logIn(MEMBER)).cookies.get(COOKIE) ?? ''
    const session = new SessionSeal([KEY]).open(cookie)
    const caller = stack.browser()
    caller.headers = { authorization: `Bearer ${session?.token}` }
    expect((await caller.send(VIEWER)).data).toEqual({ viewer: own })
    caller.headers['viewer-id'] = own.id
    expect((await caller.send(VIEWER)).data).toEqual({ viewer: own })
    caller.headers['viewer-id'] = other.id
    expect((await caller.send(VIEWER)).status).toBe(403)
  })
})

describe('a page that shows no account', () => {
  const isPublic = (field: GraphQLField<unknown, unknown>) =>
    getDirective(schema, field, 'access')?.[0]?.['to'] === 'PUBLIC'

  test('is refused operations that need an account and otherwise served as a visitor’s', async () => {
    const page = await getPage('none')
    for (const field of Object.values(schema.getMutationType()?.getFields() ?? {}).filter((each) => !isPublic(each))) {
      const { query, variables } = getDocument('mutation', field)
      const { status, errors } = await page.send(query, variables)
      expect([field.name, status, errors[0]?.extensions]).toMatchObject([field.name, 403, { signedInAs: own }])
    }
    expect((await page.send(VIEWER)).data).toEqual({ viewer: null })
    await page.send('mutation { logOut { ... on LogOutSuccess { isLoggedOut } } }')
    expect(page.cookies.has(COOKIE)).toBe(true)
  })

  test('logs in as somebody else, in place of the session that another page opened', async () => {
    const page = await getPage('none')
    const mark = page.cookies.get(SESSION_MARK_COOKIE)
    await page.logIn(AGENT)
    expect(page.cookies.get(SESSION_MARK_COOKIE)).not.toBe(mark)
    page.headers = {}
    expect((await page.send(VIEWER)).data).toEqual({ viewer: other })
    page.headers = { 'viewer-id': own.id }
    expect((await page.send(WALLET)).errors[0]?.extensions).toMatchObject({ signedInAs: other })
  })

  test('has the same cacheable answer to a public query, whether it says so or not', async () => {
    const strict = await stack.another({ NODE_ENV: 'production' })
    const [hash = ''] = Object.entries(registered).find(([, { name }]) => name === 'JackpotMeters') ?? []
    const answers = []
    for (const headers of [{}, { 'viewer-id': 'none' }]) {
      const {
        statusCode,
        body,
        headers: got,
      } = await strict.gateway.app.inject({
        url: `/graphql?documentId=${hash}&language=EN`,
        headers,
      })
      answers.push([statusCode, body, got['cache-control'], got['vary'], got['etag']])
    }
    expect(answers[0]?.slice(2, 4)).toEqual(['public, max-age=30', 'Cookie, X-Language'])
    expect(answers[1]).toEqual(answers[0])
  })
})
