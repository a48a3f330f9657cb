import { waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { client } from '../src/graphql/client.ts'
import { followLive } from '../src/graphql/live/live-client.ts'
import { readAbilities } from '../src/graphql/site-abilities.ts'
import { openSite } from './site.tsx'

const POLL_MS = 30_000

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Follows events for a while. @returns how often a stream was asked for, and the account read again */
async function followFor(minutes: number, hasLiveEvents: boolean) {
  await openSite('/about-us', { site: { hasLiveEvents } })
  await waitFor(() => expect(readAbilities(client.cache).hasLiveEvents).toBe(hasLiveEvents))
  vi.useFakeTimers()
  let streams = 0
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
    if (JSON.parse(String(body)).operationName === 'Live') streams += 1
    return new Response('{}', { status: 501 })
  })
  const refetched = vi.spyOn(client, 'getObservableQueries').mockReturnValue(new Set())
  const streaming = vi.fn<(streaming: boolean) => void>()
  const stop = followLive({ client, viewerId: '7', onStreaming: streaming })
  await vi.advanceTimersByTimeAsync(minutes * 60_000)
  const polls = refetched.mock.calls.length
  stop()
  await vi.advanceTimersByTimeAsync(2 * POLL_MS)
  expect(refetched.mock.calls.length).toBe(polls)
  return { streams, polls, streaming: streaming.mock.lastCall }
}

it('polls and asks for no stream where the site has no live events', async () => {
  expect(await followFor(2, false)).toEqual({ streams: 0, polls: 4, streaming: [false] })
})

it('asks for a stream where the site has live events', async () => {
  expect((await followFor(2, true)).streams).toBeGreaterThan(0)
})
