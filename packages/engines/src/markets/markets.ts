import { type Rational, rational } from '../rational.ts'
import type { MarketsModel, Shape } from './models.ts'
import { type CountedResult, type Result, getResults, type Strengths } from './results.ts'

export const MARKET_IDS = ['1x2', 'winner', 'total', 'both-score', 'handicap', 'correct-score', 'decision'] as const
export type MarketId = (typeof MARKET_IDS)[number]

/** A selection with its true chance and offered odds. */
export interface Selection {
  readonly id: string
  readonly chance: Rational
  /** Decimal odds in hundredths: 195 pays 1.95 times. Null if outside the offered range. */
  readonly odds: number | null
}

export interface Market {
  readonly id: MarketId
  /** Line of a total or home handicap, such as "2.5" or "-1.5". */
  readonly line: string | null
  readonly selections: readonly Selection[]
}

const MIN_ODDS = 101
const MAX_ODDS = 10_000

type Rule = (result: Result) => boolean

/** The markets of an event, priced from its exact chances with the model's margin. */
export function getMarkets(model: MarketsModel, strengths: Strengths): Market[] {
  const results = getResults(model.shape, strengths)
  return getRules(model.shape).map(({ id, line, rules }) => ({
    id,
    line,
    selections: Object.entries(rules).map(([selection, rule]): Selection => {
      const chance = getChance(results, rule)
      return { id: selection, chance, odds: getOdds(model, chance) }
    }),
  }))
}

/** Whether a selection has won. @throws RangeError for an unknown selection */
export function hasWon(shape: Shape, market: MarketId, selection: string, result: Result): boolean {
  const rules = getRules(shape).find(({ id }) => id === market)?.rules
  const rule = rules && Object.hasOwn(rules, selection) ? rules[selection] : undefined
  if (!rule) throw new RangeError(`Unknown selection ${selection} on ${market}.`)
  return rule(result)
}

/** Exact expected payout of a stake of 1 on an offered selection. */
export function getReturn({ chance, odds }: Selection): Rational {
  return rational(chance.numerator * BigInt(odds ?? 0), chance.denominator * 100n)
}

/** 1 / (chance x (1 + margin)), cut after two decimals. */
function getOdds({ marginBasisPoints }: MarketsModel, { numerator, denominator }: Rational): number | null {
  if (numerator === 0n) return null
  const odds = Number((100n * 10_000n * denominator) / (numerator * (10_000n + BigInt(marginBasisPoints))))
  return odds >= MIN_ODDS && odds <= MAX_ODDS ? odds : null
}

function getChance(results: readonly CountedResult[], rule: Rule): Rational {
  const sum = (some: readonly CountedResult[]) => some.reduce((total, { ways }) => total + ways, 0n)
  return rational(sum(results.filter(rule)), sum(results))
}

const WINNER = { home: ({ home, away }: Result) => home > away, away: ({ home, away }: Result) => away > home }
const THREE_WAY = { ...WINNER, draw: ({ home, away }: Result) => home === away }

/** Home handicap of `points` and a half. */
const handicap = (points: number) => ({
  id: 'handicap' as const,
  line: `-${points}.5`,
  rules: {
    home: ({ home, away }: Result) => home - away > points,
    away: ({ home, away }: Result) => home - away <= points,
  },
})

/** Listed scores, plus "other" if there are more. */
function correctScore(scores: readonly string[], hasOthers: boolean) {
  const getText = ({ home, away }: Result) => `${home}-${away}`
  const rules = Object.fromEntries(scores.map((score) => [score, (result: Result) => getText(result) === score]))
  const other = { other: (result: Result) => !scores.includes(getText(result)) }
  return { id: 'correct-score' as const, line: null, rules: hasOthers ? { ...rules, ...other } : rules }
}

const LOW_SCORES = ['1-0', '0-1', '2-0', '0-2', '2-1', '1-2', '0-0', '1-1', '2-2']

interface MarketRules {
  id: MarketId
  line: string | null
  rules: Readonly<Record<string, Rule>>
}

/** The main markets first. */
function getRules(shape: Shape): MarketRules[] {
  const outright = { id: '1x2' as const, line: null, rules: THREE_WAY }
  if (shape.kind === 'duel') {
    const isDecided = ({ home, away }: Result) => home !== away
    const decision = { yes: isDecided, no: (result: Result) => !isDecided(result) }
    return [outright, { id: 'decision', line: null, rules: decision }]
  }
  const half = shape.kind === 'goals' ? 2 : (shape.sets + 1) / 2
  const total = {
    id: 'total' as const,
    line: `${half}.5`,
    rules: {
      over: ({ home, away }: Result) => home + away > half,
      under: ({ home, away }: Result) => home + away <= half,
    },
  }
  if (shape.kind === 'series') {
    const maximum = (shape.sets + 1) / 2
    const lost = Array.from({ length: maximum }, (_, sets) => sets)
    const scores = [...lost.map((sets) => `${maximum}-${sets}`), ...lost.map((sets) => `${sets}-${maximum}`)]
    return [{ id: 'winner', line: null, rules: WINNER }, total, handicap(1), correctScore(scores, false)]
  }
  const bothScore = {
    yes: ({ home, away }: Result) => home > 0 && away > 0,
    no: ({ home, away }: Result) => home === 0 || away === 0,
  }
  return [
    outright,
    total,
    { id: 'both-score', line: null, rules: bothScore },
    handicap(1),
    correctScore(LOW_SCORES, true),
  ]
}
