import { ApolloLink, execute, gql, Observable } from '@apollo/client'
import type { ApolloClient } from '@apollo/client'
import { lastValueFrom } from 'rxjs'
import { afterEach, expect, it } from 'vitest'
import { createCache } from './create-cache.ts'
import { viewerFailed, viewerFailureLink } from './viewer-failure.ts'

const QUERY = gql`
  query Who {
    viewer {
      id
    }
  }
`
const FAILURE = { message: '', path: ['viewer'], extensions: { code: 'PLATFORM_UNAVAILABLE' } }

afterEach(() => viewerFailed(false))

/** Lets an answer through the link and into a cache, as the client does; returns who is signed in afterwards. */
async function answer(cache: ReturnType<typeof createCache>, result: ApolloLink.Result): Promise<unknown> {
  const link = viewerFailureLink().concat(
    new ApolloLink(
      () =>
        new Observable((to) => {
          to.next(result)
          to.complete()
        }),
    ),
  )
  const { data } = await lastValueFrom(execute(link, { query: QUERY }, { client: {} as ApolloClient }))
  if (data) cache.writeQuery({ query: QUERY, data })
  return cache.readQuery<{ viewer: unknown }>({ query: QUERY })?.viewer
}

it('tells a visitor from an account that could not be asked for', async () => {
  const cache = createCache()
  expect(await answer(cache, { data: { viewer: null }, errors: [FAILURE] })).toBeNull()
  expect(viewerFailed()).toBe(true)
  expect(await answer(cache, { data: { viewer: null } })).toBeNull()
  expect(viewerFailed()).toBe(false)
})

it('keeps the account that is signed in while it cannot be asked for, and lets it go when it has ended', async () => {
  const cache = createCache()
  const viewer = { __typename: 'Viewer', id: '7' }
  await answer(cache, { data: { viewer } })
  expect(await answer(cache, { data: { viewer: null }, errors: [FAILURE] })).toEqual(viewer)
  const ended = { message: '', extensions: { code: 'SESSION_EXPIRED' } }
  expect(await answer(cache, { data: { viewer: null }, errors: [ended] })).toBeNull()
})

it('minds neither a failure further down nor an answer that tells of somebody else', async () => {
  const cache = createCache()
  const viewer = { __typename: 'Viewer', id: '7' }
  await answer(cache, { data: { viewer }, errors: [{ ...FAILURE, path: ['viewer', 'wallet'] }] })
  expect(viewerFailed()).toBe(false)
  viewerFailed(true)
  await answer(cache, { data: { lobby: null }, errors: [{ ...FAILURE, path: ['lobby'] }] })
  expect(viewerFailed()).toBe(true)
})
