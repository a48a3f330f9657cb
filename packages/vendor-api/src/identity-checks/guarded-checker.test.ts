import { afterEach, describe, expect, test, vi } from 'vitest'
import { guardChecker } from './guarded-checker.ts'
import {
  type IdentityChecker,
  type IdentityCheckOrder,
  type IdentityCheckResult,
  IdentityRefusedError,
  IdentityUnknownError,
} from './identity-checker.ts'

const ID = '0f2d1c34-9c1f-4b52-8f38-1d6d0f0c7a11'
const ORDER: IdentityCheckOrder = {
  id: ID,
  realName: 'Trần Thị Lan',
  birthday: '1990-05-17',
  address: '7 Lotus Lane',
  documents: [{ kind: 'ID_FRONT', picture: new Uint8Array([7]) }],
}
const PASSED: IdentityCheckResult = {
  outcome: 'PASSED',
  findings: [],
  decidedAt: new Date('2026-01-01T00:00:00Z'),
  pageUrl: 'https://checks.example/7',
}
const WEBHOOK = { headers: {}, body: '{}' }

/** As TypeScript would not let it be written, and JavaScript does. */
type Nonsense = Partial<Record<keyof IdentityChecker, unknown>>

const guard = (changes: Nonsense = {}) =>
  guardChecker(
    {
      kind: 'identity',
      code: 'leaves',
      name: 'Tea Leaves',
      prefix: 'LEAVES',
      open: () =>
        ({
          documents: ['ID_FRONT'],
          start: async () => PASSED,
          find: async () => undefined,
          readWebhook: () => ({ kind: 'RESULT', id: ID, result: PASSED }),
          ...changes,
        }) as IdentityChecker,
    },
    { url: 'http://127.0.0.1:9', secrets: [], settings: {} },
  )

afterEach(() => vi.useRealTimers())

describe('a call of a provider of identity checks', () => {
  test('returns what the provider answers, and its refusal', async () => {
    expect(await guard().start(ORDER)).toEqual(PASSED)
    expect(await guard().find(ID)).toBeUndefined()
    const refusing = guard({ start: () => Promise.reject(new IdentityRefusedError('status 422')) })
    await expect(refusing.start(ORDER)).rejects.toThrow(new IdentityRefusedError('status 422'))
  })

  test.each<[what: string, start: unknown]>([
    ['fails in itself', () => Promise.reject(new TypeError('x is undefined'))],
    ['answers nothing', async () => undefined],
    ['answers an outcome that there is not', async () => ({ ...PASSED, outcome: 'FINE' })],
    ['answers a finding that there is not', async () => ({ ...PASSED, findings: ['UGLY'] })],
    ['decides at no moment', async () => ({ ...PASSED, decidedAt: '2026-01-01' })],
    ['names a page that runs a script', async () => ({ ...PASSED, pageUrl: 'javascript:alert(1)' })],
  ])('that %s has no known outcome', async (_what, start) => {
    await expect(guard({ start }).start(ORDER)).rejects.toBeInstanceOf(IdentityUnknownError)
  })

  test('is given up after 25 seconds', async () => {
    vi.useFakeTimers()
    const answer = guard({ find: () => new Promise(() => {}) })
      .find(ID)
      .catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(25_000)
    expect(await answer).toBeInstanceOf(IdentityUnknownError)
  })

  test.each(['Trần Thị Lan', '1990-05-17', '7 Lotus Lane'])(
    'says nothing of the person in an error: %s',
    async (text) => {
      for (const error of [new IdentityRefusedError(`no ${text}`), new Error(`bad ${text}`)])
        await expect(guard({ start: () => Promise.reject(error) }).start(ORDER)).rejects.not.toThrow(text)
    },
  )
})

describe('a webhook of a provider of identity checks', () => {
  test('is read as the provider reads it', () => {
    expect(guard().readWebhook?.(WEBHOOK)).toEqual({ kind: 'RESULT', id: ID, result: PASSED })
    expect(guard({ readWebhook: undefined }).readWebhook).toBeUndefined()
  })

  test.each<[what: string, readWebhook: unknown]>([
    [
      'fails',
      () => {
        throw new Error('no leaf')
      },
    ],
    ['returns a promise', async () => ({ kind: 'RESULT', id: ID, result: PASSED })],
    ['returns true', () => true],
  ])('has no signature where its check %s', (_what, readWebhook) => {
    expect(guard({ readWebhook }).readWebhook?.(WEBHOOK)).toEqual({ kind: 'UNSIGNED' })
  })

  test.each([
    ['another id', { kind: 'RESULT', id: '7', result: PASSED }],
    ['no result', { kind: 'RESULT', id: ID, result: { outcome: 'FINE' } }],
  ])('that is signed and has %s is unreadable', (_what, reading) => {
    expect(guard({ readWebhook: () => reading }).readWebhook?.(WEBHOOK)).toEqual({ kind: 'UNREADABLE' })
  })
})

test.each<[reason: string, changes: Nonsense]>([
  ['documents', { documents: ['SHOPPING_LIST'] }],
  ['is no function', { find: undefined }],
])('a provider of identity checks cannot be opened where it does not fit: %s', (reason, changes) => {
  expect(() => guard(changes)).toThrow(/The provider of identity checks "leaves" cannot be opened/)
  expect(() => guard(changes)).toThrow(reason)
})
