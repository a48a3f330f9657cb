import { createContext, runInContext } from 'node:vm'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildAnalytics } from './app.ts'
import { tagScript } from './tag-script.ts'

let app: FastifyInstance
beforeEach(async () => {
  app = await buildAnalytics({
    config: { logLevel: 'silent', requestTimeoutMs: 20_000 },
    logStream: { write: () => {} },
  })
})
afterEach(() => app.close())

type Collected = { path: string; query: Record<string, string>; referrer: string | null; cookies: string | null }
const collected = async () => (await app.inject('/collected')).json<Collected[]>()

test('shows each request with what identifies its sender', async () => {
  await app.inject({ url: '/gtag/js?id=G-1', headers: { referer: 'http://site.test/' } })
  const sent = await app.inject({
    method: 'POST',
    url: '/g/collect?en=log_in',
    headers: { cookie: '_ga=GA1.1.5' },
    body: '',
  })
  expect(sent.statusCode).toBe(204)
  expect(await collected()).toMatchObject([
    { path: '/gtag/js', query: { id: 'G-1' }, referrer: 'http://site.test/', cookies: null },
    { path: '/g/collect', query: { en: 'log_in' }, referrer: null, cookies: '_ga=GA1.1.5' },
  ])
})

test('keeps the last thousand requests', async () => {
  for (let index = 0; index <= 1_000; index += 1) await app.inject({ method: 'POST', url: `/g/collect?en=${index}` })
  const stored = await collected()
  expect(stored).toHaveLength(1_000)
  expect(stored.at(0)?.query).toEqual({ en: '1' })
})

/** Runs the tag on a page. @returns the query of each event that it sent */
function runTag(commands: unknown[][], flags: object = {}): URLSearchParams[] {
  const sent: URLSearchParams[] = []
  const document = {
    currentScript: { src: 'http://analytics.test/gtag/js?id=G-1' },
    cookie: '',
    title: 'Member 12',
    referrer: 'http://search.test/',
    location: { href: 'http://site.test/member/12' },
  }
  const window = { dataLayer: [] as unknown[], ...flags }
  const fetch = async (url: string) => void sent.push(new URL(url).searchParams)
  const context = createContext({ document, window, fetch, URL, URLSearchParams, Object, Math })
  runInContext(tagScript, context)
  for (const command of commands) window.dataLayer.push(command)
  return sent
}

test('the tag sends page, title and referrer unless they are replaced', () => {
  const [page] = runTag([['config', 'G-1', {}]])
  expect(Object.fromEntries(page ?? [])).toMatchObject({
    en: 'page_view',
    dl: 'http://site.test/member/12',
    dt: 'Member 12',
  })
  const [event] = runTag([
    ['set', { page_location: 'http://site.test/member', page_title: '', page_referrer: '' }],
    ['config', 'G-1', { send_page_view: false }],
    ['event', 'log_in', { method: 'password' }],
  ])
  expect(Object.fromEntries(event ?? [])).toMatchObject({
    en: 'log_in',
    dl: 'http://site.test/member',
    dt: '',
    dr: '',
    'ep.method': 'password',
  })
})

test('the tag sends nothing without consent or when it is disabled', () => {
  const denied = ['consent', 'update', { analytics_storage: 'denied' }]
  expect(runTag([denied, ['config', 'G-1', {}], ['event', 'log_in']])).toEqual([])
  expect(
    runTag(
      [
        ['config', 'G-1', {}],
        ['event', 'log_in'],
      ],
      { 'ga-disable-G-1': true },
    ),
  ).toEqual([])
})
