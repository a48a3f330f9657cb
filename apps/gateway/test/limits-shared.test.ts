import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NO_PLATFORM } from './no-platform.ts'
import { REDIS_BINARY, RedisServer } from './redis-server.ts'
import { openGateway } from './stack.ts'

if (!REDIS_BINARY) {
  process.stderr.write(
    'NOT RUN: limits shared by several gateways. Install valkey-server or redis-server to run these tests.\n',
  )
}

/** The limit is one log-in per second. */
const SECOND_MS = 1_050
const LOG_IN = 'mutation { logIn(input: { username: "one", password: "p" }) { ... on Problem { code } } }'

describe.runIf(REDIS_BINARY)('with a shared memory', () => {
  let redis: RedisServer
  let gateways: Awaited<ReturnType<typeof openGateway>>[]

  beforeAll(async () => {
    redis = await RedisServer.start()
    const settings = {
      OPERATION_LIMIT_FACTOR: '1',
      RATE_LIMIT_PER_MINUTE: '30',
      REDIS_URL: redis.url,
    }
    gateways = [await openGateway(NO_PLATFORM, settings), await openGateway(NO_PLATFORM, settings)]
  })
  afterAll(async () => {
    for (const { close } of gateways) await close()
    await redis.stop()
  })

  const logIn = async (index: number) => {
    const { data } = (await gateways[index]?.browser().send(LOG_IN)) ?? {}
    return (data as unknown as { logIn: { code: string } } | undefined)?.logIn.code
  }
  const read = async (index: number) => (await gateways[index]?.browser().send('{ __typename }'))?.status

  test('shares operation limits between gateways', async () => {
    // A gateway counts locally until it is connected, and the first log-ins may outlast a window.
    await expect
      .poll(async () => [await logIn(0), await logIn(1)], { interval: SECOND_MS })
      .toEqual(['PLATFORM_UNAVAILABLE', 'RATE_LIMITED'])
    await sleep(SECOND_MS)
    expect(await logIn(1)).toBe('PLATFORM_UNAVAILABLE')
  })

  test('shares the general limit between gateways', async () => {
    const statuses = []
    for (let time = 0; time < 34; time += 1) statuses.push(await read(time % 2))
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(statuses.slice(-4)).toEqual([429, 429, 429, 429])
  })

  test('answers and counts per gateway while Redis hangs', async () => {
    await sleep(SECOND_MS)
    redis.freeze()
    expect(await read(0)).toBe(200)
    const codes = await Promise.all([logIn(0), logIn(0)])
    expect(codes.toSorted()).toEqual(['PLATFORM_UNAVAILABLE', 'RATE_LIMITED'])
  })

  test('counts requests and mutations per gateway when Redis is down', async () => {
    await redis.stop()
    await sleep(SECOND_MS)
    for (const index of [0, 1]) {
      const codes = await Promise.all([logIn(index), logIn(index)])
      expect(codes.toSorted()).toEqual(['PLATFORM_UNAVAILABLE', 'RATE_LIMITED'])
    }
    const statuses = []
    for (let time = 0; time < 31; time += 1) statuses.push(await read(1))
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])
    expect(await read(0)).toBe(200)
    expect(gateways[0]?.logged()).toContain('Redis is down')
  })
})
