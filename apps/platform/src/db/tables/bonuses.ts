import type { DEPOSIT_BONUS_STATES } from '@playhouse/platform-api/cashier-deposits.ts'
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, primaryKey, unique, uniqueIndex } from 'drizzle-orm/pg-core'

import type { OFFER_OBSTACLES, BONUS_STATES, OFFER_KINDS } from '@playhouse/platform-api/promotions.ts'
import { minor, moment } from '@playhouse/postgres/columns.ts'
import { deposit } from './cashier.ts'
import { game } from './games.ts'
import { owner } from './members.ts'
import { promotion } from './promotions.ts'
import { raffleSeries } from './raffles.ts'

export type OfferKind = Exclude<(typeof OFFER_KINDS)[number], 'OTHER'>
/** How often a member can take part: once, or once per day or week of the brand. */
export type OfferPeriod = 'ONCE' | 'DAY' | 'WEEK'
type OfferObstacle = (typeof OFFER_OBSTACLES)[number]
/** Percentage of a stake that counts, by game category; 100 by default. */
export type Contribution = Readonly<Record<string, number>>

/** The reward of a promotion. Promotions without a row are informational. */
export const promotionOffer = pgTable(
  'promotion_offer',
  (t) => ({
    promotionId: t
      .text()
      .primaryKey()
      .references(() => promotion.id),
    kind: t.text().$type<OfferKind>().notNull(),
    period: t.text().$type<OfferPeriod>().notNull(),
    /** True when members apply and an operator decides. */
    isReviewed: t.boolean().notNull(),
    /** Required deposits or losses. */
    threshold: minor().notNull(),
    /** A fixed amount, or a percentage of the deposits or losses up to `maxAmount`. */
    fixedAmount: minor(),
    percent: t.smallint(),
    maxAmount: minor(),
    /** Turnover as a multiple of the amount; 0 pays cash. */
    multiple: t.smallint().notNull(),
    /** Largest single stake while the bonus is active. */
    maxStake: minor(),
    days: t.smallint(),
    contribution: t.jsonb().$type<Contribution>().notNull(),
    /** Number of tickets that TICKET gives of this series' raffle on sale. */
    tickets: t.smallint(),
    raffleSeriesId: t.text().references(() => raffleSeries.id),
  }),
  () => [
    check(
      'promotion_offer_tickets',
      sql`(kind = 'TICKET') = (tickets is not null and raffle_series_id is not null) and (kind <> 'TICKET' or (tickets > 0 and multiple = 0 and not is_reviewed))`,
    ),
  ],
)

/** Terms by language, as of the time of the claim or application. */
export type StoredTerms = Readonly<Record<string, { title: string; terms: string }>>

type Offer = typeof promotionOffer.$inferSelect
/** An offer as JSON, with amounts as text. */
export type StoredOffer = {
  readonly [Key in keyof Offer]: bigint extends Offer[Key] ? string | Exclude<Offer[Key], bigint> : Offer[Key]
}

