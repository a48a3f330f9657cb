import { describe, expect, it } from 'vitest'
import { SMALLEST_STAKE } from '@playhouse/shared/limits.ts'
import { ENGINES } from './all.ts'
import { CARDS_MODELS } from './cards/models.ts'
import { StakeError } from './engine.ts'
import { MARKETS_MODELS } from './markets/models.ts'
import { readStake, requireWithinLimits } from './stakes.ts'

describe('readStake', () => {
  it('parses a stake into minor units', () => {
    expect(readStake('5000')).toBe(50_000_000n)
    expect(readStake('5000.00')).toBe(50_000_000n)
  })

  it.each(['0', '-1000', '1000.5', '0.0001', '', 'NaN', '1e3', '1,000', '10000000000000000'])('rejects %j', (text) => {
    expect(() => readStake(text)).toThrow(StakeError)
  })

  it('accepts both limits', () => {
    const limits = { minStake: 10n, maxStake: 20n }
    expect([10n, 20n].map((stake) => requireWithinLimits(limits, stake))).toEqual([10n, 20n])
    for (const stake of [9n, 21n]) expect(() => requireWithinLimits(limits, stake)).toThrow(StakeError)
  })
})

it('exports the minimum stake of all games', () => {
  const models = [...ENGINES.flatMap((engine) => engine.models), ...CARDS_MODELS, ...MARKETS_MODELS]
  const [minimum = 0n] = models.map(({ minStake }) => minStake).toSorted((a, b) => Number(a - b))
  expect(BigInt(SMALLEST_STAKE) * 10_000n).toBe(minimum)
})
