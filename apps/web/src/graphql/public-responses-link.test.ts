import { afterEach, expect, it, vi } from 'vitest'
import { JackpotMetersDocument } from '../domains/jackpots/jackpot-strip.generated.ts'
import { BalanceDocument } from '../domains/wallet/parts/balance.generated.ts'
import { LobbyScreenDocument } from '../domains/games/lobby/lobby-screen.generated.ts'
import { createClient } from './create-client.ts'
import { Frame_QueryFragmentDoc } from './frame.generated.ts'
import { HASHES, PUBLIC_UNLESS } from './trusted.ts'

afterEach(() => vi.unstubAllGlobals())

type Viewer = { __typename: 'Viewer'; id: string } | null

/** A client as in production, with the requests that it sends; `viewer` comes with its first response. */
function createClientFor(viewer?: Viewer) {
  // Only what is sent matters, and a refusal has no data that could be incomplete.
  const fetching = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () =>
    Response.json({ errors: [{ message: 'away' }] }),
  )
  vi.stubGlobal('fetch', fetching)
  const client = createClient({
    hashes: HASHES,
    publicUnless: PUBLIC_UNLESS,
    language: () => 'TY',
  })
  if (viewer !== undefined) {
    client.cache.writeFragment({
      id: 'ROOT_QUERY',
      fragment: Frame_QueryFragmentDoc,
      data: { site: { __typename: 'Site', name: 'Playhouse', navigation: [] }, viewer },
    })
  }
  const ask: typeof client.query = (options) => client.query({ ...options, errorPolicy: 'all' })
  const lobby = (withShell: boolean) =>
    ask({ query: LobbyScreenDocument, variables: { withMine: false, withShell, lobbyId: 'RNG' } })
  return { ask, fetching, lobby }
}

const methods = (fetching: ReturnType<typeof createClientFor>['fetching']) =>
  fetching.mock.calls.map(([, init]) => init.method)

it('requests a visitor’s public screen by a URL that contains everything the response depends on', async () => {
  const { fetching, lobby } = createClientFor(null)
  await lobby(false)
  const [url = '', init] = fetching.mock.calls[0] ?? []
  const { pathname, searchParams } = new URL(url, 'https://playhouse.test')
  expect(pathname).toBe('/graphql')
  expect(Object.fromEntries(searchParams)).toEqual({
    language: 'TY',
    operationName: 'LobbyScreen',
    variables: JSON.stringify({
      withChoices: true,
      withMine: false,
      withJackpots: false,
      withEvents: false,
      withShell: false,
      lobbyId: 'RNG',
    }),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: HASHES['LobbyScreen'] } }),
  })
  expect(init?.method).toBe('GET')
  expect(init?.body).toBeUndefined()
  expect(new Headers(init?.headers).has('x-language')).toBe(false)
  expect(new Headers(init?.headers).get('viewer-id')).toBe('none')
})

it('posts live counters, so that no cache answers them', async () => {
  const { ask, fetching } = createClientFor(null)
  for (const skipBrowserCache of [false, true])
    await ask({ query: JackpotMetersDocument, context: { skipBrowserCache }, fetchPolicy: 'network-only' })
  expect(methods(fetching)).toEqual(['GET', 'POST'])
})

it('posts the frame, which depends on the visitor’s address', async () => {
  const { fetching, lobby } = createClientFor(null)
  await lobby(true)
  expect(methods(fetching)).toEqual(['POST'])
})

it('posts a member’s queries, and everything while the viewer is unknown', async () => {
  const member = createClientFor({ __typename: 'Viewer', id: '1' })
  await member.lobby(false)
  expect(methods(member.fetching)).toEqual(['POST'])
  const unknown = createClientFor()
  await unknown.lobby(false)
  expect(methods(unknown.fetching)).toEqual(['POST'])
})

it('posts a query that is not public', async () => {
  const { ask, fetching } = createClientFor(null)
  await ask({ query: BalanceDocument, fetchPolicy: 'network-only' })
  expect(methods(fetching)).toEqual(['POST'])
  expect(fetching.mock.calls[0]?.[0]).toBe('/graphql')
})
