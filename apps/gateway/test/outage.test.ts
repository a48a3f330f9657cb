import { afterAll, expect, test } from 'vitest'
import { MEMBER } from './accounts.ts'
import { onSharedPlatform, type SharedStack } from './shared-platform.ts'
import type { Stack } from './stack.ts'
import { TroubleProxy } from './trouble-proxy.ts'

const LOBBY = { withShell: true, lobbyId: 'RNG' }
const unavailable = expect.objectContaining({
  extensions: expect.objectContaining({ code: 'PLATFORM_UNAVAILABLE', retryable: true }),
})

let shared: SharedStack
let proxy: TroubleProxy
/** Reaches the platform through the proxy. */
let stack: Pick<Stack, 'browser' | 'gateway' | 'another'>
onSharedPlatform.beforeAll(async ({ openSharedStack }) => {
  shared = await openSharedStack()
  proxy = await TroubleProxy.before(shared.platform.url)
  stack = await shared.another({ PLATFORM_URL: proxy.url })
})
afterAll(async () => {
  await shared.close()
  proxy.close()
})

test('serves screens from the cache and fails closed on money while the platform is down, then recovers', async () => {
  const visitor = stack.browser()
  const member = await stack.browser().logIn(MEMBER)
  const before = await visitor.ask('LobbyScreen', LOBBY)
  await member.ask('LobbyScreen', LOBBY)
  const cookies = new Map(member.cookies)
  proxy.close()

  const during = await visitor.ask('LobbyScreen', LOBBY)
  expect(during.errors).toEqual([])
  expect(during.data).toEqual(before.data)

  const mine = await member.ask('LobbyScreen', LOBBY)
  expect(mine.data).toMatchObject({ viewer: null, lobby: { games: { totalCount: expect.any(Number) } } })
  expect(mine.errors).toContainEqual(unavailable)
  // One error for all games' favourites instead of 42.
  expect(mine.errors).toHaveLength(2)
  expect(mine.errors.every(({ extensions }) => extensions.requestId)).toBe(true)
  // An unknown session state does not end the session.
  expect(member.cookies).toEqual(cookies)

  const logIn = 'mutation ($input: LogInInput!) { logIn(input: $input) { __typename ... on Problem { code } } }'
  const refused = await stack.browser().send(logIn, { input: MEMBER })
  expect(refused.data).toEqual({ logIn: { __typename: 'Problem', code: 'PLATFORM_UNAVAILABLE' } })
  expect(refused.errors).toEqual([])
  expect(refused.response.cookies).toEqual([])

  const launch = 'mutation { launchGame(input: { gameId: "1" }) { __typename ... on Problem { code } } }'
  expect((await member.send(launch)).data).toEqual({
    launchGame: { __typename: 'Problem', code: 'PLATFORM_UNAVAILABLE' },
  })

  const leaver = stack.browser()
  for (const [name, value] of cookies) leaver.cookies.set(name, value)
  expect((await leaver.send('mutation { logOut { ... on LogOutSuccess { isLoggedOut } } }')).data).toEqual({
    logOut: { isLoggedOut: true },
  })
  expect([...leaver.cookies.keys()]).toEqual(['__Host-playhouse-device'])

  expect((await stack.gateway.app.inject('/readyz')).statusCode).toBe(503)
  expect((await stack.gateway.app.inject('/livez')).statusCode).toBe(200)

  await proxy.reopen()
  await expect.poll(async () => (await member.ask('LobbyScreen', LOBBY)).errors, { interval: 200 }).toEqual([])
  expect((await member.send('{ viewer { username } }')).data).toEqual({ viewer: { username: MEMBER.username } })
  expect((await stack.gateway.app.inject('/readyz')).statusCode).toBe(200)
})

test('reports an outage within the deadline when the platform was never reached', async () => {
  proxy.close()
  const fresh = await stack.another({ PLATFORM_URL: proxy.url })
  const { data, errors } = await fresh.browser().ask('LobbyScreen', LOBBY)
  expect(data).toBeNull()
  expect(errors).toContainEqual(unavailable)
  expect(JSON.stringify(errors)).not.toContain(proxy.url)
})
