import { expect, test } from 'vitest'

import {
  drawDay,
  drawOfIssue,
  drawsBetween,
  drawsOn,
  type Holidays,
  nextDraws,
  getPartners,
  showOffsets,
  stationsOn,
  unlistedHolidays,
} from './calendar.ts'
import { type LotteryGame, findLottery, LOTTERIES, STATIONS } from './games.ts'

const at = (text: string) => Date.parse(`${text}+07:00`)
const game = (code: string): LotteryGame => {
  const found = findLottery(code)
  if (!found) throw new Error(`No ${code}`)
  return found
}

const NONE: Holidays = []
const TET: Holidays = ['05', '06', '07', '08'].map((day) => ({ region: 'NORTH', day: `2027-02-${day}` }))

test('draws the stations of the weekly table', () => {
  // 2026-11-23 is a Monday; the three evening stations draw every day.
  const counts = [23, 24, 25, 26, 27, 28, 29].map((day) => stationsOn(`2026-11-${day}`, NONE).length - 3)
  expect(counts).toEqual([6, 6, 6, 7, 6, 8, 7])
  expect(stationsOn('2026-11-26', NONE).map(({ code }) => code)).toEqual([
    'TAY_NINH',
    'AN_GIANG',
    'BINH_THUAN',
    'BINH_DINH',
    'QUANG_TRI',
    'QUANG_BINH',
    'HA_NOI',
    'SOUTH_EVENING',
    'CENTRAL_EVENING',
    'NORTH_EVENING',
  ])
})

test('joins a station with the others of its region that draw on the day', () => {
  expect(getPartners('DONG_THAP', '2026-11-23', NONE).map(({ code }) => code)).toEqual([
    'HO_CHI_MINH-DONG_THAP',
    'DONG_THAP-CA_MAU',
    'DONG_THAP-SOUTH_EVENING',
  ])
  expect(getPartners('DONG_THAP', '2026-11-24', NONE)).toEqual([])
  expect(getPartners('HA_NOI', '2026-11-23', NONE)).toEqual([])
})

test('draws in Vietnamese time and closes five minutes before', () => {
  const [draw] = nextDraws(game('HA_NOI'), at('2026-11-22T12:00:00'), NONE)
  expect(draw).toEqual({
    gameCode: 'HA_NOI',
    issue: '20261123',
    day: '2026-11-23',
    startsAt: at('2026-11-19T18:15:00'),
    closesAt: at('2026-11-23T18:10:00'),
    drawsAt: at('2026-11-23T18:15:00'),
  })
  expect(nextDraws(game('DA_LAT'), at('2026-11-22T16:15:00'), NONE)[0]?.day).toBe('2026-11-29')
})

test('skips the holidays of a region', () => {
  expect(drawsOn(game('HAI_PHONG'), '2027-02-05', TET)).toBe(false)
  expect(nextDraws(game('HAI_PHONG'), at('2027-01-30T00:00:00'), TET)[0]).toMatchObject({
    day: '2027-02-12',
    startsAt: at('2027-01-29T18:15:00'),
  })
  expect(drawOfIssue(game('HAI_PHONG'), '20270205', TET)).toBeUndefined()
})

test('draws in other regions on the holidays of one', () => {
  for (const { day } of TET)
    expect(new Set(stationsOn(day, TET).map(({ region }) => region))).toEqual(new Set(['CENTRAL', 'SOUTH']))
})

test('finds as many draws as asked for however many holidays are in between', () => {
  const weeks = Array.from({ length: 40 }, (_, week) => new Date(Date.UTC(2027, 0, 1 + 7 * week)).toISOString())
  const fridays: Holidays = weeks.map((text) => ({ region: 'NORTH', day: text.slice(0, 10) }))
  const days = nextDraws(game('HAI_PHONG'), at('2026-12-27T00:00:00'), fridays, 2).map(({ day }) => day)
  expect(days).toEqual(['2027-10-08', '2027-10-15'])
})

test.each<[string, number[]]>([
  ['2026-12-31T23:59:59', []],
  ['2027-01-01T00:00:00', [2028]],
  ['2028-01-01T00:00:00', [2028, 2029]],
])('knows on %s which years have no holidays of a region that pauses', (text, years) => {
  const listed: Holidays = [{ region: 'NORTH', day: '2026-02-16' }, ...TET]
  expect(unlistedHolidays(listed, at(text))).toEqual(years.map((year) => ({ region: 'NORTH', year })))
  expect(unlistedHolidays(NONE, at(text))).toEqual([])
})

