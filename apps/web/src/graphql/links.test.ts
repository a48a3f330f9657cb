import documents from '@playhouse/schema/trusted-documents.json'
import { ApolloLink, CombinedGraphQLErrors, execute, gql, Observable, ServerError } from '@apollo/client'
import type { ApolloClient } from '@apollo/client'
import { print } from 'graphql'
import { lastValueFrom, of } from 'rxjs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BalanceDocument } from '../domains/wallet/parts/balance.generated.ts'
import { createClient, createServerClient } from './create-client.ts'
import { DOCUMENT_HASHES } from './document-hashes.generated.ts'
import { getErrorCode } from './error-code.ts'
import { refusalsLink } from './refusals-link.ts'

afterEach(() => vi.unstubAllGlobals())

/** Runs a query through the whole client and returns its request. */
async function getRequest(
  hashes: Readonly<Record<string, string>>,
): Promise<{ body: Record<string, unknown>; headers: Headers }> {
  const fetching = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () =>
    Response.json({ data: { viewer: null } }),
  )
  vi.stubGlobal('fetch', fetching)
  await createClient({
    hashes,
    print,
    language: () => 'TY',
  }).query({
    query: BalanceDocument,
  })
  const [url, init] = fetching.mock.calls[0] ?? []
  expect(url).toBe('/graphql')
  return { body: JSON.parse(String(init?.body)), headers: new Headers(init?.headers) }
}

describe('requests to the gateway', () => {
  it('contain only the hash where the gateway knows the document by it', async () => {
    const { body } = await getRequest(DOCUMENT_HASHES)
    const sha256Hash = DOCUMENT_HASHES['Balance']
    expect(body).toEqual({
      operationName: 'Balance',
      variables: {},
      extensions: { persistedQuery: { version: 1, sha256Hash } },
    })
    expect(documents).toHaveProperty([String(sha256Hash), 'name'], 'Balance')
  })

  it('contain the trusted document’s text where there are no hashes', async () => {
    const { body } = await getRequest({})
    expect(body['extensions']).toBeUndefined()
    expect(body['query']).toContain('query Balance')
  })

  it('name the client and its release', async () => {
    const { headers } = await getRequest({})
    expect(headers.get('apollographql-client-name')).toBe('web')
    expect(headers.get('apollographql-client-version')).toMatch(/^\d+\.\d+\.\d+$/)
  })

  it('name the language and cannot be forged by a form on another site', async () => {
    const { headers } = await getRequest({})
    expect(headers.get('x-language')).toBe('TY')
    expect(headers.get('apollo-require-preflight')).toBe('true')
  })
})

describe('a query in flight while a mutation finishes', () => {
  const FAVOURITE = gql`
    mutation SetFavourite {
      setFavourite {
        id
        isFavourite
      }
    }
  `
  const GAME = gql`
    query OneGame {
      game {
        id
        isFavourite
      }
    }
  `

  it('is sent again, so that its older response does not revert the mutation', async () => {
    let isFavourite = false
    const responses: (() => void)[] = []
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      const game = () => ({ __typename: 'Game', id: '7', isFavourite })
      if (String(init.body).includes('mutation')) {
        isFavourite = true
        return Response.json({ data: { setFavourite: game() } })
      }
      const response = Response.json({ data: { game: game() } })
      await new Promise<void>((resolve) => responses.push(resolve))
      return response
    })
    const client = createClient({
      hashes: {},
      print,
      language: () => 'TY',
    })
    const read = client.query({ query: GAME, fetchPolicy: 'network-only' })
    await expect.poll(() => responses).toHaveLength(1)
    await client.mutate({ mutation: FAVOURITE })
    responses[0]?.()
    await expect.poll(() => responses).toHaveLength(2)
    responses[1]?.()
    expect((await read).data).toEqual({ game: { __typename: 'Game', id: '7', isFavourite: true } })
    expect(client.readQuery({ query: GAME })).toEqual({ game: { __typename: 'Game', id: '7', isFavourite: true } })
  })
})

describe('a viewer that the gateway failed to load', () => {
  async function viewerAfter(reply: unknown): Promise<unknown> {
    vi.stubGlobal('fetch', async () => Response.json(reply))
    const client = createClient({
      hashes: {},
      print,
      language: () => 'TY',
    })
    const balance = { __typename: 'Money', amount: '1.00', currency: 'VND' } as const
    const wallet = {
      __typename: 'Wallet' as const,
      currencySymbol: '₫',
      available: balance,
      held: null,
      bonus: balance,
      atVendors: [],
    }
    client.writeQuery({ query: BalanceDocument, data: { viewer: { __typename: 'Viewer', id: '1', wallet } } })
    await client.query({ query: BalanceDocument, fetchPolicy: 'network-only' })
    return client.readQuery({ query: BalanceDocument })?.viewer
  }

  it('is not treated as a visitor', async () => {
    // Outside production Apollo reports the viewer that is left out.
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
    const errors = [{ message: 'away', path: ['viewer'], extensions: { code: 'PLATFORM_UNAVAILABLE' } }]
    expect(await viewerAfter({ data: { viewer: null }, errors })).toMatchObject({ id: '1' })
    expect(reported).toHaveBeenCalled()
    reported.mockRestore()
  })

  it('is a visitor when the gateway says so', async () => {
    expect(await viewerAfter({ data: { viewer: null } })).toBeNull()
  })
})

