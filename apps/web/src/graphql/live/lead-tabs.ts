/** Message from the leading tab to the others. */
interface Broadcast<Event> {
  event: Event
}

interface Tabs<Event> {
  /** Calls the listeners of the other tabs. */
  broadcast: (event: Event) => void
}

/** The browser features in use; tests pass their own. */
export interface TabTools {
  locks: Pick<LockManager, 'request'> | undefined
  channel: (name: string) => Pick<BroadcastChannel, 'postMessage' | 'close' | 'addEventListener'>
}

const browserTools = (): TabTools => ({
  // Missing without https; then each tab reads for itself.
  locks: 'locks' in navigator ? navigator.locks : undefined,
  channel: (name) => new BroadcastChannel(name),
})

/**
 * Elects one of the browser's tabs to read events and broadcast them to the others; when it is closed, another one
 * takes over. Without HTTP/2 a browser opens only six connections to an origin, which one stream per tab would use up.
 * @param lead runs in the leading tab until the signal aborts
 * @param onBroadcast called in the other tabs
 */
export function leadTabs<Event>(
  name: string,
  lead: (tabs: Tabs<Event>, signal: AbortSignal) => Promise<void>,
  onBroadcast: (event: Event) => void,
  signal: AbortSignal,
  tools: TabTools = browserTools(),
): void {
  const channel = tools.channel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<Broadcast<Event>>) => onBroadcast(data.event))
  signal.addEventListener('abort', () => channel.close())
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  const run = () => lead({ broadcast: (event) => void (signal.aborted || channel.postMessage({ event })) }, signal)
  if (!tools.locks) return void run()
  // Held until the promise settles or the tab closes. Aborting a queued request rejects.
  tools.locks.request(name, { signal }, run).catch(() => {})
}
