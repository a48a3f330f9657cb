import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, smallint, text, unique, type AnyPgColumn } from 'drizzle-orm/pg-core'

import { moment } from '@playhouse/postgres/columns.ts'

/** The brand this platform serves: one row. */
export const brand = pgTable('brand', {
  code: text().primaryKey(),
  name: text().notNull(),
  currency: text().notNull(),
  currencySymbol: text().notNull(),
  maintenance: boolean().notNull().default(false),
  maintenanceEndsAt: moment(),
  /** Countries (ISO 3166 alpha-2) that may not enter. */
  restrictedCountries: text().array().notNull().default([]),
  /** Codes of the languages it offers, the default one first. */
  languages: text()
    .array()
    .notNull()
    .default(sql`'{TY,EN}'`),
  /** The number the world was made from; null in a world that was not made. */
  seed: integer(),
})

/** The white-label tree: what the brand has switched on. */
export const brandModule = pgTable('brand_module', {
  modId: text().primaryKey(),
  parentId: text().references((): AnyPgColumn => brandModule.modId),
  enabled: boolean().notNull(),
  position: smallint().notNull(),
})

export const registerRule = pgTable('register_rule', {
  field: text().primaryKey(),
  enabled: boolean().notNull(),
  required: boolean().notNull(),
  minLength: smallint().notNull(),
  maxLength: smallint().notNull(),
  patternId: smallint().notNull(),
  acceptedPattern: text().notNull(),
  position: smallint().notNull(),
})

export const resource = pgTable('resource', {
  resourceType: text().primaryKey(),
  url: text().notNull(),
  labelNameEn: text().notNull(),
})

/** Banners; texts are kept by language code. */
export const banner = pgTable('banner', {
  bannerId: integer().primaryKey(),
  groupName: text().notNull(),
  language: text().notNull(),
  title: text().notNull(),
  text: text().notNull(),
  picture: text().notNull(),
  linkageType: text().notNull(),
  linkTarget: text(),
  position: smallint().notNull(),
})

export const announcement = pgTable('announcement', {
  id: integer().primaryKey(),
  /** PL notice to players, PU popup, PR promotion. */
  type: text().notNull().default('PL'),
  language: text().notNull(),
  title: text().notNull(),
  content: text().notNull(),
  publishedAt: moment().notNull(),
})

/** Questions and answers of the help centre; texts are kept by language code. */
export const helpArticle = pgTable(
  'help_article',
  {
    id: integer().primaryKey(),
    /** Topic and slug together name the article in every language. */
    topic: text().notNull(),
    slug: text().notNull(),
    language: text().notNull(),
    topicTitle: text().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    position: smallint().notNull(),
  },
  (table) => [unique('help_article_language').on(table.topic, table.slug, table.language)],
)

/** Countries whose telephone numbers the brand takes. */
export const countryCode = pgTable('country_code', {
  /** ISO 3166 alpha-2. */
  country: text().primaryKey(),
  /** Its own name. */
  name: text().notNull(),
  /** ITU-T E.164, without plus sign. */
  callingCode: text().notNull(),
  position: smallint().notNull(),
})
