import { IS_NIGHTLY } from '@playhouse/testing/every-night.ts'
import { expect, test } from 'vitest'
import { BACCARAT_MODELS } from './baccarat/models.ts'
import type { BetType } from './lottery/bet-type.ts'
import { getBetTypes } from './lottery/bet-types.ts'
import { getPicks } from './lottery/picks.ts'
import { findCovered } from './lottery/coverage.ts'
import { type DrawNumbers, findLottery, type LotteryGame, getSlots } from './lottery/games.ts'
import { getHits } from './lottery/hits.ts'
import type { OddsChoice } from './lottery/odds.ts'
import { CURRENT_ODDS } from './lottery/odds.ts'
import { priceLine } from './lottery/ticket-lines.ts'
import { mostLotteryContribution, findUncountedReason } from './turnover.ts'

/*
 * Random coverings of a draw, valued in the worst of all results: what comes back of the stake, and which share of turnover a rebate
 * would have to pay to make up for the rest. A strategy earns without risk only if rebates pay more than that.
 */

/** The highest rebates of a rank, of agents and of three salaries, and points: all that a member and its uplines get of turnover. */
const ALL_REBATES = 0.012 + 0.014 + 3 * 0.02 + 0.005
/** Worst seen: see docs/turnover.md. */
const SAFE = 0.15

/** Mulberry32. */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
type Random = () => number

interface Bet {
  type: BetType
  key: number
  /** Cost and payout per hit, in whole units. */
  cost: number
  pays: number
}

const game = (code: string): LotteryGame => {
  const found = findLottery(code)
  if (!found) throw new Error(code)
  return found
}
const range = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index)
const digits = (count: number, from: number, to: number): string[][] =>
  count === 0
    ? [[]]
    : digits(count - 1, from, to).flatMap((rest) => range(to - from + 1, from).map((value) => [...rest, String(value)]))

/** Results of all digits of the special prize that bets read; the other numbers are the same. */
function specials({ kind, region }: LotteryGame): DrawNumbers[] {
  const slots = getSlots({ kind, region })
  return range(1000).map((ending) =>
    slots.map(({ prize, digits: length }) => (prize === 'DB' ? String(ending) : '0').padStart(length, '0')),
  )
}

const SPECIAL = ['DE', 'DE_DAU', 'DE_DUOI', 'DE3', 'PARITY', 'SIZE']
const FRONT = ['POSITION', 'FRONT3_DIRECT', 'FRONT3_GROUP3', 'FRONT3_GROUP6', 'FRONT3_PATTERN']
const DRAWS: {
  code: string
  types?: string[]
  choice: Omit<OddsChoice, 'version'>
  results: DrawNumbers[]
  keys?: (key: number) => boolean
}[] = [
  { code: 'K3_1M', choice: { mode: 'ELOTT', series: null }, results: digits(3, 1, 6) },
  { code: 'COLOUR_1M', choice: { mode: 'ELOTT', series: null }, results: digits(1, 0, 9) },
  { code: 'BINGO18_1M', choice: { mode: 'ELOTT', series: null }, results: digits(3, 0, 9) },
  // Positions after the third are not bet on.
  {
    code: 'SSC_1M',
    types: FRONT,
    choice: { mode: 'ELOTT', series: null },
    results: digits(3, 0, 9).map((front) => [...front, '0', '0']),
    keys: (key) => key < 300,
  },
  {
    code: 'SSC_1M',
    types: FRONT,
    choice: { mode: 'LOTT', series: 1980 },
    results: digits(3, 0, 9).map((front) => [...front, '0', '0']),
    keys: (key) => key < 300,
  },
  { code: 'HA_NOI', types: SPECIAL, choice: { mode: 'ZY', series: null }, results: specials(game('HA_NOI')) },
  {
    code: 'HO_CHI_MINH',
    types: SPECIAL,
    choice: { mode: 'SEA', series: null },
    results: specials(game('HO_CHI_MINH')),
  },
]

