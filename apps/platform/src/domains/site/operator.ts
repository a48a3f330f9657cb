import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { announcement, banner, brand, brandModule, helpArticle, registerRule, resource } from '../../db/tables/brand.ts'
import { publishToAll } from '../../live/publish.ts'

export type Module = typeof brandModule.$inferSelect

/** The white-label tree, in the brand's order. */
export const listModules = (database: Database): Promise<Module[]> =>
  database.select().from(brandModule).orderBy(asc(brandModule.position), asc(brandModule.modId))

export const lockModules = (tx: Transaction): Promise<Module[]> =>
  tx.select().from(brandModule).orderBy(asc(brandModule.modId)).for('no key update')

export const switchModule = async (tx: Transaction, modId: string, enabled: boolean): Promise<void> =>
  void (await tx.update(brandModule).set({ enabled }).where(eq(brandModule.modId, modId)))

/** Amount of a day above which decisions take two operators; null until the office has set one. */
export async function readTwoOperatorsAbove(on: Database | Transaction): Promise<bigint | null> {
  const [found] = await on.select({ above: brand.twoOperatorsAbove }).from(brand)
  return found?.above ?? null
}

export async function lockTwoOperatorsAbove(tx: Transaction): Promise<bigint | null> {
  const [found] = await tx.select({ above: brand.twoOperatorsAbove }).from(brand).for('no key update')
  return found?.above ?? null
}

export const changeTwoOperatorsAbove = async (tx: Transaction, above: bigint): Promise<void> =>
  void (await tx.update(brand).set({ twoOperatorsAbove: above }))

export type Banner = typeof banner.$inferSelect
export type Announcement = typeof announcement.$inferSelect
export type Brand = typeof brand.$inferSelect

/** A banner or an announcement in all its languages, of which all but the texts are equal. */
export interface InLanguages<Row> {
  row: Omit<Row, 'language' | 'title' | 'text' | 'content' | 'id' | 'bannerId'>
  texts: { language: string; title: string; text: string }[]
}

const grouped = <Row extends { slot: string; language: string; title: string }>(
  rows: readonly Row[],
  getText: (row: Row) => string,
): InLanguages<Row>[] =>
  [...Map.groupBy(rows, ({ slot }) => slot).values()].map((versions) => ({
    row: versions[0] as Row,
    texts: versions.map((row) => ({ language: row.language, title: row.title, text: getText(row) })),
  }))

export async function listBanners(on: Database | Transaction): Promise<InLanguages<Banner>[]> {
  const rows = await on.select().from(banner).orderBy(asc(banner.groupName), asc(banner.position), asc(banner.bannerId))
  return grouped(rows, ({ text }) => text)
}

export async function findBanner(on: Database | Transaction, slot: string): Promise<InLanguages<Banner> | undefined> {
  const rows = await on.select().from(banner).where(eq(banner.slot, slot)).orderBy(asc(banner.language))
  return grouped(rows, ({ text }) => text)[0]
}

export async function lockBanner(tx: Transaction, slot: string): Promise<InLanguages<Banner> | undefined> {
  await tx.select().from(banner).where(eq(banner.slot, slot)).orderBy(asc(banner.language)).for('no key update')
  return findBanner(tx, slot)
}

/** Numbers of rows are given out one transaction after the other. */
const lockNumbers = (tx: Transaction, table: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`numbers:${table}`}, 0))`)

export async function storeBanner(tx: Transaction, { row, texts }: InLanguages<Banner>): Promise<void> {
  await removeBanner(tx, row.slot)
  await lockNumbers(tx, 'banner')
  const [last] = await tx.select({ id: sql<number>`coalesce(max(banner_id), 0)::integer` }).from(banner)
  await tx
    .insert(banner)
    .values(texts.map((text, index) => ({ ...row, ...text, bannerId: (last?.id ?? 0) + index + 1 })))
}

export const removeBanner = async (tx: Transaction, slot: string): Promise<void> =>
  void (await tx.delete(banner).where(eq(banner.slot, slot)))

/** Newest first. */
export async function listAnnouncementPlans(on: Database | Transaction): Promise<InLanguages<Announcement>[]> {
  const rows = await on.select().from(announcement).orderBy(desc(announcement.publishedAt), asc(announcement.id))
  return grouped(rows, ({ content }) => content)
}

export async function findAnnouncement(
  on: Database | Transaction,
  slot: string,
): Promise<InLanguages<Announcement> | undefined> {
  const rows = await on
    .select()
    .from(announcement)
    .where(eq(announcement.slot, slot))
    .orderBy(asc(announcement.language))
  return grouped(rows, ({ content }) => content)[0]
}

export async function lockAnnouncement(tx: Transaction, slot: string): Promise<InLanguages<Announcement> | undefined> {
  await tx
    .select()
    .from(announcement)
    .where(eq(announcement.slot, slot))
    .orderBy(asc(announcement.language))
    .for('no key update')
  return findAnnouncement(tx, slot)
}

export async function storeAnnouncement(tx: Transaction, { row, texts }: InLanguages<Announcement>): Promise<void> {
  await removeAnnouncement(tx, row.slot)
  await lockNumbers(tx, 'announcement')
  const [last] = await tx.select({ id: sql<number>`coalesce(max(id), 0)::integer` }).from(announcement)
  await tx.insert(announcement).values(
    texts.map(({ text, ...named }, index) => ({
      ...row,
      ...named,
      content: text,
      id: (last?.id ?? 0) + index + 1,
    })),
  )
}

export const removeAnnouncement = async (tx: Transaction, slot: string): Promise<void> =>
  void (await tx.delete(announcement).where(eq(announcement.slot, slot)))

export async function readBrandRow(on: Database | Transaction): Promise<Brand> {
  const [found] = await on.select().from(brand)
  if (!found) throw new Error('The database holds no brand.')
  return found
}

export async function lockBrand(tx: Transaction): Promise<Brand> {
  await tx.select().from(brand).for('no key update')
  return readBrandRow(tx)
}

/** Facts that decide whether the site is open. */
const SITE_STATUS = ['maintenance', 'maintenanceEndsAt', 'restrictedCountries'] as const

export async function changeBrand(tx: Transaction, changes: Partial<Brand>): Promise<void> {
  const before = await lockBrand(tx)
  await tx.update(brand).set(changes)
  const after = { ...before, ...changes }
  if (SITE_STATUS.some((name) => String(after[name]) !== String(before[name])))
    await publishToAll(tx, { type: 'SITE_STATUS' })
}

export type Resource = typeof resource.$inferSelect

/** Apps and pages elsewhere that the site links, by their types. */
export const listResources = (on: Database | Transaction): Promise<Resource[]> =>
  on.select().from(resource).orderBy(asc(resource.resourceType))

export async function lockResources(tx: Transaction): Promise<Resource[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('resources', 0))`)
  return listResources(tx)
}

