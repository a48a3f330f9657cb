import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { moment } from '@playhouse/postgres/columns.ts'
import { member } from './members.ts'

/** What visitors and members have written to the brand. */
export const feedback = pgTable(
  'feedback',
  {
    /** Names it towards whoever wrote it, such as `F7K2-9QHD`. */
    reference: text().primaryKey(),
    /** Chosen by the page that sent it: the same one again is the same feedback. */
    requestKey: uuid().notNull().unique(),
    /** Null for a visitor. */
    memberId: integer().references(() => member.id),
    questionType: text().notNull(),
    content: text().notNull(),
    /** How to reach whoever wrote; null where no answer is wanted. */
    contact: text(),
    /** The language it was written from, by the platform's code. */
    language: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('feedback_created').on(table.createdAt)],
)
