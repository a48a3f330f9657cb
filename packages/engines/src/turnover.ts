import type { UncountedReason } from '@playhouse/shared/uncounted-reasons.ts'
import * as z from 'zod'

import { engineOfModel } from './all.ts'
import { type BaccaratBet, type BaccaratState, view } from './baccarat/baccarat.ts'
import { coupChances } from './baccarat/chances.ts'
import { BACCARAT_MODELS } from './baccarat/models.ts'
import { FACES, getWays } from './dice/dice.ts'
import { COVERED_ABOVE } from './lottery/coverage.ts'
import { MARKETS_MODELS } from './markets/models.ts'
import { readStake } from './stakes.ts'

/*
 * Turnover of a settled round by kind of game; docs/turnover.md has the table. Lotteries add up the tickets of a draw
 * (`lottery/coverage.ts`). Rounds on one event, and rounds whose bet is unknown, are decided where they are settled (`settle_round()`).
 */

/** Version of the rules, stored with each round: 1 decides what counts as turnover, 2 also what of it was staked from a bonus. */
export const TURNOVER_RULE = 2

/** A cash-out below this many hundredths is reached too often to count. */
const LEAST_CASH_OUT = Math.ceil(100 / COVERED_ABOVE)
/** A sports bet at odds below this many hundredths does not count. */
const LEAST_ODDS = 150

/** Bets of a lottery that nearly cover a draw cost at least this share of the turnover that counts; rebates of all kinds return less than half of it. */
const BONUS_COST = 0.1

/**
 * Per cent of lottery turnover that may count towards a bonus that requires `multiple` times its amount. With more, bets that nearly cover
 * each draw would cost less than the bonus (docs/turnover.md).
 */
export const mostLotteryContribution = (multiple: number): number =>
  Math.min(100, Math.floor(multiple * BONUS_COST * 100))

export interface SettledRound {
  /** Minor units. */
  readonly payout: bigint
  /** As the vendor describes it: engine, model, bet. */
  readonly details: unknown
}

/** The part of a round that does not count, in minor units or all of it, and why. */
export interface Uncounted {
  readonly amount: bigint | 'ALL'
  readonly reason: UncountedReason | null
}

const ALL_COUNTS: Uncounted = { amount: 0n, reason: null }
const nothingCounts = (reason: UncountedReason): Uncounted => ({ amount: 'ALL', reason })

type Details = z.output<typeof describedRound>
type Rule = (details: Details, payout: bigint) => Uncounted

const describedRound = z.looseObject({ engine: z.string(), modelId: z.string() })

/** The uncounted part of a round, from its description. Null if that does not tell the bet. */
export function findUncountedReason({ details, payout }: SettledRound): Uncounted | null {
  const read = describedRound.safeParse(details)
  if (!read.success) return null
  const rule = RULES.get(engineOfModel(read.data.modelId)?.engine.kind ?? read.data.engine)
  try {
    return rule ? rule(read.data, payout) : null
  } catch {
    // The vendor describes the bet in another way.
    return null
  }
}

/** Every round of these can lose its whole stake, and no bet covers another. */
const countsAll: Rule = () => ALL_COUNTS

const dice: Rule = ({ bet }) => {
  const { direction, target } = z.object({ direction: z.enum(['under', 'over']), target: z.number() }).parse(bet)
  return getWays({ direction, target }) > FACES * COVERED_ABOVE ? nothingCounts('LOW_ODDS') : ALL_COUNTS
}

/** By the cash-out that was paid, and of a lost round by the one that was set. */
const crash: Rule = ({ bet }, payout) => {
  const { stake, target } = z.object({ stake: z.string(), target: z.number().nullish() }).parse(bet)
  const isEarly = payout > 0n && payout * 100n < readStake(stake) * BigInt(LEAST_CASH_OUT)
  return isEarly || (target ?? LEAST_CASH_OUT) < LEAST_CASH_OUT ? nothingCounts('LOW_ODDS') : ALL_COUNTS
}

