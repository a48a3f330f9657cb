import { HEADERS } from '@playhouse/platform-api/headers.ts'
import { TYPE_DEFINITIONS } from '@playhouse/schema/type-definitions.ts'
import { allEveryNight } from '@playhouse/testing/every-night.ts'
import { buildSchema } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

const schema = buildSchema(TYPE_DEFINITIONS)
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})

let issuer: Awaited<ReturnType<typeof openIssuer>>
let stack: Stack
let proxy: Awaited<ReturnType<typeof openRefusingProxy>>
let cutOff: Awaited<ReturnType<typeof openGateway>>
let world: World
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
    fails: ({ method, headers }) => {
      const id = String(headers[HEADERS.requestId])
      if (method !== 'GET') requests.add(id)
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

test.each(allEveryNight(allRuns(mutations)))(
  '$field.name as $run.as returns $run.gives although later reads fail',
  async ({ field, run }) => {
    expect(await runMutation(schema, selections, field, run, world, seen, throughCutOff)).toBe(undefined)
  },
)
