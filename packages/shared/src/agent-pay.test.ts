import { expect, test } from 'vitest'
import {
  billedAt,
  contractPay,
  type ContractTerms,
  periodAt,
  REBATE_MAX_BASIS_POINTS,
  rebateShare,
  seriesRate,
  seriesShares,
} from './agent-pay.ts'
import { BRAND_OFFSET_MS, BRAND_TIME_ZONE } from './limits.ts'
import { MAX_SERIES, MIN_SERIES } from './prize-series.ts'

/** Numbers of a seed, each below `below`. */
function numbers(seed: number) {
  let state = seed >>> 0
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

interface Node {
  basisPoints: number
  bet: bigint
  children: Node[]
}

/** A tree in which no rate is above the one over it. */
function randomTree(next: (below: number) => number, rate: number, depth: number): Node {
  const basisPoints = next(rate + 1)
  const count = depth === 0 ? 0 : next(4)
  const children = Array.from({ length: count }, () => randomTree(next, basisPoints, depth - 1))
  return { basisPoints, bet: BigInt(next(1_000_000_000)), children }
}

const betsOf = (node: Node): bigint => node.children.reduce((sum, child) => sum + betsOf(child), node.bet)

function shares(node: Node): bigint[] {
  const lines = node.children.map((child) => ({ basisPoints: child.basisPoints, validBet: betsOf(child) }))
  const own = rebateShare({ basisPoints: node.basisPoints, validBet: betsOf(node) }, lines).total
  return [own, ...node.children.flatMap(shares)]
}

test.each(Array.from({ length: 300 }, (_, seed) => seed))(
  'splits the top’s rebate over tree %i without a remainder',
  (seed) => {
    const tree = randomTree(numbers(seed), REBATE_MAX_BASIS_POINTS, 6)
    const paid = shares(tree)
    expect(paid.every((share) => share >= 0n)).toBe(true)
    expect(paid.reduce((sum, share) => sum + share, 0n)).toBe((betsOf(tree) * BigInt(tree.basisPoints)) / 10_000n)
  },
)

test('charges a rate above the upline’s to the upline, so that the chain still pays no more than its top', () => {
  const chain = { basisPoints: 100, bet: 0n, children: [{ basisPoints: 150, bet: 1_000_000n, children: [] }] }
  expect(shares(chain)).toEqual([-5_000n, 15_000n])
})

const UNIT = 10_000n

/** Bets of a random tree in which nobody has a higher series than its upline, and the series of those in it. */
function seriesTree(next: (below: number) => number, stakeOf: () => bigint) {
  const series = new Map<number, number>()
  const bets: { uplines: number[]; series: number; chosen: number; validBet: bigint }[] = []
  const grow = (uplines: number[], highest: number, depth: number) => {
    const id = series.size + 1
    const own = MIN_SERIES + next(highest - MIN_SERIES + 1)
    series.set(id, own)
    if (next(2) === 0)
      bets.push({ uplines, series: own, chosen: MIN_SERIES + next(own - MIN_SERIES + 1), validBet: stakeOf() })
    const count = depth === 0 ? 0 : next(4)
    for (let child = 0; child < count; child++) grow([id, ...uplines], own, depth - 1)
  }
  grow([], MAX_SERIES, 6)
  return { series, bets }
}

const ownRebate = (bet: { series: number; chosen: number; validBet: bigint }) =>
  (bet.validBet * BigInt((bet.series - bet.chosen) * 5)) / 10_000n
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)
const totals = (found: ReturnType<typeof seriesShares>) => [...found.values()].map(({ total }) => total)

test.each(Array.from({ length: 300 }, (_, seed) => seed))(
  'gives the chain of each bet in tree %i the top’s series less the chosen one',
  (seed) => {
    const next = numbers(seed)
    const { series, bets } = seriesTree(next, () => BigInt(1 + next(100_000)) * UNIT)
    const seriesOf = (id: number) => series.get(id) ?? 0
    for (const bet of bets) {
      const top = bet.uplines.length > 0 ? seriesOf(bet.uplines.at(-1) ?? 0) : bet.series
      const paid = ownRebate(bet) + sum(totals(seriesShares([bet], seriesOf)))
      expect(paid).toBe((bet.validBet * BigInt((top - bet.chosen) * 5)) / 10_000n)
    }
    // Together they come to the same as one by one.
    expect(sum(totals(seriesShares(bets, seriesOf)))).toBe(
      sum(bets.flatMap((bet) => totals(seriesShares([bet], seriesOf)))),
    )
  },
)

