import { describe, expect, test } from 'vitest'
import { readGameMessage } from './game-messages.ts'

const ORIGIN = 'https://play.example'
const frame = {} as Window
const ready = { type: 'playhouse:ready' }
const read = (event: { data?: unknown; origin?: string; source?: unknown }) =>
  readGameMessage({ data: ready, origin: 'null', source: frame, ...event } as MessageEvent<unknown>, frame, ORIGIN)

describe('readGameMessage', () => {
  test('accepts the messages of the contract from the sandbox and from the launch origin', () => {
    for (const origin of ['null', ORIGIN]) {
      expect(read({ origin })).toEqual(ready)
      expect(read({ origin, data: { type: 'playhouse:exit' } })).toEqual({ type: 'playhouse:exit' })
      expect(read({ origin, data: { type: 'playhouse:round', balance: '12.50' } })).toEqual({
        type: 'playhouse:round',
        balance: '12.50',
      })
      for (const data of [{ type: 'playhouse:deposit' }, { type: 'playhouse:sound', on: true }]) {
        expect(read({ origin, data })).toEqual(data)
      }
    }
  })

  test('ignores other windows, whatever their origin', () => {
    for (const origin of ['null', ORIGIN]) {
      expect(read({ origin, source: {} })).toBeNull()
      expect(read({ origin, source: null })).toBeNull()
    }
  })

  test('ignores messages before the frame is mounted', () => {
    const event = { data: ready, origin: 'null', source: null } as MessageEvent<unknown>
    expect(readGameMessage(event, null, ORIGIN)).toBeNull()
    expect(readGameMessage(event, undefined, ORIGIN)).toBeNull()
  })

  test.each(['https://play.example.evil', 'http://play.example', 'https://other.example', ''])(
    'ignores messages from the origin %j',
    (origin) => expect(read({ origin })).toBeNull(),
  )

  test.each([
    [null],
    ['playhouse:ready'],
    [{}],
    [{ type: 'playhouse:win' }],
    [{ type: 'playhouse:round' }],
    [{ type: 'playhouse:round', balance: 12 }],
    [{ type: 'playhouse:sound', on: 'yes' }],
    [[ready]],
  ])('ignores the unknown message %j', (data) => expect(read({ data })).toBeNull())
})
