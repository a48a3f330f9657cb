import { describe, expect, it } from 'vitest'
import type { MomentFormat } from './dialect.ts'
import { compileDays, compileMoments } from './moments.ts'

const format = (changes: Partial<MomentFormat>): MomentFormat => ({
  moment: 'milliseconds',
  pattern: 'yyyy-MM-dd HH:mm:ss',
  overlap: 'earlier',
  json: 'number',
  none: [],
  ...changes,
})
const berlin = (changes: Partial<MomentFormat> = {}) =>
  compileMoments(format({ moment: 'local', zone: 'Europe/Berlin', ...changes }))
const at = (text: string) => Date.parse(text)

describe('moments of a platform', () => {
  it.each([
    [format({ moment: 'milliseconds' }), 1_700_000_000_123, '2023-11-14T22:13:20.123Z'],
    [format({ moment: 'milliseconds' }), '1700000000123', '2023-11-14T22:13:20.123Z'],
    [format({ moment: 'seconds' }), 1_700_000_000, '2023-11-14T22:13:20Z'],
    [format({ moment: 'seconds' }), '1700000000.1239', '2023-11-14T22:13:20.123Z'],
    [format({ moment: 'iso' }), '2023-11-14T22:13:20.123456+07:00', '2023-11-14T15:13:20.123Z'],
    [format({ moment: 'local', zone: 'Asia/Bangkok' }), '2023-11-15 05:13:20', '2023-11-14T22:13:20Z'],
    [format({ moment: 'local', zone: 'UTC', pattern: 'dd/MM/yyyy HH:mm' }), '14/11/2023 22:13', '2023-11-14T22:13:00Z'],
    [
      format({ moment: 'local', zone: 'UTC', pattern: 'yyyyMMddHHmmssSSS' }),
      '20231114221320123',
      '2023-11-14T22:13:20.123Z',
    ],
  ])('reads %o %s as %s', (given, theirs, ours) => expect(compileMoments(given).toOurs(theirs)).toBe(at(ours)))

  it('moves a local time that the clocks skip forward by what they skip', () => {
    expect(berlin().toOurs('2026-03-29 02:30:00')).toBe(at('2026-03-29T03:30:00+02:00'))
    expect(berlin({ overlap: 'later' }).toOurs('2026-03-29 02:30:00')).toBe(at('2026-03-29T03:30:00+02:00'))
    expect(berlin().toOurs('2026-03-29 01:59:59')).toBe(at('2026-03-29T01:59:59+01:00'))
  })

  it('reads a local time that the clocks show twice as the one that the dialect names', () => {
    expect(berlin().toOurs('2026-10-25 02:30:00')).toBe(at('2026-10-25T02:30:00+02:00'))
    expect(berlin({ overlap: 'later' }).toOurs('2026-10-25 02:30:00')).toBe(at('2026-10-25T02:30:00+01:00'))
    expect(berlin().toTheirs(at('2026-10-25T02:30:00+01:00'))).toBe('2026-10-25 02:30:00')
  })

  it.each([
    [format({ moment: 'local', zone: 'Asia/Bangkok' }), 1_700_000_000_000, '2023-11-15 05:13:20'],
    [format({ moment: 'seconds' }), 1_700_000_000_999, 1_700_000_000],
    [format({ moment: 'seconds', json: 'text' }), 1_700_000_000_999, '1700000000'],
    [format({ moment: 'iso' }), 1_700_000_000_123, '2023-11-14T22:13:20.123Z'],
  ])('writes %o %d as %s', (given, ours, theirs) => expect(compileMoments(given).toTheirs(ours)).toBe(theirs))

  it('reads what says that there is no moment as null', () => {
    const codec = compileMoments(format({ moment: 'seconds', none: [0, ''] }))
    expect([codec.toOurs(0), codec.toOurs(''), codec.toOurs(1)]).toEqual([null, null, 1_000])
  })

  it.each([
    [format({ moment: 'iso' }), '2023-11-14T22:13:20'],
    [format({ moment: 'iso' }), 1_700_000_000],
    [format({ moment: 'seconds' }), '2023-11-14'],
    [format({ moment: 'seconds' }), 9e15],
    [format({ moment: 'local', zone: 'UTC' }), '2023-02-30 00:00:00'],
    [format({ moment: 'local', zone: 'UTC' }), '2023-11-14T22:13:20Z'],
    [format({ moment: 'milliseconds' }), null],
    [format({ moment: 'milliseconds' }), {}],
  ])('refuses %o %s', (given, theirs) => expect(() => compileMoments(given).toOurs(theirs)).toThrow('expected'))

  it.each([
    [format({ moment: 'local' }), 'needs a zone'],
    [format({ moment: 'local', zone: 'Europe/Nowhere' }), 'Europe/Nowhere'],
    [format({ moment: 'local', zone: 'UTC', pattern: 'yyyy-MM-dd' }), 'has no hour'],
  ])('cannot be made of %o', (given, problem) => expect(() => compileMoments(given)).toThrow(problem))
})

describe('dates without a time', () => {
  it.each([
    ['dd/MM/yyyy', '18/11/2026', '2026-11-18'],
    ['yyyyMMdd', '20280229', '2028-02-29'],
  ])('are read and written by the pattern %s', (day, theirs, ours) => {
    expect(compileDays({ day }).toOurs(theirs)).toBe(ours)
    expect(compileDays({ day }).toTheirs(ours)).toBe(theirs)
  })

  it.each(['29/02/2027', '2026-11-18', '18/11/2026 00:00', 18_112_026, null])(
    'are refused where %s is none',
    (theirs) =>
      expect(() => compileDays({ day: 'dd/MM/yyyy' }).toOurs(theirs)).toThrow('expected a date such as dd/MM/yyyy'),
  )

  it('leave what is no date for the platform to refuse', () => {
    expect(compileDays({ day: 'dd/MM/yyyy' }).toTheirs('yesterday')).toBe('yesterday')
    expect(compileDays({ day: 'dd/MM/yyyy' }).toTheirs('2026-02-30')).toBe('2026-02-30')
  })

  it('need a pattern with all of their parts', () => {
    expect(() => compileDays({ day: 'dd/MM' })).toThrow('the pattern dd/MM has no year')
  })
})
