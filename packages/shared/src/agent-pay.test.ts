import { expect, test } from 'vitest'
import {
  billedAt,
  carriedForward,
  contractPay,
  type ContractTerms,
  highestRate,
  periodAt,
  REBATE_MAX_BASIS_POINTS,
  rebateShare,
  seriesRate,
  seriesShares,
} from './agent-pay.ts'
import { BRAND_OFFSET_MS, BRAND_TIME_ZONE } from './limits.ts'
import { parseAmount } from './money.ts'
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

const getBets = (node: Node): bigint => node.children.reduce((sum, child) => sum + getBets(child), node.bet)

function shares(node: Node): bigint[] {
  const lines = node.children.map((child) => ({ basisPoints: child.basisPoints, validBet: getBets(child) }))
  const own = rebateShare({ basisPoints: node.basisPoints, validBet: getBets(node) }, lines).total
  return [own, ...node.children.flatMap(shares)]
}

test('splits the top’s rebate over any tree without a remainder', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const tree = randomTree(numbers(seed), REBATE_MAX_BASIS_POINTS, 6)
    const paid = shares(tree)
    expect(
      paid.every((share) => share >= 0n),
      `tree ${seed}`,
    ).toBe(true)
    expect(
      paid.reduce((sum, share) => sum + share, 0n),
      `tree ${seed}`,
    ).toBe((getBets(tree) * BigInt(tree.basisPoints)) / 10_000n)
  }
})

test('charges a rate above the upline’s to the upline, so that the chain still pays no more than its top', () => {
  const chain = { basisPoints: 100, bet: 0n, children: [{ basisPoints: 150, bet: 1_000_000n, children: [] }] }
  expect(shares(chain)).toEqual([-5_000n, 15_000n])
})

const UNIT = 10_000n

/** Bets of a random tree in which nobody has a higher series than its upline, and the series of those in it. */
function seriesTree(next: (below: number) => number, getStake: () => bigint) {
  const series = new Map<number, number>()
  const bets: { uplines: number[]; series: number; chosen: number; validBet: bigint }[] = []
  const grow = (uplines: number[], highest: number, depth: number) => {
    const id = series.size + 1
    const own = MIN_SERIES + next(highest - MIN_SERIES + 1)
    series.set(id, own)
    if (next(2) === 0)
      bets.push({ uplines, series: own, chosen: MIN_SERIES + next(own - MIN_SERIES + 1), validBet: getStake() })
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

test('gives the chain of each bet in any tree the top’s series less the chosen one', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const next = numbers(seed)
    const { series, bets } = seriesTree(next, () => BigInt(1 + next(100_000)) * UNIT)
    const getSeries = (id: number) => series.get(id) ?? 0
    for (const bet of bets) {
      const top = bet.uplines.length > 0 ? getSeries(bet.uplines.at(-1) ?? 0) : bet.series
      const paid = ownRebate(bet) + sum(totals(seriesShares([bet], getSeries)))
      expect(paid, `tree ${seed}`).toBe((bet.validBet * BigInt((top - bet.chosen) * 5)) / 10_000n)
    }
    // Together they come to the same as one by one.
    expect(sum(totals(seriesShares(bets, getSeries))), `tree ${seed}`).toBe(
      sum(bets.flatMap((bet) => totals(seriesShares([bet], getSeries)))),
    )
  }
})

test('gives no chain more than 14 % of a bet, whatever was changed after the sale', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const next = numbers(seed)
    const { series, bets } = seriesTree(next, () => BigInt(1 + next(1_000_000_000)))
    const changed = new Map([...series.keys()].map((id) => [id, MIN_SERIES + next(MAX_SERIES - MIN_SERIES + 1)]))
    for (const bet of bets) {
      const paid = totals(seriesShares([bet], (id) => changed.get(id) ?? 0))
      expect(
        paid.every((share) => share >= 0n),
        `tree ${seed}`,
      ).toBe(true)
      expect(ownRebate(bet) + sum(paid), `tree ${seed}`).toBeLessThanOrEqual(
        (bet.validBet * BigInt(REBATE_MAX_BASIS_POINTS)) / 10_000n + 1n,
      )
    }
  }
})

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
  byProduct: { LIVE: BigInt(bet) * 10_000n },
  payout: BigInt(payout) * 10_000n,
  activeMembers,
  largestBet: BigInt(largest) * 10_000n,
})

