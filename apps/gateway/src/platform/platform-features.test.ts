import { OPTIONAL_FEATURES, type PlatformFeature } from '@playhouse/platform-api/features.ts'
import { jackpots } from '@playhouse/platform-api/games-played.ts'
import { balance } from '@playhouse/platform-api/wallet.ts'
import { raffleDetail } from '@playhouse/platform-api/raffles.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { FeatureAbsent } from './failures.ts'
import { findProbes, learnFeatures } from './learn-features.ts'
import { PublicCache } from './public-cache.ts'
import { PublicPlatform } from './public-platform.ts'
import type { StatedFeatures } from './platform-features.ts'
import { STATED_FEATURES } from './stated-features.ts'
import { troubleClient } from './trouble-client.fixture.ts'
import { json } from './trouble-server.fixture.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

type Behaviour = Parameters<typeof troubleClient>[0]
async function createClientFor(behave: Behaviour, stated: StatedFeatures = 'learn', off?: readonly PlatformFeature[]) {
  const trouble = await troubleClient(behave, undefined, undefined, stated, undefined, off)
  closing.push(trouble.close)
  const { client, facts } = trouble
  return { ...trouble, ask: () => client.send(jackpots, {}, facts, { retry: true }) }
}

const answerHtml =
  (status: number): Behaviour =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Nothing here</h1>')

describe('a call that the platform does not know', () => {
  test.each([404, 405, 501])('with status %i says that the feature is absent, once', async (status) => {
    const { ask, server, features, reports } = await createClientFor(answerHtml(status))
    await expect(ask()).rejects.toBeInstanceOf(FeatureAbsent)
    await expect(ask()).rejects.toBeInstanceOf(FeatureAbsent)
    expect(server.count).toBe(1)
    expect([...features.absent]).toEqual(['jackpots'])
    expect(reports).toMatchObject([{ endpoint: 'jackpots', outcome: 'absent', attempts: 1 }])
  })

  test('does not open the circuit of its service', async () => {
    const { client, facts, server } = await createClientFor(answerHtml(404))
    for (let call = 0; call < 60; call++)
      await client.send(jackpots, {}, facts, { retry: false, isProbe: true }).catch(() => {})
    expect(server.count).toBe(60)
  })

  test('with the envelope of the contract is a refusal', async () => {
    const { ask, features } = await createClientFor((_request, response) =>
      json(response, { success: false, errorCode: 'record.not.found' }, 404),
    )
    await expect(ask()).rejects.toMatchObject({ code: 'record.not.found' })
    expect(features.absent.size).toBe(0)
  })

  test('is an outage where the endpoint has answered before', async () => {
    const { client, facts, features } = await createClientFor((_request, response, count) =>
      count === 1
        ? json(response, { success: false, errorCode: 'raffle.not.found' })
        : answerHtml(404)(_request, response, count),
    )
    const ask = () => client.send(raffleDetail, { raffleId: '1' }, facts, { retry: false })
    await expect(ask()).rejects.toMatchObject({ code: expect.any(String) })
    await expect(ask()).rejects.toMatchObject({ outage: 'bad_answer' })
    expect(features.absent.size).toBe(0)
  })

  test('is an outage of the core', async () => {
    const { client, facts, features } = await createClientFor(answerHtml(404))
    await expect(client.send(balance, {}, facts, { retry: false, token: 't' })).rejects.toMatchObject({
      outage: 'bad_answer',
    })
    expect(features.absent.size).toBe(0)
  })

  test('is an outage where the operator says what the platform has', async () => {
    const { ask } = await createClientFor(answerHtml(404), new Set(['jackpots']))
    await expect(ask()).rejects.toMatchObject({ outage: 'bad_answer' })
  })
})

test('a feature that the operator does not name is never asked for', async () => {
  const { ask, server } = await createClientFor(answerHtml(404), new Set(['raffles']))
  await expect(ask()).rejects.toBeInstanceOf(FeatureAbsent)
  expect(server.count).toBe(0)
})