function betOn(of: LotteryGame, choice: OddsChoice, type: BetType, key: number): Bet {
  const line = priceLine(of, choice, { betType: type.code, picks: [key], stakeMinor: 10_000n })
  return { type, key, cost: Number(line.costMinor) / 10_000, pays: (line.payouts[0] ?? 0) / 10_000 }
}

/** Stakes that pay the same whichever bet of a play wins; plays are weighted at random. */
function getStrategy(random: Random, bets: Bet[][]): { bet: Bet; units: number }[] {
  const chosen = bets.filter(() => random() < 0.5)
  return (chosen.length > 0 ? chosen : bets.slice(0, 1)).flatMap((play) => {
    const part = random() < 0.3 ? 1 : random()
    const weight = random() < 0.5 ? 1 : random() + 0.1
    const begins = random() < 0.5
    const stored = play.filter((_, index) => (begins ? index < Math.ceil(part * play.length) : random() < part))
    return (stored.length > 0 ? stored : play.slice(0, 1)).map((bet) => ({ bet, units: weight / bet.pays }))
  })
}

/** Lowest payout and counted part, both per stake. */
function getValue(of: LotteryGame, results: DrawNumbers[], strategy: { bet: Bet; units: number }[]) {
  const stake = strategy.reduce((sum, { bet, units }) => sum + units * bet.cost, 0)
  const covered = findCovered(
    of,
    strategy.map(({ bet }) => ({ betType: bet.type.code, picks: [bet.key] })),
  )
  const counted = strategy.reduce((sum, { bet, units }, index) => sum + (covered[index] ? 0 : units * bet.cost), 0)
  const byType = Map.groupBy(strategy, ({ bet }) => bet.type)
  let lowest = Infinity
  for (const numbers of results) {
    let paid = 0
    for (const [type, of_] of byType) {
      const hits = getHits(of, type, numbers)
      for (const { bet, units } of of_) paid += units * bet.pays * (hits.get(bet.key) ?? 0)
    }
    lowest = Math.min(lowest, paid)
    // A bet that can be lost as a whole has no worse outcome.
    if (lowest === 0) break
  }
  return { returned: lowest / stake, counted: counted / stake }
}

/** Rebate at which the worst result costs nothing. */
const breakEven = ({ returned, counted }: { returned: number; counted: number }) =>
  counted === 0 ? Infinity : (1 - returned) / counted

test('no covering of a draw earns without risk, at any odds and with all rebates', () => {
  const random = createRandom(7)
  let worst = { rebate: Infinity, returned: 0, counted: 0, code: '' }
  for (const { code, types, choice, results, keys = () => true } of DRAWS) {
    const of = game(code)
    const odds = { version: CURRENT_ODDS, ...choice }
    const plays = getBetTypes(of)
      .filter((type) => type.rule.by === 'HITS' && (types?.includes(type.code) ?? true))
      .flatMap((type) => {
        const picks = getPicks(of, type).filter((key) => type.code !== 'POSITION' || keys(key))
        const byPosition = Map.groupBy(picks, (key) => (type.compare.of === 'VALUE_AT' ? Math.floor(key / 100) : 0))
        return [...byPosition.values()].map((some) => some.map((key) => betOn(of, odds, type, key)))
      })
    for (let tried = 0; tried < Number(process.env.TURNOVER_TRIES ?? (IS_NIGHTLY ? 15 : 5)); tried += 1) {
      const value = getValue(of, results, getStrategy(random, plays))
      const rebate = breakEven(value)
      if (rebate < worst.rebate) worst = { rebate, ...value, code: `${code} ${choice.mode}` }
    }
  }
  expect(worst).toSatisfy(({ rebate }: typeof worst) => rebate > SAFE)
  expect(SAFE).toBeGreaterThan(ALL_REBATES)
})

