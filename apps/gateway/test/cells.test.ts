import { liveChannel } from '@playhouse/platform-api/live.ts'
import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort } from '@playhouse/testing/free-port.ts'
import { json, TroubleServer } from '../src/platform/trouble-server.fixture.ts'
import { MEMBER } from './accounts.ts'
import { type Brand, type Brands, type BrandStack, cookieKey, openBrandStack } from './brand-stack.ts'
import type { LiveStream } from './live-stream.ts'
import { NO_PLATFORM } from './no-platform.ts'
import { askDatabase, RealPlatform, scratchWorld } from './real-platform.ts'
import { REDIS_BINARY, RedisServer } from './redis-server.ts'

const LOTUS = 'lotus.test'
const TIGER = 'tiger.test'
const SLOW = 'jade.test'

interface RealCell {
  host: string
  databaseUrl: string
  platform: RealPlatform
  brand: Brand
  close: () => Promise<void>
}

/** A platform over a world of its own, whose most popular games are named after the brand. Members have the same ids in all. */
async function openCell(code: string, host: string, redis: Record<string, string>): Promise<RealCell> {
  const world = await scratchWorld()
  await askDatabase(world.url, `update brand set code = '${code}'`)
  // Popular games only: for all games, the platform would read 9,800 names again.
  const popular = 'select node_id from game where is_hot order by popularity desc limit 40'
  await askDatabase(
    world.url,
    `update game set names = null, theme = null, name = '${code} ' || node_id where node_id in (${popular})`,
  )
  const SITE_ORIGIN = `http://${host}`
  const LIVE_SECRET = `the live secret of ${code}, which is long enough`
  const platform = await RealPlatform.start(world.url, { ...redis, LIVE_SECRET, SITE_ORIGINS: SITE_ORIGIN })
  return {
    host,
    databaseUrl: world.url,
    platform,
    brand: {
      hosts: [host, `www.${host}`],
      variables: { PLATFORM_URL: platform.url, COOKIE_KEYS: cookieKey(), LIVE_SECRET, SITE_ORIGIN },
    },
    close: async () => {
      await platform.kill()
      await world.drop()
    },
  }
}

let redis: RedisServer | undefined
let lotus: RealCell
let tiger: RealCell
let slow: TroubleServer
let brands: Brands
let stack: BrandStack
let calls: string[] = []

beforeAll(async () => {
  // Shared by all, so that what has to be apart is so by its names.
  redis = REDIS_BINARY === undefined ? undefined : await RedisServer.start()
  const shared: Record<string, string> = redis ? { REDIS_URL: redis.url } : {}
  ;[lotus, tiger] = await Promise.all([openCell('lotus', LOTUS, shared), openCell('tiger', TIGER, shared)])
  slow = await TroubleServer.start(() => {})
  brands = {
    lotus: lotus.brand,
    tiger: tiger.brand,
    jade: { hosts: [SLOW], variables: { PLATFORM_URL: slow.url, COOKIE_KEYS: cookieKey() } },
  }
  stack = await openBrandStack(
    brands,
    { ...shared, METRICS_PORT: String(await freePort()) },
    { onCall: ({ endpoint }) => calls.push(endpoint) },
  )
})
afterAll(async () => {
  await stack.close()
  await Promise.all([lotus.close(), tiger.close()])
  slow.close()
  await redis?.stop()
})

const GAMES = '{ site { name } hotGames(first: 3) { name } }'
const VIEWER = '{ viewer { username } }'
const LOG_IN = 'mutation ($input: LogInInput!) { logIn(input: $input) { __typename ... on Problem { code } } }'

/** Logs in; the cookie. */
async function logIn(host: string): Promise<string> {
  const { headers, data } = await stack.ask(host, LOG_IN, { variables: { input: MEMBER } })
  expect(data).toEqual({ logIn: { __typename: 'LogInSuccess' } })
  const cookies = [headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0])
  return cookies.join('; ')
}

async function openStream(host: string, cookie: string): Promise<LiveStream> {
  const stream = await stack.live(host, cookie)
  await expect.poll(() => stream.events.length, { interval: 10 }).toBeGreaterThan(0)
  return stream
}

