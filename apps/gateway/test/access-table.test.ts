import { TYPE_DEFINITIONS } from '@playhouse/schema/type-definitions.ts'
import { getDirective } from '@graphql-tools/utils'
import { makeExecutableSchema } from '@graphql-tools/schema'
import {
  buildSchema,
  defaultFieldResolver,
  getNamedType,
  isEnumType,
  isLeafType,
  isUnionType,
  type GraphQLError,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
} from 'graphql'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guardFields } from '../src/graphql/guards.ts'
import { randomCookieKey } from '../src/http/cookie-key.fixture.ts'
import { exampleInput } from './example-input.ts'
import type { Browser } from './browser.ts'
import { askDatabase, atPlatform } from './real-platform.ts'
import { openStack, type Stack } from './stack.ts'

/** A visitor, or an account kind by the platform's number. */
const CALLERS = ['visitor', '0', '1', '2', '4', '41', '42'] as const
type Caller = (typeof CALLERS)[number]
type Outcomes = Record<Caller, string>

const schema = buildSchema(TYPE_DEFINITIONS)
/** The guards over fields that answer what their parent holds. */
const guards = guardFields(makeExecutableSchema({ typeDefs: TYPE_DEFINITIONS }))
// Subscriptions answer with a stream: live.test.ts.
const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({
    type: type?.name ?? '',
    field,
    coordinate: `${type?.name}.${field.name}`,
  })),
)
type Root = (typeof roots)[number]

const all = (code: string): Outcomes =>
  Object.fromEntries(CALLERS.map((caller) => [caller, code])) as unknown as Outcomes
const open = all('ok')
const withSession: Outcomes = { ...open, visitor: 'SESSION_EXPIRED' }
const trueAccounts: Outcomes = { ...withSession, 4: 'REAL_ACCOUNT_REQUIRED' }
/** By `@access`. */
const BY_AUDIENCE: Readonly<Record<string, Outcomes>> = {
  PUBLIC: open,
  SESSION: withSession,
  MEMBER: trueAccounts,
  AGENT: { ...trueAccounts, 0: 'NOT_AGENT' },
}
/**
 * Calls that no example of their input fits, and what the platform alone refuses inside the audience of a field's `@access`. Every other field is sent an example,
 * which may be refused for what it says: `@refuses` declares with which codes.
 */
const TABLE: Readonly<Record<string, { call: () => string; gives?: Partial<Outcomes> }>> = {
  'Query.viewer': { call: () => 'viewer { id }', gives: { visitor: 'nothing' } },
  'Mutation.setFavourite': {
    call: () => `setFavourite(input: { gameId: "${GAME}", isFavourite: true })`,
    gives: { 4: 'REAL_ACCOUNT_REQUIRED' },
  },
  'Mutation.sendMessage': {
    call: () => `sendMessage(input: { requestKey: "${randomUUID()}", to: UPLINE, title: "", content: "" })`,
  },
  // No code is sent for a password; for others many may have been sent.
  'Mutation.sendContactProofCode': {
    call: () => 'sendContactProofCode(input: { kind: PASSWORD })',
    gives: all('BAD_USER_INPUT'),
  },
  'Mutation.deleteMessages': { call: () => 'deleteMessages(input: { ids: ["1"] })' },
  'Mutation.forfeitBonus': { call: () => 'forfeitBonus(input: { bonusId: "0" })' },
}

const KEY = randomCookieKey()
/** Shared, so that each gateway opens the others' cookies. */
const KEYS = `${KEY.kid}:${Buffer.from(KEY.secret).toString('base64url')}`

let GAME = ''
let stack: Stack
const cookies = new Map<Caller, Map<string, string>>()

beforeAll(async () => {
  // No server answers there; without an identity provider the module is off.
  const issuer = {
    GOOGLE_ISSUER: 'http://localhost:9',
    GOOGLE_CLIENT_ID: 'playhouse',
    GOOGLE_CLIENT_SECRET: 'of-no-use',
  }
  stack = await openStack({ COOKIE_KEYS: KEYS }, issuer)
  const [game] = await askDatabase<{ node_id: number }>(
    stack.databaseUrl,
    'select node_id from game where model_id is not null and not maintenance limit 1',
  )
  GAME = String(game?.node_id)
  const tokens = await atPlatform<Record<string, string>>(
    stack.databaseUrl,
    `const { createHandOff } = await from('domains/people/session/sessions/hand-off.ts')
     const { rows } = await database.$client.query('select distinct on (kind) kind, id from member where kind <> 4 order by kind, id')
     // Most accounts of the world have no password, and are not asked for one.
     await database.$client.query(
       "update member set password_hash = (select password_hash from member where password_hash <> '!' limit 1) where id = any($1)",
       [rows.map(({ id }) => id)])
     return Object.fromEntries(await Promise.all(rows.map(async ({ kind, id }) => [kind, await createHandOff(database, id)])))`,
  )
  cookies.set('visitor', new Map())
  for (const [kind, token] of Object.entries(tokens)) {
    const browser = stack.browser()
    await browser.send(`mutation { logInWithToken(input: { token: "${token}" }) { __typename } }`)
    cookies.set(kind as Caller, browser.cookies)
  }
  cookies.set('4', (await stack.browser().playFree()).cookies)
})
afterAll(() => stack.close())

