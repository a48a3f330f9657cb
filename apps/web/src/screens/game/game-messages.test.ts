import { describe, expect, test } from 'vitest'
import { readGameMessage } from './game-messages.ts'

const ORIGIN = 'https://play.example'
const frame = {} as Window
const ready = { type: 'playhouse:ready' }
const read = (event: { data?: unknown; origin?: string; source?: unknown }) =>
  readGameMessage({ data: ready, origin: 'null', source: frame, ...event } as MessageEvent<unknown>, frame, ORIGIN)

describe('readGameMessage', () => {
  test('takes the three messages, from the sandbox or from the origin that was named', () => {
    for (const origin of ['null', ORIGIN]) {
      expect(read({ origin })).toEqual(ready)
      expect(read({ origin, data: { type: 'playhouse:exit' } })).toEqual({ type: 'playhouse:exit' })
      expect(read({ origin, data: { type: 'playhouse:round', balance: '12.50' } })).toEqual({
        type: 'playhouse:round',
        balance: '12.50',
      })
    }
  })

  test('takes nothing from another window, whatever its origin', () => {
    for (const origin of ['null', ORIGIN]) {
      expect(read({ origin, source: {} })).toBeNull()
      expect(read({ origin, source: null })).toBeNull()
    }
  })

  test('takes nothing before there is a frame', () => {
    const event = { data: ready, origin: 'null', source: null } as MessageEvent<unknown>
    expect(readGameMessage(event, null, ORIGIN)).toBeNull()
    expect(readGameMessage(event, undefined, ORIGIN)).toBeNull()
  })

  test.each(['https://play.example.evil', 'http://play.example', 'https://other.example', ''])(
    'takes nothing from the origin %j',
    (origin) => expect(read({ origin })).toBeNull(),
  )

  test.each([
    [null],
    ['playhouse:ready'],
    [{}],
    [{ type: 'playhouse:win' }],
    [{ type: 'playhouse:round' }],
    [{ type: 'playhouse:round', balance: 12 }],
    [[ready]],
  ])('takes nothing that is none of the three: %j', (data) => expect(read({ data })).toBeNull())
})
