import type { TabTools } from './lead-tabs.ts'

interface Channel {
  name: string
  receive: (event: MessageEvent) => void
}

export function shownPage() {
  const page = Object.assign(new EventTarget(), {
    hidden: false,
    setHidden: (hidden: boolean) => {
      page.hidden = hidden
      page.dispatchEvent(new Event('visibilitychange'))
    },
  })
  return page
}

/** Locks and channels of a browser whose tabs are all in this process. */
export function browserTabs(): TabTools {
  /** Requests by the name of their lock; the first one holds it. */
  const requests = new Map<string, (() => void)[]>()
  const channels = new Set<Channel>()
  return {
    locks: {
      request: ((name: string, { signal }: LockOptions, run: () => Promise<void>) =>
        new Promise<void>((resolve, reject) => {
          const queue = requests.get(name) ?? []
          requests.set(name, queue)
          const next = () => {
            queue.shift()
            queue[0]?.()
          }
          const start = () => {
            if (signal?.aborted) return next()
            // Closing a tab releases its lock.
            const closed = new Promise<void>((gone) => signal?.addEventListener('abort', () => gone()))
            void Promise.race([run(), closed]).then(next).then(resolve)
          }
          signal?.addEventListener('abort', () => reject(new Error('aborted')))
          if (queue.push(start) === 1) start()
        })) as LockManager['request'],
    },
    channel: (name) => {
      const channel: Channel = { name, receive: () => {} }
      channels.add(channel)
      return {
        addEventListener: (_type: string, listener: unknown) => void (channel.receive = listener as Channel['receive']),
        postMessage: (data: unknown) => {
          for (const other of channels)
            if (other !== channel && other.name === name) other.receive({ data } as MessageEvent)
        },
        close: () => void channels.delete(channel),
      }
    },
    page: shownPage(),
  }
}
