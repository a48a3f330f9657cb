import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGateway } from './stack.ts'
import { TroubleServer } from '../src/platform/trouble-server.fixture.ts'

const HOUR_MS = 3_600_000
const TOKEN = { authorization: 'Bearer a-token-of-some-kind' }
const QUERY = '{ viewer { id } lobby(id: LIVE) { games { totalCount } } }'

let silent: TroubleServer
let part: Awaited<ReturnType<typeof openGateway>>
beforeAll(async () => {
  silent = await TroubleServer.start(() => {})
  part = await openGateway(silent.url, {}, { attemptMs: 400, callMs: 900, sectionMs: 1_200, requestMs: 1_500 })
  await part.gateway.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await part.close()
  silent.close()
})

test('ends every request by its deadline when the platform never answers', async () => {
  const browser = part.browser()
  browser.headers = TOKEN
  const { data, errors } = await browser.send(QUERY)
  expect(data).toEqual({ viewer: null, lobby: { games: null } })
  expect(
    errors.map(({ path, extensions }) => [path?.join('.'), extensions.code, extensions.retryable]).toSorted(),
  ).toEqual([
    ['lobby.games', 'PLATFORM_UNAVAILABLE', true],
    ['viewer', 'PLATFORM_UNAVAILABLE', true],
  ])
})

test('returns null and an error for late sections and aborts their calls', async () => {
  const mute = await TroubleServer.start(() => {})
  const patient = await openGateway(
    mute.url,
    {},
    { attemptMs: HOUR_MS, callMs: HOUR_MS, sectionMs: 500, requestMs: HOUR_MS },
  )
  const browser = patient.browser()
  browser.headers = TOKEN
  const { data, errors } = await browser.send('{ viewer { id } lobby(id: LIVE) { games { totalCount } } }')
  expect(data).toEqual({ viewer: null, lobby: { games: null } })
  expect(new Set(errors.map(({ extensions }) => extensions.code))).toEqual(new Set(['PLATFORM_UNAVAILABLE']))
  expect(patient.logged()).toContain('(too_late)')
  // The personal call is aborted; the shared one for the site continues.
  await expect.poll(() => mute.abandoned).toBe(1)
  await patient.close()
  mute.close()
})

test('aborts unshared calls when the browser disconnects, and warns of nothing', async () => {
  const { port } = part.gateway.app.server.address() as AddressInfo
  const [requested, abandoned] = [silent.count, silent.abandoned]
  const leaving = new AbortController()
  const request = fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...TOKEN },
    body: JSON.stringify({ query: '{ viewer { id } }' }),
    signal: leaving.signal,
  })
  await expect.poll(() => silent.count).toBe(requested + 1)
  leaving.abort()
  await expect(request).rejects.toThrow('aborted')
  await expect.poll(() => silent.abandoned).toBe(abandoned + 1)
  const findLine = () =>
    part
      .logged()
      .split('\n')
      .find((line) => line.includes('(caller_gone)'))
  await expect.poll(findLine).toContain('"level":30')
})
