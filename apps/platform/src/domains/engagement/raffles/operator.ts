import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { member } from '../../../db/tables/members.ts'
import { raffle, rafflePrize, raffleSeries, raffleText } from '../../../db/tables/raffles.ts'

export type { RafflePrizeLine } from '../../../db/tables/raffles.ts'
export type Raffle = typeof raffle.$inferSelect
export type RaffleSeries = typeof raffleSeries.$inferSelect

/** All series with their English titles and their raffles that have not ended, in the order of the site. */
export async function listPlans(database: Database) {
  const [all, texts, current] = await Promise.all([
    database.select().from(raffleSeries).orderBy(asc(raffleSeries.position), asc(raffleSeries.id)),
    database.select().from(raffleText).where(eq(raffleText.language, 'EN')),
    database
      .select()
      .from(raffle)
      .where(inArray(raffle.state, ['SELLING', 'SEALED'])),
  ])
  return all.map((row) => ({
    row,
    title: texts.find(({ seriesId }) => seriesId === row.id)?.title ?? row.id,
    open: current.filter(({ seriesId }) => seriesId === row.id),
  }))
}

export const listSeriesTitles = (database: Database): Promise<{ id: string; title: string }[]> =>
  database
    .select({ id: raffleText.seriesId, title: raffleText.title })
    .from(raffleText)
    .where(eq(raffleText.language, 'EN'))

export interface SeriesPlan {
  row: RaffleSeries
  texts: (typeof raffleText.$inferSelect)[]
}

export async function findSeries(on: Database | Transaction, id: string): Promise<RaffleSeries | undefined> {
  const [row] = await on.select().from(raffleSeries).where(eq(raffleSeries.id, id))
  return row
}

export async function findPlan(on: Database | Transaction, id: string): Promise<SeriesPlan | undefined> {
  const row = await findSeries(on, id)
  if (!row) return undefined
  const texts = await on.select().from(raffleText).where(eq(raffleText.seriesId, id)).orderBy(asc(raffleText.language))
  return { row, texts }
}

/** The plan, which does not change until the end of the transaction. */
export async function lockPlan(tx: Transaction, id: string): Promise<SeriesPlan | undefined> {
  await tx.select().from(raffleSeries).where(eq(raffleSeries.id, id)).for('no key update')
  return findPlan(tx, id)
}

/** Raffles of a series, latest first. */
export const listRaffles = (database: Database, seriesId: string): Promise<Raffle[]> =>
  database.select().from(raffle).where(eq(raffle.seriesId, seriesId)).orderBy(desc(raffle.number)).limit(20)

/** Winners of a series, latest raffle first. */
export const listWinners = (database: Database, seriesId: string) =>
  database
    .select({ won: rafflePrize, username: member.username })
    .from(rafflePrize)
    .innerJoin(raffle, eq(raffle.id, rafflePrize.raffleId))
    .innerJoin(member, eq(member.id, rafflePrize.memberId))
    .where(eq(raffle.seriesId, seriesId))
    .orderBy(desc(raffle.number), asc(rafflePrize.place))
    .limit(100)

export async function findRaffle(database: Database, id: string): Promise<Raffle | undefined> {
  const [row] = await database.select().from(raffle).where(eq(raffle.id, id))
  return row
}

/** Tickets of it are sold all the same. */
export async function lockRaffle(tx: Transaction, id: string): Promise<Raffle | undefined> {
  const [row] = await tx.select().from(raffle).where(eq(raffle.id, id)).for('no key update')
  return row
}

export async function findOnSale(database: Database, seriesId: string): Promise<Raffle | undefined> {
  const [row] = await database
    .select()
    .from(raffle)
    .where(and(eq(raffle.seriesId, seriesId), eq(raffle.state, 'SELLING')))
  return row
}
