import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import type * as contract from '@playhouse/platform-api/missions.ts'
import { LANGUAGES, type LanguageCode } from '@playhouse/shared/languages.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { asc, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import {
  leaderboard,
  leaderboardResult,
  leaderboardText,
  leaderboardWeek,
  type PrizeBand,
} from '../../../db/tables/leaderboards.ts'
import { member } from '../../../db/tables/members.ts'
import { brandDay, startOfDay } from '../../../ledger/brand-day.ts'
import { maskUsername } from '../../../lib/mask.ts'
import { addDays, getWeek } from '../../../lib/record-range.ts'
import { pickTranslations } from '../../site/first-language.ts'
import { closingTime, getPrize } from './due-leaderboards.ts'
import type { Board } from './scores.ts'

type Answer = Omit<ResponseOf<typeof contract.missionLeaderboard>, 'currency'>
type BoardResponse = Answer['boards'][number]

const PLACES_SHOWN = 10
const WEEKS_SHOWN = 8

interface Reader {
  memberId: number
  language: LanguageCode
}

/** The boards of this week with the account's place, and the weeks before with their winners. */
export async function readLeaderboards(
  database: Database,
  { memberId, language }: Reader,
  now = new Date(),
): Promise<Answer> {
  const today = brandDay(now)
  const week = getWeek(today)
  const chain = [language, ...LANGUAGES[language].fallback]
  const [boards, texts, weeks] = await Promise.all([
    database
      .select()
      .from(leaderboard)
      .where(lte(leaderboard.startsOn, today))
      .orderBy(asc(leaderboard.position), asc(leaderboard.id)),
    database.select().from(leaderboardText).where(inArray(leaderboardText.language, chain)),
    database
      .select()
      .from(leaderboardWeek)
      .where(gte(leaderboardWeek.week, addDays(week, -7 * WEEKS_SHOWN)))
      .orderBy(desc(leaderboardWeek.week)),
  ])
  const past = weeks.filter((one) => one.week < week)
  const winners = await readWinners(database, past.at(-1)?.week)
  const titles = new Map(
    pickTranslations(texts, chain, ({ boardId }) => boardId).map(({ boardId, title }) => [boardId, title]),
  )
  const responses = boards
    .filter(({ endsOn }) => endsOn === null || endsOn >= week)
    .map(async (board): Promise<BoardResponse> => {
      const prizes = weeks.find((one) => one.boardId === board.id && one.week === week)?.prizes ?? board.prizes
      return {
        id: board.id,
        title: titles.get(board.id) ?? board.id,
        metric: board.metric,
        products: board.products,
        minStake: formatAmount(board.minStake),
        from: board.startsOn > week ? board.startsOn : week,
        to: addDays(week, 6),
        endsAt: startOfDay(addDays(week, 7)).getTime(),
        paidFrom: closingTime(week).getTime(),
        prizes: prizes.map(({ from, to, amount }) => ({ from, to, amount: formatAmount(BigInt(amount)) })),
        ...(await readPlaces(database, board, { week, memberId, prizes })),
      }
    })
  return {
    boards: await Promise.all(responses),
    past: past.map((one) => ({
      boardId: one.boardId,
      title: titles.get(one.boardId) ?? one.boardId,
      metric: boards.find(({ id }) => id === one.boardId)?.metric ?? 'OTHER',
      from: one.week,
      to: addDays(one.week, 6),
      state: one.state === 'CLOSED' ? 'CLOSED' : 'COUNTING',
      winners: winners
        .filter((winner) => winner.boardId === one.boardId && winner.week === one.week)
        .map(({ rank, username, score, amount, state, ...winner }) => ({
          rank,
          account: maskUsername(username),
          own: winner.memberId === memberId,
          score: formatAmount(score),
          prize: formatAmount(amount),
          paid: state === 'PAID',
        })),
    })),
  }
}

/** The first places, and the account's own. One statement, so that both are of the same moment. */
async function readPlaces(
  database: Database,
  { id }: Board,
  { week, memberId, prizes }: { week: string; memberId: number; prizes: readonly PrizeBand[] },
): Promise<Pick<BoardResponse, 'places' | 'own'>> {
  const { rows } = await database.execute<{ memberId: number; username: string; score: string; rank: string }>(sql`
    with open as (
      select score.*, username from leaderboard_score score join member on member.id = score.member_id
      where board_id = ${id} and week = ${week}::date and coalesce(member.closing_at, member.closed_at) is null
    ), first as (
      select open.*, row_number() over (order by score desc, reached_at, member_id) as rank
      from open order by score desc, reached_at, member_id limit ${PLACES_SHOWN}
    ), own as (
      select mine.*, 1 + (select count(*) from open ahead where ahead.score > mine.score or (ahead.score = mine.score
        and (ahead.reached_at, ahead.member_id) < (mine.reached_at, mine.member_id))) as rank
      from open mine where mine.member_id = ${memberId}
    )
    select member_id as "memberId", username, score::text as score, rank::text as rank from first
    union select member_id, username, score::text, rank::text from own`)
  const places = rows
    .map((row) => {
      const rank = Number(row.rank)
      const prize = getPrize(prizes, rank)
      return {
        rank,
        account: maskUsername(row.username),
        own: row.memberId === memberId,
        score: formatAmount(BigInt(row.score)),
        prize: prize === null ? null : formatAmount(prize),
      }
    })
    .toSorted((a, b) => a.rank - b.rank)
  return {
    places: places.filter(({ rank }) => rank <= PLACES_SHOWN),
    own: places.find(({ own }) => own) ?? null,
  }
}

function readWinners(database: Database, since: string | undefined) {
  if (since === undefined) return []
  return database
    .select({
      memberId: leaderboardResult.memberId,
      boardId: leaderboardResult.boardId,
      week: leaderboardResult.week,
      rank: leaderboardResult.rank,
      score: leaderboardResult.score,
      amount: leaderboardResult.amount,
      state: leaderboardResult.state,
      username: member.username,
    })
    .from(leaderboardResult)
    .innerJoin(member, eq(member.id, leaderboardResult.memberId))
    .where(gte(leaderboardResult.week, since))
    .orderBy(desc(leaderboardResult.week), asc(leaderboardResult.rank))
}
