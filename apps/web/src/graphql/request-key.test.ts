import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { withTabStorage } from '../tab-storage.fixture.ts'
import { type KeyedOperation, newRequestKey, underKey } from './request-key.ts'

withTabStorage()

it('is a new UUID each time', () => {
  const keys = Array.from({ length: 1_000 }, newRequestKey)
  expect(new Set(keys).size).toBe(1_000)
  expect(keys.filter((key) => !z.uuidv4().safeParse(key).success)).toEqual([])
})

describe('the key of a submit', () => {
  const getKey = async (operation: KeyedOperation, requested: unknown, code = 'OUTCOME_UNKNOWN') => {
    let key = ''
    await underKey(operation, requested, async (requestKey) => {
      key = requestKey
      return { result: { __typename: 'Problem', code } }
    })
    return key
  }

  it('stays the same for the same submit until its outcome is known', async () => {
    const key = await getKey('register', { username: 'lananh' })
    expect(await getKey('register', { username: 'lananh' })).toBe(key)
    expect(await getKey('logInWithCode', { username: 'lananh' })).not.toBe(key)
    expect(await getKey('register', { username: 'lananh2' })).not.toBe(key)
    const other = await getKey('register', { username: 'lananh' }, 'USERNAME_TAKEN')
    expect(await getKey('register', { username: 'lananh' })).not.toBe(other)
  })

  it('is another one for each submit where the gateway would refuse a repetition', async () => {
    const keys = new Set<string>()
    const send = async (key: string) => {
      keys.add(key)
      return { result: { __typename: 'Problem', code: 'OUTCOME_UNKNOWN' } }
    }
    for (const _ of [1, 2]) await underKey('register', { username: 'lananh' }, send, false)
    expect(keys.size).toBe(2)
  })

  it('works without storage', async () => {
    vi.stubGlobal('sessionStorage', undefined)
    expect(await getKey('register', {}, 'USERNAME_TAKEN')).toMatch(/^[\w-]{36}$/)
  })

  const sendTwice = async (first: () => Promise<{ result: { __typename: string; code?: string } | undefined }>) => {
    const keys: string[] = []
    const send = async (key: string) => {
      keys.push(key)
      return first()
    }
    for (const _ of [1, 2]) await underKey('logInWithCode', {}, send).catch(() => undefined)
    return new Set(keys).size
  }

  it.each<[string, () => Promise<{ result: { __typename: string; code?: string } | undefined }>]>([
    ['the connection broke', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['there was no result', () => Promise.resolve({ result: undefined })],
    [
      'the platform was not reached',
      () => Promise.resolve({ result: { __typename: 'Problem', code: 'PLATFORM_UNAVAILABLE' } }),
    ],
    ['it came too soon', () => Promise.resolve({ result: { __typename: 'Problem', code: 'RATE_LIMITED' } })],
  ])('stays when %s', async (_, send) => {
    expect(await sendTwice(send)).toBe(1)
  })

  it.each([{ __typename: 'LogInSuccess' }, { __typename: 'Problem', code: 'CODE_INVALID' }])(
    'changes after %j',
    async (result) => {
      expect(await sendTwice(() => Promise.resolve({ result }))).toBe(2)
    },
  )
})