describe('an item that failed to load', () => {
  const GAME = gql`
    query GameName {
      game(id: "7") {
        id
        name
      }
    }
  `
  const game = { __typename: 'Game', id: '7', name: 'Lantern' }
  const failed = {
    data: { game: null },
    errors: [{ message: 'away', path: ['game'], extensions: { code: 'PLATFORM_UNAVAILABLE' } }],
  }

  /** What the cache of a client has after these responses. */
  async function cachedAfter(...replies: { data: object; errors?: object[] }[]): Promise<unknown> {
    const waiting = [...replies]
    vi.stubGlobal('fetch', async () => Response.json(waiting.shift()))
    const client = createClient({ hashes: {}, print, language: () => 'TY' })
    for (const _ of replies) await client.query({ query: GAME, fetchPolicy: 'network-only' })
    return client.readQuery({ query: GAME })
  }

  it('stays unknown', async () => {
    // Outside production Apollo reports the item that is left out.
    const reported = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(await cachedAfter(failed)).toBeNull()
    const server = createServerClient(new ApolloLink(() => of(failed as ApolloLink.Result)))
    await server.query({ query: GAME })
    expect(server.readQuery({ query: GAME })).toBeNull()
    reported.mockRestore()
  })

  it('stays known', async () => {
    expect(await cachedAfter({ data: { game } }, failed)).toEqual({ game })
  })

  it('does not exist once a response without errors says so', async () => {
    expect(await cachedAfter({ data: { game } }, failed, { data: { game: null } })).toEqual({ game: null })
  })
})

describe('an expired session', () => {
  const client = {} as ApolloClient
  const run = async (reply: ApolloLink.Result, counted = 'SESSION_EXPIRED'): Promise<number> => {
    const onRefusal = vi.fn<() => void>()
    const link = refusalsLink({ [counted]: onRefusal }).concat(
      new ApolloLink(
        () =>
          new Observable((to) => {
            to.next(reply)
            to.complete()
          }),
      ),
    )
    await lastValueFrom(execute(link, { query: BalanceDocument }, { client }))
    return onRefusal.mock.calls.length
  }

  it('is detected in an error and in a problem, at any depth of the schema', async () => {
    expect(await run({ data: null, errors: [{ message: '', extensions: { code: 'SESSION_EXPIRED' } }] })).toBe(1)
    expect(await run({ data: { setFavourite: { __typename: 'Problem', code: 'SESSION_EXPIRED' } } })).toBe(1)
    const teamOverview = { __typename: 'Problem', code: 'SESSION_EXPIRED' }
    expect(await run({ data: { viewer: { agentAccount: { teamOverview } } } })).toBe(1)
  })

  it('is removed from a complete response, and kept as the error of an incomplete one', async () => {
    const expired = { message: '', extensions: { code: 'SESSION_EXPIRED' } }
    const other = { message: '', path: ['site'], extensions: { code: 'PLATFORM_UNAVAILABLE' } }
    const through = (reply: ApolloLink.Result) => {
      const link = refusalsLink({}).concat(new ApolloLink(() => of(reply)))
      return lastValueFrom(execute(link, { query: BalanceDocument }, { client }))
    }
    expect(await through({ data: { viewer: null }, errors: [expired] })).toEqual({ data: { viewer: null } })
    const partly = { data: { viewer: null, site: null } }
    expect(await through({ ...partly, errors: [expired, other] })).toEqual({ ...partly, errors: [other] })
    expect(await through({ data: null, errors: [expired] })).toEqual({ data: null, errors: [expired] })
  })

  it('is not confused with a password that must be changed first', async () => {
    const due = { data: null, errors: [{ message: '', extensions: { code: 'PASSWORD_CHANGE_REQUIRED' } }] }
    const refused = { data: { answerContract: { __typename: 'Problem', code: 'PASSWORD_CHANGE_REQUIRED' } } }
    expect([await run(due), await run(refused)]).toEqual([0, 0])
    expect([await run(due, 'PASSWORD_CHANGE_REQUIRED'), await run(refused, 'PASSWORD_CHANGE_REQUIRED')]).toEqual([1, 1])
    expect(await run({ data: { viewer: null } }, 'PASSWORD_CHANGE_REQUIRED')).toBe(0)
  })

  it('is not detected in other responses', async () => {
    expect(await run({ data: { viewer: { kind: 'MEMBER', menu: [{ code: 'SESSION_EXPIRED' }] } } })).toBe(0)
    expect(await run({ data: null, errors: [{ message: '', extensions: { code: 'RATE_LIMITED' } }] })).toBe(0)
  })
})

describe('the code of a failure', () => {
  it('is the first one of the response', () => {
    const error = new CombinedGraphQLErrors({ errors: [{ message: '', extensions: { code: 'NOT_AVAILABLE' } }] })
    expect(getErrorCode(error)).toBe('NOT_AVAILABLE')
  })

  it('is read from a refused request, otherwise from its status', () => {
    const refused = (bodyText: string) =>
      new ServerError('', { response: new Response(null, { status: 502 }), bodyText })
    expect(getErrorCode(refused('{"errors":[{"extensions":{"code":"RATE_LIMITED"}}]}'))).toBe('RATE_LIMITED')
    expect(getErrorCode(refused('<html>'))).toBe('HTTP_502')
  })

  it('distinguishes a network error from an internal one', () => {
    expect(getErrorCode(new TypeError('fetch failed'))).toBe('NETWORK')
    expect(getErrorCode(new Error('what?'))).toBe('INTERNAL')
  })
})
