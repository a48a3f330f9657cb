import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RenderedPage } from '@playhouse/shared/rendered-page.ts'
import { PageCache } from './page-cache.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const whole = (html: string): RenderedPage => ({ status: 200, html, isComplete: true })

/** Renders numbered pages, each as soon as it is released. */
function renderings() {
  const releases: ((page: RenderedPage | Error) => void)[] = []
  const render = () =>
    new Promise<RenderedPage>((resolve, reject) => {
      releases.push((page) => (page instanceof Error ? reject(page) : resolve(page)))
    })
  return { releases, render }
}

/** Lets what follows a resolved promise happen. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('renders a page once for all who ask for it at the same time', async () => {
  const cache = new PageCache()
  const { releases, render } = renderings()
  const pages = [cache.get('a', render), cache.get('a', render), cache.get('b', render)]
  expect(releases).toHaveLength(2)
  releases[0]?.(whole('a'))
  releases[1]?.(whole('b'))
  expect((await Promise.all(pages)).map(({ html }) => html)).toEqual(['a', 'a', 'b'])
})

test('sends a page for 15 seconds, then stale while it is rendered again, and after two minutes not any more', async () => {
  const cache = new PageCache()
  const { releases, render } = renderings()
  const first = cache.get('a', render)
  releases[0]?.(whole('1'))
  await first
  vi.advanceTimersByTime(14_999)
  expect((await cache.get('a', render)).html).toBe('1')
  expect(releases).toHaveLength(1)

  vi.advanceTimersByTime(1)
  expect((await cache.get('a', render)).html).toBe('1')
  expect((await cache.get('a', render)).html).toBe('1')
  expect(releases).toHaveLength(2)
  releases[1]?.(whole('2'))
  await settle()
  expect((await cache.get('a', render)).html).toBe('2')

  vi.advanceTimersByTime(120_001)
  const late = cache.get('a', render)
  releases[2]?.(whole('3'))
  expect((await late).html).toBe('3')
})

test('keeps a stale page when its successor fails, and tries again for the next visitor', async () => {
  const cache = new PageCache()
  const { releases, render } = renderings()
  const first = cache.get('a', render)
  releases[0]?.(whole('1'))
  await first
  for (const attempt of [1, 2]) {
    vi.advanceTimersByTime(15_000)
    expect((await cache.get('a', render)).html).toBe('1')
    releases[attempt]?.(new Error('not now'))
    await settle()
  }
  expect(releases).toHaveLength(3)
})

test('has the last whole page for an hour, also when later ones fail or miss parts', async () => {
  const cache = new PageCache()
  expect(cache.last('a')).toBeUndefined()
  await cache.get('a', () => Promise.resolve(whole('1')))
  vi.advanceTimersByTime(600_000)
  await expect(cache.get('a', () => Promise.reject(new Error('not now')))).rejects.toThrow('not now')
  await cache.get('a', () => Promise.resolve({ status: 200, html: 'part', isComplete: false }))
  expect(cache.last('a')?.html).toBe('1')
  vi.advanceTimersByTime(3_000_000)
  expect(cache.last('a')).toBeUndefined()
})

test('rejects when there is no page to send and it fails', async () => {
  const cache = new PageCache()
  await expect(cache.get('a', () => Promise.reject(new Error('not now')))).rejects.toThrow('not now')
  expect((await cache.get('a', () => Promise.resolve(whole('1')))).html).toBe('1')
})

test('repeats a page with missing parts after a second, and never replaces a whole one by it', async () => {
  const cache = new PageCache()
  const get = (html: string, isComplete: boolean) =>
    cache.get('a', () => Promise.resolve({ status: 200, html, isComplete }))
  expect((await get('part', false)).html).toBe('part')
  expect((await get('unused', true)).html).toBe('part')
  vi.advanceTimersByTime(1_000)
  expect((await get('whole', true)).html).toBe('whole')
  vi.advanceTimersByTime(15_000)
  expect((await get('part', false)).html).toBe('whole')
  await settle()
  expect((await get('part', false)).html).toBe('whole')
})

test('gives pages different tags by their text only', async () => {
  const cache = new PageCache()
  const tag = async (key: string, html: string) => (await cache.get(key, () => Promise.resolve(whole(html)))).tag
  expect(await tag('a', 'one')).toBe(await tag('b', 'one'))
  expect(await tag('c', 'two')).not.toBe(await tag('a', 'one'))
})

test('forgets the pages least used when they take more than 128 MiB', async () => {
  const cache = new PageCache()
  let rendered = 0
  const get = (key: string) =>
    cache.get(key, () => {
      rendered += 1
      return Promise.resolve(whole('x'.repeat(1_000_000)))
    })
  await get('first')
  for (let count = 0; count < 40; count += 1) await get(`page ${count}`)
  expect(rendered).toBe(41)
  await get('page 39')
  expect(rendered).toBe(41)
  await get('first')
  expect(rendered).toBe(42)
})
