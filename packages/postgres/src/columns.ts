import { bigint, customType, timestamp } from 'drizzle-orm/pg-core'

/** Member ids from the top of the tree, such as `1.17.204` (PostgreSQL's ltree). */
export const ltree = customType<{ data: string }>({ dataType: () => 'ltree' })

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Money in minor units (scale 4). */
export const minor = () => bigint({ mode: 'bigint' })

export const moment = () => timestamp({ withTimezone: true, mode: 'date' })
