import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepStream, SessionOver, StreamRefused } from './keep-stream.ts'

interface Event {
  cursor: string
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A stream controlled by the test: each connection waits until it is ended. */
function harness({ cursor, random = () => 0.5 }: { cursor?: string; random?: () => number } = {}) {
  const stopping = new AbortController()
  const openings: {
    after: string | undefined
    say: (cursor: string) => void
    end: () => void
    fail: (error: Error) => void
    signal: AbortSignal
  }[] = []
  const heard: string[] = []
  const refusals: boolean[] = []
  const onSessionOver = vi.fn<() => void>()
  const done = keepStream<Event>({
    open: (after, onEvent, signal) =>
      new Promise((resolve, reject) => {
        openings.push({ after, say: (at) => onEvent({ cursor: at }), end: resolve, fail: reject, signal })
        signal.addEventListener('abort', () => reject(new Error('aborted')))
      }),
    cursor,
    onEvent: (event) => heard.push(event.cursor),
    onRefused: (refused) => refusals.push(refused),
    onSessionOver,
    signal: stopping.signal,
    random,
  })
  const latest = () => openings.at(-1) as (typeof openings)[number]
  return { openings, latest, heard, refusals, onSessionOver, done, stop: () => stopping.abort() }
}

it('reconnects after the last event when the stream ends', async () => {
  const { openings, latest, heard, stop, done } = harness({ cursor: 'page' })
  expect(latest().after).toBe('page')
  latest().say('a')
  latest().say('b')
  latest().end()
  await vi.advanceTimersByTimeAsync(999)
  expect(openings).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(latest().after).toBe('b')
  expect(heard).toEqual(['a', 'b'])
  stop()
  await done
})

it('backs off up to ten seconds after failures, and starts over after an event', async () => {
  const { openings, latest, stop } = harness({ random: () => 1 })
  for (const seconds of [2, 4, 8, 10, 10, 10]) {
    const count = openings.length
    latest().fail(new Error('no gateway'))
    await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1)
    expect(openings).toHaveLength(count)
    await vi.advanceTimersByTimeAsync(1)
    expect(openings).toHaveLength(count + 1)
  }
  latest().say('a')
  latest().end()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(openings).toHaveLength(8)
  stop()
})

it('reconnects a silent stream', async () => {
  const { openings, latest, stop } = harness()
  latest().say('a')
  await vi.advanceTimersByTimeAsync(44_999)
  expect(latest().signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1_001)
  expect(openings).toHaveLength(2)
  expect(latest().after).toBe('a')
  stop()
})

it('reports when streaming is refused or nothing arrives, and when it works again', async () => {
  const { openings, latest, refusals, stop } = harness()
  latest().fail(new StreamRefused())
  await vi.advanceTimersByTimeAsync(0)
  expect(refusals).toEqual([true])
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  expect(openings).toHaveLength(2)
  latest().say('a')
  expect(refusals).toEqual([true, false])
  stop()
  // A buffering proxy: two streams without any event.
  const gathered = harness()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(gathered.refusals).toEqual([true])
  gathered.stop()
})

it('backs off while a gateway is busy, without treating that as a refusal', async () => {
  const { openings, latest, refusals, stop } = harness()
  latest().say('a')
  latest().end()
  await vi.advanceTimersByTimeAsync(1_000)
  await vi.advanceTimersByTimeAsync(44_000)
  expect(openings).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(openings.length).toBeGreaterThan(3)
  expect(refusals).toEqual([false])
  stop()
})

it('ends with the session', async () => {
  const { latest, onSessionOver, done, openings } = harness()
  latest().fail(new SessionOver())
  await done
  expect(onSessionOver).toHaveBeenCalledOnce()
  expect(openings).toHaveLength(1)
})

it('stops reconnecting once aborted', async () => {
  const { latest, stop, done, openings, heard } = harness()
  stop()
  await done
  latest().say('late')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(openings).toHaveLength(1)
  expect(heard).toEqual([])
})