test.each([
  ['SSC_30S', 4, 2880, 5],
  ['K3_1M', 4, 1440, 10],
  ['PK10_3M', 3, 480, 20],
  ['KENO_5M', 3, 288, 30],
  ['VN_SOUTH_30M', 2, 48, 60],
])('numbers the draws of %s within the day', (code, width, perDay, closeSeconds) => {
  const [first] = nextDraws(game(code), at('2026-11-22T00:00:00'), NONE)
  expect(first?.issue).toBe(`20261122${'1'.padStart(width, '0')}`)
  expect(first?.drawsAt).toBe(at('2026-11-22T00:00:00') + 86_400_000 / perDay)
  expect((first?.drawsAt ?? 0) - (first?.closesAt ?? 0)).toBe(closeSeconds * 1000)
  const [last] = nextDraws(game(code), at('2026-11-22T23:59:59'), NONE)
  expect(last?.issue).toBe(`20261122${String(perDay).padStart(width, '0')}`)
  expect(last?.day).toBe('2026-11-22')
  expect(last?.drawsAt).toBe(at('2026-11-23T00:00:00'))
})

test('finds every draw again by its issue', () => {
  for (const each of LOTTERIES) {
    for (const draw of nextDraws(each, at('2026-02-10T05:00:00'), NONE, 3))
      expect(drawOfIssue(each, draw.issue, NONE)).toEqual(draw)
  }
})

test.each([
  ['HA_NOI', '20261124'],
  ['HA_NOI', '2026112301'],
  ['HA_NOI', '20261399'],
  ['SSC_30S', '202611222881'],
  ['SSC_30S', '202611220000'],
  ['SSC_30S', '20261122001'],
  ['SSC_30S', 'today'],
])('knows no draw of %s with the issue %s', (code, issue) => {
  expect(drawOfIssue(game(code), issue, NONE)).toBeUndefined()
})

test('lists what was missed during an outage, each draw once', () => {
  const missed = drawsBetween(game('K3_1M'), at('2026-11-22T23:50:00'), at('2026-11-23T00:10:00'), NONE)
  expect(missed).toHaveLength(20)
  expect(new Set(missed.map(({ issue }) => issue)).size).toBe(20)
  expect(
    drawsBetween(game('HA_NOI'), at('2026-11-20T00:00:00'), at('2026-11-27T00:00:00'), NONE).map(({ day }) => day),
  ).toEqual(['2026-11-23', '2026-11-26'])
})

test('starts each draw when the one before is drawn', () => {
  for (const each of LOTTERIES) {
    const [first, second] = nextDraws(each, at('2026-11-22T05:00:00'), NONE, 2)
    expect(second?.startsAt).toBe(first?.drawsAt)
  }
})

test('gives the day in Vietnam', () => {
  expect(drawDay(Date.parse('2026-11-22T17:00:00Z'))).toBe('2026-11-23')
  expect(drawDay(Date.parse('2026-11-22T16:59:59Z'))).toBe('2026-11-22')
})

test('shows the numbers of a station one after the other within 20 minutes', () => {
  for (const each of STATIONS) {
    const offsets = showOffsets(each)
    expect(offsets).toHaveLength(each.region === 'NORTH' ? 27 : 18)
    expect(offsets.at(-1)).toBe(20 * 60_000)
    expect(offsets).toEqual(offsets.toSorted((a, b) => a - b))
  }
})

test('shows the numbers of a fast draw in groups, the last after three seconds', () => {
  const getOffsets = (code: string) => showOffsets(findLottery(code) as NonNullable<ReturnType<typeof findLottery>>)
  expect(getOffsets('COLOUR_1M')).toEqual([3_000])
  expect(getOffsets('K3_1M')).toEqual([1_000, 2_000, 3_000])
  expect(getOffsets('SSC_1M')).toEqual([1_000, 2_000, 2_000, 3_000, 3_000])
  expect(new Set(getOffsets('VN_NORTH_1M'))).toEqual(new Set([1_000, 2_000, 3_000]))
})
