import { BET_TYPES } from '@playhouse/engines/lottery/bet-types.ts'
import english from '@playhouse/shared/texts/web/EN/lotteries.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { COUNTED } from './lottery-names.ts'

test('has a name for every bet type that a lottery sells', () => {
  const names = { ...english.betTypes, ...english.counted }
  const unnamed = BET_TYPES.map(({ code }) => COUNTED.exec(code)?.[1] ?? code).filter((name) => !(name in names))
  expect(unnamed).toEqual([])
})