/** Makes exactly these the links of the given types. */
export async function changeResources(tx: Transaction, types: readonly string[], rows: Resource[]): Promise<void> {
  await tx.delete(resource).where(inArray(resource.resourceType, [...types]))
  if (rows.length > 0) await tx.insert(resource).values(rows)
}

export type RegisterRule = typeof registerRule.$inferSelect

export const listRegisterRules = (on: Database | Transaction): Promise<RegisterRule[]> =>
  on.select().from(registerRule).orderBy(asc(registerRule.position))

export const lockRegisterRules = (tx: Transaction): Promise<RegisterRule[]> =>
  tx.select().from(registerRule).orderBy(asc(registerRule.position)).for('no key update')

export async function changeRegisterRules(tx: Transaction, rows: readonly RegisterRule[]): Promise<void> {
  for (const { field, ...row } of rows) await tx.update(registerRule).set(row).where(eq(registerRule.field, field))
}

export interface HelpArticle {
  row: Pick<typeof helpArticle.$inferSelect, 'topic' | 'slug' | 'position'>
  texts: { language: string; topicTitle: string; title: string; text: string }[]
}

/** Lists articles, one topic after the other, in the order of the site. */
export async function listHelpArticles(on: Database | Transaction): Promise<HelpArticle[]> {
  const rows = await on
    .select()
    .from(helpArticle)
    .orderBy(asc(helpArticle.position), asc(helpArticle.slug), asc(helpArticle.language))
  return [...Map.groupBy(rows, ({ slug }) => slug).values()].flatMap((versions) => {
    const [first] = versions
    if (!first) return []
    const { topic, slug, position } = first
    const texts = versions.map(({ content, language, topicTitle, title }) => ({
      language,
      topicTitle,
      title,
      text: content,
    }))
    return [{ row: { topic, slug, position }, texts }]
  })
}

export const findHelpArticle = async (on: Database | Transaction, slug: string): Promise<HelpArticle | undefined> =>
  (await listHelpArticles(on)).find(({ row }) => row.slug === slug)

export async function lockHelpArticle(tx: Transaction, slug: string): Promise<HelpArticle | undefined> {
  await tx.select().from(helpArticle).where(eq(helpArticle.slug, slug)).for('no key update')
  return findHelpArticle(tx, slug)
}

/** Titles of the topic become those of all its articles. */
export async function storeHelpArticle(tx: Transaction, { row, texts }: HelpArticle): Promise<void> {
  await removeHelpArticle(tx, row.slug)
  await lockNumbers(tx, 'help_article')
  const [last] = await tx.select({ id: sql<number>`coalesce(max(id), 0)::integer` }).from(helpArticle)
  await tx
    .insert(helpArticle)
    .values(
      texts.map(({ text, ...named }, index) => ({ ...row, ...named, content: text, id: (last?.id ?? 0) + index + 1 })),
    )
  for (const { language, topicTitle } of texts)
    await tx
      .update(helpArticle)
      .set({ topicTitle })
      .where(and(eq(helpArticle.topic, row.topic), eq(helpArticle.language, language)))
}

export const removeHelpArticle = async (tx: Transaction, slug: string): Promise<void> =>
  void (await tx.delete(helpArticle).where(eq(helpArticle.slug, slug)))
