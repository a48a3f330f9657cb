import { ApolloLink, Observable } from '@apollo/client'
import { print } from 'graphql'
import type { ApolloClient } from '@apollo/client'
import { describe, expect, it, vi } from 'vitest'
import { LobbyScreenDocument } from '../domains/games/lobby/lobby-screen.generated.ts'
import { FavouritesScreenDocument } from '../domains/games/favourites-screen.generated.ts'
import { DrawScreenDocument } from '../domains/lottery/draw/draw-screen.generated.ts'
import { LotteryLobbyScreenDocument } from '../domains/lottery/lottery-lobby-screen.generated.ts'
import { createClient } from './create-client.ts'
import { Frame_QueryFragmentDoc } from './frame.generated.ts'
import { documentLoader, screenLoader } from './screen-loader.ts'

/** A client whose network counts requests and never responds, or fails at once. */
function clientThat(fails: boolean) {
  const requests: string[] = []
  const link = new ApolloLink((operation) => {
    requests.push(operation.operationName ?? '')
    return new Observable((to) => {
      if (fails) to.error(new TypeError('fetch failed'))
    })
  })
  const client = createClient({
    hashes: {},
    print,
    language: () => 'EN',
  })
  client.setLink(link)
  return { client, requests }
}

function writeVisitorFrame({ cache }: ApolloClient, navigation: null | []): void {
  cache.writeFragment({
    id: 'ROOT_QUERY',
    fragment: Frame_QueryFragmentDoc,
    data: { site: { __typename: 'Site', name: 'Playhouse', navigation }, viewer: null },
  })
}

const args = { request: new Request('https://playhouse.test/live?page=2'), params: { lobby: 'live' } } as never

function loadWith(client: ApolloClient) {
  return screenLoader(LobbyScreenDocument, () => ({ lobbyId: 'LIVE' as const, page: 2 }), client)(args)
}

describe('the loader of a screen', () => {
  it('starts the query without waiting for it', () => {
    const { client, requests } = clientThat(false)
    expect(loadWith(client)).toEqual({ variables: { lobbyId: 'LIVE', page: 2, withShell: true } })
    expect(requests).toEqual(['LobbyScreen'])
  })

  it('sends one request however often it runs while that is in flight', () => {
    const { client, requests } = clientThat(false)
    loadWith(client)
    loadWith(client)
    expect(requests).toHaveLength(1)
  })

  it('leaves a prefetched response to its only reader, and requests another page', () => {
    const { client } = clientThat(false)
    const query = vi.spyOn(client, 'query')
    let page = 2
    const load = screenLoader(LobbyScreenDocument, () => ({ lobbyId: 'LIVE' as const, page }), client)
    load(args)
    load(args)
    expect(query).toHaveBeenCalledOnce()
    page = 3
    load(args)
    expect(query).toHaveBeenCalledTimes(2)
  })

  it('omits the frame once it is cached, and requests it again after a failed navigation', () => {
    const { client } = clientThat(false)
    writeVisitorFrame(client, null)
    expect(loadWith(client)).toMatchObject({ variables: { withShell: true } })
    writeVisitorFrame(client, [])
    expect(loadWith(client)).toMatchObject({ variables: { withShell: false } })
  })

  it('leaves failures to the screen', async () => {
    const { client } = clientThat(true)
    // An unhandled rejection would fail this test.
    const { variables } = await loadWith(client)
    const { error } = await client.query({ query: LobbyScreenDocument, variables })
    expect(error?.message).toBe('fetch failed')
  })
})

describe('the loader of a document', () => {
  const load = (
    document: Parameters<typeof documentLoader>[0],
    address: string,
    params: object,
    { client, requests } = clientThat(true),
  ) => {
    const request = new Request(`https://playhouse.test${address}`)
    return {
      loaded: documentLoader(document, 'network-only')({ request, params, context: { client } } as never),
      requests,
    }
  }

  it('takes the variables of the query from the parameters of the path', async () => {
    const params = { code: 'K3_1M', number: '7', other: 'x' }
    const { loaded, requests } = load(DrawScreenDocument, '/lottery/K3_1M/draw/7?page=2', params)
    expect(await loaded).toEqual({ variables: { code: 'K3_1M', number: '7', withShell: true } })
    expect(requests).toEqual(['DrawScreen'])
  })

  it('takes the page of the address for a query that has pages', async () => {
    const { loaded } = load(FavouritesScreenDocument, '/member/favourites?page=2', {})
    expect(await loaded).toEqual({ variables: { page: 2, withShell: true } })
  })

  it('requests the member’s data unless the viewer is known to be a visitor', async () => {
    const network = clientThat(true)
    const { loaded: unknown } = load(LotteryLobbyScreenDocument, '/elott', {}, network)
    expect(await unknown).toEqual({ variables: { withMine: true, withShell: true } })
    writeVisitorFrame(network.client, [])
    const { loaded: visitor } = load(LotteryLobbyScreenDocument, '/elott', {}, network)
    expect(await visitor).toEqual({ variables: { withMine: false, withShell: false } })
  })
})

describe('the loader of a screen on the server', () => {
  it('waits for the query, with the client of the request', async () => {
    const { client, requests } = clientThat(true)
    const onServer = { ...(args as object), context: { client } } as never
    const load = screenLoader(LobbyScreenDocument, () => ({ lobbyId: 'LIVE' as const, page: 2 }))
    expect(load(onServer)).toBeInstanceOf(Promise)
    await load(onServer)
    expect(requests).toEqual(['LobbyScreen', 'LobbyScreen'])
  })
})