/** A member's participation in a promotion in one period. */
export const promotionClaim = pgTable(
  'promotion_claim',
  (t) => ({
    memberId: owner(),
    id: t.bigint({ mode: 'bigint' }).notNull().generatedByDefaultAsIdentity(),
    promotionId: t
      .text()
      .notNull()
      .references(() => promotion.id),
    /** `once`, a day, or the Monday of a week; of what operators granted, `operators:` and the key of their decision. */
    period: t.text().notNull(),
    /** PROCESS waits for an operator, ISSUED for the member. */
    state: t.text().$type<'PROCESS' | 'REJECTED' | 'ISSUED' | 'CLAIMED'>().notNull(),
    version: t.integer().notNull().default(0),
    /** Set when it is issued. */
    amount: minor(),
    remark: t.text(),
    uploads: t
      .uuid()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The offer at the time of the application or claim; null where today's offer applies. */
    offer: t.jsonb().$type<StoredOffer>(),
    /** Texts at the time of an application. */
    terms: t.jsonb().$type<StoredTerms>(),
    reason: t.text(),
    operator: t.text(),
    createdAt: moment().notNull().defaultNow(),
    decidedAt: moment(),
    claimedAt: moment(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    unique('promotion_claim_once').on(table.memberId, table.promotionId, table.period),
    index('promotion_claim_waiting')
      .on(table.createdAt)
      .where(sql`${table.state} = 'PROCESS'`),
  ],
)

/** Bonus money with the terms under which it was claimed. */
export const memberBonus = pgTable(
  'member_bonus',
  (t) => ({
    memberId: owner(),
    id: t.bigint({ mode: 'bigint' }).notNull().generatedByDefaultAsIdentity(),
    claimId: t.bigint({ mode: 'bigint' }).notNull(),
    promotionId: t
      .text()
      .notNull()
      .references(() => promotion.id),
    /** ENDING: expired, but a round still holds some of it. SPENT: nothing was left to convert. */
    state: t.text().$type<(typeof BONUS_STATES)[number]>().notNull(),
    version: t.integer().notNull().default(0),
    granted: minor().notNull(),
    /** Required turnover, and turnover counted so far. */
    required: minor().notNull(),
    /** Rounds settled until then are in `wagered`. */
    countedAt: moment().notNull(),
    wagered: minor()
      .notNull()
      .default(sql`0`),
    maxStake: minor().notNull(),
    contribution: t.jsonb().$type<Contribution>().notNull(),
    terms: t.jsonb().$type<StoredTerms>().notNull(),
    grantedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
    /** Amount converted to cash or returned to the house at the end. */
    converted: minor(),
    lost: minor(),
    nextActionAt: moment(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    unique('member_bonus_of_claim').on(table.memberId, table.claimId),
    uniqueIndex('member_bonus_running')
      .on(table.memberId)
      .where(sql`${table.state} in ('ACTIVE', 'ENDING')`),
    index('member_bonus_due')
      .on(table.nextActionAt)
      .where(sql`${table.nextActionAt} is not null`),
  ],
)

/** Rounds of a vendor's game that cost nothing. What they win becomes a bonus under their promotion's offer when they have ended. */
export const freeRounds = pgTable(
  'free_rounds',
  (t) => ({
    memberId: owner(),
    /** The vendor's key as well. */
    id: t.uuid().notNull().defaultRandom(),
    nodeId: t
      .integer()
      .notNull()
      .references(() => game.nodeId),
    promotionId: t
      .text()
      .notNull()
      .references(() => promotion.id),
    offer: t.jsonb().$type<StoredOffer>().notNull(),
    rounds: t.smallint().notNull(),
    stake: minor().notNull(),
    played: t.smallint().notNull().default(0),
    won: minor()
      .notNull()
      .default(sql`0`),
    /** SENDING: the vendor is still to be told. ENDING: the vendor is asked how they ended, or the bonus waits for another to end. */
    state: t.text().$type<'SENDING' | 'ACTIVE' | 'ENDING' | 'ENDED'>().notNull(),
    cause: t.text().$type<'PLAYED' | 'EXPIRED' | 'CANCELLED'>(),
    operator: t.text().notNull(),
    grantedAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
    /** The claim that what they won was paid under. */
    claimId: t.bigint({ mode: 'bigint' }),
    nextActionAt: moment(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    index('free_rounds_due')
      .on(table.nextActionAt)
      .where(sql`${table.nextActionAt} is not null`),
  ],
)

/** The bonus that a member has chosen with a deposit, under the offer of that moment. */
export const depositBonus = pgTable(
  'deposit_bonus',
  (t) => ({
    memberId: t.integer().notNull(),
    depositId: t.integer().notNull(),
    promotionId: t
      .text()
      .notNull()
      .references(() => promotion.id),
    offer: t.jsonb().$type<StoredOffer>().notNull(),
    terms: t.jsonb().$type<StoredTerms>().notNull(),
    chosenAt: moment().notNull(),
    state: t.text().$type<(typeof DEPOSIT_BONUS_STATES)[number]>().notNull().default('CHOSEN'),
    /** Amount of the bonus, once it is given. */
    amount: minor(),
    /** The obstacle when the deposit was credited. */
    obstacle: t.text().$type<OfferObstacle>(),
    /** Set once the deposit is credited, until it is decided. */
    nextActionAt: moment(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.depositId] }),
    foreignKey({
      name: 'deposit_bonus_deposit',
      columns: [table.memberId, table.depositId],
      foreignColumns: [deposit.memberId, deposit.id],
    }),
    index('deposit_bonus_due')
      .on(table.nextActionAt)
      .where(sql`${table.nextActionAt} is not null`),
  ],
)
