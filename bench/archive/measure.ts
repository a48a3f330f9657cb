import { type Database, openDatabase } from '@playhouse/postgres/database.ts'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { readBet } from '../../apps/platform/src/domains/engagement/records/bet-detail.ts'
import { readBetHistory } from '../../apps/platform/src/domains/engagement/records/bet-history.ts'
import { readTransactions } from '../../apps/platform/src/domains/engagement/records/movements.ts'
import { addDays, lastClosedDay, type RecordRange } from '../../apps/platform/src/lib/record-range.ts'
import { median } from '../percentile.ts'
import { openSessions, play, processorMeter } from '../postings/play.ts'

const DAYS = 730
const PAGE_SIZE = 20
const SESSIONS = 1_000
const BETS = { alone: { size: 1, count: 2_000 }, 'in eights': { size: 8, count: 8_000 } } as const

/** Microseconds of PostgreSQL's processor for a bet, by how many travel in a statement. */
export async function measureBets(url: string): Promise<Record<keyof typeof BETS, number>> {
  // Each account bets once, so that its pages are in memory, and plans know tables that were empty before.
  await withPlayers(url, async (client, bet) => {
    await bet({ size: 8, count: SESSIONS })
    await client.query('analyze round, ledger_transaction, ledger_entry')
  })
  return withPlayers(url, async (_client, bet) => ({
    alone: await bet(BETS.alone),
    'in eights': await bet(BETS['in eights']),
  }))
}

type Bet = (bets: { size: number; count: number }) => Promise<number>

/** @param work with a function that bets, and returns the microseconds of one */
async function withPlayers<T>(url: string, work: (client: pg.Client, bet: Bet) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, options: '-c jit=off' })
  await client.connect()
  try {
    const sessions = await openSessions(client, SESSIONS)
    const processorMs = await processorMeter(client)
    return await work(client, async ({ size, count }) => {
      const began = processorMs()
      for (let made = 0; made < count; made += size) {
        const first = made % (sessions.length - size)
        await play(client, sessions.slice(first, first + size))
      }
      return Math.round(((processorMs() - began) / count) * 1_000)
    })
  } finally {
    await client.end()
  }
}

type Reading = (database: Database, memberId: number, index: number) => Promise<unknown>

/** Screens of a member's records. Days and months are spread over all two years; the site itself offers ranges of a year at most. */
const READINGS: Readonly<Record<string, Reading>> = {
  'bets of a day': (database, memberId, index) => bets(database, memberId, spread(index, 1)),
  'bets of a month': (database, memberId, index) => bets(database, memberId, spread(index, 30)),
  'bets of all months': (database, memberId) => bets(database, memberId, spread(0, DAYS)),
  'bets, oldest page': async (database, memberId) =>
    bets(database, memberId, spread(0, DAYS), await lastPage(database, memberId, bets)),
  'bet of the oldest month': (database, memberId) => oldBet(database, memberId),
  'movements of a day': (database, memberId, index) => movements(database, memberId, spread(index, 1)),
  'movements of a month': (database, memberId, index) => movements(database, memberId, spread(index, 30)),
  'movements of all months': (database, memberId) => movements(database, memberId, spread(0, DAYS)),
  'movements, oldest page': async (database, memberId) =>
    movements(database, memberId, spread(0, DAYS), await lastPage(database, memberId, movements)),
}

/** Milliseconds of a screen. */
interface ScreenTimes {
  /** Of PostgreSQL's processor, on average. */
  processor: number
  /** Until it is there, at the median. */
  median: number
}

/** Times by screen, of ordinary members and of the one with a hundredth of all rounds. */
export async function measureRecords(
  url: string,
  times: number,
): Promise<Record<string, Record<'ordinary' | 'heavy', ScreenTimes>>> {
  const database = openDatabase(url, { max: 1, statementTimeout: 0 })
  try {
    const { rows } = await database.execute<{ id: number }>(
      sql`select member_id as id from bench_member order by seat limit 21`,
    )
    const [heavy = 0, ...ordinary] = rows.map(({ id }) => id)
    const processorMs = await processorMeter(database.$client)
    const measured: Record<string, Record<'ordinary' | 'heavy', ScreenTimes>> = {}
    for (const [name, read] of Object.entries(READINGS)) {
      const timesOf = async (members: readonly number[]) => {
        // The first read of each makes sums of past days, and brings pages into memory.
        for (let index = 0; index < times; index += 1)
          await read(database, members[index % members.length] ?? heavy, index)
        const taken: number[] = []
        const before = processorMs()
        for (let index = 0; index < times; index += 1) {
          const began = performance.now()
          await read(database, members[index % members.length] ?? heavy, index)
          taken.push(performance.now() - began)
        }
        const processor = (processorMs() - before) / times
        return { processor: Number(processor.toFixed(2)), median: Number(median(taken).toFixed(1)) }
      }
      measured[name] = { ordinary: await timesOf(ordinary), heavy: await timesOf([heavy]) }
    }
    return measured
  } finally {
    await database.$client.end()
  }
}

/** The `index`-th of the ranges of so many days, which begin at distances over the two years. */
function spread(index: number, days: number): RecordRange {
  const today = addDays(lastClosedDay(), 1)
  const back = (index * 97) % (DAYS - days + 1)
  return { from: addDays(today, 1 - days - back), to: addDays(today, -back) }
}

const bets = (database: Database, memberId: number, range: RecordRange, pageNo = 1) =>
  readBetHistory(database, memberId, { ...range, pageNo, pageSize: PAGE_SIZE }, 'VND', 'EN')

const movements = (database: Database, memberId: number, range: RecordRange, pageNo = 1) =>
  readTransactions(database, memberId, { ...range, pageNo, pageSize: PAGE_SIZE, wallet: 'main' }, 'VND', 'EN')

const pages = new Map<string, number>()

/** Number of the last page, which is looked up once. */
async function lastPage(database: Database, memberId: number, list: typeof bets | typeof movements): Promise<number> {
  const key = `${memberId} ${list === bets}`
  const known = pages.get(key) ?? (await list(database, memberId, spread(0, DAYS))).totalPages
  pages.set(key, known)
  return known
}

const oldBets = new Map<number, string>()

async function oldBet(database: Database, memberId: number): Promise<unknown> {
  let id = oldBets.get(memberId)
  if (id === undefined) {
    const { rows } = await database.execute<{ id: string }>(
      sql`select id::text from round where member_id = ${memberId} order by settled_at limit 1`,
    )
    id = rows[0]?.id ?? ''
    oldBets.set(memberId, id)
  }
  return readBet(database, memberId, id, 'VND', 'EN')
}
