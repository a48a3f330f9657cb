import { afterEach, expect, it, vi } from 'vitest'
import { JackpotMetersDocument } from '../features/games/jackpot-strip.generated.ts'
import { BalanceDocument } from '../features/wallet/balance.generated.ts'
import { LobbyScreenDocument } from '../screens/lobby/lobby-screen.generated.ts'
import { createClient } from './create-client.ts'
import { Frame_QueryFragmentDoc } from './frame.generated.ts'
import { HASHES, PUBLIC_UNLESS } from './trusted.ts'

afterEach(() => vi.unstubAllGlobals())

type Viewer = { __typename: 'Viewer'; id: string } | null

/** A client as production has it, with the requests that it sends; `viewer` is who its first answer said looks. */
function clientOf(viewer?: Viewer) {
  const fetching = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () =>
    Response.json({ data: { lobby: null, viewer: null } }),
  )
  vi.stubGlobal('fetch', fetching)
  const client = createClient({
    hashes: HASHES,
    publicUnless: PUBLIC_UNLESS,
    language: () => 'TY',
    onSessionExpired: () => undefined,
  })
  if (viewer !== undefined) {
    client.cache.writeFragment({
      id: 'ROOT_QUERY',
      fragment: Frame_QueryFragmentDoc,
      data: { site: { __typename: 'Site', name: 'Playhouse', navigation: [] }, viewer },
    })
  }
  const lobby = (withShell: boolean) =>
    client.query({ query: LobbyScreenDocument, variables: { withMine: false, withShell, lobbyId: 'RNG' } })
  return { client, fetching, lobby }
}

const methods = (fetching: ReturnType<typeof clientOf>['fetching']) =>
  fetching.mock.calls.map(([, init]) => init.method)

it('asks for a visitor’s public screen by an address that holds all the answer depends on', async () => {
  const { fetching, lobby } = clientOf(null)
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
})

it('posts what counts up while it is looked at, so that no store answers it', async () => {
  const { client, fetching } = clientOf(null)
  for (const skipBrowserCache of [false, true])
    await client.query({ query: JackpotMetersDocument, context: { skipBrowserCache }, fetchPolicy: 'network-only' })
  expect(methods(fetching)).toEqual(['GET', 'POST'])
})

it('posts the frame, which tells the visitor’s address', async () => {
  const { fetching, lobby } = clientOf(null)
  await lobby(true)
  expect(methods(fetching)).toEqual(['POST'])
})

it('posts what a member asks, and everything while it is not known who looks', async () => {
  const member = clientOf({ __typename: 'Viewer', id: '1' })
  await member.lobby(false)
  expect(methods(member.fetching)).toEqual(['POST'])
  const unknown = clientOf()
  await unknown.lobby(false)
  expect(methods(unknown.fetching)).toEqual(['POST'])
})

it('posts a query that is not public', async () => {
  const { client, fetching } = clientOf(null)
  await client.query({ query: BalanceDocument, fetchPolicy: 'network-only' })
  expect(methods(fetching)).toEqual(['POST'])
  expect(fetching.mock.calls[0]?.[0]).toBe('/graphql')
})
