import { type Rational, rational } from '../slot/rational.ts'
import type { MarketsModel, Shape } from './models.ts'
import { type CountedResult, type Result, resultsOf, type Strengths } from './results.ts'

export type MarketId = '1x2' | 'winner' | 'total' | 'both-score'

/** What can be backed, with its true chance and the odds it is offered at. */
export interface Selection {
  readonly id: string
  readonly chance: Rational
  /** Hundredths, the stake counted in: 195 pays 1.95 times. Null where they would lie outside what a book offers. */
  readonly odds: number | null
}

export interface Market {
  readonly id: MarketId
  /** Of a total: the line, "2.5". */
  readonly line: string | null
  readonly selections: readonly Selection[]
}

const ODDS_MIN = 101
const ODDS_MAX = 10_000

type Rule = (result: Result) => boolean

/** The markets of an event, priced from its exact chances with the model's margin. */
export function marketsOf(model: MarketsModel, strengths: Strengths): Market[] {
  const results = resultsOf(model.shape, strengths)
  return rulesOf(model.shape).map(({ id, line, rules }) => ({
    id,
    line,
    selections: Object.entries(rules).map(([selection, rule]): Selection => {
      const chance = chanceOf(results, rule)
      return { id: selection, chance, odds: oddsOf(model, chance) }
    }),
  }))
}

/** Whether a selection has won. @throws RangeError for one that the shape does not have */
export function hasWon(shape: Shape, market: MarketId, selection: string, result: Result): boolean {
  const rules = rulesOf(shape).find(({ id }) => id === market)?.rules
  const rule = rules && Object.hasOwn(rules, selection) ? rules[selection] : undefined
  if (!rule) throw new RangeError(`There is no selection ${selection} on ${market}.`)
  return rule(result)
}

/** The exact expected payout of a stake of 1 on a selection that is offered. */
export function returnOf({ chance, odds }: Selection): Rational {
  return rational(chance.numerator * BigInt(odds ?? 0), chance.denominator * 100n)
}

/** 1 / (chance x (1 + margin)), cut after two decimals. */
function oddsOf({ marginBasisPoints }: MarketsModel, { numerator, denominator }: Rational): number | null {
  if (numerator === 0n) return null
  const odds = Number((100n * 10_000n * denominator) / (numerator * (10_000n + BigInt(marginBasisPoints))))
  return odds >= ODDS_MIN && odds <= ODDS_MAX ? odds : null
}

function chanceOf(results: readonly CountedResult[], rule: Rule): Rational {
  const sum = (some: readonly CountedResult[]) => some.reduce((total, { ways }) => total + ways, 0n)
  return rational(sum(results.filter(rule)), sum(results))
}

const WINNER = { home: ({ home, away }: Result) => home > away, away: ({ home, away }: Result) => away > home }
const THREE_WAY = { ...WINNER, draw: ({ home, away }: Result) => home === away }

function rulesOf(shape: Shape): { id: MarketId; line: string | null; rules: Readonly<Record<string, Rule>> }[] {
  if (shape.kind === 'duel') return [{ id: '1x2', line: null, rules: THREE_WAY }]
  const half = shape.kind === 'goals' ? 2 : (shape.sets + 1) / 2
  const total = {
    id: 'total' as const,
    line: `${half}.5`,
    rules: {
      over: ({ home, away }: Result) => home + away > half,
      under: ({ home, away }: Result) => home + away <= half,
    },
  }
  if (shape.kind === 'series') return [{ id: 'winner', line: null, rules: WINNER }, total]
  const bothScore = {
    yes: ({ home, away }: Result) => home > 0 && away > 0,
    no: ({ home, away }: Result) => home === 0 || away === 0,
  }
  return [{ id: '1x2', line: null, rules: THREE_WAY }, total, { id: 'both-score', line: null, rules: bothScore }]
}