/** Lowest sum of one value at each position, no value twice: over sets of the values used. */
function lowestAssignment(pays: readonly (readonly number[])[]): number {
  let best = new Map([[0, 0]])
  for (const row of pays) {
    const next = new Map<number, number>()
    for (const [used, sum] of best) {
      for (const [value, pay] of row.entries()) {
        if ((used & (1 << value)) !== 0) continue
        const set = used | (1 << value)
        next.set(set, Math.min(next.get(set) ?? Infinity, sum + pay))
      }
    }
    best = next
  }
  return [...best.values()][0] ?? 0
}

test('no grid of positions and numbers of a race earns without risk', () => {
  const of = game('PK10_1M')
  const type = getBetTypes(of).find(({ code }) => code === 'POSITION')
  if (!type) throw new Error('There are no positions.')
  const { pays, cost } = betOn(of, { version: CURRENT_ODDS, mode: 'LOTT', series: 1980 }, type, 1)
  let worst = { rebate: Infinity, rows: 0, columns: 0 }
  for (const rows of range(10, 1)) {
    for (const columns of range(10, 1)) {
      const cells = range(rows).flatMap((row) => range(columns, 1).map((value) => row * 100 + value))
      const covered = findCovered(
        of,
        cells.map((key) => ({ betType: 'POSITION', picks: [key] })),
      )
      const grid = range(10).map((row) => range(10).map((value) => (row < rows && value < columns ? pays : 0)))
      const returned = lowestAssignment(grid) / (cells.length * cost)
      const rebate = breakEven({ returned, counted: covered.filter((nothing) => !nothing).length / cells.length })
      if (rebate < worst.rebate) worst = { rebate, rows, columns }
    }
  }
  expect(worst).toSatisfy(({ rebate }: typeof worst) => rebate > SAFE)
  // Nor do the turnover of a bonus and every rebate together pay for it.
  for (let multiple = 1; multiple <= 50; multiple += 1) {
    const bonusPerTurnover = mostLotteryContribution(multiple) / 100 / multiple
    expect({ multiple, earned: bonusPerTurnover + ALL_REBATES }).toSatisfy(
      ({ earned }: { earned: number }) => earned <= worst.rebate,
    )
  }
})

test('no bets of a coup earn without risk', () => {
  const random = createRandom(11)
  for (const { id, bankerPays, bankerSixPays, tiePays } of BACCARAT_MODELS) {
    // Ranks from 0: four and three are 3 and 2. A banker's six pays by the model alone.
    const coups = [
      { pays: { player: 200n }, cards: [3, 2, 3, 2] },
      { pays: { banker: bankerPays }, cards: [2, 3, 2, 3] },
      { pays: { banker: bankerSixPays }, cards: [2, 3, 2, 3] },
      { pays: { tie: tiePays, player: 100n, banker: 100n }, cards: [3, 3, 3, 3] },
    ] as { pays: Partial<Record<string, bigint>>; cards: number[] }[]
    for (let tried = 0; tried < 200; tried += 1) {
      const stakes = (['player', 'banker', 'tie'] as const)
        .filter(() => random() < 0.6)
        .map((on) => ({ on, stake: BigInt(Math.ceil(random() * 100)) * 10_000n }))
      const stake = stakes.reduce((sum, bet) => sum + bet.stake, 0n)
      if (stake === 0n) continue
      const bet = { bets: stakes.map(({ on, stake: each }) => ({ on, stake: String(each / 10_000n) })) }
      const worst = coups.map(({ pays, cards }) => {
        const payout = stakes.reduce((sum, { on, stake: each }) => sum + (each * (pays[on] ?? 0n)) / 100n, 0n)
        const uncounted = findUncountedReason({
          payout,
          details: { engine: 'baccarat', modelId: id, bet, state: { cards } },
        })
        const counted = stake - (uncounted?.amount === 'ALL' ? stake : (uncounted?.amount ?? 0n))
        return Number(payout - stake) + Number(counted) * SAFE
      })
      expect({ bet, lowest: Math.min(...worst) }).toSatisfy(({ lowest }: { lowest: number }) => lowest < 0.0001)
    }
  }
})
