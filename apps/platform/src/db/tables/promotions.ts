import { boolean, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'

import { moment } from '@playhouse/postgres/columns.ts'

/** A promotion; its texts are kept by language code beside it. */
export const promotion = pgTable('promotion', {
  /** Stands in links to it, such as `free-play`. */
  id: text().primaryKey(),
  category: text().notNull(),
  /** Path of the picture, relative to an image host. */
  picture: text().notNull(),
  /** It has not begun where this is null or still to come. */
  startsAt: moment(),
  /** Null where no end is set. */
  endsAt: moment(),
  position: smallint().notNull(),
  /** Shown beside the ways to deposit. */
  withDeposit: boolean().notNull().default(false),
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
    /** HTML, as operators write it. */
    content: text().notNull(),
    terms: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.promotionId, table.language] })],
)
