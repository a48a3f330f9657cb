import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type * as contract from '@playhouse/platform-api/raffles.ts'
import { LANGUAGES, type LanguageCode } from '@playhouse/shared/languages.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { and, asc, desc, eq, inArray, or } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { member } from '../../../db/tables/members.ts'
import { raffle, rafflePrize, raffleSeries, raffleText } from '../../../db/tables/raffles.ts'
import { platformError } from '../../../request/platform-error.ts'
import { maskUsername } from '../../../lib/mask.ts'
import { creditPoints } from '../points/earn-points.ts'
import { getPoints } from '../points/read-points.ts'
import { isExcluded } from '../../money/limits/exclusion.ts'
import { pickTranslations } from '../../site/first-language.ts'
import { getOrders, getRange } from './buy-tickets.ts'

type Answer = ResponseOf<typeof contract.raffleDetail>
type Raffle = typeof raffle.$inferSelect

/** Raffles on sale and those that wait for their draw. Three queries at most. */
export async function listRaffles(
  database: Database,
  language: LanguageCode,
): Promise<ResponseOf<typeof contract.raffles>> {
  const rows = await database
    .select({ raffle, series: raffleSeries })
    .from(raffle)
    .innerJoin(raffleSeries, eq(raffleSeries.id, raffle.seriesId))
    .where(inArray(raffle.state, ['SELLING', 'SEALED']))
    .orderBy(asc(raffleSeries.position), asc(raffle.closesAt))
  return { list: await readResponses(database, language, rows) }
}

/** Raffles that have ended, latest first. */
export async function listResults(
  database: Database,
  language: LanguageCode,
  { pageNo, pageSize }: CheckedInputOf<typeof contract.raffleResults>,
): Promise<ResponseOf<typeof contract.raffleResults>> {
  const ended = inArray(raffle.state, ['DRAWN', 'VOID'])
  const [rows, total] = await Promise.all([
    database
      .select({ raffle, series: raffleSeries })
      .from(raffle)
      .innerJoin(raffleSeries, eq(raffleSeries.id, raffle.seriesId))
      .where(ended)
      .orderBy(desc(raffle.endedAt), asc(raffle.id))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
    database.$count(raffle, ended),
  ])
  return { total, list: await readResponses(database, language, rows) }
}

/** @throws PlatformError raffle.not.found */
export async function readRaffle(database: Database, language: LanguageCode, id: string): Promise<Answer> {
  const rows = await database
    .select({ raffle, series: raffleSeries })
    .from(raffle)
    .innerJoin(raffleSeries, eq(raffleSeries.id, raffle.seriesId))
    .where(eq(raffle.id, id))
  const [found] = await readResponses(database, language, rows)
  if (!found) throw platformError('raffle.not.found')
  return found
}

/** @throws PlatformError raffle.not.found */
export async function readTickets(database: Database, id: string): Promise<ResponseOf<typeof contract.raffleTickets>> {
  const [found] = await database.select({ list: raffle.ticketList }).from(raffle).where(eq(raffle.id, id))
  if (!found) throw platformError('raffle.not.found')
  return found
}

/** The account's part in a raffle, and its prizes. */
export async function readStatus(
  database: Database,
  { memberId, language }: { memberId: number; language: LanguageCode },
  { raffleId }: CheckedInputOf<typeof contract.raffleStatus>,
): Promise<ResponseOf<typeof contract.raffleStatus>> {
  await creditPoints(database, memberId)
  const waits = eq(rafflePrize.state, 'WON')
  const [balance, excluded, orders, prizes] = await Promise.all([
    getPoints(database, memberId),
    isExcluded(database, memberId, new Date()),
    raffleId === undefined ? [] : getOrders(database, memberId, raffleId),
    database
      .select({ prize: rafflePrize, seriesId: raffle.seriesId })
      .from(rafflePrize)
      .innerJoin(raffle, eq(raffle.id, rafflePrize.raffleId))
      .where(
        and(
          eq(rafflePrize.memberId, memberId),
          raffleId === undefined ? waits : or(waits, eq(rafflePrize.raffleId, raffleId)),
        ),
      )
      .orderBy(desc(rafflePrize.wonAt), asc(rafflePrize.place)),
  ])
  const texts = prizes.length === 0 ? new Map() : await readTexts(database, language)
  return {
    balance: formatAmount(balance),
    excluded,
    tickets: orders.map(getRange),
    prizes: prizes.map(({ prize, seriesId }) => ({
      raffleId: prize.raffleId,
      title: texts.get(seriesId)?.title ?? seriesId,
      place: prize.place,
      ticket: prize.ticket,
      amount: formatAmount(prize.amount),
      points: formatAmount(prize.points),
      state: prize.state,
      wonAt: prize.wonAt.getTime(),
    })),
  }
}

async function readTexts(database: Database, language: LanguageCode) {
  const chain = [language, ...LANGUAGES[language].fallback]
  const rows = await database.select().from(raffleText).where(inArray(raffleText.language, chain))
  return new Map(pickTranslations(rows, chain, ({ seriesId }) => seriesId).map((row) => [row.seriesId, row]))
}

async function readResponses(
  database: Database,
  language: LanguageCode,
  rows: readonly { raffle: Raffle; series: typeof raffleSeries.$inferSelect }[],
): Promise<Answer[]> {
  const drawn = rows.flatMap(({ raffle: { id, state } }) => (state === 'DRAWN' ? [id] : []))
  const [texts, winners] = await Promise.all([
    readTexts(database, language),
    drawn.length === 0
      ? []
      : database
          .select({ prize: rafflePrize, username: member.username })
          .from(rafflePrize)
          .innerJoin(member, eq(member.id, rafflePrize.memberId))
          .where(inArray(rafflePrize.raffleId, drawn))
          .orderBy(asc(rafflePrize.raffleId), asc(rafflePrize.place)),
  ])
  const now = Date.now()
  return rows.map(({ raffle: one, series }) => ({
    id: one.id,
    title: texts.get(series.id)?.title ?? series.id,
    text: texts.get(series.id)?.text ?? '',
    picture: series.picture,
    state: one.state === 'SELLING' && one.closesAt.getTime() <= now ? 'CLOSED' : one.state,
    price: formatAmount(one.price),
    memberLimit: one.memberLimit,
    capacity: one.capacity,
    minTickets: one.minTickets,
    calledOff: one.calledOff && one.state === 'VOID',
    sold: one.sold,
    prizes: getPrizes(one),
    opensAt: one.opensAt.getTime(),
    closesAt: one.closesAt.getTime(),
    drawsAt: one.drawsAt.getTime(),
    endedAt: one.endedAt?.getTime() ?? null,
    serverTime: now,
    seedHash: one.seedHash,
    listHash: one.listHash,
    ticketCount: one.ticketCount,
    seed: one.state === 'DRAWN' ? one.seed : null,
    winners: winners
      .filter(({ prize }) => prize.raffleId === one.id)
      .map(({ prize, username }) => ({
        place: prize.place,
        ticket: prize.ticket,
        account: maskUsername(username),
        amount: formatAmount(prize.amount),
        points: formatAmount(prize.points),
      })),
  }))
}

function getPrizes({ prizes }: Raffle): Answer['prizes'] {
  let place = 0
  return prizes.map(({ count, amount, points }) => {
    const from = place + 1
    place += count
    return { from, to: place, amount: formatAmount(BigInt(amount)), points: formatAmount(BigInt(points)) }
  })
}