/** A browser with a copy of the caller's session cookie. */
function as(caller: Caller, { browser } = stack as Pick<Stack, 'browser'>): Browser {
  const opened = browser()
  for (const [name, value] of cookies.get(caller) ?? []) opened.cookies.set(name, value)
  return opened
}

async function outcome(browser: Browser, root: Root): Promise<string> {
  const requested = TABLE[root.coordinate]?.call()
  if (!requested) return sendExample(browser, root)
  if (root.type === 'Query') return send(browser, `{ it: ${requested} }`)
  return send(browser, `mutation { it: ${requested} { __typename ... on UserError { code } } }`)
}

async function send(browser: Browser, document: string, variables = {}): Promise<string> {
  const { data, errors } = await browser.send(document, variables)
  const [error] = errors
  if (error) return error.extensions.code
  const it = (data as unknown as { it: { code?: string } | null }).it
  return it === null ? 'nothing' : (it.code ?? 'ok')
}

function sendExample(browser: Browser, { type, field }: Root): Promise<string> {
  const declared = field.args.map(({ name, type: of }) => `$${name}: ${String(of)}`).join(', ')
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ')
  const named = getNamedType(field.type)
  const code = isUnionType(named) ? '... on UserError { code }' : ''
  const call = `it: ${field.name}${passed && `(${passed})`} ${isLeafType(named) ? '' : `{ __typename ${code} }`}`
  const variables = Object.fromEntries(field.args.map((argument) => [argument.name, exampleInput(argument.type)]))
  return send(browser, `${type.toLowerCase()} ${declared && `(${declared})`} { ${call} }`, variables)
}

test('covers every kind of caller and lists no field that the schema lacks', async () => {
  const coordinates = roots.map(({ coordinate }) => coordinate)
  expect(Object.keys(TABLE).filter((listed) => !coordinates.includes(listed))).toEqual([])
  const kinds = CALLERS.map(async (caller) => (await as(caller).send('{ viewer { kind } }')).data)
  expect(await Promise.all(kinds)).toEqual(
    [null, 'MEMBER', 'AGENT', 'GENERAL_AGENT', 'DEMO', 'PROMOTED_AGENT', 'AFFILIATE'].map((kind) => ({
      viewer: kind && { kind },
    })),
  )
})

test('reports each account kind’s permissions', async () => {
  const document = `{ viewer {
    canPlayForRealMoney { reason } canKeepFavourites { reason } canChangePassword { reason }
    memberAccount { ... on Problem { code } } agentAccount { ... on Problem { code } } menu { page }
  } }`
  const responses: [string, unknown][] = []
  for (const caller of CALLERS.slice(1)) {
    const { viewer } = (await as(caller).send(document)).data as unknown as { viewer: Record<string, object> }
    responses.push([caller, Object.values(viewer).map((value) => Object.values(value)[0] ?? null)])
  }
  const member = [null, null, null, null]
  const page = { page: 'MY_ACCOUNT' }
  expect(responses).toEqual([
    ['0', [...member, 'NOT_AGENT', page]],
    ['1', [...member, null, page]],
    ['2', [...member, null, page]],
    ['4', [...Array.from({ length: 5 }, () => 'REAL_ACCOUNT_REQUIRED'), null]],
    ['41', [...member, null, page]],
    ['42', [...member, null, page]],
  ])
})

/** The example need not be valid: these codes too show that the field is open to the caller. An internal error does not. */
const codes = schema.getType('ErrorCode')
const OPEN = new Set(['ok', 'nothing', ...(isEnumType(codes) ? codes.getValues().map(({ name }) => name) : [])])
for (const code of ['SESSION_EXPIRED', 'REAL_ACCOUNT_REQUIRED', 'NOT_AGENT', 'RATE_LIMITED', 'PLATFORM_UNAVAILABLE'])
  OPEN.delete(code)

const getAudience = ({ field }: Root) => String(getDirective(schema, field, 'access')?.[0]?.['to'])
const findModule = ({ field }: Root) => getDirective(schema, field, 'module')?.[0]?.['id'] as string | undefined
function getExpected(root: Root, caller: Caller): string {
  const refusal = BY_AUDIENCE[getAudience(root)]?.[caller] ?? 'no audience'
  return refusal === 'ok' ? (TABLE[root.coordinate]?.gives?.[caller] ?? 'ok') : refusal
}

const isInside = (root: Root, caller: Caller) => BY_AUDIENCE[getAudience(root)]?.[caller] === 'ok'

