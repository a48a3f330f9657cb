import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { minor, moment } from '@playhouse/postgres/columns.ts'
import { member } from './members.ts'

/** Prizes of equal value, in minor units; exactly one of the two is above zero. */
export interface RafflePrizeLine {
  count: number
  amount: string
  points: string
}

export const raffleSeries = pgTable('raffle_series', {
  /** Part of its raffles' URLs. */
  id: text().primaryKey(),
  /** Price of a ticket in points. */
  price: minor().notNull(),
  /** Maximum number of tickets of a member, and in total. */
  memberLimit: integer().notNull(),
  capacity: integer().notNull(),
  /** Fewest tickets for a draw, otherwise points are refunded; at least the number of prizes. */
  minTickets: integer().notNull(),
  prizes: jsonb().$type<readonly RafflePrizeLine[]>().notNull(),
  saleMinutes: integer().notNull(),
  /** Path of the picture, relative to an image host. */
  picture: text().notNull(),
  position: smallint().notNull(),
  enabled: boolean().notNull().default(true),
})

export const raffleText = pgTable(
  'raffle_text',
  {
    seriesId: text()
      .notNull()
      .references(() => raffleSeries.id),
    language: text().notNull(),
    title: text().notNull(),
    text: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.seriesId, table.language] })],
)

export type RaffleState = 'SELLING' | 'SEALED' | 'DRAWN' | 'VOID'

/** A raffle, with its series' terms as of the start of sales. */
export const raffle = pgTable(
  'raffle',
  {
    id: text().primaryKey(),
    seriesId: text()
      .notNull()
      .references(() => raffleSeries.id),
    number: integer().notNull(),
    state: text().$type<RaffleState>().notNull(),
    version: integer().notNull().default(0),
    price: minor().notNull(),
    memberLimit: integer().notNull(),
    capacity: integer().notNull(),
    minTickets: integer().notNull(),
    prizes: jsonb().$type<readonly RafflePrizeLine[]>().notNull(),
    opensAt: moment().notNull(),
    closesAt: moment().notNull(),
    drawsAt: moment().notNull(),
    nextActionAt: moment(),
    /** Tickets sold so far; the next number. */
    sold: integer().notNull().default(0),
    /** SHA-256 of the seed in hex, published when sales open. */
    seedHash: text().notNull(),
    /** Null in the demo data, where seeds are public from the start. */
    sealedSeed: text(),
    seed: text(),
    /** The list of all tickets, as hashed; null until it is sealed. */
    ticketList: text(),
    listHash: text(),
    ticketCount: integer(),
    endedAt: moment(),
    /** An operator ended its sale: it becomes VOID, however many tickets were sold. */
    calledOff: boolean().notNull().default(false),
  },
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
  {
    memberId: integer()
      .notNull()
      .references(() => member.id),
    id: bigint({ mode: 'bigint' }).notNull().generatedByDefaultAsIdentity(),
    raffleId: text()
      .notNull()
      .references(() => raffle.id),
    requestKey: uuid().notNull(),
    /** The promotion claim that gave them for free; null if they were bought. */
    claimId: bigint({ mode: 'bigint' }),
    /** The first number; the others follow consecutively. */
    first: integer().notNull(),
    tickets: integer().notNull(),
    points: minor().notNull(),
    state: text().$type<'HELD' | 'RETURNED'>().notNull(),
    boughtAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    unique('raffle_order_once').on(table.memberId, table.requestKey),
    unique('raffle_order_of_claim').on(table.memberId, table.claimId),
    index('raffle_order_of_raffle').on(table.raffleId, table.first),
  ],
)

export const rafflePrize = pgTable(
  'raffle_prize',
  {
    memberId: integer()
      .notNull()
      .references(() => member.id),
    raffleId: text()
      .notNull()
      .references(() => raffle.id),
    /** 1 for the first prize. */
    place: smallint().notNull(),
    ticket: integer().notNull(),
    amount: minor().notNull(),
    points: minor().notNull(),
    state: text().$type<'WON' | 'CLAIMED'>().notNull(),
    version: smallint().notNull().default(0),
    wonAt: moment().notNull(),
    claimedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.raffleId, table.place] }),
    index('raffle_prize_of_raffle').on(table.raffleId, table.place),
  ],
)
