import type { PublishedEvent } from '@playhouse/platform-api/live.ts'
import { expect, test } from 'vitest'
import { LiveRing, RING_MS } from './live-ring.ts'

const event = (position: string, memberId = 7, type = 'MESSAGE', at = Date.now()): PublishedEvent => ({
  position,
  memberId,
  at,
  event: { type },
})
const positions = (events: readonly PublishedEvent[] | undefined) => events?.map(({ position }) => position)

function filled(): LiveRing {
  const ring = new LiveRing()
  ring.reset('10.1')
  ring.add([event('10.2'), event('11.1', 8), event('11.2', 7, 'BALANCE'), event('12.1'), event('12.2', 7, 'BALANCE')])
  return ring
}

test('returns a member’s events after a position, only the last of balances', () => {
  const ring = filled()
  expect(positions(ring.since(7, '10.1'))).toEqual(['10.2', '12.1', '12.2'])
  expect(positions(ring.since(7, '12.1'))).toEqual(['12.2'])
  expect(positions(ring.since(8, '12.2'))).toEqual([])
  expect(positions(ring.since(9, '10.1'))).toEqual([])
})

test('compares positions as numbers, transaction first', () => {
  const ring = new LiveRing()
  ring.reset('9.99')
  expect(positions(ring.add([event('9.100'), event('10.1'), event('9.5'), event('10.1')]))).toEqual(['9.100', '10.1'])
})

test('skips events that it already has', () => {
  const ring = filled()
  expect(positions(ring.add([event('12.1'), event('12.2'), event('13.1')]))).toEqual(['13.1'])
  expect(ring.position).toBe('13.1')
  expect(ring.seq).toBe(6)
})

test('reports when events may be missing', () => {
  const ring = filled()
  expect(new LiveRing().since(7, '10.1')).toBeUndefined()
  expect(ring.since(7, '9.9')).toBeUndefined()
  expect(ring.since(7, '99.1')).toBeUndefined()
})

test('drops old events and invalidates the cursors before them', () => {
  const ring = new LiveRing()
  ring.reset('1.1')
  const old = Date.now() - RING_MS - 1
  ring.add([event('2.1', 7, 'MESSAGE', old), event('2.2', 8, 'MESSAGE', old), event('3.1')])
  ring.dropOld()
  expect(ring.since(7, '2.1')).toBeUndefined()
  expect(positions(ring.since(7, '2.2'))).toEqual(['3.1'])
  expect(positions(ring.since(8, '2.2'))).toEqual([])
})

test('keeps cursors valid while nothing happens', () => {
  const ring = filled()
  ring.dropOld(Date.now() + RING_MS * 10)
  expect(positions(ring.since(7, '12.2'))).toEqual([])
})
