import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { buildGateway, type GatewayOptions } from '../../apps/gateway/src/app.ts'
import { readConfig } from '../../apps/gateway/src/config.ts'
import { CALLS, samePath } from './calls.ts'
import { readFixtures } from './fixtures.ts'
import { memberRequest, readRecording } from './member-screens.ts'
import { mustBeSame } from './same.ts'
import { homeDocument, VARIABLES } from './screen.ts'
import { gatewayLaunch, variants } from './variants.ts'

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