test.each(Array.from({ length: 300 }, (_, seed) => seed))(
  'gives no chain in tree %i more than 14 % of a bet, whatever was changed after the sale',
  (seed) => {
    const next = numbers(seed)
    const { series, bets } = seriesTree(next, () => BigInt(1 + next(1_000_000_000)))
    const changed = new Map([...series.keys()].map((id) => [id, MIN_SERIES + next(MAX_SERIES - MIN_SERIES + 1)]))
    for (const bet of bets) {
      const paid = totals(seriesShares([bet], (id) => changed.get(id) ?? 0))
      expect(paid.every((share) => share >= 0n)).toBe(true)
      expect(ownRebate(bet) + sum(paid) <= (bet.validBet * BigInt(REBATE_MAX_BASIS_POINTS)) / 10_000n + 1n).toBe(true)
    }
  },
)

test('shares 14 % from the highest to the lowest series', () =>
  expect(seriesRate(MAX_SERIES)).toBe(REBATE_MAX_BASIS_POINTS))

const TERMS: ContractTerms = {
  period: 'D',
  basisPoints: 50,
  minValidBet: '1000',
  minHouseProfit: null,
  minActiveMembers: null,
  maxWinRate: null,
  maxLossRate: null,
  maxSingleBet: null,
}
const measures = (bet: number, payout = 0, activeMembers = 5, largest = 10) => ({
  validBet: BigInt(bet) * 10_000n,
  payout: BigInt(payout) * 10_000n,
  activeMembers,
  largestBet: BigInt(largest) * 10_000n,
})

test('pays a salary on valid bets and a dividend on the house’s profit', () => {
  expect(contractPay('DAILY_SALARY', TERMS, measures(2000, 1500)).total).toBe(100_000n)
  expect(contractPay('DIVIDEND', TERMS, measures(2000, 1500)).total).toBe(25_000n)
  expect(contractPay('DIVIDEND', TERMS, measures(2000, 2500)).total).toBe(0n)
})

test('pays nothing and names the condition that is not met', () => {
  const { total, reached, lines } = contractPay('DAILY_SALARY', TERMS, measures(999))
  expect([total, reached]).toEqual([0n, false])
  expect(lines.filter(({ met }) => met === false)).toEqual([
    { what: 'VALID_BET', value: '999.00', needed: '1000', met: false },
  ])
})

test.each([
  [{ maxSingleBet: '9' }, 'LARGEST_BET'],
  [{ maxWinRate: 1000 }, 'WIN_RATE'],
  [{ minActiveMembers: 6 }, 'ACTIVE_MEMBERS'],
  [{ minHouseProfit: '1' }, 'HOUSE_PROFIT'],
])('refuses %j', (condition, what) => {
  const { lines } = contractPay('REALTIME_SALARY', { ...TERMS, ...condition }, measures(2000, 2500))
  expect(lines.filter(({ met }) => met === false).map((line) => line.what)).toEqual([what])
})

test('uses the offset of the brand’s zone in both halves of the year', () => {
  for (const at of ['2026-01-01T00:00:00Z', '2026-07-01T00:00:00Z']) {
    const written = new Intl.DateTimeFormat('sv-SE', {
      timeZone: BRAND_TIME_ZONE,
      dateStyle: 'short',
      timeStyle: 'medium',
    })
    expect(Date.parse(`${written.format(new Date(at)).replace(' ', 'T')}Z`) - Date.parse(at)).toBe(BRAND_OFFSET_MS)
  }
})

const local = (text: string) => new Date(`${text}+07:00`)
test.each([
  ['DIVIDEND', 'H', '2026-02-15T23:59:59', '2026-02-01T00:00', '2026-02-16T00:00'],
  ['DIVIDEND', 'H', '2026-02-16T00:00:00', '2026-02-16T00:00', '2026-03-01T00:00'],
  ['DIVIDEND', 'M', '2026-12-31T23:59:59', '2026-12-01T00:00', '2027-01-01T00:00'],
  ['DIVIDEND', 'W', '2026-03-01T12:00:00', '2026-02-23T00:00', '2026-03-02T00:00'],
  ['DIVIDEND', 'D', '2026-03-01T00:00:00', '2026-03-01T00:00', '2026-03-02T00:00'],
  ['HOURLY_SALARY', 'D', '2026-03-01T00:59:59', '2026-03-01T00:00', '2026-03-01T01:00'],
  ['REALTIME_SALARY', 'D', '2026-03-01T00:04:59', '2026-03-01T00:00', '2026-03-01T00:05'],
] as const)('puts %s %s at %s into its period', (kind, period, at, from, to) => {
  expect(periodAt(kind, period, local(at))).toEqual({ from: local(`${from}:00`), to: local(`${to}:00`) })
})

test('bills days at 03:00 and dividends at noon of the next day', () => {
  expect(billedAt('DAILY_SALARY', local('2026-03-02T00:00:00'))).toEqual(local('2026-03-02T03:00:00'))
  expect(billedAt('DIVIDEND', local('2026-03-02T00:00:00'))).toEqual(local('2026-03-02T12:00:00'))
})
