import { afterEach, describe, expect, test, vi } from 'vitest'
import { guardSender } from './guarded-sender.ts'
import { MessageRefusedError, type MessageSender, MessageUnknownError, type OutgoingMessage } from './message-sender.ts'

const SMS: OutgoingMessage = {
  id: '0f2d1c34-9c1f-4b52-8f38-1d6d0f0c7a11',
  channel: 'sms',
  address: '+84912345678',
  text: '123456 is your code.',
}

/** As TypeScript would not let it be written, and JavaScript does. */
type Nonsense = Partial<Record<keyof MessageSender, unknown>>

const guard = (changes: Nonsense = {}) =>
  guardSender(
    {
      kind: 'message',
      code: 'teapost',
      name: 'Tea Post',
      prefix: 'TEA',
      open: () => ({ channels: ['sms'], send: async () => {}, ...changes }) as MessageSender,
    },
    { url: 'http://127.0.0.1:9', secrets: [], settings: {} },
  )

afterEach(() => vi.useRealTimers())

describe('a message service', () => {
  test('takes a message, and its refusal stays one', async () => {
    await expect(guard().send(SMS)).resolves.toBeUndefined()
    const refusing = guard({ send: () => Promise.reject(new MessageRefusedError('status 422')) })
    await expect(refusing.send(SMS)).rejects.toThrow(new MessageRefusedError('status 422'))
  })

  test.each<[what: string, send: unknown]>([
    ['fails in itself', () => Promise.reject(new TypeError('x is undefined'))],
    [
      'throws before it waits',
      () => {
        throw new Error('no tea')
      },
    ],
    // oxlint-disable-next-line prefer-promise-reject-errors -- JavaScript may
    ['throws what is no error', () => Promise.reject('tea')],
  ])('that %s may have taken the message, so that the next one is asked', async (_what, send) => {
    await expect(guard({ send }).send(SMS)).rejects.toBeInstanceOf(MessageUnknownError)
  })

  test('that does not answer is given up after ten seconds', async () => {
    vi.useFakeTimers()
    const answer = guard({ send: () => new Promise(() => {}) })
      .send(SMS)
      .catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await answer).toEqual(new MessageUnknownError('no answer within 10 seconds'))
  })

  test.each([
    'cannot reach +84912345678',
    'not a number: 84912345678',
    'refused "123456 is your code."',
    'x'.repeat(400),
  ])('says neither address nor text in an error: %s', async (reason) => {
    for (const error of [new MessageRefusedError(reason), new Error(reason)]) {
      const thrown: unknown = await guard({ send: () => Promise.reject(error) })
        .send(SMS)
        .catch((one: unknown) => one)
      expect(JSON.stringify(thrown, ['message', 'stack', 'cause'])).not.toMatch(/84912345678|123456 is|x{121}/)
    }
  })

  test.each<[reason: string, changes: Nonsense]>([
    ['channels', { channels: [] }],
    ['channels', { channels: ['pigeon'] }],
    ['is no function', { send: 'tea' }],
  ])('cannot be opened where it does not fit: %s', (reason, changes) => {
    expect(() => guard(changes)).toThrow(/The message service "teapost" cannot be opened/)
    expect(() => guard(changes)).toThrow(reason)
  })
})
