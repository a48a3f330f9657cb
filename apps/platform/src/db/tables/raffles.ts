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

/** Prizes of the same worth, in minor units; one of the two is above zero. */
export interface RafflePrizeLine {
  count: number
  amount: string
  points: string
}

/** A raffle that is held again and again. */
export const raffleSeries = pgTable('raffle_series', {
  /** Part of its raffles' URLs. */
  id: text().primaryKey(),
  /** Points for a ticket. */
  price: minor().notNull(),
  /** Most tickets of a member, and of all. */
  memberLimit: integer().notNull(),
  capacity: integer().notNull(),
  /** With fewer sold, points go back and nothing is drawn. At least as many as prizes. */
  minTickets: integer().notNull(),
  prizes: jsonb().$type<readonly RafflePrizeLine[]>().notNull(),
  saleHours: integer().notNull(),
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

/** A raffle, with the terms of its series as they were when sales opened. */
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
    /** Tickets so far, which number them. */
    sold: integer().notNull().default(0),
    /** SHA-256 of the seed in hex, published when sales open. */
    seedHash: text().notNull(),
    /** Null in the demo data, where seeds are public from the start. */
    sealedSeed: text(),
    seed: text(),
    /** Everything that takes part, as it was hashed; null until it is sealed. */
    ticketList: text(),
    listHash: text(),
    ticketCount: integer(),
    endedAt: moment(),
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

/** Tickets that a member bought, or claimed, at once. */
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
    /** The claim of a promotion that gave them for no points; null if they were bought. */
    claimId: bigint({ mode: 'bigint' }),
    /** The first number; the others follow. */
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

/** A prize that a member has won. */
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
