import type { FastifyInstance } from 'fastify'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildGateway, type GatewayOptions } from '../../apps/gateway/src/app.ts'
import { readConfig } from '../../apps/gateway/src/config.ts'
import { CALLS, samePath } from './calls.ts'
import { readFixtures } from './fixtures.ts'
import { memberRequest, readRecording, routeRequest, type RecordedScreen } from './member-screens.ts'
import { sealedCookie } from './members.ts'
import { startMembersStub, takeCalls } from './members-stub.ts'
import { buildMemberRoutes } from './peers/member-routes.ts'
import { type MemberAnswer, mustBeSame, mustBeSameScreen } from './same.ts'
import { homeDocument, VARIABLES } from './screen.ts'
import { gatewayLaunch, KEY, variants } from './variants.ts'

const { screens, bodies } = readRecording()

/** Ranges of days may not end in the future. */
beforeAll(() => {
  const days = screens.map(({ variables }) => ('to' in variables ? String(variables.to) : ''))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${days.toSorted().at(-1)}T12:00:00+07:00`) })
})
afterAll(() => void vi.useRealTimers())

it('the gateway brings the home screen of the recording, as its peers do', async () => {
  const fixtures = readFixtures()
  const recorded = new Map(
    Object.entries(CALLS).map(([name, path]) => [`public GET ${samePath(path)}`, fixtures[name]]),
  )
  const { hash, text } = homeDocument()
  const { body, missing } = await askGateway(
    {
      operationName: 'HomeScreen',
      variables: VARIABLES,
      extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
    },
    (call) => recorded.get(call),
    { documents: new Map([[hash, { name: 'HomeScreen', type: 'query', text }]]) },
  )
  expect(missing).toEqual([])
  const [gateway] = variants({ same: '', changing: '' })
  if (!gateway) throw new Error('There is no variant.')
  expect(() => mustBeSame(gateway, [body])).not.toThrow()
})

it.each(screens)('the gateway answers $name from the recording alone', async (screen) => {
  const { body, missing } = await askGateway(memberRequest(screen), (call) => bodies[call], {}, screen.as)
  expect(missing).toEqual([])
  expect(JSON.parse(body)).toMatchObject({ data: expect.any(Object) as object })
  expect(body).not.toContain('"Problem"')
  expect(JSON.parse(body)).not.toHaveProperty('errors')
})

describe('the routes written by hand', () => {
  let stub: Server
  let servers: { gateway: FastifyInstance; routes: FastifyInstance }

  beforeAll(async () => {
    stub = startMembersStub(0)
    if (!stub.listening) await once(stub, 'listening')
    const platformUrl = `http://127.0.0.1:${(stub.address() as AddressInfo).port}`
    const { env } = gatewayLaunch(platformUrl, { LOG_LEVEL: 'silent' })
    const { app: gateway } = await buildGateway(readConfig(env))
    servers = { gateway, routes: await buildMemberRoutes({ platformUrl, keepMs: 60_000, cookieKeys: KEY }) }
  })
  afterAll(async () => {
    await Promise.all([servers.gateway.close(), servers.routes.close()])
    stub.close()
  })

  const ask = async (app: FastifyInstance, url: string, payload: string, as: string): Promise<MemberAnswer> => {
    const headers = { cookie: await sealedCookie(as), 'content-type': 'application/json', accept: 'application/json' }
    const send = () => app.inject({ method: 'POST', url, headers, payload })
    // The first answer may load what is public.
    await send()
    takeCalls()
    const { statusCode: status, body } = await send()
    return { status, body, calls: takeCalls() }
  }
  const askBoth = async (screen: RecordedScreen) => {
    const gateway = await ask(servers.gateway, '/graphql', memberRequest(screen), screen.as)
    return { gateway, hand: await ask(servers.routes, `/${screen.id}`, routeRequest(screen), screen.as) }
  }

  it.each(screens)('answer $name as the gateway does, by the recorded calls', async (screen) => {
    const { gateway, hand } = await askBoth(screen)
    expect(() => mustBeSameScreen(screen.id, hand, gateway)).not.toThrow()
    const recorded = screen.calls.filter(({ isPublic }) => !isPublic)
    expect(new Set(gateway.calls)).toEqual(
      new Set(recorded.map(({ method, path }) => `${screen.as} ${method} ${path}`)),
    )
  })

  it('are refused with another amount, without a field, with another call, and with an error', async () => {
    const screen = screens.find(({ id }) => id === 'm3')
    if (!screen) throw new Error('There is no m3.')
    const { gateway, hand } = await askBoth(screen)
    const compare = (planted: Partial<MemberAnswer>) => () =>
      mustBeSameScreen(screen.id, { ...hand, ...planted }, gateway)
    expect(compare({})).not.toThrow()
    expect(compare({ body: hand.body.replace('"2704800.00"', '"2704800.01"') })).toThrow(/other data.*2704800\.01/s)
    expect(compare({ body: hand.body.replace(',"__typename":"Money"', '') })).toThrow('other data')
    expect(compare({ calls: hand.calls.slice(1) })).toThrow('other calls')
    expect(compare({ calls: [...hand.calls, ...hand.calls] })).toThrow('other calls')
    expect(compare({ status: 401 })).toThrow('m3 answers 401')
    expect(compare({ body: '{"data":{"viewer":{"__typename":"Problem"}}}' })).toThrow('"Problem"')
  })
})

/** Sends one request to a gateway whose platform knows only `recorded` answers, by caller, method and path; others are `missing`. */
async function askGateway(
  payload: object | string,
  recorded: (call: string) => string | undefined,
  options: GatewayOptions,
  as?: string,
): Promise<{ body: string; missing: string[] }> {
  const missing: string[] = []
  const platform = createServer(({ method, url = '/', headers }, response) => {
    const caller = /^the-(\w+)-of/.exec(String(headers['authorization']))?.[1] ?? 'public'
    const call = `${caller} ${method} ${samePath(url)}`
    const body = recorded(call)
    // Live events are followed whatever is asked.
    if (body === undefined && !url.startsWith('/live/')) missing.push(call)
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' }).end(body ?? '{}')
  })
  await new Promise<void>((resolve) => void platform.listen(0, '127.0.0.1', resolve))
  const { env } = gatewayLaunch(`http://127.0.0.1:${(platform.address() as AddressInfo).port}`, { LOG_LEVEL: 'silent' })
  const { app } = await buildGateway(readConfig(env), options)
  const { body } = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      ...(as && { authorization: `Bearer the-${as}-of-the-benchmark` }),
      'content-type': 'application/json',
      accept: 'application/json',
    },
    payload,
  })
  await app.close()
  platform.close()
  return { body, missing }
}
