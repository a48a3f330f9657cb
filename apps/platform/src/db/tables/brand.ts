import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, pgTable, smallint, text, type AnyPgColumn, unique, uuid } from 'drizzle-orm/pg-core'

import { MEMBER_AGE, MINIMUM_AGE } from '@playhouse/shared/limits.ts'
import { bytes, moment } from '@playhouse/postgres/columns.ts'

/** The brand this platform serves; exactly one row. */
export const brand = pgTable('brand', {
  code: text().primaryKey(),
  name: text().notNull(),
  currency: text().notNull(),
  currencySymbol: text().notNull(),
  maintenance: boolean().notNull().default(false),
  maintenanceEndsAt: moment(),
  /** Blocked countries (ISO 3166 alpha-2). */
  restrictedCountries: text().array().notNull().default([]),
  /** Language codes, the default first. */
  languages: text()
    .array()
    .notNull()
    .default(sql`'{TY,EN}'`),
  agreementAge: smallint().notNull().default(MINIMUM_AGE),
  /** Age by the birthday, from the first deposit on. */
  memberAge: smallint().notNull().default(MEMBER_AGE),
  /** Amount of a day above which decisions of operators take two; until the office sets one, TWO_OPERATORS_ABOVE. */
  twoOperatorsAbove: bigint({ mode: 'bigint' }),
  /** A payment of more than so many times its deposit's request is held for an operator. */
  paymentMultiple: smallint().notNull().default(10),
  /** As is one of more than this, in minor units; null for no limit. */
  paymentMaximum: bigint({ mode: 'bigint' }),
  /** Rebate of members who become agents by application, in basis points. */
  applicantRebate: smallint().notNull().default(60),
  /** Hours of customer service, in the brand's time zone; equal to or later than midnight, at most 24. */
  deskOpensAt: smallint().notNull().default(8),
  deskClosesAt: smallint().notNull().default(24),
  /** Minutes within which it answers, and the personal desk of high ranks. */
  deskAnswerMinutes: smallint().notNull().default(30),
  deskPersonalMinutes: smallint().notNull().default(10),
  /** Seed of the demo data; null without demo data. */
  seed: integer(),
})

/** The white-label tree: modules that the brand has enabled. */
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

/** Texts by language code. */
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
  /** Name that all languages of a banner share. */
  slot: text().notNull(),
  /** Shown from then and until then; null for no bound. */
  startsAt: moment(),
  endsAt: moment(),
  /** Only operators see it. */
  isDraft: boolean().notNull().default(false),
})

export const announcement = pgTable('announcement', {
  id: integer().primaryKey(),
  /** PL notice to players, PU popup, PR promotion, AG notice to agents. */
  type: text().notNull().default('PL'),
  language: text().notNull(),
  title: text().notNull(),
  content: text().notNull(),
  /** Shown from then on. */
  publishedAt: moment().notNull(),
  /** Name that all languages of an announcement share. */
  slot: text().notNull(),
  /** Shown until then; null for no bound. */
  endsAt: moment(),
  /** Only operators see it. */
  isDraft: boolean().notNull().default(false),
})

/** Pictures that operators have uploaded for banners, promotions and the points mall; public. */
export const contentPicture = pgTable('content_picture', {
  id: uuid().primaryKey().defaultRandom(),
  /** Name for operators. */
  name: text().notNull(),
  /** WebP. */
  picture: bytes().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  uploadedBy: text().notNull(),
  uploadedAt: moment().notNull().defaultNow(),
})

export const helpArticle = pgTable(
  'help_article',
  {
    id: integer().primaryKey(),
    /** Topic and slug identify the article in every language. */
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

/** Countries whose phone numbers are accepted. */
export const countryCode = pgTable('country_code', {
  /** ISO 3166 alpha-2. */
  country: text().primaryKey(),
  /** Name in the country's own language. */
  name: text().notNull(),
  /** ITU-T E.164, without plus sign. */
  callingCode: text().notNull(),
  position: smallint().notNull(),
})