test.each(['all', 'learn'] as const)('a feature that the site leaves out is never asked for: %s', async (stated) => {
  const { ask, client, features, server } = await createClientFor(answerHtml(404), stated, ['jackpots'])
  const stopped = new AbortController()
  if (stated === 'learn') await learnFeatures({ client, features, shared: undefined, signal: stopped.signal })
  const before = server.count
  await expect(ask()).rejects.toBeInstanceOf(FeatureAbsent)
  expect(server.count).toBe(before)
  features.setMissing([])
  expect([...features.absent]).toEqual(['jackpots'])
  stopped.abort()
})

describe('learning', () => {
  test('asks an endpoint of each feature, none of which has an effect without a session', () => {
    const probes = findProbes()
    expect(probes.map(({ feature }) => feature)).toEqual(OPTIONAL_FEATURES)
    const harmful = probes.filter(
      ({ method, access, input }) => method !== 'GET' && access === 'public' && input.safeParse({}).success,
    )
    expect(harmful).toEqual([])
  })

  test('finds what is absent, and what has come since', async () => {
    let isOld = true
    const { client, features } = await createClientFor((request, response, count) => {
      if (isOld && request.url?.includes('getJackpot')) answerHtml(404)(request, response, count)
      else json(response, { success: false, errorCode: 'login.not.session' }, 401)
    })
    const stopped = new AbortController()
    const learn = () => learnFeatures({ client, features, shared: undefined, signal: stopped.signal })
    await learn()
    expect([...features.absent]).toEqual(['jackpots'])
    isOld = false
    await learn()
    expect(features.absent.size).toBe(0)
    expect(features.findAbsence(jackpots)).toBeUndefined()
    stopped.abort()
  })

  test('keeps a feature absent while one of its endpoints is missing, and asks for that endpoint again', async () => {
    let isOld = true
    const answered = (response: Parameters<Behaviour>[1]) =>
      json(response, { success: false, errorCode: 'login.not.session' }, 401)
    const { client, facts, features } = await createClientFor((request, response, count) => {
      if (isOld && request.url?.includes(raffleDetail.path)) answerHtml(404)(request, response, count)
      else answered(response)
    })
    const stopped = new AbortController()
    const learn = () => learnFeatures({ client, features, shared: undefined, signal: stopped.signal })
    await learn()
    await expect(client.send(raffleDetail, { raffleId: '1' }, facts, { retry: false })).rejects.toBeInstanceOf(
      FeatureAbsent,
    )
    await learn()
    expect([...features.absent]).toEqual(['raffles'])
    isOld = false
    await learn()
    expect([...features.absent]).toEqual([])
    stopped.abort()
  })

  test('takes what another gateway has found out in the last ten minutes', async () => {
    const { client, features, server } = await createClientFor(answerHtml(404))
    const stopped = new AbortController()
    const shared = { read: async () => ({ text: '["raffles"]', at: Date.now() }), write: () => {} }
    await learnFeatures({ client, features, shared, signal: stopped.signal })
    expect([...features.absent]).toEqual(['raffles'])
    expect(server.count).toBe(0)
    stopped.abort()
  })
})

test('a body that must be sealed is never sent open because the platform has no keys', async () => {
  const { client, facts, server } = await createClientFor(answerHtml(404), new Set())
  const platform = new PublicPlatform(client, new PublicCache(), facts)
  const attempt = platform.write(login, { username: 'lan', password: 'secret-of-lan' })
  await expect(attempt).rejects.toMatchObject({ outage: 'bad_answer' })
  expect(server.count).toBe(0)
})

describe('PLATFORM_FEATURES', () => {
  const read = (text: string) => STATED_FEATURES.safeParse(text)
  test.each(['all', 'learn'])('may be %s', (text) => expect(read(text).data).toBe(text))

  test('names what there is', () => {
    expect(read('limits, raffles').data).toEqual(new Set(['limits', 'raffles']))
    expect(read('core').data).toEqual(new Set(['core']))
  })

  test('refuses an unknown name, and says which there are', () => {
    expect(read('limits,rafles').error?.issues[0]?.message).toContain('raffles')
  })
})
