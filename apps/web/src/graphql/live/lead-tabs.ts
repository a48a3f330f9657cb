/**
 * Messages: an event from the leading tab, a tab that begins to listen, the leading tab's answer to it, and a poll of the leading tab, which
 * gets no events.
 */
type Message<Event> = { event: Event } | { joined: number } | { missed: number } | { polled: true }

/** Longer than a page takes from its first response to listening. */
const LOADING_MS = 60_000

interface Tabs<Event> {
  /** Calls the listeners of the other tabs. `isNews`: a tab that was loading must know that it missed the event. */
  broadcast: (event: Event, isNews: boolean) => void
  /** Has the other tabs poll as well. */
  poll: () => void
}

/** The browser features in use; tests pass their own. */
export interface TabTools {
  locks: Pick<LockManager, 'request'> | undefined
  channel: (name: string) => Pick<BroadcastChannel, 'postMessage' | 'close' | 'addEventListener'>
  page: Pick<Document, 'hidden' | 'addEventListener'>
}

const browserTools = (): TabTools => ({
  // Missing without https.
  locks: 'locks' in navigator ? navigator.locks : undefined,
  channel: (name) => new BroadcastChannel(name),
  page: document,
})

/** Runs `act` each time the page is shown. Its signal aborts when the page is hidden. */
function whileShown(page: TabTools['page'], act: (shown: AbortSignal) => void, signal: AbortSignal): void {
  let showing: AbortController | undefined
  const follow = () => {
    if (page.hidden) {
      showing?.abort()
      showing = undefined
    } else if (!showing) {
      showing = new AbortController()
      act(AbortSignal.any([showing.signal, signal]))
    }
  }
  page.addEventListener('visibilitychange', follow, { signal })
  follow()
}

/**
 * Elects one of the browser's tabs to read events and broadcast them to the others; when it is closed, another one
 * takes over. Without HTTP/2 a browser opens only six connections to an origin, which one stream per tab would use up. A
 * browser without locks cannot elect: each tab reads for itself while it is shown.
 * @param lead runs in the leading tab until the signal aborts
 * @param onBroadcast called in the other tabs
 * @param onMissed called in a tab that may have missed an event while it loaded
 * @param onPoll called in the other tabs when the leading one polls
 */
export function leadTabs<Event>(
  name: string,
  lead: (tabs: Tabs<Event>, signal: AbortSignal) => Promise<void>,
  onBroadcast: (event: Event) => void,
  onMissed: () => void,
  onPoll: () => void,
  signal: AbortSignal,
  tools: TabTools = browserTools(),
): void {
  if (!tools.locks) {
    const alone: Tabs<Event> = { broadcast: () => {}, poll: () => {} }
    return whileShown(tools.page, (shown) => void lead(alone, shown), signal)
  }
  const channel = tools.channel(name)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  const post = (message: Message<Event>) => void (signal.aborted || channel.postMessage(message))
  const id = Math.random()
  let lastNewsAt = -Infinity
  channel.addEventListener('message', ({ data }: MessageEvent<Message<Event>>) => {
    if ('event' in data) onBroadcast(data.event)
    else if ('missed' in data) {
      if (data.missed === id) onMissed()
    } else if ('polled' in data) onPoll()
    else if (performance.now() - lastNewsAt < LOADING_MS) post({ missed: data.joined })
  })
  signal.addEventListener('abort', () => channel.close())
  post({ joined: id })
  const broadcast = (event: Event, isNews: boolean) => {
    if (isNews) lastNewsAt = performance.now()
    post({ event })
  }
  const run = () => lead({ broadcast, poll: () => post({ polled: true }) }, signal)
  // Held until the promise settles or the tab closes. Aborting a queued request rejects.
  tools.locks.request(name, { signal }, run).catch(() => {})
}
