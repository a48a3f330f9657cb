import { expect, it } from 'vitest'
import { browserTabs, shownPage } from './browser-tabs.fixture.ts'
import { leadTabs, type TabTools } from './lead-tabs.ts'

function openTab(tools: TabTools) {
  const closing = new AbortController()
  const received: string[] = []
  const tab = {
    received,
    isLeading: false,
    missed: 0,
    polled: 0,
    poll: () => {},
    broadcast: (_event: string, _isNews: boolean) => {},
    close: () => closing.abort(),
  }
  leadTabs<string>(
    'live',
    ({ broadcast, poll }, signal) => {
      Object.assign(tab, { isLeading: true, broadcast, poll })
      signal.addEventListener('abort', () => (tab.isLeading = false))
      return new Promise(() => {})
    },
    (event) => received.push(event),
    () => (tab.missed += 1),
    () => (tab.polled += 1),
    closing.signal,
    tools,
  )
  return tab
}

it('lets one tab lead and broadcast to the others', async () => {
  const tools = browserTabs()
  const tabs = [openTab(tools), openTab(tools), openTab(tools)] as const
  expect(tabs.map(({ isLeading }) => isLeading)).toEqual([true, false, false])
  tabs[0].broadcast('news', true)
  expect(tabs.map(({ received }) => received)).toEqual([[], ['news'], ['news']])
})

it('tells a tab, and no other, of events that were broadcast while it loaded', () => {
  const tools = browserTabs()
  const [first, second] = [openTab(tools), openTab(tools)]
  first.broadcast('cursor', false)
  expect(openTab(tools).missed).toBe(0)
  first.broadcast('news', true)
  expect(openTab(tools).missed).toBe(1)
  expect([first.missed, second.missed]).toEqual([0, 0])
})

it('hands over when the leading tab is closed, skipping tabs that are closed too', async () => {
  const tools = browserTabs()
  const tabs = [openTab(tools), openTab(tools), openTab(tools)] as const
  tabs[1].close()
  tabs[0].close()
  await new Promise((resolve) => setTimeout(resolve))
  expect(tabs.map(({ isLeading }) => isLeading)).toEqual([false, false, true])
  tabs[2].broadcast('news', true)
  expect(tabs[0].received).toEqual([])
})

it('lets each tab read for itself, and not while it is hidden, in a browser without locks', () => {
  const pages = [shownPage(), shownPage()] as const
  pages[1].setHidden(true)
  const tabs = pages.map((page) => openTab({ ...browserTabs(), locks: undefined, page }))
  const leading = () => tabs.map(({ isLeading }) => isLeading)
  expect(leading()).toEqual([true, false])
  pages[0].setHidden(true)
  expect(leading()).toEqual([false, false])
  for (const page of pages) page.setHidden(false)
  expect(leading()).toEqual([true, true])
  tabs[0]?.broadcast('news', true)
  expect(tabs[1]?.received).toEqual([])
  tabs[0]?.close()
  pages[0].setHidden(true)
  pages[0].setHidden(false)
  expect(leading()).toEqual([false, true])
})

it('has the other tabs poll with the leading one', () => {
  const tools = browserTabs()
  const tabs = [openTab(tools), openTab(tools)] as const
  tabs[0].poll()
  expect(tabs.map(({ polled }) => polled)).toEqual([0, 1])
})
