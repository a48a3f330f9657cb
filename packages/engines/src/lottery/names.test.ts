import { LANGUAGES } from '@playhouse/shared/languages.ts'
import { expect, test } from 'vitest'
import { LOTTERIES } from './games.ts'
import { lotteryName } from './names.ts'

test('names every lottery in every language, none like another', () => {
  for (const code of Object.keys(LANGUAGES)) {
    const names = LOTTERIES.map((listed) => lotteryName(listed, code))
    expect(names.filter((name) => name === '' || name.includes('{'))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  }
})

test('says of a fast draw what it draws, where and how often', () => {
  const named = (code: string, language: string) => {
    const listed = LOTTERIES.find((one) => one.code === code)
    return listed && lotteryName(listed, language)
  }
  expect(named('K3_1M', 'EN')).toBe('K3 dice · 1 min')
  expect(named('VN_SOUTH_1M', 'VI')).toBe('Lô đề nhanh Miền Nam · 1 phút')
  expect(named('VN_SOUTH_1M', 'TY')).toBe('Lô đề nhanh Miền Nam · 1 phút')
  expect(named('VN_SOUTH_1M', 'CN')).toBe('快速越南彩南部 · 1 分钟')
  expect(named('HA_NOI', 'TH')).toBe('Hà Nội')
})