/** Answer of the guard alone: `ok` where it lets the caller pass. */
async function guarded(root: Root, caller: Caller, isOn = (_moduleId: string) => true): Promise<string> {
  const { name } = root.field
  const { resolve = defaultFieldResolver } = (guards.getType(root.type) as GraphQLObjectType).getFields()[name] ?? {}
  const platform = caller === 'visitor' ? undefined : { read: async () => ({ type: Number(caller) }) }
  const context = { brand: async () => ({ isOn }), session: { platform, close: () => {} } }
  try {
    const response: unknown = await resolve({ [name]: 'ok' }, {}, context, { fieldName: name } as GraphQLResolveInfo)
    return typeof response === 'string' ? response : (response as { code: string }).code
  } catch (error) {
    return String((error as GraphQLError).extensions['code'])
  }
}

test.each(roots)('$coordinate refuses who is outside its audience, and nobody else', async (root) => {
  const responses = CALLERS.map(async (caller) => [caller, await guarded(root, caller)] as const)
  expect(Object.fromEntries(await Promise.all(responses))).toEqual(BY_AUDIENCE[getAudience(root)])
})

test('refuses every field of a module that is off', async () => {
  const modules = roots.filter(findModule)
  expect(modules.length).toBeGreaterThan(3)
  const isOn = (root: Root) => (moduleId: string) => moduleId !== findModule(root)
  for (const root of modules)
    for (const caller of ['visitor', '1'] as const)
      expect(await guarded(root, caller, isOn(root)), root.coordinate).toBe('NOT_AVAILABLE')
})

/** Each result that is not the guard's, once: it lets these callers pass alike. */
const answered = roots.flatMap((root) => {
  const inside = CALLERS.filter((caller) => isInside(root, caller)).toReversed()
  const byCode = new Map(inside.map((caller): [string, Caller] => [getExpected(root, caller), caller]))
  return [...byCode].map(([code, caller]) => ({ root, caller, code }))
})

/** A query and a mutation of each audience, as everyone. */
const refused = ['Query', 'Mutation'].flatMap((type) =>
  Object.keys(BY_AUDIENCE).flatMap((audience) => {
    const root = roots.find((each) => each.type === type && getAudience(each) === audience)
    return root ? CALLERS.map((caller) => ({ root, caller, code: getExpected(root, caller) })) : []
  }),
)

test.each([...refused, ...answered])('$root.coordinate as $caller gives $code', async ({ root, caller, code }) => {
  const given = await outcome(as(caller), root)
  expect(code === 'ok' && OPEN.has(given) ? 'ok' : given).toBe(code)
})

const MODULE_FEATURES = [
  'REGISTRATION',
  'FREE_PLAY',
  'FAVOURITES',
  'AGENT_ACCOUNT',
  'CHAT',
  'POINTS_MALL',
  'REFERRAL',
  'RAFFLES',
]

// Last: the modules stay off.
test('refuses a query and a mutation of a disabled module and hides its features and menus', async () => {
  const features =
    '{ site { features } viewer { canKeepFavourites { reason } canChangePassword { reason } menu { page } } }'
  const before = (await as('1').send(features)).data
  expect(before).toMatchObject({
    site: { features: expect.arrayContaining(['REGISTRATION', 'FREE_PLAY', 'FAVOURITES', 'AGENT_ACCOUNT']) },
    viewer: { menu: expect.arrayContaining([{ page: 'MY_ACCOUNT' }, { page: 'TEAM_OVERVIEW' }]) },
  })
  const off = "update brand_module set enabled = false where enabled and mod_id <> 'COMM3'"
  await askDatabase(stack.databaseUrl, off)
  await stack.platform.restart()
  const closed = await stack.another({ COOKIE_KEYS: KEYS })
  const { data } = await closed.browser().send('{ site { features } viewer { id } }')
  // What the module for all platforms has stays.
  const ofModules = (listed: string[]) => listed.filter((name) => MODULE_FEATURES.includes(name))
  const { site, viewer } = data as unknown as { site: { features: string[] }; viewer: null }
  expect([ofModules(site.features), viewer]).toEqual([[], null])
  const agent = as('1', closed)
  expect((await agent.send(features)).data).toMatchObject({
    site: { features: site.features },
    viewer: {
      canKeepFavourites: { reason: 'NOT_AVAILABLE' },
      canChangePassword: { reason: 'NOT_AVAILABLE' },
      menu: [{ page: 'MY_ACCOUNT' }, { page: 'DEPOSIT' }, { page: 'WITHDRAWAL' }],
    },
  })
  for (const type of ['Query', 'Mutation']) {
    const root = roots.find((each) => each.type === type && findModule(each))
    for (const caller of ['visitor', '1'] as const)
      expect(await outcome(as(caller, closed), root as Root)).toBe('NOT_AVAILABLE')
  }
})
