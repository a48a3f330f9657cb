import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { MEMBER } from './accounts.ts'
import { onSharedPlatform, type SharedStack } from './shared-platform.ts'
import { freePort } from '@playhouse/testing/free-port.ts'
import { TroubleProxy } from './trouble-proxy.ts'

const HOME = { withShell: true, browsing: false }
const DEADLINES = { attemptMs: 1_000, callMs: 2_200, sectionMs: 2_600, requestMs: 4_000 }
/** Allowed time beyond the deadline; without the deadline the request would hang for longer. */
const SLACK_MS = 10_000
/** A cached answer waits for no call, not even for one attempt. */
const FROM_MEMORY_MS = DEADLINES.attemptMs
const codes = (errors: { extensions: { code: string } }[]) => new Set(errors.map(({ extensions }) => extensions.code))

let stack: SharedStack
let proxy: TroubleProxy
onSharedPlatform.beforeAll(async ({ openSharedStack }) => {
  stack = await openSharedStack()
  proxy = await TroubleProxy.before(stack.platform.url)
  // Warm up: the platform's first responses are slow.
  await stack.browser().ask('HomeScreen', HOME)
})
afterEach(() => {
  proxy.trouble = () => undefined
  vi.useRealTimers()
})
afterAll(async () => {
  await stack.close()
  proxy.close()
})

/** A gateway that reaches the platform through the proxy. */
const troubled = async () =>
  stack.another({ PLATFORM_URL: proxy.url, METRICS_PORT: String(await freePort()), CIRCUIT_CALLS: '5' }, DEADLINES)

async function timed<T>(work: Promise<T>): Promise<T & { ms: number }> {
  const began = performance.now()
  return { ...(await work), ms: performance.now() - began }
}

test('opens only the circuit of a slow service and closes it on recovery', async () => {
  const { browser, takeCalls, logged } = await troubled()
  proxy.trouble = (request) => (request.includes('MCSFE_getListAnnouncements') ? { delayMs: 30_000 } : undefined)
  const first = await timed(browser().ask('HomeScreen', HOME))
  expect(first.ms).toBeLessThan(DEADLINES.sectionMs + SLACK_MS)
  expect(first.data).toMatchObject({ hotGames: expect.arrayContaining([]) })
  expect(first.errors.map(({ path, extensions }) => [path?.join('.'), extensions.code]).toSorted()).toEqual([
    ['site.announcements', 'PLATFORM_UNAVAILABLE'],
    ['site.bannerGroups', 'PLATFORM_UNAVAILABLE'],
  ])

  // Two attempts each; five calls are enough here to tell.
  for (let times = 0; times < 2; times += 1) await browser().ask('HomeScreen', HOME)
  expect(logged()).toContain('"service":"relay/MCSFE","state":"open"')
  takeCalls()
  const spared = await timed(browser().ask('HomeScreen', HOME))
  expect(spared.ms).toBeLessThan(FROM_MEMORY_MS)
  expect(codes(spared.errors)).toEqual(new Set(['PLATFORM_UNAVAILABLE']))
  const lobby = await browser().ask('LobbyScreen', { withShell: false, lobbyId: 'LIVE' })
  expect(lobby.errors).toEqual([])

  proxy.trouble = () => undefined
  await expect.poll(async () => (await browser().ask('HomeScreen', HOME)).errors, { interval: 200 }).toEqual([])
  expect(logged()).toContain('"service":"relay/MCSFE","state":"closed"')
})

test('serves the home screen from the cache and fails closed on money by the deadline while the platform hangs', async () => {
  const { browser } = await troubled()
  const member = await browser().logIn(MEMBER)
  const before = await browser().ask('HomeScreen', HOME)
  expect(before.errors).toEqual([])
  proxy.trouble = () => ({ delayMs: 60_000 })
  try {
    // Stale, but young enough to be served while revalidating.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 100_000 })
    const visitor = await timed(browser().ask('HomeScreen', HOME))
    expect(visitor.errors).toEqual([])
    expect(visitor.data).toEqual(before.data)
    expect(visitor.ms).toBeLessThan(FROM_MEMORY_MS)

    const money = await timed(member.send('{ viewer { wallet { balance { amount } } } }'))
    expect(money.ms).toBeLessThan(DEADLINES.sectionMs + SLACK_MS)
    expect(JSON.stringify(money.data)).not.toMatch(/\d/)
    expect(codes(money.errors)).toEqual(new Set(['PLATFORM_UNAVAILABLE']))
    const opened = await timed(
      member.send('mutation { launchGame(input: { gameId: "1" }) { ... on Problem { code } } }'),
    )
    expect(opened.ms).toBeLessThan(DEADLINES.requestMs + SLACK_MS)
    expect(opened.data).toEqual({ launchGame: { code: 'PLATFORM_UNAVAILABLE' } })
  } finally {
    proxy.trouble = () => undefined
  }
  vi.useRealTimers()
  await expect
    .poll(async () => (await member.send('{ viewer { username } }')).data, { interval: 200 })
    .toEqual({ viewer: { username: MEMBER.username } })
})

test.each([
  ['spoilt', { corrupt: true }],
  ['cut off', { cut: true }],
])('never serves responses that are %s in transit', async (_how, trouble) => {
  const { browser, gateway } = await troubled()
  const before = await browser().ask('HomeScreen', HOME)
  proxy.trouble = () => trouble
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_500_000 })
  // The entry is too old to be served before revalidating, which fails.
  const during = await timed(browser().ask('HomeScreen', HOME))
  expect(during.data).toEqual(before.data)
  expect(during.ms).toBeLessThan(DEADLINES.sectionMs + SLACK_MS)
  const text = (await gateway.metrics?.registry.metrics()) ?? ''
  expect(text).toMatch(/playhouse_cache_answers_total\{endpoint="hotGames",outcome="fallback"\} 1/)

  const cold = await troubled()
  const never = await cold.browser().ask('HomeScreen', HOME)
  expect(codes(never.errors)).toEqual(new Set(['PLATFORM_UNAVAILABLE']))
  expect(JSON.stringify(never.data)).not.toContain('#')
})

test('serves the home screen from the cache while the platform is down, until it expires', async () => {
  const { browser } = await troubled()
  const before = await browser().ask('HomeScreen', HOME)
  proxy.close()
  const at = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: at + 1_800_000 })
  expect((await browser().ask('HomeScreen', HOME)).data).toEqual(before.data)
  vi.setSystemTime(at + 2 * 3_600_000)
  const after = await browser().ask('HomeScreen', HOME)
  expect(codes(after.errors)).toEqual(new Set(['PLATFORM_UNAVAILABLE']))
  vi.useRealTimers()
  await proxy.reopen()
})
