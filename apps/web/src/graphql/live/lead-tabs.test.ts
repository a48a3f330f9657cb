import { expect, it } from 'vitest'
import { leadTabs, type TabTools } from './lead-tabs.ts'

/** Locks and channels of a browser whose tabs are all in this process. */
function browser() {
  const waiting: (() => void)[] = []
  let isHeld = false
  const next = () => {
    isHeld = false
    waiting.shift()?.()
  }
  const channels = new Set<{ listener: (event: MessageEvent) => void }>()
  const tools: TabTools = {
    locks: {
      request: ((_name: string, { signal }: LockOptions, run: () => Promise<void>) =>
        new Promise<void>((resolve, reject) => {
          const start = () => {
            isHeld = true
            // Closing a tab releases its lock.
            const closed = new Promise<void>((gone) => signal?.addEventListener('abort', () => gone()))
            void Promise.race([run(), closed]).then(next).then(resolve)
          }
          signal?.addEventListener('abort', () => reject(new Error('aborted')))
          if (isHeld) waiting.push(() => (signal?.aborted ? next() : start()))
          else start()
        })) as LockManager['request'],
    },
    channel: () => {
      const channel = {
        listener: (_event: MessageEvent): void => {},
        addEventListener: (_type: string, listener: unknown) =>
          void (channel.listener = listener as (event: MessageEvent) => void),
        postMessage: (data: unknown) => {
          for (const other of channels) if (other !== channel) other.listener({ data } as MessageEvent)
        },
        close: () => void channels.delete(channel),
      }
      channels.add(channel)
      return channel
    },
  }
  return tools
}

function openTab(tools: TabTools) {
  const closing = new AbortController()
  const received: string[] = []
  const tab = {
    received,
    isLeading: false,
    missed: 0,
    broadcast: (_event: string, _isNews: boolean) => {},
    close: () => closing.abort(),
  }
  leadTabs<string>(
    'live',
    ({ broadcast }) => {
      Object.assign(tab, { isLeading: true, broadcast })
      return new Promise(() => {})
    },
    (event) => received.push(event),
    () => (tab.missed += 1),
    closing.signal,
    tools,
  )
  return tab
}

it('lets one tab lead and broadcast to the others', async () => {
  const tools = browser()
  const tabs = [openTab(tools), openTab(tools), openTab(tools)] as const
  expect(tabs.map(({ isLeading }) => isLeading)).toEqual([true, false, false])
  tabs[0].broadcast('news', true)
  expect(tabs.map(({ received }) => received)).toEqual([[], ['news'], ['news']])
})

it('tells a tab, and no other, of events that were broadcast while it loaded', () => {
  const tools = browser()
  const [first, second] = [openTab(tools), openTab(tools)]
  first.broadcast('cursor', false)
  expect(openTab(tools).missed).toBe(0)
  first.broadcast('news', true)
  expect(openTab(tools).missed).toBe(1)
  expect([first.missed, second.missed]).toEqual([0, 0])
})

it('hands over when the leading tab is closed, skipping tabs that are closed too', async () => {
  const tools = browser()
  const tabs = [openTab(tools), openTab(tools), openTab(tools)] as const
  tabs[1].close()
  tabs[0].close()
  await new Promise((resolve) => setTimeout(resolve))
  expect(tabs.map(({ isLeading }) => isLeading)).toEqual([true, false, true])
  tabs[2].broadcast('news', true)
  expect(tabs[0].received).toEqual([])
})

it('lets each tab read for itself in a browser without locks', () => {
  const tools = { ...browser(), locks: undefined }
  expect([openTab(tools), openTab(tools)].map(({ isLeading }) => isLeading)).toEqual([true, true])
})
