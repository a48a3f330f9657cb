import { boolean, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'

import { moment } from '@playhouse/postgres/columns.ts'

/** Texts are in `promotion_text`. */
export const promotion = pgTable('promotion', {
  /** Part of its URL, such as `welcome-credit`. */
  id: text().primaryKey(),
  category: text().notNull(),
  /** Path of the picture, relative to an image host. */
  picture: text().notNull(),
  /** Null or in the future if the promotion has not started. */
  startsAt: moment(),
  /** Null if it has no end. */
  endsAt: moment(),
  position: smallint().notNull(),
  /** Shown beside the ways to deposit. */
  withDeposit: boolean().notNull().default(false),
  /** Only operators see it. */
  isDraft: boolean().notNull().default(false),
})

export const promotionText = pgTable(
  'promotion_text',
  {
    promotionId: text()
      .notNull()
      .references(() => promotion.id),
    language: text().notNull(),
    categoryName: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    /** HTML as entered by operators. */
    content: text().notNull(),
    terms: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.promotionId, table.language] })],
)
