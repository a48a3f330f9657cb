import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import { HEADERS } from '@playhouse/platform-api/headers.ts'
import { TYPE_DEFINITIONS } from '@playhouse/schema/type-definitions.ts'
import { buildSchema as buildTypes } from 'graphql'
import type { ErrorCode } from '@playhouse/schema/types.generated.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ERROR_CODES } from '../src/domains/base/errors.ts'
import { declaredRefusals, refusalsOf } from '../src/graphql/refusals.ts'
import { buildSchema } from '../src/graphql/schema.ts'
import type { Browser } from './browser.ts'
import { exampleArguments } from './coverage/example-arguments.ts'
import { FULL_PLATFORM } from './coverage/full-platform.ts'
import { openIssuer } from './coverage/issuer.ts'
import { allRuns, runMutation } from './coverage/run-mutations.ts'
import { allCoordinates, SeenFields } from './coverage/seen-fields.ts'
import { Selections } from './coverage/selections.ts'
import { findWorld, FULL_BRAND, type World } from './coverage/world.ts'
import { openRefusingProxy } from './refusing-proxy.ts'
import { openGateway, openStack, PATIENT, type Stack } from './stack.ts'

const schema = buildTypes(TYPE_DEFINITIONS)
const executable = buildSchema()
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})

let issuer: Awaited<ReturnType<typeof openIssuer>>
let stack: Stack
let proxy: Awaited<ReturnType<typeof openRefusingProxy>>
let cutOff: Awaited<ReturnType<typeof openGateway>>
let world: World
/** Games are opened by GET. */
const LAUNCHES = new Set(
  ALL_ENDPOINTS.filter(({ name }) => name === 'launchGame' || name === 'trialLaunch').map(({ path }) => path),
)
/** Endpoints that each mutation wrote to. */
const written = new Map<string, Set<string>>()
let current = ''
let selections: Selections
beforeAll(async () => {
  issuer = await openIssuer()
  stack = await openStack(
    { RATE_LIMIT_PER_MINUTE: '1000000' },
    { ...FULL_PLATFORM, GOOGLE_ISSUER: issuer.url },
    FULL_BRAND,
  )
  world = await findWorld(stack, issuer)
  selections = new Selections(schema, exampleArguments(world))
  const requests = new Set<string>()
  proxy = await openRefusingProxy(stack.platform.url, {
    // Reads fail once their GraphQL request has written.
    fails: ({ method, url, headers }) => {
      const id = String(headers[HEADERS.requestId])
      if (method !== 'GET') requests.add(id)
      if (method !== 'GET' || LAUNCHES.has(url?.split('?', 1)[0] ?? '')) {
        written.set(current, (written.get(current) ?? new Set()).add(`${method} ${url?.split('?', 1)[0]}`))
      }
      return method === 'GET' && requests.has(id)
    },
  })
  const settings = {
    RATE_LIMIT_PER_MINUTE: '1000000',
    // Without its cache the gateway has nothing to fall back on.
    PUBLIC_CACHE: 'off',
    // Circuits would open and spare the failing reads.
    CIRCUIT_CALLS: '1000000',
  }
  cutOff = await openGateway(proxy.url, settings, PATIENT)
})
afterAll(async () => {
  await cutOff.close()
  proxy.close()
  await stack.close()
  issuer.close()
})

function throughCutOff(browser: Browser): Browser {
  const other = cutOff.browser()
  for (const [name, value] of browser.cookies) other.cookies.set(name, value)
  other.headers = browser.headers
  return other
}

const seen = new SeenFields()
for (const coordinate of allCoordinates(schema)) seen.valued.add(coordinate)

test.each(allRuns(mutations))(
  '$field.name as $run.as returns $run.gives although later reads fail',
  async ({ field, run }) => {
    current = field.name
    expect(await runMutation(schema, selections, field, run, world, seen, throughCutOff)).toBe(undefined)
  },
)

/** Codes that come from the gateway itself, or from endpoints that the examples above do not call. */
const FURTHER: Readonly<Record<string, readonly ErrorCode[]>> = { createRecordFile: ['INVALID_RANGE'] }

test('each mutation declares the codes that its endpoints may refuse with, and no others', () => {
  const different = mutations.flatMap(({ name }) => {
    const field = executable.getMutationType()?.getFields()[name]
    if (!field) return []
    const may = refusalsOf(executable, field)
    const endpoints = ALL_ENDPOINTS.filter(({ method, path }) => written.get(name)?.has(`${method} ${path}`))
    const codes = new Set(endpoints.flatMap(({ errors }) => errors.map((code) => ERROR_CODES[code])))
    const undeclared = [...codes].filter((code) => !may.has(code))
    const never = declaredRefusals(executable, field).filter(
      (code) => !codes.has(code) && !FURTHER[name]?.includes(code),
    )
    return undeclared.length + never.length > 0 ? [{ name, undeclared, never }] : []
  })
  expect(different).toEqual([])
})

/** docs/documents.md shows them. */
test('each mutation writes to the endpoints of its plan', async () => {
  const plans = mutations.map(({ name }): [string, string[]] => {
    const called = ALL_ENDPOINTS.filter(({ method, path }) => written.get(name)?.has(`${method} ${path}`))
    return [name, called.map((endpoint) => endpoint.name).toSorted()]
  })
  const text = `${JSON.stringify(Object.fromEntries(plans.toSorted(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`
  await expect(text).toMatchFileSnapshot('../../../packages/schema/rest-plans/mutations.json')
})
