import { feedback } from '@playhouse/platform-api/support.ts'
import { systemStatus } from '@playhouse/platform-api/site.ts'
import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEADLINES } from '../src/platform/call-context.ts'
import { json, siteStatus, TroubleServer } from '../src/platform/trouble-server.fixture.ts'
import { NO_PLATFORM } from './no-platform.ts'
import { REDIS_BINARY, RedisServer } from './redis-server.ts'
import { openGateway } from './stack.ts'

const SEND = `mutation ($input: SendFeedbackInput!) {
  sendFeedback(input: $input) { __typename ... on UserError { code } ... on SendFeedbackSuccess { reference } }
}`
const DONE = { __typename: 'SendFeedbackSuccess', reference: 'F-1' }
const UNKNOWN = { __typename: 'Problem', code: 'OUTCOME_UNKNOWN' }
const CALL_MS = 500

/** Carries out every write that it gets, under whatever key. */
let platform: TroubleServer
let received = 0
const succeed = (response: ServerResponse) => json(response, { success: true, value: { reference: 'F-1' } })
let answer = succeed
beforeAll(async () => {
  platform = await TroubleServer.start((request, response) => {
    if (request.url?.startsWith(systemStatus.path)) return json(response, siteStatus('FEEDBACK3'))
    if (request.url !== feedback.path) return json(response, { success: false, errorCode: 'not.found' }, 404)
    received += 1
    return answer(response)
  })
})
afterAll(() => platform.close())
beforeEach(() => {
  received = 0
  answer = succeed
})

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function open(environment: Record<string, string> = {}, url = platform.url) {
  const settings = { PLATFORM_IDEMPOTENT: 'false', ...environment }
  const { browser, close } = await openGateway(url, settings, { ...DEADLINES, longCallsMs: { feedback: CALL_MS } })
  closing.push(close)
  const visitor = browser()
  return {
    visitor,
    close,
    send: async (requestKey: string, content = 'The words of a visitor, who says something.') => {
      const input = { requestKey, questionType: 'SITE', content }
      return (await visitor.send(SEND, { input })).data?.['sendFeedback']
    },
  }
}

describe('in front of a platform that ignores request keys a gateway', () => {
  test('sends no request again whose answer came too late', async () => {
    const { send } = await open()
    const key = randomUUID()
    answer = (response) => void setTimeout(() => succeed(response), 2 * CALL_MS)
    expect(await send(key)).toEqual(UNKNOWN)
    answer = succeed
    expect(await send(key)).toEqual(UNKNOWN)
    expect(await send(key, 'Other words of the same visitor, who says more.')).toEqual(UNKNOWN)
    expect(received).toBe(1)
    expect(await send(randomUUID())).toEqual(DONE)
  })

  test('sends no request again that succeeded, because its answer may be lost on the way to the page', async () => {
    const { send } = await open()
    const key = randomUUID()
    expect(await send(key)).toEqual(DONE)
    expect(await send(key)).toEqual(UNKNOWN)
    expect(received).toBe(1)
  })

  test('sends one of two equal requests that arrive together', async () => {
    const { send } = await open()
    const key = randomUUID()
    const results = await Promise.all([send(key), send(key), send(key)])
    expect(results.filter((result) => JSON.stringify(result) === JSON.stringify(UNKNOWN))).toHaveLength(2)
    expect(received).toBe(1)
  })

  test('sends a request again that was refused, or never arrived', async () => {
    const { send } = await open()
    const key = randomUUID()
    answer = (response) =>
      json(response, { success: false, message: '', errorCode: 'function.not.available', value: {} }, 400)
    expect(await send(key)).toMatchObject({ code: 'NOT_AVAILABLE' })
    answer = succeed
    expect(await send(key)).toEqual(DONE)
    expect(received).toBe(2)
    const away = await open({}, NO_PLATFORM)
    expect(await away.send(key)).toMatchObject({ code: 'PLATFORM_UNAVAILABLE' })
    expect(await away.send(key)).toMatchObject({ code: 'PLATFORM_UNAVAILABLE' })
  })

  test('frees the key of a request that it did not send because the platform lacks the feature', async () => {
    const { visitor } = await open({ PLATFORM_FEATURES: 'core' })
    const requestKey = randomUUID()
    const input = { requestKey, email: 'lan@mail.example', text: 'Where is it?', title: 'Deposit', topic: 'ACCOUNT' }
    const mutation =
      'mutation ($input: OpenGuestCaseInput!) { openGuestCase(input: $input) { ... on UserError { code } } }'
    const openCase = async () => (await visitor.send(mutation, { input })).data?.['openGuestCase']
    expect([await openCase(), await openCase()]).toMatchObject([
      { code: 'FEATURE_UNAVAILABLE' },
      { code: 'FEATURE_UNAVAILABLE' },
    ])
  })

  test('tells pages so', async () => {
    const query = '{ site { canRepeatMutations } }'
    expect((await (await open()).visitor.send(query)).data).toEqual({ site: { canRepeatMutations: false } })
    const other = await open({ PLATFORM_IDEMPOTENT: 'true' })
    expect((await other.visitor.send(query)).data).toEqual({ site: { canRepeatMutations: true } })
  })

  test.runIf(REDIS_BINARY)('knows what other gateways, and those before it, have sent', async () => {
    const redis = await RedisServer.start()
    closing.push(() => redis.stop())
    const first = await open({ REDIS_URL: redis.url })
    /** Before it is connected a gateway knows its own requests only. */
    const openConnected = async () => {
      const other = await open({ REDIS_URL: redis.url })
      await expect
        .poll(async () => {
          const key = randomUUID()
          return [await first.send(key), await other.send(key)]
        })
        .toEqual([DONE, UNKNOWN])
      return other
    }
    const second = await openConnected()
    const key = randomUUID()
    expect(await second.send(key)).toEqual(DONE)
    await second.close()
    expect(await (await openConnected()).send(key)).toEqual(UNKNOWN)
  })

  test.runIf(REDIS_BINARY)('remembers its own requests while Redis is down', async () => {
    const redis = await RedisServer.start()
    const { send } = await open({ REDIS_URL: redis.url })
    const key = randomUUID()
    expect(await send(key)).toEqual(DONE)
    await redis.stop()
    expect(await send(key)).toEqual(UNKNOWN)
    const other = randomUUID()
    expect([await send(other), await send(other)]).toEqual([DONE, UNKNOWN])
  })
})

test('a gateway forwards a repetition to a platform that carries out each request key once', async () => {
  const { send } = await open({ PLATFORM_IDEMPOTENT: '' })
  const key = randomUUID()
  expect([await send(key), await send(key)]).toEqual([DONE, DONE])
  expect(received).toBe(2)
})
