import { expect, test } from 'vitest'

import { FAST_GAMES, findJoint, findLottery, LOTTERIES, PRIZES, getSlots, STATIONS } from './games.ts'

test('has 44 stations and no code twice', () => {
  expect(STATIONS).toHaveLength(44)
  expect(new Set(LOTTERIES.map(({ code }) => code)).size).toBe(LOTTERIES.length)
  expect(findLottery('HA_NOI')?.name).toBe('Hà Nội')
  expect(findLottery('PARIS')).toBeUndefined()
})

test('joins two stations of a region and weekday, in either order', () => {
  const joint = findJoint('DONG_THAP', 'HO_CHI_MINH')
  expect(joint).toMatchObject({ code: 'HO_CHI_MINH-DONG_THAP', name: 'TP. Hồ Chí Minh + Đồng Tháp', weekdays: [1] })
  expect(findJoint('HO_CHI_MINH', 'DONG_THAP')).toEqual(joint)
  expect(findLottery('HO_CHI_MINH-DONG_THAP')).toEqual(joint)
  expect(joint && getSlots(joint)).toHaveLength(36)
  for (const [one, other] of [
    ['HO_CHI_MINH', 'HO_CHI_MINH'],
    // Another weekday, another region, the North, a fast draw.
    ['DONG_THAP', 'BEN_TRE'],
    ['DONG_THAP', 'PHU_YEN'],
    ['HA_NOI', 'NORTH_EVENING'],
    ['HO_CHI_MINH', 'VN_SOUTH_1M'],
  ] as const)
    expect(findJoint(one, other)).toBeUndefined()
  expect(findLottery('DONG_THAP-HO_CHI_MINH')).toBeUndefined()
  expect(findLottery('HO_CHI_MINH-DONG_THAP-CA_MAU')).toBeUndefined()
})

test('draws each kind of fast game at the intervals it is sold at', () => {
  const intervals = new Set(FAST_GAMES.map(({ intervalSeconds }) => intervalSeconds))
  expect([...intervals].toSorted((a, b) => Number(a) - Number(b))).toEqual([30, 60, 180, 300, 1800])
  const kinds = new Set(FAST_GAMES.map(({ kind }) => kind))
  expect(kinds).toEqual(new Set(['VN', 'SSC', 'K3', '11X5', 'PK10', 'KENO', 'BINGO18', 'COLOUR']))
})

test('has 27 numbers of 107 digits in the North and 18 elsewhere, the special prize last', () => {
  const north = getSlots({ kind: 'VN', region: 'NORTH' })
  expect(north).toHaveLength(27)
  expect(north.reduce((sum, { digits }) => sum + digits, 0)).toBe(107)
  for (const region of ['SOUTH', 'CENTRAL'] as const) {
    const slots = getSlots({ kind: 'VN', region })
    expect(slots).toHaveLength(18)
    expect(slots.at(-1)).toEqual({ prize: 'DB', digits: 6 })
  }
  expect(north.at(-1)).toEqual({ prize: 'DB', digits: 5 })
  expect(PRIZES.NORTH[0]?.prize).toBe('G1')
  expect(PRIZES.SOUTH[0]?.prize).toBe('G8')
})
