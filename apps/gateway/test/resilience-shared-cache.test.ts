import { hotGames } from '@playhouse/platform-api/games.ts'
import { Redis } from 'ioredis'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { SharedCache } from '../src/platform/shared-cache.ts'
import { PublicCache } from '../src/platform/public-cache.ts'
import { PublicPlatform } from '../src/platform/public-platform.ts'
import { MEMBER } from './accounts.ts'
import { REDIS_BINARY, RedisServer } from './redis-server.ts'
import { onSharedPlatform, type SharedStack } from './shared-platform.ts'
import { TroubleProxy } from './trouble-proxy.ts'
import { troubleClient } from '../src/platform/trouble-client.fixture.ts'
import { json } from '../src/platform/trouble-server.fixture.ts'

const HOME = { withShell: true, browsing: false }
const EMPTY = { success: true, value: { list: [] } }
const closing: (() => unknown)[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const close of closing.splice(0)) await close()
})

/** A PublicPlatform with a shared cache over a server that always answers. */
async function publicPlatform(redisUrl: string) {
  const { server, client, facts, close } = await troubleClient((_request, response) => json(response, EMPTY))
  const problems: string[] = []
  const shared = new SharedCache(redisUrl, 'playhouse', (reason) => problems.push(reason))
  closing.push(close, () => shared.close())
  return { server, problems, platform: new PublicPlatform(client, new PublicCache({ shared }), facts) }
}

test('does not wait for an unreachable shared cache', async () => {
  const { platform, problems } = await publicPlatform('redis://127.0.0.1:1')
  expect(await platform.read(hotGames, { limit: 5 })).toEqual({ list: [] })
  await expect.poll(() => problems.length).toBe(1)
})

describe.skipIf(!REDIS_BINARY)('with a real server', () => {
  let stack: SharedStack
  let proxy: TroubleProxy
  let redis: RedisServer
  let keys: Redis
  onSharedPlatform.beforeAll(async ({ openSharedStack }) => {
    redis = await RedisServer.start()
    keys = new Redis(redis.url)
    stack = await openSharedStack({ REDIS_URL: redis.url })
    proxy = await TroubleProxy.before(stack.platform.url)
  })
  afterAll(async () => {
    keys.disconnect()
    await stack.close()
    proxy.close()
    await redis.stop()
  })
  /** A gateway with an empty cache, connected to Redis, and to the platform through the proxy. */
  const anotherGateway = async () => {
    const part = await stack.another({ REDIS_URL: redis.url, PLATFORM_URL: proxy.url })
    await new Promise((resolve) => setTimeout(resolve, 200))
    return part
  }

  test('shares public responses between gateways and stores nothing personal', async () => {
    // Start both first: entries are fresh for seconds only.
    const { browser, takeCalls } = await anotherGateway()
    const signedIn = await stack.browser().logIn(MEMBER)
    const member = await signedIn.ask('HomeScreen', HOME)
    expect(member.errors).toEqual([])

    // A busy machine may take longer than entries are fresh.
    await expect
      .poll(async () => {
        const first = await stack.browser().ask('HomeScreen', HOME)
        takeCalls()
        expect((await browser().ask('HomeScreen', HOME)).data).toEqual(first.data)
        return takeCalls()
      })
      .toEqual([])

    const names = (await keys.keys('*')).filter((name) => name.includes(':public:'))
    expect(names.length).toBeGreaterThan(3)
    expect(names.every((name) => /^playhouse:public:v1:playhouse:[\w-]{43}$/.test(name))).toBe(true)
    const stored = (await keys.mget(names)).join('\n')
    expect(stored).not.toContain(MEMBER.username)
    expect(await Promise.all(names.map((name) => keys.ttl(name)))).toSatisfy((all: number[]) =>
      all.every((ttl) => ttl > 0),
    )
  })

  test('treats an invalid entry as a miss', async () => {
    for (const name of (await keys.keys('*')).filter((it) => it.includes(':public:'))) {
      await keys.set(name, `${Date.now()} {"success":true,"value":"of another release"}`)
    }
    const { browser, takeCalls } = await anotherGateway()
    expect((await browser().ask('HomeScreen', HOME)).errors).toEqual([])
    expect(takeCalls()).toContain('hotGames')
  })

  test('serves a new gateway from the shared cache while the platform is down', async () => {
    // A gateway skips writes while Redis is slow, as it is on a busy machine.
    await expect
      .poll(async () => {
        const { browser, takeCalls } = await anotherGateway()
        await browser().ask('HomeScreen', HOME)
        return takeCalls()
      })
      .toEqual([])
    proxy.close()
    const { browser } = await anotherGateway()
    // The gateway may still be connecting.
    await expect
      .poll(() => browser().ask('HomeScreen', HOME))
      .toMatchObject({ errors: [], data: { hotGames: expect.any(Array) } })
    await proxy.reopen()
  })

  test('limits the delay by a hanging shared cache, then skips it', async () => {
    // Time passes only where the test says so.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const { platform } = await publicPlatform(redis.url)
    await keys.flushall()
    // Nothing is stored before it is connected.
    while ((await keys.dbsize()) === 0) await platform.read(hotGames, { limit: 1 }, { fresh: true })
    redis.freeze()
    for (let limit = 2; limit < 5; limit += 1) {
      const reading = platform.read(hotGames, { limit })
      await vi.advanceTimersByTimeAsync(40)
      expect(await reading).toEqual({ list: [] })
    }
    for (let limit = 5; limit < 12; limit += 1) expect(await platform.read(hotGames, { limit })).toEqual({ list: [] })
  })
})
