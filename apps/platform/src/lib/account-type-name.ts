import { sql } from 'drizzle-orm'
import { vendor } from '../db/tables/games.ts'

/** The product a game belongs to; most vendors have one product. */
export const ACCOUNT_TYPE_NAME = sql<string>`coalesce(${vendor.accountTypeName}, ${vendor.code})`
