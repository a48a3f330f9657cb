import { ENGINES } from '@playhouse/engines/all.ts'
import { CARDS_MODELS } from '@playhouse/engines/cards/models.ts'
import { LOTTERIES } from '@playhouse/engines/lottery/games.ts'
import { MARKETS_MODELS } from '@playhouse/engines/markets/models.ts'
import { contractPay, type ContractTerms, countedBet, rebateShare } from '@playhouse/shared/agent-pay.ts'
import { GAME_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import { type Database, openDatabase, withTransaction } from '@playhouse/postgres/database.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scratchDatabase } from '../../../../test/database.ts'
import { type OfferedBet, readOfferedBets } from './edges.ts'
import { isOverpaid, getMargins, type PaySettings, raisedAboveEdge, readMargins, readPaySettings } from './margins.ts'

/** The demo world, and a new brand. */
let world: Database
let fresh: Database
const close: (() => Promise<void>)[] = []
let bets: OfferedBet[]
beforeAll(async () => {
  const open = async (template: 'world' | 'empty') => {
    const { url, drop } = await scratchDatabase({ template })
    const opened = openDatabase(url)
    close.push(async () => {
      await opened.$client.end()
      await drop()
    })
    return opened
  }
  world = await open('world')
  fresh = await open('empty')
  bets = await readOfferedBets(world)
})
afterAll(async () => {
  for (const one of close) await one()
})

const overpaid = (margins: Awaited<ReturnType<typeof readMargins>>) =>
  margins
    .filter(isOverpaid)
    .map(({ product, names, houseEdge, paid }) => ({ product, name: names[0], houseEdge, paid }))

test('knows the edge of every model, spot and lottery bet of the demo', () => {
  const names = bets.map(({ name }) => name)
  const models = [...ENGINES.flatMap((engine) => engine.models), ...CARDS_MODELS, ...MARKETS_MODELS].map(({ id }) => id)
  const played = models.filter((id) => names.some((name) => name === id || name.startsWith(`${id}, `)))
  expect(models.filter((id) => !played.includes(id))).toEqual([])
  const kinds = new Set(LOTTERIES.map(({ kind, region }) => (region ? `${kind} ${region}` : kind)))
  expect([...kinds].filter((kind) => !names.some((name) => name.startsWith(`${kind} `)))).toEqual([])
  expect(names.filter((name) => name.includes('joint'))).not.toEqual([])
  expect(new Set(bets.filter(({ houseEdge }) => houseEdge !== null).map(({ product }) => product))).toEqual(
    new Set(GAME_CATEGORIES),
  )
})

test('the demo pays on no bet more than it keeps', async () => {
  expect(overpaid(await readMargins(world))).toEqual([])
})

test('a new brand pays on no bet more than it keeps', async () => {
  expect(overpaid(getMargins(bets, await readPaySettings(fresh)))).toEqual([])
})

test('pays nothing on stakes from a bonus', async () => {
  const margins = await readMargins(world)
  expect(margins.filter(({ paid }) => paid > 0)).not.toEqual([])
  expect(margins.filter(({ paidOnBonus }) => paidOnBonus > 0)).toEqual([])
})

test('every rule at its highest pays no more than is listed', async () => {
  const settings = await readPaySettings(world)
  const { agents, ranks, points } = settings
  const TURNOVER = 1_000_000_0000n
  for (const margin of getMargins(bets, settings)) {
    const { product } = margin
    const byProduct = { [product]: TURNOVER }
    const counted = countedBet(byProduct, agents.shares)
    const rebate = rebateShare({ basisPoints: agents.rebate, validBet: TURNOVER, countedBet: counted }, []).total
    const getSalary = (kind: 'DAILY_SALARY' | 'HOURLY_SALARY' | 'REALTIME_SALARY', basisPoints: number) => {
      const terms = {
        period: 'D',
        basisPoints,
        shares: agents.shares,
        minValidBet: null,
        minHouseProfit: null,
      } as const
      const free = { minActiveMembers: null, maxWinRate: null, maxLossRate: null, maxSingleBet: null }
      const measures = { validBet: TURNOVER, byProduct, payout: 0n, activeMembers: 1, largestBet: TURNOVER }
      return contractPay(kind, { ...terms, ...free } satisfies ContractTerms, measures).total
    }
    const salaries =
      getSalary('DAILY_SALARY', agents.dailySalary) +
      getSalary('HOURLY_SALARY', agents.hourlySalary) +
      getSalary('REALTIME_SALARY', agents.realtimeSalary)
    const rank = ranks.rebates
      .filter((one) => one.product === product)
      .map((one) => (TURNOVER * BigInt(one.basisPoints)) / 10_000n)
      .reduce((maximum, one) => (one > maximum ? one : maximum), 0n)
    const perPoint = points.rates.find((one) => one.product === product)?.turnoverPerPoint ?? TURNOVER
    const highest = BigInt(Math.max(...ranks.levels.map(({ pointsPercent }) => pointsPercent)))
    const earned = (TURNOVER * 10_000n * highest) / (perPoint * 100n)
    const worths = settings.items.map(({ amount, points: price }) => (earned * amount) / price)
    const worth = worths.reduce(
      (maximum, one) => (one > maximum ? one : maximum),
      (earned * points.setting.cashPerPoint) / 10_000n,
    )
    const listed = (millionths: number) => (BigInt(millionths) * TURNOVER) / 1_000_000n
    // Bets by series have no rebate.
    const given = margin.rebates === 0 ? 0n : rebate
    const short = {
      rebates: listed(margin.rebates) < given,
      salaries: listed(margin.salaries) < salaries,
      ranks: listed(margin.ranks) < rank,
      points: listed(margin.points) < worth,
      houseEdge: margin.houseEdge !== null && listed(margin.houseEdge) < given + salaries + rank + worth,
    }
    expect({ product, short: Object.entries(short).filter(([, isShort]) => isShort) }).toEqual({ product, short: [] })
  }
})

const liveBanker = (margins: Awaited<ReturnType<typeof readMargins>>) =>
  margins.find(({ names }) => names.some((name) => name === 'baccarat-classic, banker'))

test('counts a contract of before, which pays for all bets, and a rebate above the highest one', async () => {
  const settings = await readPaySettings(world)
  expect(liveBanker(getMargins(bets, settings))).toMatchObject({ houseEdge: 10_579, rebates: 1_200, salaries: 1_100 })
  const old: PaySettings = {
    ...settings,
    running: [{ kind: 'DAILY_SALARY', basisPoints: 150, shares: null }],
    highestRebate: 300,
  }
  const [minimum] = getMargins(bets, old).filter(({ product }) => product === 'LIVE')
  expect(minimum).toMatchObject({ rebates: 3_000, salaries: 15_000 + 300 + 200 })
  expect(minimum && isOverpaid(minimum)).toBe(true)
})

test('names the bets on which a change pays more than is kept, and none that it pays less on', async () => {
  const raised = (percent: number) =>
    raisedAboveEdge(world, (settings) => ({
      ...settings,
      agents: { ...settings.agents, shares: { ...settings.agents.shares, LIVE: percent } },
    }))
  expect(await raised(12)).toEqual([])
  const found = await raised(60)
  expect(new Set(found.map(({ product }) => product))).toEqual(new Set(['LIVE']))
  expect(found[0]?.names).toContain('baccarat-classic, banker')
  await withTransaction(world, async (tx) => {
    await tx.execute(sql`update rank_rebate set basis_points = 200 where product = 'LIVE'`)
    const lower = await raisedAboveEdge(tx, (settings) => ({
      ...settings,
      agents: { ...settings.agents, shares: { ...settings.agents.shares, LIVE: 5 } },
    }))
    expect(lower).toEqual([])
  })
})
