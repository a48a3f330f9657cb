import { describe, expect, test } from 'vitest'
import { type DayOfPlay, inUnits, periodsAt, getProgress } from './rules.ts'

const keysAt = (mission: Partial<Parameters<typeof periodsAt>[0]>, at: string) =>
  periodsAt({ cycle: 'DAY', startsOn: '2026-11-01', endsOn: null, ...mission }, new Date(at)).map(({ key }) => key)

describe('periods, in the zone of the brand', () => {
  test('keep a day claimable to the last millisecond of the next day', () => {
    expect(keysAt({}, '2026-11-22T16:59:59.999Z')).toEqual(['2026-11-22', '2026-11-21'])
    expect(keysAt({}, '2026-11-22T17:00:00.000Z')).toEqual(['2026-11-23', '2026-11-22'])
  })

  test('keep a week claimable on the Monday after it', () => {
    expect(keysAt({ cycle: 'WEEK' }, '2026-11-23T16:59:59.999Z')).toEqual(['2026-11-23', '2026-11-16'])
    expect(keysAt({ cycle: 'WEEK' }, '2026-11-23T17:00:00.000Z')).toEqual(['2026-11-23'])
  })

  test('end with the last day of the mission and the day after it', () => {
    const ended = { cycle: 'ONCE', endsOn: '2026-11-20' } as const
    expect(keysAt(ended, '2026-11-21T16:59:59Z')).toEqual(['once'])
    expect(keysAt(ended, '2026-11-21T17:00:00Z')).toEqual([])
    expect(keysAt({ endsOn: '2026-11-20' }, '2026-11-21T03:00:00Z')).toEqual(['2026-11-20'])
  })

  test('begin with its first day', () => {
    expect(keysAt({ startsOn: '2026-11-22' }, '2026-11-21T16:59:59Z')).toEqual([])
    expect(keysAt({ startsOn: '2026-11-22' }, '2026-11-21T17:00:00Z')).toEqual(['2026-11-22'])
    const [week] = periodsAt(
      { cycle: 'WEEK', startsOn: '2026-11-18', endsOn: '2026-11-20' },
      new Date('2026-11-19T03:00:00Z'),
    )
    expect(week).toMatchObject({ key: '2026-11-16', from: '2026-11-18', to: '2026-11-20' })
    expect(week?.claimableUntil?.toISOString()).toBe('2026-11-21T17:00:00.000Z')
  })
})

describe('progress', () => {
  const played = (day: string, nodeId: number, more: Partial<DayOfPlay> = {}): DayOfPlay => ({
    day,
    nodeId,
    product: 'RNG',
    turnover: 100n,
    rounds: 2,
    wins: 0,
    ...more,
  })
  const plays = [
    played('2026-11-21', 1, { wins: 1 }),
    played('2026-11-22', 1, { wins: 1 }),
    played('2026-11-22', 2, { product: 'LIVE', wins: 2 }),
    played('2026-11-22', 3),
    played('2026-11-23', 4, { wins: 1 }),
  ]
  const day = { from: '2026-11-22', to: '2026-11-22' }
  const rest = { from: '2026-11-21', to: null }

  test.each([
    ['TURNOVER', [], day, 300n],
    ['TURNOVER', ['RNG'], day, 200n],
    ['TURNOVER', [], rest, 500n],
    ['ROUNDS', ['LIVE', 'RNG'], day, 6n],
    ['ROUNDS', ['LOTT'], rest, 0n],
    ['GAMES_WON', [], day, 2n],
    ['GAMES_WON', [], rest, 3n],
    ['DAYS', [], rest, 3n],
    ['DAYS', ['LIVE'], rest, 1n],
  ] as const)('counts %s of %j', (kind, products, period, expected) => {
    expect(getProgress({ kind, products: [...products] }, period, plays)).toBe(expected)
  })

  test('is money for turnover and a number otherwise', () => {
    expect([inUnits('TURNOVER', 5n), inUnits('ROUNDS', 5n)]).toEqual([5n, 50_000n])
  })
})
