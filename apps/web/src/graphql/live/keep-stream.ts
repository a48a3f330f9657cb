/** Full jitter: thousands of pages lose their gateway in the same moment. Ten seconds at the most, so that all are soon back. */
const RETRY_MS = { first: 2_000, most: 10_000 }
/** The gateway says something every twenty seconds. */
const SILENCE_MS = 45_000
/** Something in between that gathers what it hands on. */
const FIRST_EVENT_MS = 10_000
/** As often the stream may stay empty before it counts as refused. */
const EMPTY_AT_MOST = 2
const TRY_AGAIN_MS = 5 * 60_000

/** The stream cannot be had here, and trying again soon would not help. */
export class StreamRefused extends Error {}

/** The session has ended. */
export class SessionOver extends Error {}

interface StreamOptions<Event extends { cursor: string }> {
  /** Reads one stream from behind the cursor until it ends. @throws StreamRefused, SessionOver, or anything for a broken one */
  open: (after: string | undefined, onEvent: (event: Event) => void, signal: AbortSignal) => Promise<void>
  cursor: string | undefined
  onEvent: (event: Event) => void
  /** Streaming does not work here (true), or does again. */
  onRefused: (refused: boolean) => void
  onSessionOver: () => void
  signal: AbortSignal
  random?: () => number
}

/** Keeps a stream open until the signal aborts: opens it again behind the last event whenever it breaks, ends or goes silent. */
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
    // Where streams have worked, a late first event means a gateway that everybody comes back to.
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
      if (error instanceof SessionOver && !signal.aborted) return onSessionOver()
      isRefused = error instanceof StreamRefused
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
    }
    if (signal.aborted) return
    if (isEmpty && !hasWorked && attempt.signal.aborted) empty += 1
    if (isRefused || empty >= EMPTY_AT_MOST) {
      onRefused(true)
      empty = 0
      await pause(TRY_AGAIN_MS, signal)
    } else {
      await pause(random() * Math.min(RETRY_MS.most, RETRY_MS.first * 2 ** failures), signal)
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
