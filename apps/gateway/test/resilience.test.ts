import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { MEMBER } from './accounts.ts'
import { onSharedPlatform, type SharedStack } from './shared-platform.ts'
import { freePort } from '@playhouse/testing/free-port.ts'
import { TroubleProxy } from './trouble-proxy.ts'

const HOME = { withShell: true, browsing: false }
const DEADLINES = { attemptMs: 1_000, callMs: 2_200, sectionMs: 2_600, requestMs: 4_000 }
const OPEN_SECONDS = 10
const codes = (errors: { extensions: { code: string } }[]) => new Set(errors.map(({ extensions }) => extensions.code))

let stack: SharedStack
let proxy: TroubleProxy
/** Of the home screen, without a cache. */
let calls: readonly string[]
onSharedPlatform.beforeAll(async ({ openSharedStack }) => {
  stack = await openSharedStack()
  proxy = await TroubleProxy.before(stack.platform.url)
  await stack.browser().ask('HomeScreen', HOME)
  calls = stack.takeCalls()
})
afterEach(() => {
  proxy.trouble = () => undefined
  vi.useRealTimers()
  vi.restoreAllMocks()
})
afterAll(async () => {
  await stack.close()
  proxy.close()
})

/** A gateway that reaches the platform through the proxy. Its deadlines pass only by `vi.advanceTimersByTimeAsync`. */
const troubled = async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const circuit = { CIRCUIT_CALLS: '5', CIRCUIT_WINDOW_SECONDS: '600', CIRCUIT_OPEN_SECONDS: String(OPEN_SECONDS) }
  return stack.another({ PLATFORM_URL: proxy.url, METRICS_PORT: String(await freePort()), ...circuit }, DEADLINES)
}

/** `expect.poll` would move the faked time. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(10)
}

/** Lets deadlines pass until the answer comes. */
function late<T>(answer: Promise<T>): Promise<T> {
  const passing = setInterval(() => vi.advanceTimersByTime(DEADLINES.attemptMs), 10)
  return answer.finally(() => clearInterval(passing))
}

test('opens only the circuit of a slow service and closes it on recovery', async () => {
  const { browser, takeCalls, logged } = await troubled()
  let held = 0
  const isSlow = (request: string) => request.includes('MCSFE_getListAnnouncements')
  proxy.trouble = (request) => (isSlow(request) && (held += 1) ? { isHeld: true } : undefined)
  const asking = browser().ask('HomeScreen', HOME)
  const others = calls.filter((endpoint) => endpoint !== 'announcements')
  const finished: string[] = []
  await until(() => finished.push(...takeCalls()) === others.length)
  expect(finished.toSorted()).toEqual(others.toSorted())
  await until(() => held === 2)
  await vi.advanceTimersByTimeAsync(DEADLINES.sectionMs)
  const { data, errors } = await asking
  expect(data).toMatchObject({ hotGames: expect.arrayContaining([]) })
  expect(errors.map(({ path, extensions }) => [path?.join('.'), extensions.code]).toSorted()).toEqual([
    ['site.announcements', 'PLATFORM_UNAVAILABLE'],
    ['site.bannerGroups', 'PLATFORM_UNAVAILABLE'],
  ])

  // Five calls are enough here to tell.
  while (!logged().includes('"service":"relay/MCSFE","state":"open"')) await late(browser().ask('HomeScreen', HOME))
  held = 0
  // No time passes that they could wait for.
  const spared = await browser().ask('HomeScreen', HOME)
  expect(codes(spared.errors)).toEqual(new Set(['PLATFORM_UNAVAILABLE']))
  const lobby = await browser().ask('LobbyScreen', { withShell: false, lobbyId: 'LIVE' })
  expect(lobby.errors).toEqual([])
  expect(held).toBe(0)

  proxy.trouble = () => undefined
  await vi.advanceTimersByTimeAsync(OPEN_SECONDS * 1_000)
  // The first is the probe, and may fail the other calls.
  await browser().ask('HomeScreen', HOME)
  expect(logged()).toContain('"service":"relay/MCSFE","state":"closed"')
  expect((await browser().ask('HomeScreen', HOME)).errors).toEqual([])
})

test('serves the home screen from the cache and fails closed on money by the deadline while the platform hangs', async () => {
  const { browser } = await troubled()
  const member = await browser().logIn(MEMBER)
  const before = await browser().ask('HomeScreen', HOME)
  expect(before.errors).toEqual([])
  let held = ''
  proxy.trouble = (request) => {
    held += request
    return { isHeld: true }
  }
  // Stale, but young enough to be served while revalidating. No time passes that it could wait for.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 100_000)
  const visitor = await browser().ask('HomeScreen', HOME)
  expect(visitor.errors).toEqual([])
  expect(visitor.data).toEqual(before.data)

  const asking = member.send('{ viewer { wallet { balance { amount } } } }')
  await until(() => held.includes('/wps/member/info'))
  await vi.advanceTimersByTimeAsync(DEADLINES.sectionMs)
  const money = await asking
  expect(JSON.stringify(money.data)).not.toMatch(/\d/)
  expect(codes(money.errors)).toEqual(new Set(['PLATFORM_UNAVAILABLE']))
  held = ''
  const opening = member.send('mutation { launchGame(input: { gameId: "1" }) { ... on Problem { code } } }')
  await until(() => held.includes('authorization'))
  await vi.advanceTimersByTimeAsync(DEADLINES.requestMs)
  expect((await opening).data).toEqual({ launchGame: { code: 'PLATFORM_UNAVAILABLE' } })

  proxy.trouble = () => undefined
  await vi.advanceTimersByTimeAsync(OPEN_SECONDS * 1_000)
  expect((await member.send('{ viewer { username } }')).data).toEqual({ viewer: { username: MEMBER.username } })
})

test.each([
  ['spoilt', { corrupt: true }],
  ['cut off', { cut: true }],
])('never serves responses that are %s in transit', async (_how, trouble) => {
  const { browser, gateway } = await troubled()
  const before = await browser().ask('HomeScreen', HOME)
  proxy.trouble = () => trouble
  // The entry is too old to be served before revalidating, which fails.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_500_000)
  expect((await browser().ask('HomeScreen', HOME)).data).toEqual(before.data)
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
  const clock = vi.spyOn(Date, 'now').mockReturnValue(at + 1_800_000)
  expect((await browser().ask('HomeScreen', HOME)).data).toEqual(before.data)
  clock.mockReturnValue(at + 2 * 3_600_000)
  const after = await browser().ask('HomeScreen', HOME)
  expect(codes(after.errors)).toEqual(new Set(['PLATFORM_UNAVAILABLE']))
  await proxy.reopen()
})