const getMessages = ({ events }: LiveStream) => events.flatMap(({ messageId }) => messageId ?? [])

const publish = ({ databaseUrl }: RealCell, id: string) =>
  askDatabase(
    databaseUrl,
    `insert into live_event (member_id, type, event) select id, 'MESSAGE',
       '{"type":"MESSAGE","messageId":"${id}","kind":"T","unread":1}' from member where username = '${MEMBER.username}'`,
  )

describe('brands of one gateway', () => {
  // The gateway's clock stands still, so that no cached response expires while the machine is busy.
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterAll(() => void vi.useRealTimers())

  test('answer at their own hosts, from caches of their own', async () => {
    for (let times = 0; times < 2; times += 1) {
      for (const [code, name] of [
        ['lotus', 'Lotus'],
        ['tiger', 'Tiger'],
      ]) {
        const { data } = await stack.ask(`${code}.test`, GAMES)
        expect(data).toEqual({
          site: { name },
          hotGames: Array.from({ length: 3 }, () => ({ name: expect.stringMatching(new RegExp(`^${code} \\d+$`)) })),
        })
      }
    }
    calls = []
    for (const host of ['WWW.Lotus.test:8080', 'lotus.test.', 'tiger.test:443']) await stack.ask(host, GAMES)
    expect(calls).toEqual([])
  })

  test('serve no page at an unknown host', async () => {
    for (const host of ['other.test', 'lotus.test.other.test', '127.0.0.1']) {
      const { status, codes, headers } = await stack.ask(host, GAMES)
      expect([status, codes]).toEqual([421, ['HOST_UNKNOWN']])
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-request-id': expect.any(String) })
      expect((await stack.get(host, '/')).status).toBe(421)
    }
  })

  test('accept no session of each other, though their members have the same ids', async () => {
    const [atLotus, atTiger] = [await logIn(LOTUS), await logIn(TIGER)]
    for (const [host, own, other] of [
      [LOTUS, atLotus, atTiger],
      [TIGER, atTiger, atLotus],
    ] as const) {
      expect((await stack.ask(host, VIEWER, { cookie: own })).data).toEqual({ viewer: { username: MEMBER.username } })
      const refused = await stack.ask(host, VIEWER, { cookie: other })
      expect([refused.data, refused.codes]).toEqual([{ viewer: null }, ['SESSION_EXPIRED']])
    }
  })

  test('send their live events to their own members only', async () => {
    const [atLotus, atTiger] = [
      await openStream(LOTUS, await logIn(LOTUS)),
      await openStream(TIGER, await logIn(TIGER)),
    ]
    await publish(lotus, 'of-lotus')
    await expect.poll(() => getMessages(atLotus), { interval: 10 }).toEqual(['of-lotus'])
    await publish(tiger, 'of-tiger')
    await expect.poll(() => getMessages(atTiger), { interval: 10 }).toEqual(['of-tiger'])
    await publish(lotus, 'later')
    await expect.poll(() => getMessages(atLotus), { interval: 10 }).toContain('later')
    expect([getMessages(atLotus), getMessages(atTiger)]).toEqual([['of-lotus', 'later'], ['of-tiger']])
    // Worlds of one PostgreSQL share positions, by which a feed drops most of what is another's.
    expect(liveChannel('lotus')).not.toBe(liveChannel('tiger'))
    atLotus.close()
    atTiger.close()
  })

  test('count metrics under their own codes, and the process once', async () => {
    await stack.ask(LOTUS, GAMES)
    const text = await stack.server.registry.metrics()
    const series = text.split('\n').filter((line) => line.startsWith('playhouse_'))
    const labels = series.map((line) => /[{,]brand="([^"]*)"/.exec(line)?.[1])
    expect(new Set(labels)).toEqual(new Set(['lotus', 'tiger', 'jade', undefined]))
    const unlabelled = series.filter((_line, index) => labels[index] === undefined)
    expect(unlabelled.map((line) => line.split(' ')[0])).toEqual(['playhouse_log_lines_dropped_total'])
    expect(text.match(/^process_cpu_seconds_total /gm)).toHaveLength(1)
    expect(text.match(/^# TYPE playhouse_operation_seconds /gm)).toHaveLength(1)
    const called = (brand: string) =>
      new RegExp(`^playhouse_platform_calls_total\\{endpoint="hotGames",outcome="ok",brand="${brand}"\\} 1$`, 'm')
    expect(text).toMatch(called('lotus'))
    expect(text).not.toMatch(called('jade'))
  })

  test('write their name into the log', async () => {
    await stack.ask(TIGER, VIEWER)
    expect(stack.logged()).toMatch(/"brand":"tiger".*"path":"\/graphql"/)
    expect(stack.logged()).not.toContain(brands['lotus']?.variables.COOKIE_KEYS?.split(':')[1])
  })
})

describe('a change of the file', () => {
  test('replaces the changed brand, whose streams reconnect, and leaves the streams of others', async () => {
    const [cookie, tigerCookie] = [await logIn(LOTUS), await logIn(TIGER)]
    const [stored, ended] = [await openStream(LOTUS, cookie), await openStream(TIGER, tigerCookie)]
    const { variables } = tiger.brand
    stack.write({ ...brands, tiger: { ...tiger.brand, variables: { ...variables, LIVE_STREAMS_PER_ADDRESS: '3' } } })
    await ended.ended
    expect(ended.isFinal()).toBe(true)
    const again = await openStream(TIGER, tigerCookie)
    await publish(tiger, 'after')
    await expect.poll(() => getMessages(again), { interval: 10 }).toEqual(['after'])
    await publish(lotus, 'meanwhile')
    await expect.poll(() => getMessages(stored), { interval: 10 }).toEqual(['meanwhile'])
    expect((await stack.ask(TIGER, VIEWER, { cookie: tigerCookie })).codes).toEqual([])
    stored.close()
    again.close()
  })
})

describe('while one brand is dead and another does not answer', () => {
  let game = 0
  /** 200 requests, eight at a time. */
  async function askOften(cookie: string): Promise<void> {
    let left = 200
    const caller = async () => {
      while (left > 0) {
        left -= 1
        // A member's query and a public one that no cache has: both call the platform.
        const query = left % 2 === 0 ? VIEWER : `{ game(id: "${(game += 1)}") { name } }`
        const { codes } = await stack.ask(LOTUS, query, { cookie })
        expect(codes).toEqual([])
      }
    }
    await Promise.all(Array.from({ length: 8 }, caller))
  }

  /** Sends the silent brand visitors and members, who wait until they are let go. */
  function wait(): () => Promise<unknown> {
    const leaving = new AbortController()
    const ask = (query: string, headers = {}) =>
      stack.ask(SLOW, query, { headers, signal: leaving.signal }).then(
        () => Promise.reject(new Error('The silent brand has answered.')),
        () => {},
      )
    const unknownToken = { authorization: `Bearer ${'A'.repeat(43)}` }
    // Equal calls would be joined.
    const callers = Array.from({ length: 20 }, (_, index) => [
      ask(`{ hotGames(first: ${index + 1}) { name } }`),
      ask(VIEWER, unknownToken),
    ])
    const waiting = Promise.all(callers.flat())
    return () => {
      leaving.abort()
      return waiting
    }
  }

  test('the others answer meanwhile, with their sessions, streams and caches', async () => {
    const [cookie, tigerCookie] = [await logIn(LOTUS), await logIn(TIGER)]
    const stream = await openStream(LOTUS, cookie)
    await tiger.platform.kill()
    const letGo = wait()
    // As many calls as a gateway makes at once.
    await expect.poll(() => slow.count).toBeGreaterThan(20)
    await askOften(cookie)
    expect((await stack.ask(TIGER, VIEWER, { cookie: tigerCookie })).codes).toEqual(['PLATFORM_UNAVAILABLE'])
    await letGo()

    await publish(lotus, 'on time')
    await expect.poll(() => getMessages(stream), { interval: 10 }).toContain('on time')
    // The first may still refresh a cached response behind its answer.
    const callsOfOne = async () => {
      calls = []
      const { data } = await stack.ask(LOTUS, GAMES)
      expect(data).toMatchObject({ site: { name: 'Lotus' } })
      return calls.filter((endpoint) => endpoint === 'hotGames')
    }
    await expect.poll(callsOfOne).toEqual([])
    stream.close()
  })

  test('the process is ready, and each brand says by its host whether its platform is', async () => {
    expect((await stack.get('127.0.0.1:4200', '/readyz')).status).toBe(200)
    expect((await stack.get('10.1.2.3:4200', '/livez')).status).toBe(200)
    expect((await stack.get(LOTUS, '/readyz')).status).toBe(200)
    expect((await stack.get(TIGER, '/readyz')).status).toBe(503)
  })
})

describe('without platforms', () => {
  const ONE = '{ __typename }'
  const brandAt = (host: string, platform: string, variables: Partial<Brand['variables']> = {}): Brand => ({
    hosts: [host],
    variables: { PLATFORM_URL: platform, COOKIE_KEYS: cookieKey(), ...variables },
  })

  test('limits that one brand has used up do not count for another', async () => {
    const limited = await openBrandStack(
      { one: brandAt('one.test', NO_PLATFORM), two: brandAt('two.test', `${NO_PLATFORM}/two`) },
      { RATE_LIMIT_PER_MINUTE: '5', ...(redis && { REDIS_URL: redis.url }) },
    )
    // Requests are counted only once Redis is connected.
    await expect.poll(async () => (await limited.ask('one.test', ONE)).status, { interval: 10 }).toBe(429)
    expect((await limited.ask('two.test', ONE)).status).toBe(200)
    await limited.close()
  })

  test('a brand that is added starts, and one that is removed finishes what it has begun', async () => {
    const held: ServerResponse[] = []
    const platform = await TroubleServer.start((_request, response) => held.push(response))
    const [one, two] = [brandAt('one.test', platform.url), brandAt('two.test', NO_PLATFORM)]
    const changing = await openBrandStack({ one })
    expect((await changing.ask('two.test', ONE)).status).toBe(421)
    changing.write({ one, two })
    await expect.poll(async () => (await changing.ask('two.test', ONE)).status).toBe(200)
    const begun = changing.ask('one.test', '{ hotGames(first: 3) { name } }')
    await expect.poll(() => platform.count).toBeGreaterThan(0)
    changing.write({ two })
    await expect.poll(async () => (await changing.ask('one.test', ONE)).status).toBe(421)
    for (const response of held) json(response, { success: true, value: { list: [] } })
    const { status, data } = await begun
    expect([status, data]).toEqual([200, { hotGames: [] }])
    expect((await changing.ask('two.test', ONE)).status).toBe(200)
    await changing.close()
    platform.close()
  })

  test('an invalid file is refused with its reason and no secret, and the previous brands keep running', async () => {
    const [one, two] = [brandAt('one.test', NO_PLATFORM), brandAt('two.test', `${NO_PLATFORM}/two`)]
    const refusing = await openBrandStack({ one })
    const secret = two.variables.COOKIE_KEYS ?? ''
    refusing.write({ one, two: { ...two, variables: { ...two.variables, SITE_ORIGIN: 'nowhere' } } })
    await expect.poll(() => refusing.logged()).toMatch(/the brands file is refused/)
    expect(refusing.logged()).toMatch(/Invalid brand two in .*SITE_ORIGIN/)
    expect(refusing.logged()).not.toContain(secret.split(':')[1])
    expect((await refusing.ask('one.test', ONE)).status).toBe(200)
    refusing.write({ one, two })
    await expect.poll(async () => (await refusing.ask('two.test', ONE)).status).toBe(200)
    await refusing.close()
  })

  test('a brand whose web is missing keeps no other from starting', async () => {
    const [one, two] = [
      brandAt('one.test', NO_PLATFORM),
      brandAt('two.test', `${NO_PLATFORM}/two`, { WEB_ROOT: 'gone' }),
    ]
    const started = await openBrandStack({ one, two })
    expect((await started.ask('one.test', ONE)).status).toBe(200)
    expect((await started.ask('two.test', ONE)).status).toBe(421)
    expect(started.logged()).toMatch(/"brand":"two".*a brand cannot be started/)
    await started.close()
  })
})
