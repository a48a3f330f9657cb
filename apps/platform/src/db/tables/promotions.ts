import { pgTable, primaryKey } from 'drizzle-orm/pg-core'

import { moment } from '@playhouse/postgres/columns.ts'

/** Texts are in `promotion_text`. */
export const promotion = pgTable('promotion', (t) => ({
  /** Part of its URL, such as `welcome-credit`. */
  id: t.text().primaryKey(),
  category: t.text().notNull(),
  /** Path of the picture, relative to an image host. */
  picture: t.text().notNull(),
  /** Null or in the future if the promotion has not started. */
  startsAt: moment(),
  /** Null if it has no end. */
  endsAt: moment(),
  position: t.smallint().notNull(),
  /** Shown beside the ways to deposit. */
  withDeposit: t.boolean().notNull().default(false),
  /** Only operators see it. */
  isDraft: t.boolean().notNull().default(false),
}))

export const promotionText = pgTable(
  'promotion_text',
  (t) => ({
    promotionId: t
      .text()
      .notNull()
      .references(() => promotion.id),
    language: t.text().notNull(),
    categoryName: t.text().notNull(),
    title: t.text().notNull(),
    summary: t.text().notNull(),
    /** HTML as entered by operators. */
    content: t.text().notNull(),
    terms: t.text().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.promotionId, table.language] })],
)
