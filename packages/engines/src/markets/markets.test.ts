import { describe, expect, it } from 'vitest'
import { seededDraw } from '../server-random.ts'
import { decimal, rational } from '../rational.ts'
import { getEvent } from './event.ts'
import { hasWon, getMarkets, getReturn } from './markets.ts'
import { MARKETS_MODELS, type MarketsModel } from './models.ts'
import { drawResult, getResults } from './results.ts'

const findModel = (sport: string) => MARKETS_MODELS.find((model) => model.sport === sport) as MarketsModel
const getDraw = (nonce: number) => seededDraw({ serverSeed: '7c'.repeat(32), clientSeed: 'event', nonce })

describe('chances', () => {
  it('match a hand-computed even series of three', () => {
    const [winner, total] = getMarkets(findModel('esports'), { home: 500, away: 500 })
    expect(winner?.selections.map(({ chance }) => chance)).toEqual([rational(1n, 2n), rational(1n, 2n)])
    // Two sets are enough when the second ends like the first.
    expect(total).toMatchObject({
      line: '2.5',
      selections: [{ id: 'over', chance: rational(1n, 2n) }, { id: 'under' }],
    })
    // 1 / (0.5 x 1.055) = 1.8957…
    expect(winner?.selections[0]?.odds).toBe(189)
  })

  it('are exact for a series of five', () => {
    const results = getResults({ kind: 'series', sets: 5 }, { home: 600, away: 400 })
    const sweep = results.find(({ home, away }) => home === 3 && away === 0)
    expect(sweep?.ways).toBe(216n * 10n ** 12n) // 0.6^3 of 1000^5
    expect(results.reduce((sum, { ways }) => sum + ways, 0n)).toBe(1_000n ** 5n)
  })

  it('are exact for football with six chances of one fifth each', () => {
    const [outright, total, both] = getMarkets(findModel('football'), { home: 200, away: 200 })
    expect(outright?.selections.map(({ id }) => id)).toEqual(['home', 'away', 'draw'])
    expect(outright?.selections[0]?.chance).toEqual(outright?.selections[1]?.chance)
    // (1 - 0.8^6)^2 = 0.544431…
    expect(decimal(both?.selections[0]?.chance ?? rational(0n, 1n), 6)).toBe('0.544431')
    // Twelve chances of a fifth give at most two: 0.8^12 + 12·0.2·0.8^11 + 66·0.04·0.8^10 = 0.558346
    expect(decimal(total?.selections[1]?.chance ?? rational(0n, 1n), 6)).toBe('0.558346')
  })

  it('are exact for a duel', () => {
    const [only] = getMarkets(findModel('cockfight'), { home: 480, away: 470 })
    expect(only?.selections.map(({ id, odds }) => [id, odds])).toEqual([
      ['home', 196],
      ['away', 200],
      ['draw', 1_886],
    ])
  })
})

describe.each(MARKETS_MODELS)('$sport', (model) => {
  const events = Array.from({ length: 60 }, (_, nonce) => getEvent(model, getDraw(nonce)))

  it('prices every market from chances that add up to one, at the declared return up to rounding', () => {
    for (const { event } of events) {
      expect(event.home).not.toBe(event.away)
      for (const { selections } of event.markets) {
        const sum = selections.reduce(
          (total, { chance }) => total + Number(chance.numerator) / Number(chance.denominator),
          0,
        )
        expect(sum).toBeCloseTo(1, 12)
        for (const selection of selections) {
          if (selection.odds === null) continue
          const { numerator, denominator } = getReturn(selection)
          const margin = 10_000n + BigInt(model.marginBasisPoints)
          // chance x odds <= 1 / (1 + margin) < chance x (odds + 0.01)
          expect(numerator * margin <= 10_000n * denominator).toBe(true)
          const { chance, odds } = selection
          expect(chance.numerator * BigInt(odds + 1) * margin > 1_000_000n * chance.denominator).toBe(true)
        }
      }
    }
  })

  it('has one winner per market and reproduces an event from its seed', () => {
    for (const { event, result } of events) {
      for (const { id, selections } of event.markets) {
        expect(selections.filter((selection) => hasWon(model.shape, id, selection.id, result))).toHaveLength(1)
      }
    }
    expect(getEvent(model, getDraw(3))).toEqual(events[3])
    expect(new Set(events.map(({ event }) => `${event.home} ${event.away}`)).size).toBeGreaterThan(50)
  })

  it('draws results with their declared chances', () => {
    const strengths = events[0]?.event.strengths ?? { home: 500, away: 500 }
    const draw = getDraw(999)
    const seen = new Map<string, number>()
    const rounds = 4_000
    for (let round = 0; round < rounds; round += 1) {
      const { home, away } = drawResult(model.shape, strengths, draw)
      seen.set(`${home}:${away}`, (seen.get(`${home}:${away}`) ?? 0) + 1)
    }
    const results = getResults(model.shape, strengths)
    const all = results.reduce((sum, { ways }) => sum + ways, 0n)
    for (const { home, away, ways } of results) {
      const chance = Number(ways) / Number(all)
      const error = Math.abs((seen.get(`${home}:${away}`) ?? 0) / rounds - chance)
      // Five standard errors; the seed is fixed.
      expect(error).toBeLessThan(5 * Math.sqrt((chance * (1 - chance)) / rounds) + 1 / rounds)
    }
  })
})

it('rejects unknown selections', () => {
  const { shape } = findModel('cockfight')
  expect(() => hasWon(shape, 'both-score', 'yes', { home: 0, away: 0 })).toThrow(RangeError)
  expect(() => hasWon(shape, '1x2', 'toString', { home: 0, away: 0 })).toThrow(RangeError)
})