test('pays a salary on valid bets and a dividend on the house’s profit', () => {
  expect(contractPay('DAILY_SALARY', TERMS, measures(2000, 1500)).total).toBe(100_000n)
  expect(contractPay('DIVIDEND', TERMS, measures(2000, 1500)).total).toBe(25_000n)
  expect(contractPay('DIVIDEND', TERMS, measures(2000, 2500)).total).toBe(0n)
})

test('pays a salary on what counts of each product, and lists it', () => {
  const byProduct = { RNG: 1_000_0000n, LIVE: 999_9999n, OTHER: 1n }
  const measured = { ...measures(2_000), byProduct }
  const { total, lines } = contractPay('DAILY_SALARY', { ...TERMS, shares: { RNG: 40, LIVE: 10 } }, measured)
  // 400 + 99.99999 + 0.0001, rounded down
  expect(total).toBe((500_0000n * 50n) / 10_000n)
  expect(lines.slice(0, 2)).toEqual([
    { what: 'VALID_BET', value: '2000.00', needed: '1000', met: true },
    { what: 'COUNTED_BET', value: '500.00', needed: null, met: null },
  ])
  expect(contractPay('DAILY_SALARY', TERMS, measured).total).toBe(100_000n)
})

test('splits the top’s rebate on what counts over a tree without a remainder', () => {
  const line = { basisPoints: 100, validBet: 900_0000n, countedBet: 90_0000n }
  const own = rebateShare({ basisPoints: 120, validBet: 1_000_0000n, countedBet: 190_0000n }, [line])
  const below = rebateShare(line, [])
  expect(own.total + below.total).toBe((190_0000n * 120n) / 10_000n)
  expect(own.lines.map(({ what, value }) => [what, value])).toEqual([
    ['VALID_BET', '1000.00'],
    ['COUNTED_BET', '190.00'],
    ['RATE', '120'],
    ['PASSED_ON', '0.90'],
    ['TOTAL', '1.38'],
  ])
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

test.each([
  [{ minValidBet: '2000' }, 1_500],
  [{ minHouseProfit: '500' }, 1_500],
  [{ minActiveMembers: 5 }, 1_500],
  [{ maxSingleBet: '10' }, 1_500],
  [{ maxLossRate: 2_500 }, 1_500],
  [{ maxWinRate: 2_500 }, 2_500],
])('pays at the bound of %j', (condition, payout) => {
  expect(contractPay('REALTIME_SALARY', { ...TERMS, ...condition }, measures(2_000, payout)).reached).toBe(true)
})

test('pays no salary for a loss above the limit, and counts a win as no loss', () => {
  const terms = { ...TERMS, minValidBet: null, maxLossRate: 2_499 }
  const lossRate = (bet: number, payout: number) =>
    contractPay('REALTIME_SALARY', terms, measures(bet, payout)).lines.find(({ what }) => what === 'LOSS_RATE')
  expect(lossRate(2_000, 1_500)).toEqual({ what: 'LOSS_RATE', value: '2500', needed: '2499', met: false })
  expect(lossRate(2_000, 9_000)).toMatchObject({ value: '0', met: true })
  expect(lossRate(0, 0)).toMatchObject({ value: '0', met: true })
})

test('shows of a salary only the conditions that it has', () => {
  const { lines } = contractPay('REALTIME_SALARY', TERMS, measures(2_000, 1_500))
  expect(lines).toEqual([
    { what: 'VALID_BET', value: '2000.00', needed: '1000', met: true },
    { what: 'RATE', value: '50', needed: null, met: null },
    { what: 'TOTAL', value: '10.00', needed: null, met: null },
  ])
})

test('shows what a rebate is of, and what the downline has of it', () => {
  const { lines } = rebateShare({ basisPoints: 100, validBet: units(1_000) }, [
    { basisPoints: 40, validBet: units(500) },
  ])
  expect(lines.map(({ what, value, met }) => [what, value, met])).toEqual([
    ['VALID_BET', '1000.00', null],
    ['RATE', '100', null],
    ['PASSED_ON', '2.00', null],
    ['TOTAL', '8.00', null],
  ])
})

test('pays at most the highest rate of the terms', () => {
  expect(highestRate({ basisPoints: 10 })).toBe(10)
  expect(highestRate({ basisPoints: 10, tiers: [20, 30].map((rate) => ({ profit: '1', basisPoints: rate })) })).toBe(30)
})

const DIVIDEND: ContractTerms = { ...TERMS, basisPoints: 1000, minValidBet: null }
const units = (amount: number) => BigInt(amount) * 10_000n
const getLines = (
  terms: Partial<ContractTerms>,
  won: number,
  taken: { rebates?: number; promotions?: number; carriedOver?: number } = {},
) => {
  const { rebates = 0, promotions = 0, carriedOver = 0 } = taken
  const deductions = { rebates: units(rebates), promotions: units(promotions), carriedOver: units(carriedOver) }
  const { lines } = contractPay('DIVIDEND', { ...DIVIDEND, ...terms }, measures(10_000, 10_000 - won), deductions)
  return Object.fromEntries(lines.map(({ what, value }) => [what, value]))
}

test('computes a dividend without the later terms as before, whatever was paid to the team', () => {
  const before = { VALID_BET: '10000.00', HOUSE_PROFIT: '1000.00', ACTIVE_MEMBERS: '5', RATE: '1000', TOTAL: '100.00' }
  expect(getLines({}, 1000, { rebates: 100, promotions: 100, carriedOver: 100 })).toEqual(before)
})

test.each([
  [{ deductsRebates: true }, 1000, { PROFIT: '900.00', REBATES: '100.00', TOTAL: '90.00' }],
  [{ deductsPromotions: true }, 1000, { PROFIT: '950.00', PROMOTIONS: '50.00', TOTAL: '95.00' }],
  [{ deductsRebates: true, deductsPromotions: true }, 1000, { PROFIT: '850.00', TOTAL: '85.00' }],
  [{ deductsRebates: true, deductsPromotions: true }, 150, { PROFIT: '0.00', TOTAL: '0.00' }],
  [
    { deductsRebates: true, lossCarryOver: 'PERMANENT' },
    50,
    { PROFIT: '-60.00', TOTAL: '0.00', CARRIED_FORWARD: '60.00' },
  ],
  [{ lossCarryOver: 'PERMANENT' }, 4, { PROFIT: '-6.00', TOTAL: '0.00', CARRIED_FORWARD: '6.00' }],
  [{ lossCarryOver: 'PREVIOUS' }, 4, { PROFIT: '-6.00', TOTAL: '0.00', CARRIED_FORWARD: '0.00' }],
  [{ lossCarryOver: 'PREVIOUS' }, -4, { PROFIT: '-14.00', TOTAL: '0.00', CARRIED_FORWARD: '4.00' }],
  [
    { lossCarryOver: 'PERMANENT' },
    110,
    { CARRIED_OVER: '10.00', PROFIT: '100.00', TOTAL: '10.00', CARRIED_FORWARD: '0.00' },
  ],
] as const)('takes off the profit what %j says, of %i won', (terms, won, lines) => {
  expect(getLines(terms, won, { rebates: 100, promotions: 50, carriedOver: 10 })).toMatchObject(lines)
})

const TIERS = [
  { profit: '500', basisPoints: 1500 },
  { profit: '1000.50', basisPoints: 2000 },
]
test.each([
  ['499.9999', '1000', '0.00', '49.9999'],
  ['500.00', '1500', '500.00', '75.00'],
  ['1000.4999', '1500', '500.00', '150.0749'],
  ['1000.50', '2000', '1000.50', '200.10'],
] as const)('pays a profit of %s by its tier, on the whole profit', (profit, RATE, TIER, TOTAL) => {
  const validBet = parseAmount('10000')
  const measured = { validBet, byProduct: {}, payout: validBet - parseAmount(profit), activeMembers: 5, largestBet: 0n }
  const { lines } = contractPay('DIVIDEND', { ...DIVIDEND, tiers: TIERS }, measured)
  expect(Object.fromEntries(lines.map(({ what, value }) => [what, value]))).toMatchObject({ RATE, TIER, TOTAL })
})

/** Dividends of periods in a row, by what the house won. */
function inARow(terms: Partial<ContractTerms>, won: readonly number[]) {
  let carriedOver = 0n
  return won.map((amount) => {
    const deductions = { rebates: 0n, promotions: 0n, carriedOver }
    const pay = contractPay('DIVIDEND', { ...DIVIDEND, ...terms }, measures(10_000, 10_000 - amount), deductions)
    carriedOver = carriedForward(pay.lines)
    return Number(pay.total) / 10_000
  })
}

test.each([
  [undefined, [-1000, 400, 800, 500], [0, 40, 80, 50]],
  ['PREVIOUS', [-1000, 400, 800, 500], [0, 0, 80, 50]],
  ['PERMANENT', [-1000, 400, 800, 500], [0, 0, 20, 50]],
  ['PREVIOUS', [-300, -300, 500, 500], [0, 0, 20, 50]],
  ['PERMANENT', [-300, -300, 500, 500], [0, 0, 0, 40]],
] as const)('carries losses over by %s through %j', (lossCarryOver, won, paid) => {
  expect(inARow({ lossCarryOver }, won)).toEqual(paid)
})

test('lets the profit of a period that missed a condition make up for a loss', () => {
  expect(inARow({ lossCarryOver: 'PERMANENT', minHouseProfit: '500' }, [-300, 400, 1000])).toEqual([0, 0, 100])
})

test('pays in any run at most the rate of what was won, and takes each loss off once', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const next = numbers(seed)
    const won = Array.from({ length: 12 }, () => next(2000) - 1000)
    const [free = 0, previous = 0, permanent = 0] = [undefined, 'PREVIOUS' as const, 'PERMANENT' as const].map(
      (lossCarryOver) => {
        const paid = inARow({ lossCarryOver }, won)
        paid.forEach((amount, index) =>
          expect(amount, `run ${seed}`).toBeLessThanOrEqual(Math.max(0, won[index] ?? 0) / 10),
        )
        return Math.round(paid.reduce((total, amount) => total + amount, 0) * 10)
      },
    )
    const losses = won.reduce((total, amount) => total + Math.max(0, -amount), 0)
    // Permanently carried losses come off in full, but for what no profit made up for yet.
    let [highest, soFar] = [0, 0]
    for (const amount of won) highest = Math.max(highest, (soFar += amount))
    expect(permanent, `run ${seed}`).toBe(highest)
    expect(free - previous, `run ${seed}`).toBeLessThanOrEqual(losses)
    expect(previous, `run ${seed}`).toBeGreaterThanOrEqual(permanent)
  }
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

test('bills five minutes after half a minute, hours after five minutes, days at 03:00 and dividends at noon of the next day', () => {
  expect(billedAt('REALTIME_SALARY', local('2026-03-02T00:05:00'))).toEqual(local('2026-03-02T00:05:30'))
  expect(billedAt('HOURLY_SALARY', local('2026-03-02T01:00:00'))).toEqual(local('2026-03-02T01:05:00'))
  expect(billedAt('DAILY_SALARY', local('2026-03-02T00:00:00'))).toEqual(local('2026-03-02T03:00:00'))
  expect(billedAt('DIVIDEND', local('2026-03-02T00:00:00'))).toEqual(local('2026-03-02T12:00:00'))
})
