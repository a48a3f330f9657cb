import type { Result } from '../results.ts'
import { percentile } from '../percentile.ts'
import { ask, openSession, type Query } from '../site-client.ts'
import type { Grown } from './grow.ts'

const GOAL_MS = 100
const TIMES = 120
const DAY_MS = 86_400_000

/** Days before today, in the brand's time zone. */
const daysAgo = (days: number) => new Date(Date.now() + 7 * 3_600_000 - days * DAY_MS).toISOString().slice(0, 10)

/** Ranges that the screens offer, and a year. */
const RANGES = [6, 29, 89, 365].map((days) => ({ from: daysAgo(days), to: daysAgo(0) }))

const bets = (page: number, more: object = {}): ((index: number) => Query) => {
  return (index) => ({
    name: 'BettingRecordScreen',
    variables: { ...RANGES[index % RANGES.length], page, betId: '', withBet: false, ...more },
  })
}
const movements = (page: number, more: object = {}): ((index: number) => Query) => {
  return (index) => ({
    name: 'AccountRecordScreen',
    variables: {
      ...RANGES[index % RANGES.length],
      page,
      wallet: 'MAIN',
      transactionId: '',
      withTransaction: false,
      ...more,
    },
  })
}

const QUERIES: Readonly<Record<string, (index: number) => Query>> = {
  bets: bets(1),
  'bets-filtered': bets(1, { categories: ['RNG'], status: 'EVEN' }),
  'bets-deep': bets(400),
  movements: movements(1),
  'movements-filtered': movements(1, { types: ['PAYOUT', 'JACKPOT'] }),
  'movements-deep': movements(400),
  profit: (index) => ({ name: 'ProfitAndLossScreen', variables: { ...RANGES[index % RANGES.length] } }),
  bonuses: (index) => ({ name: 'BonusDetailsScreen', variables: { ...RANGES[index % RANGES.length], page: 1 } }),
}

/** Times every query at the gateway for ordinary members and for the heavy one, one after the other. */
export async function measureRecords(siteUrl: string, databaseUrl: string, grown: Grown): Promise<Result[]> {
  const heavy = await openSession(databaseUrl, grown.heavy)
  const ordinary = await Promise.all(grown.ordinary.map((id) => openSession(databaseUrl, id)))
  const rows: Result[] = []
  const send = async (token: string, query: Query) => (await ask(siteUrl, token, query)).milliseconds
  const row = (id: string, value: number, goal: number | null = GOAL_MS) =>
    rows.push({ id: `records-${id}`, value: Number(value.toFixed(1)), goal, unit: 'ms', better: 'lower' })
  // The first request creates the sums of past days, which a job does for active members.
  row('heavy-first', await send(heavy, bets(1)(3)), null)
  for (const token of ordinary) await send(token, bets(1)(0))
  for (const [who, tokens] of Object.entries({ ordinary, heavy: [heavy] })) {
    for (const [name, queryAt] of Object.entries(QUERIES)) {
      for (let index = 0; index < 20; index += 1) await send(tokens[index % tokens.length] ?? '', queryAt(index))
      const times: number[] = []
      for (let index = 0; index < TIMES; index += 1) {
        times.push(await send(tokens[index % tokens.length] ?? '', queryAt(index)))
      }
      row(`${who}-${name}-p95`, percentile(times, 0.95))
      console.log(`  ${who} ${name}: median ${percentile(times, 0.5).toFixed(1)} ms, p95 ${rows.at(-1)?.value} ms`)
    }
  }
  return rows
}
