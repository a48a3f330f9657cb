import { sql } from 'drizzle-orm'
import { pgTable, type AnyPgColumn, unique } from 'drizzle-orm/pg-core'

import { MEMBER_AGE, MINIMUM_AGE } from '@playhouse/shared/limits.ts'
import { bytes, moment } from '@playhouse/postgres/columns.ts'

/** The brand this platform serves; exactly one row. */
export const brand = pgTable('brand', (t) => ({
  code: t.text().primaryKey(),
  name: t.text().notNull(),
  currency: t.text().notNull(),
  currencySymbol: t.text().notNull(),
  maintenance: t.boolean().notNull().default(false),
  maintenanceEndsAt: moment(),
  /** Blocked countries (ISO 3166 alpha-2). */
  restrictedCountries: t.text().array().notNull().default([]),
  /** Language codes, the default first. */
  languages: t
    .text()
    .array()
    .notNull()
    .default(sql`'{TY,EN}'`),
  agreementAge: t.smallint().notNull().default(MINIMUM_AGE),
  /** Age by the birthday, from the first deposit on. */
  memberAge: t.smallint().notNull().default(MEMBER_AGE),
  /** Amount of a day above which decisions of operators take two; until the office sets one, TWO_OPERATORS_ABOVE. */
  twoOperatorsAbove: t.bigint({ mode: 'bigint' }),
  /** A payment of more than so many times its deposit's request is held for an operator. */
  paymentMultiple: t.smallint().notNull().default(10),
  /** As is one of more than this, in minor units; null for no limit. */
  paymentMaximum: t.bigint({ mode: 'bigint' }),
  /** Rebate of members who become agents by application, in basis points. */
  applicantRebate: t.smallint().notNull().default(60),
  /** Hours of customer service, in the brand's time zone; equal to or later than midnight, at most 24. */
  deskOpensAt: t.smallint().notNull().default(8),
  deskClosesAt: t.smallint().notNull().default(24),
  /** Minutes within which it answers, and the personal desk of high ranks. */
  deskAnswerMinutes: t.smallint().notNull().default(30),
  deskPersonalMinutes: t.smallint().notNull().default(10),
  /** Seed of the demo data; null without demo data. */
  seed: t.integer(),
}))

/** The white-label tree: modules that the brand has enabled. */
export const brandModule = pgTable('brand_module', (t) => ({
  modId: t.text().primaryKey(),
  parentId: t.text().references((): AnyPgColumn => brandModule.modId),
  enabled: t.boolean().notNull(),
  position: t.smallint().notNull(),
}))

export const registerRule = pgTable('register_rule', (t) => ({
  field: t.text().primaryKey(),
  enabled: t.boolean().notNull(),
  required: t.boolean().notNull(),
  minLength: t.smallint().notNull(),
  maxLength: t.smallint().notNull(),
  patternId: t.smallint().notNull(),
  acceptedPattern: t.text().notNull(),
  position: t.smallint().notNull(),
}))

export const resource = pgTable('resource', (t) => ({
  resourceType: t.text().primaryKey(),
  url: t.text().notNull(),
  labelNameEn: t.text().notNull(),
}))

/** Texts by language code. */
export const banner = pgTable('banner', (t) => ({
  bannerId: t.integer().primaryKey(),
  groupName: t.text().notNull(),
  language: t.text().notNull(),
  title: t.text().notNull(),
  text: t.text().notNull(),
  picture: t.text().notNull(),
  linkageType: t.text().notNull(),
  linkTarget: t.text(),
  position: t.smallint().notNull(),
  /** Name that all languages of a banner share. */
  slot: t.text().notNull(),
  /** Shown from then and until then; null for no bound. */
  startsAt: moment(),
  endsAt: moment(),
  /** Only operators see it. */
  isDraft: t.boolean().notNull().default(false),
}))

export const announcement = pgTable('announcement', (t) => ({
  id: t.integer().primaryKey(),
  /** PL notice to players, PU popup, PR promotion, AG notice to agents. */
  type: t.text().notNull().default('PL'),
  language: t.text().notNull(),
  title: t.text().notNull(),
  content: t.text().notNull(),
  /** Shown from then on. */
  publishedAt: moment().notNull(),
  /** Name that all languages of an announcement share. */
  slot: t.text().notNull(),
  /** Shown until then; null for no bound. */
  endsAt: moment(),
  /** Only operators see it. */
  isDraft: t.boolean().notNull().default(false),
}))

/** Pictures that operators have uploaded for banners, promotions and the points mall; public. */
export const contentPicture = pgTable('content_picture', (t) => ({
  id: t.uuid().primaryKey().defaultRandom(),
  /** Name for operators. */
  name: t.text().notNull(),
  /** WebP. */
  picture: bytes().notNull(),
  width: t.integer().notNull(),
  height: t.integer().notNull(),
  uploadedBy: t.text().notNull(),
  uploadedAt: moment().notNull().defaultNow(),
}))

export const helpArticle = pgTable(
  'help_article',
  (t) => ({
    id: t.integer().primaryKey(),
    /** Topic and slug identify the article in every language. */
    topic: t.text().notNull(),
    slug: t.text().notNull(),
    language: t.text().notNull(),
    topicTitle: t.text().notNull(),
    title: t.text().notNull(),
    content: t.text().notNull(),
    position: t.smallint().notNull(),
  }),
  (table) => [unique('help_article_language').on(table.topic, table.slug, table.language)],
)

/** Countries whose phone numbers are accepted. */
export const countryCode = pgTable('country_code', (t) => ({
  /** ISO 3166 alpha-2. */
  country: t.text().primaryKey(),
  /** Name in the country's own language. */
  name: t.text().notNull(),
  /** ITU-T E.164, without plus sign. */
  callingCode: t.text().notNull(),
  position: t.smallint().notNull(),
}))

/** Rules of members by country, as configured (domains/site/jurisdictions); `*` is for countries without a row. */
export const jurisdiction = pgTable('jurisdiction', (t) => ({
  /** ISO 3166 alpha-2, or `*`. */
  country: t.text().primaryKey(),
  profile: t.text().notNull(),
  rules: t.jsonb().$type<Record<string, unknown>>().notNull(),
}))
