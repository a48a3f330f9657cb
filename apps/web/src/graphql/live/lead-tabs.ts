/** What the leading tab tells the others. */
interface Told<Event> {
  event: Event
}

interface Tabs<Event> {
  /** Calls the others' listeners. */
  tell: (event: Event) => void
}

/** The parts of the browser that it needs; tests bring their own. */
export interface TabTools {
  locks: Pick<LockManager, 'request'> | undefined
  channel: (name: string) => Pick<BroadcastChannel, 'postMessage' | 'close' | 'addEventListener'>
}

const browserTools = (): TabTools => ({
  // Left out without https, where each tab reads for itself.
  locks: 'locks' in navigator ? navigator.locks : undefined,
  channel: (name) => new BroadcastChannel(name),
})

/**
 * One of the browser's tabs leads and tells the others what it hears; when it is closed another leads. A browser opens six
 * connections to an origin without HTTP/2: a stream in each tab would leave none for anything else.
 * @param lead runs in the leading tab until the signal aborts
 * @param onTold called in the others
 */
export function leadTabs<Event>(
  name: string,
  lead: (tabs: Tabs<Event>, signal: AbortSignal) => Promise<void>,
  onTold: (event: Event) => void,
  signal: AbortSignal,
  tools: TabTools = browserTools(),
): void {
  const channel = tools.channel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<Told<Event>>) => onTold(data.event))
  signal.addEventListener('abort', () => channel.close())
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  const run = () => lead({ tell: (event) => void (signal.aborted || channel.postMessage({ event })) }, signal)
  if (!tools.locks) return void run()
  // Held until the promise settles, or the tab is gone. Aborting while it waits rejects.
  tools.locks.request(name, { signal }, run).catch(() => {})
}