const baccaratDetails = z.object({
  modelId: z.string(),
  bet: z.object({ bets: z.array(z.object({ on: z.string(), stake: z.string() })) }),
  state: z.object({ cards: z.array(z.int().min(0)).min(4).max(6) }).optional(),
})

/** Bets on the winner that cover each other, or that a tie returns, do not count; pairs are another play. */
const baccarat: Rule = (details) => {
  const { modelId, bet, state } = baccaratDetails.parse(details)
  const on = (...spots: string[]) =>
    bet.bets.filter((one) => spots.includes(one.on)).reduce((sum, { stake }) => sum + readStake(stake), 0n)
  if (on('player') > 0n && on('banker') > 0n) return { amount: on('player', 'banker', 'tie'), reason: 'COVERED' }
  const sides = on('player', 'banker')
  if (sides === 0n || getWinner(modelId, bet, state) !== 'tie') return ALL_COUNTS
  return { amount: sides, reason: 'PUSH' }
}

function getWinner(modelId: string, bet: BaccaratBet, state: BaccaratState | undefined) {
  const model = BACCARAT_MODELS.find(({ id }) => id === modelId)
  return model && state ? view(model, bet, state).winner : null
}

const hand = z.object({ moves: z.array(z.object({ move: z.object({ decision: z.string().nullable() }) })) })

/** Antes come back if both fold. */
const cards: Rule = (details) => {
  const { moves } = hand.parse(details)
  return moves.every(({ move }) => move.decision === 'fold') ? nothingCounts('PUSH') : ALL_COUNTS
}

const markets: Rule = ({ bet }) => {
  const { odds } = z.object({ odds: z.number() }).parse(bet)
  return odds < LEAST_ODDS ? nothingCounts('LOW_ODDS') : ALL_COUNTS
}

/** By kind of engine. */
const RULES: ReadonlyMap<string, Rule> = new Map([
  ...['slot', 'slot-classic', 'slot-cascade', 'cascade', 'slot-ways', 'slot-free-spins', 'fishing'].map(
    (kind) => [kind, countsAll] as const,
  ),
  ['dice', dice],
  ['crash', crash],
  ['baccarat', baccarat],
  ['cards', cards],
  ['markets', markets],
])

/** The outcomes, with their chances, that a bet covers of an event on which several rounds can bet. */
export interface Coverage {
  /** Bets on one event and play have the same. */
  readonly event: string
  readonly outcomes: { readonly id: string; readonly chance: number }[]
}

/** Coverage that a vendor states with a stake. Undefined where bets on one event cannot cover each other. */
export function findCoverage(modelId: string, eventId: string, bet: unknown): Coverage | undefined {
  const kind = engineOfModel(modelId)?.engine.kind
  if (kind === 'markets') {
    const { market, selection, odds } = z
      .object({ market: z.string(), selection: z.string(), odds: z.number() })
      .parse(bet)
    const margin = MARKETS_MODELS.find(({ id }) => id === modelId)?.marginBasisPoints ?? 0
    const chance = Math.min(1, 1_000_000 / (odds * (10_000 + margin)))
    return { event: `${eventId}.${market}`, outcomes: [{ id: selection, chance }] }
  }
  if (kind !== 'baccarat') return undefined
  const spots = baccaratDetails.shape.bet.parse(bet).bets.map(({ on }) => on)
  const outcomes = winnerChances().filter(({ id }) => spots.includes(id))
  return outcomes.length > 0 ? { event: eventId, outcomes } : undefined
}

/** Computed once, when first needed: it walks through a million deals. */
const winnerChances = (() => {
  let known: Coverage['outcomes'] | undefined
  return () => {
    if (known) return known
    const chances = coupChances()
    known = (['player', 'banker', 'tie'] as const).map((id) => {
      const { numerator, denominator } = chances[id]
      return { id, chance: Number((numerator * 1_000_000n) / denominator) / 1_000_000 }
    })
    return known
  }
})()
