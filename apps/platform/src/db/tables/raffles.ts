import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, unique, uniqueIndex } from 'drizzle-orm/pg-core'

import { minor, moment } from '@playhouse/postgres/columns.ts'
import { owner } from './members.ts'

/** Prizes of equal value, in minor units; exactly one of the two is above zero. */
export interface RafflePrizeLine {
  count: number
  amount: string
  points: string
}

export const raffleSeries = pgTable('raffle_series', (t) => ({
  /** Part of its raffles' URLs. */
  id: t.text().primaryKey(),
  /** Price of a ticket in points. */
  price: minor().notNull(),
  /** Maximum number of tickets of a member, and in total. */
  memberLimit: t.integer().notNull(),
  capacity: t.integer().notNull(),
  /** Fewest tickets for a draw, otherwise points are refunded; at least the number of prizes. */
  minTickets: t.integer().notNull(),
  prizes: t.jsonb().$type<readonly RafflePrizeLine[]>().notNull(),
  saleMinutes: t.integer().notNull(),
  /** Path of the picture, relative to an image host. */
  picture: t.text().notNull(),
  position: t.smallint().notNull(),
  enabled: t.boolean().notNull().default(true),
}))

export const raffleText = pgTable(
  'raffle_text',
  (t) => ({
    seriesId: t
      .text()
      .notNull()
      .references(() => raffleSeries.id),
    language: t.text().notNull(),
    title: t.text().notNull(),
    text: t.text().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.seriesId, table.language] })],
)

export type RaffleState = 'SELLING' | 'SEALED' | 'DRAWN' | 'VOID'

/** A raffle, with its series' terms as of the start of sales. */
export const raffle = pgTable(
  'raffle',
  (t) => ({
    id: t.text().primaryKey(),
    seriesId: t
      .text()
      .notNull()
      .references(() => raffleSeries.id),
    number: t.integer().notNull(),
    state: t.text().$type<RaffleState>().notNull(),
    version: t.integer().notNull().default(0),
    price: minor().notNull(),
    memberLimit: t.integer().notNull(),
    capacity: t.integer().notNull(),
    minTickets: t.integer().notNull(),
    prizes: t.jsonb().$type<readonly RafflePrizeLine[]>().notNull(),
    opensAt: moment().notNull(),
    closesAt: moment().notNull(),
    drawsAt: moment().notNull(),
    nextActionAt: moment(),
    /** Tickets sold so far; the next number. */
    sold: t.integer().notNull().default(0),
    /** SHA-256 of the seed in hex, published when sales open. */
    seedHash: t.text().notNull(),
    /** Null in the demo data, where seeds are public from the start. */
    sealedSeed: t.text(),
    seed: t.text(),
    /** The list of all tickets, as hashed; null until it is sealed. */
    ticketList: t.text(),
    listHash: t.text(),
    ticketCount: t.integer(),
    endedAt: moment(),
    /** An operator ended its sale: it becomes VOID, however many tickets were sold. */
    calledOff: t.boolean().notNull().default(false),
  }),
  (table) => [
    unique('raffle_number').on(table.seriesId, table.number),
    uniqueIndex('raffle_selling')
      .on(table.seriesId)
      .where(sql`${table.state} = 'SELLING'`),
    index('raffle_due')
      .on(table.nextActionAt)
      .where(sql`${table.nextActionAt} is not null`),
    index('raffle_ended').on(table.endedAt),
  ],
)

/** Tickets bought or claimed together. */
export const raffleOrder = pgTable(
  'raffle_order',
  (t) => ({
    memberId: owner(),
    id: t.bigint({ mode: 'bigint' }).notNull().generatedByDefaultAsIdentity(),
    raffleId: t
      .text()
      .notNull()
      .references(() => raffle.id),
    requestKey: t.uuid().notNull(),
    /** The promotion claim that gave them for free; null if they were bought. */
    claimId: t.bigint({ mode: 'bigint' }),
    /** The first number; the others follow consecutively. */
    first: t.integer().notNull(),
    tickets: t.integer().notNull(),
    points: minor().notNull(),
    state: t.text().$type<'HELD' | 'RETURNED'>().notNull(),
    boughtAt: moment().notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    unique('raffle_order_once').on(table.memberId, table.requestKey),
    unique('raffle_order_of_claim').on(table.memberId, table.claimId),
    index('raffle_order_of_raffle').on(table.raffleId, table.first),
  ],
)

export const rafflePrize = pgTable(
  'raffle_prize',
  (t) => ({
    memberId: owner(),
    raffleId: t
      .text()
      .notNull()
      .references(() => raffle.id),
    /** 1 for the first prize. */
    place: t.smallint().notNull(),
    ticket: t.integer().notNull(),
    amount: minor().notNull(),
    points: minor().notNull(),
    state: t.text().$type<'WON' | 'CLAIMED'>().notNull(),
    version: t.smallint().notNull().default(0),
    wonAt: moment().notNull(),
    claimedAt: moment(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.raffleId, table.place] }),
    index('raffle_prize_of_raffle').on(table.raffleId, table.place),
  ],
)
