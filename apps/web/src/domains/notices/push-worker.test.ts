import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const script = readFileSync(new URL('../../../public/push-worker.js', import.meta.url), 'utf8')
const ORIGIN = 'https://site.test'

type Handler = (event: object) => void

/** The worker with a browser that notes what it asks for. */
function openWorker({ tabs = [] as { navigate(page: string): Promise<unknown>; focus(): Promise<unknown> }[] } = {}) {
  const handlers = new Map<string, Handler>()
  const shown: { title: string; options: { tag?: string; lang?: string; data: { navigate?: unknown } } }[] = []
  const opened: string[] = []
  const self = {
    location: { origin: ORIGIN, hostname: 'site.test' },
    addEventListener: (name: string, handler: Handler) => void handlers.set(name, handler),
    registration: {
      showNotification: async (title: string, options: (typeof shown)[number]['options']) =>
        void shown.push({ title, options }),
    },
    clients: { matchAll: async () => tabs, openWindow: async (page: string) => void opened.push(page) },
  }
  runInNewContext(script, { self, URL })
  const fire = async (name: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve()
    handlers.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => void (work = promise) })
    await work
  }
  const push = (data: object | null) => fire('push', { data })
  const click = async (navigate: unknown) => {
    let closed = false
    await fire('notificationclick', { notification: { data: { navigate }, close: () => void (closed = true) } })
    return closed
  }
  return { handlers, shown, opened, push, click }
}

const message = (notification: object) => ({ json: () => ({ web_push: 8030, notification }) })

test('handles push messages and presses, and no requests', () => {
  expect([...openWorker().handlers.keys()]).toEqual(['push', 'notificationclick'])
})

test('shows title, language and tag of a message', async () => {
  const { push, shown } = openWorker()
  const page = `${ORIGIN}/member/messages?message=7`
  await push(message({ title: 'Your deposit has arrived', navigate: page, lang: 'en', dir: 'ltr', tag: 'message-7' }))
  expect(shown).toMatchObject([
    { title: 'Your deposit has arrived', options: { lang: 'en', tag: 'message-7', data: { navigate: page } } },
  ])
})

test.each([
  ['no data', null],
  ['no JSON', { json: () => JSON.parse('x') }],
  ['another form', { json: () => ({ title: 'x' }) }],
])('shows the name of the site for %s', async (_name, data) => {
  const { push, shown } = openWorker()
  await push(data)
  expect(shown).toMatchObject([{ title: 'site.test' }])
})

test('opens the page of a message', async () => {
  const { click, opened } = openWorker()
  expect(await click(`${ORIGIN}/member/messages?message=7`)).toBe(true)
  expect(opened).toEqual([`${ORIGIN}/member/messages?message=7`])
})

test.each(['https://elsewhere.test/x', 'javascript:alert(1)', 'x', undefined])(
  'opens the inbox in place of %s',
  async (navigate) => {
    const { click, opened } = openWorker()
    await click(navigate)
    expect(opened).toEqual([`${ORIGIN}/member/messages`])
  },
)

test('moves an open tab to the page, and opens another one if the tab cannot be moved', async () => {
  const moved: string[] = []
  const tab = { navigate: async (page: string) => void moved.push(page), focus: async () => void moved.push('focus') }
  const { click, opened } = openWorker({ tabs: [tab] })
  await click(`${ORIGIN}/member/messages?message=7`)
  expect(moved).toEqual([`${ORIGIN}/member/messages?message=7`, 'focus'])
  expect(opened).toEqual([])
  const stuck = openWorker({ tabs: [{ ...tab, navigate: () => Promise.reject(new TypeError('not controlled')) }] })
  await stuck.click(`${ORIGIN}/member/messages`)
  expect(stuck.opened).toEqual([`${ORIGIN}/member/messages`])
})
