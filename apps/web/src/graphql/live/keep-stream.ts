import type { SignedInAs } from '../another-account.ts'

/**
 * Full jitter, because thousands of pages lose their gateway at the same moment; ten seconds at most, so that all
 * return soon.
 */
const RETRY_MS = { first: 2_000, max: 10_000 }
/** The gateway sends a heartbeat every twenty seconds. */
const SILENCE_MS = 45_000
/** No first event by then means a proxy that buffers the response. */
const FIRST_EVENT_MS = 10_000
/** Empty streams before streaming counts as refused. */
const EMPTY_STREAMS_MAX = 2
const TRY_AGAIN_MS = 5 * 60_000

/** Streaming is not available here, and an early retry would not help. */
export class StreamRefused extends Error {}

/** The session has ended, or is this account's. */
export class SessionOver extends Error {
  readonly signedInAs: SignedInAs | undefined
  constructor(signedInAs?: SignedInAs) {
    super('The session is over')
    this.signedInAs = signedInAs
  }
}

interface StreamOptions<Event extends { cursor: string }> {
  /**
   * Reads one stream from after the cursor until it ends.
   * @throws StreamRefused, SessionOver, or any error for a broken one
   */
  open: (after: string | undefined, onEvent: (event: Event) => void, signal: AbortSignal) => Promise<void>
  cursor: string | undefined
  onEvent: (event: Event) => void
  /** Streaming is refused (true) or works again (false). */
  onRefused: (refused: boolean) => void
  onSessionOver: (signedInAs: SignedInAs | undefined) => void
  signal: AbortSignal
  random?: () => number
}

/**
 * Keeps a stream open until the signal aborts: reconnects after the last event whenever it breaks, ends or goes silent.
 */
export async function keepStream<Event extends { cursor: string }>(options: StreamOptions<Event>): Promise<void> {
  const { open, onEvent, onRefused, onSessionOver, signal, random = Math.random } = options
  let { cursor } = options
  let failures = 0
  let empty = 0
  let hasWorked = false
  while (!signal.aborted) {
    const attempt = new AbortController()
    const stop = () => attempt.abort()
    signal.addEventListener('abort', stop)
    let isEmpty = true
    // Where streaming has worked before, a late first event only means a busy gateway.
    let timer = setTimeout(stop, hasWorked ? SILENCE_MS : FIRST_EVENT_MS)
    let isRefused = false
    try {
      await open(
        cursor,
        (event) => {
          if (attempt.signal.aborted) return
          clearTimeout(timer)
          timer = setTimeout(stop, SILENCE_MS)
          if (isEmpty) onRefused(false)
          isEmpty = false
          hasWorked = true
          failures = 0
          empty = 0
          cursor = event.cursor
          onEvent(event)
        },
        attempt.signal,
      )
    } catch (error) {
      if (error instanceof SessionOver && !signal.aborted) return onSessionOver(error.signedInAs)
      isRefused = error instanceof StreamRefused
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
    }
    if (signal.aborted) return
    if (isEmpty && !hasWorked && attempt.signal.aborted) empty += 1
    if (isRefused || empty >= EMPTY_STREAMS_MAX) {
      onRefused(true)
      empty = 0
      await pause(TRY_AGAIN_MS, signal)
    } else {
      await pause(random() * Math.min(RETRY_MS.max, RETRY_MS.first * 2 ** failures), signal)
      failures += 1
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })
}
