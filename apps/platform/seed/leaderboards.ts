import { parseAmount } from '@playhouse/shared/money.ts'
import type { TableRows } from '../src/db/brand/table-rows.ts'
import {
  leaderboard,
  type leaderboardResult,
  type leaderboardWeek,
  leaderboardText,
  type PrizeBand,
} from '../src/db/tables/leaderboards.ts'
import { closingTime } from '../src/domains/engagement/missions/due-leaderboards.ts'
import { addDays, getWeek } from '../src/lib/record-range.ts'
import { brandDay } from '../src/ledger/brand-day.ts'
import { ledgerKeys } from '../src/ledger/keys.ts'
import { dayStart, MINUTE } from './clock.ts'
import type { WorldEvent } from './events.ts'
import type { WorldMember } from './members.ts'

type Board = Omit<typeof leaderboard.$inferInsert, 'startsOn' | 'position'> & {
  titles: Readonly<Record<'EN' | 'VI' | 'CN' | 'ID' | 'TH', string>>
}
type Result = typeof leaderboardResult.$inferInsert
type Week = typeof leaderboardWeek.$inferInsert

const prize = (from: number, to: number, amount: string): PrizeBand => ({
  from,
  to,
  amount: String(parseAmount(amount)),
})

const BOARDS: readonly Board[] = [
  {
    id: 'weekly-reels',
    metric: 'TURNOVER',
    products: ['RNG'],
    minStake: 0n,
    prizes: [prize(1, 1, '2000000'), prize(2, 2, '1000000'), prize(3, 3, '500000'), prize(4, 10, '100000')],
    titles: {
      EN: 'Reels of the week',
      VI: 'Vòng quay của tuần',
      CN: '每周转轮榜',
      ID: 'Gulungan minggu ini',
      TH: 'วงล้อประจำสัปดาห์',
    },
  },
  {
    id: 'high-flyers',
    metric: 'MULTIPLIER',
    products: ['RNG', 'FISH'],
    minStake: parseAmount('1000'),
    prizes: [prize(1, 1, '800000'), prize(2, 3, '300000'), prize(4, 5, '100000')],
    titles: {
      EN: 'Highest multiple',
      VI: 'Bội số cao nhất',
      CN: '最高倍数榜',
      ID: 'Kelipatan tertinggi',
      TH: 'ตัวคูณสูงสุด',
    },
  },
]

/** Weeks with a result. */
const PAST_WEEKS = 2

const weeksUntil = (end: number): string[] => {
  const current = getWeek(brandDay(new Date(end)))
  return Array.from({ length: PAST_WEEKS }, (_, index) => addDays(current, -7 * (PAST_WEEKS - index)))
}

export function leaderboardRows(end: Date): TableRows[] {
  const [startsOn = ''] = weeksUntil(end.getTime())
  return [
    {
      table: leaderboard,
      rows: BOARDS.map(({ titles: _, ...board }, index) => ({ ...board, startsOn, endsOn: null, position: index + 1 })),
    },
    {
      table: leaderboardText,
      rows: BOARDS.flatMap(({ id, titles }) =>
        Object.entries(titles).map(([language, title]) => ({ boardId: id, language, title })),
      ),
    },
  ]
}

interface Score {
  memberId: number
  score: bigint
  reachedAt: number
}

/**
 * The weeks before the current one. `withPrizes` merges their prizes into the events in chronological order; afterwards
 * `weeks` and `results` are complete.
 */
export class LeaderboardPast {
  readonly weeks: Week[] = []
  readonly results: Result[] = []
  readonly #end: number
  readonly #categories: ReadonlyMap<number, string>
  readonly #real: ReadonlySet<number>
  /** By board and week, then by member. */
  readonly #scores = new Map<string, Map<number, Score>>()
  /** Weeks by the start of a day. */
  readonly #weeks = new Map<number, string>()

  constructor(members: readonly WorldMember[], games: readonly { nodeId: number; category: string }[], end: number) {
    this.#end = end
    this.#categories = new Map(games.map(({ nodeId, category }) => [nodeId, category]))
    this.#real = new Set(members.filter(({ kind }) => kind !== 4).map(({ id }) => id))
  }

  *withPrizes(events: Iterable<WorldEvent>): Generator<WorldEvent> {
    const due = weeksUntil(this.#end).map((week) => ({ week, at: closingTime(week).getTime() }))
    const until = function* (this: LeaderboardPast, at: number): Generator<WorldEvent> {
      for (let [next] = due; next && next.at <= at; [next] = due) {
        due.shift()
        yield* this.#close(next.week, next.at)
      }
    }.bind(this)
    for (const event of events) {
      yield* until(event.at)
      if (event.type === 'round' && !event.demo) this.#count(event)
      yield event
    }
    yield* until(this.#end - MINUTE)
  }

  #count({ memberId, nodeId, stake, payout, at }: Extract<WorldEvent, { type: 'round' }>): void {
    const category = this.#categories.get(nodeId) ?? ''
    // A round with a payout is settled a millisecond after its stake.
    const settledAt = payout > 0n ? at + 1 : at
    if (!this.#real.has(memberId)) return
    const day = dayStart(settledAt)
    const week = this.#weeks.get(day) ?? getWeek(brandDay(new Date(day)))
    this.#weeks.set(day, week)
    for (const { id, metric, products, minStake } of BOARDS) {
      if (!products.includes(category) || stake < minStake || stake === 0n) continue
      const key = `${id} ${week}`
      const scores = this.#scores.get(key) ?? new Map<number, Score>()
      this.#scores.set(key, scores)
      const known = scores.get(memberId)
      if (metric === 'TURNOVER')
        scores.set(memberId, { memberId, score: (known?.score ?? 0n) + stake, reachedAt: settledAt })
      else {
        const score = ((payout * 100n) / stake) * 100n
        if (payout > 0n && (!known || score > known.score))
          scores.set(memberId, { memberId, score, reachedAt: settledAt })
      }
    }
  }

  *#close(week: string, at: number): Generator<WorldEvent> {
    for (const [place, { id, prizes }] of BOARDS.entries()) {
      const ranked = [...(this.#scores.get(`${id} ${week}`)?.values() ?? [])].toSorted(
        (a, b) => Number(b.score - a.score) || a.reachedAt - b.reachedAt || a.memberId - b.memberId,
      )
      const closedAt = new Date(at)
      this.weeks.push({
        boardId: id,
        week,
        state: 'CLOSED',
        version: 1,
        prizes: [...prizes],
        nextActionAt: null,
        closedAt,
      })
      for (const [index, { memberId, score, reachedAt }] of ranked.entries()) {
        const rank = index + 1
        const band = prizes.find(({ from, to }) => rank >= from && rank <= to)
        if (!band) break
        const amount = BigInt(band.amount)
        const paidAt = at + place * 100 + rank
        this.results.push({
          memberId,
          boardId: id,
          week,
          rank,
          score,
          reachedAt: new Date(reachedAt),
          amount,
          state: 'PAID',
          version: 1,
          nextActionAt: null,
          paidAt: new Date(paidAt),
        })
        yield {
          type: 'reward',
          at: paidAt,
          memberId,
          amount,
          reward: 'PROMOTION',
          reference: id,
          key: ledgerKeys.leaderboard(id, week),
        }
      }
    }
  }
}
