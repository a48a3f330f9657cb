import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { moment } from '@playhouse/postgres/columns.ts'
import { member } from './members.ts'

export const feedback = pgTable(
  'feedback',
  {
    /** Reference number for enquiries, such as `F7K2-9QHD`. */
    reference: text().primaryKey(),
    /** Idempotency key from the client. */
    requestKey: uuid().notNull().unique(),
    /** Null for a visitor. */
    memberId: integer().references(() => member.id),
    questionType: text().notNull(),
    content: text().notNull(),
    /** Contact of the sender; null if no reply is wanted. */
    contact: text(),
    /** The sender's language, by the platform's code. */
    language: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('feedback_created').on(table.createdAt)],
)
