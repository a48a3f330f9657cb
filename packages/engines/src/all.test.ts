import { describe, expect, it } from 'vitest'
import { ENGINES, engineOfModel } from './all.ts'
import { CARDS_MODELS } from './cards/models.ts'
import { StakeError } from './engine.ts'
import { MARKETS_MODELS } from './markets/models.ts'
import { seededDraw } from './server-random.ts'

/** A valid bet with a stake, by engine kind. */
const BETS: Readonly<Record<string, (stake: string, modelId: string) => object>> = {
  dice: (stake) => ({ stake, direction: 'over', target: 6_000 }),
  crash: (stake) => ({ stake, target: 250 }),
  baccarat: (stake) => ({ bets: [{ on: 'tie', stake }] }),
  fishing: (stake, modelId) => ({ stake, fish: modelId === 'fishing-rice-field' ? 'goby' : FIRST_FISH[modelId] }),
}
const FIRST_FISH: Readonly<Record<string, string>> = {
  'fishing-river-mouth': 'sprat',
  'fishing-coral-shelf': 'damselfish',
  'fishing-deep-trench': 'lanternfish',
}

const TABLES = ENGINES.flatMap((engine) => engine.models.map((model) => ({ engine, model, id: model.id })))
const seeds = (nonce: number) => ({ serverSeed: '9b'.repeat(32), clientSeed: 'any-page', nonce })

describe('engine list', () => {
  it('has unique model ids across all engines and card tables', () => {
    const models = [...TABLES.map(({ model }) => model), ...CARDS_MODELS, ...MARKETS_MODELS]
    expect(new Set(models.map(({ id }) => id)).size).toBe(models.length)
    for (const { returnToPlayer, returnToPlayerBasisPoints, gameClass, minStake, maxStake } of models) {
      expect(returnToPlayer).toMatch(/^9\d\.\d{4}$/)
      expect(returnToPlayerBasisPoints).toBe(Math.round(Number(returnToPlayer) * 100))
      expect(gameClass).toMatch(/^[A-Z]{2,}$/)
      expect(minStake > 0n && minStake < maxStake).toBe(true)
    }
  })

  it('finds a model with its engine, or undefined', () => {
    expect(engineOfModel('crash-97')).toMatchObject({ engine: { kind: 'crash' }, model: { id: 'crash-97' } })
    expect(engineOfModel('no-such-model')).toBeUndefined()
  })
})

describe.each(TABLES)('$id', ({ engine, model }) => {
  const getBet = (stake: string) => engine.betSchema.parse(BETS[engine.kind]?.(stake, model.id) ?? { stake })
  const bet = getBet('1000')
  const getPlay = (nonce: number) => engine.begin(model, bet, seededDraw(seeds(nonce)))

  it('plays the same round from the same seeds, with integer amounts and JSON state', () => {
    const states = new Set<string>()
    for (let nonce = 0; nonce < 40; nonce += 1) {
      const { state, payoutMinor } = getPlay(nonce)
      expect(getPlay(nonce)).toEqual({ state, payoutMinor })
      expect(payoutMinor === null || payoutMinor >= 0n).toBe(true)
      expect(payoutMinor !== null || engine.moves !== undefined).toBe(true)
      const stored = JSON.stringify(state)
      expect(JSON.parse(stored)).toEqual(state)
      expect(stored.length).toBeLessThan(6_000)
      expect(() => JSON.stringify(engine.view(model, bet, JSON.parse(stored), 0))).not.toThrow()
      states.add(stored)
    }
    // Different seeds give different rounds, so tampering is detectable.
    expect(states.size).toBeGreaterThan(engine.kind === 'fishing' ? 1 : 10)
  })

  it('pays in proportion to the stake', () => {
    for (let nonce = 0; nonce < 40; nonce += 1) {
      const [one, five] = [bet, getBet('5000')].map((each) => {
        const begun = engine.begin(model, each, seededDraw(seeds(nonce)))
        return (engine.moves?.expire(model, each, begun.state, Number.MAX_SAFE_INTEGER) ?? begun).payoutMinor ?? -1n
      })
      expect((one ?? -1n) >= 0n).toBe(true)
      expect(five).toBe((one ?? 0n) * 5n)
    }
  })

  it('rejects an invalid stake before drawing', () => {
    for (const stake of ['0', '-1000', '1000.0001', '1', '99999999', 'much', '']) {
      let drawn = 0
      expect(() => engine.begin(model, getBet(stake), () => drawn++), stake).toThrow(StakeError)
      expect(() => engine.getStake(model, getBet(stake)), stake).toThrow(StakeError)
      expect(drawn, stake).toBe(0)
    }
  })
})
