import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { memberTag, tag } from '../../../db/tables/office.ts'

export type Tag = typeof tag.$inferSelect

/** All tags by name, with how many members have each. */
export const listTags = (database: Database): Promise<(Tag & { members: number })[]> =>
  database
    .select({
      id: tag.id,
      name: tag.name,
      meaning: tag.meaning,
      withdrawnAt: tag.withdrawnAt,
      members: sql<number>`(select count(*)::integer from ${memberTag} where ${memberTag.tagId} = ${tag.id})`,
    })
    .from(tag)
    .orderBy(asc(tag.name))

export const listMemberTags = (database: Database, memberId: number) =>
  database
    .select({
      id: tag.id,
      name: tag.name,
      meaning: tag.meaning,
      addedAt: memberTag.addedAt,
      operator: memberTag.operator,
    })
    .from(memberTag)
    .innerJoin(tag, eq(tag.id, memberTag.tagId))
    .where(eq(memberTag.memberId, memberId))
    .orderBy(asc(tag.name))

/** @returns the tag's name; undefined if it is withdrawn, or the member has it already */
export async function addTag(
  tx: Transaction,
  row: { memberId: number; tagId: number; operator: string },
): Promise<string | undefined> {
  const [found] = await tx
    .select({ name: tag.name })
    .from(tag)
    .where(and(eq(tag.id, row.tagId), isNull(tag.withdrawnAt)))
    .for('share')
  if (!found) return undefined
  const { rowCount } = await tx.insert(memberTag).values(row).onConflictDoNothing()
  return rowCount === 1 ? found.name : undefined
}

/** @returns the tag's name; undefined if the member does not have it */
export async function removeTag(
  tx: Transaction,
  { memberId, tagId }: { memberId: number; tagId: number },
): Promise<string | undefined> {
  const { rowCount } = await tx
    .delete(memberTag)
    .where(and(eq(memberTag.memberId, memberId), eq(memberTag.tagId, tagId)))
  if (rowCount !== 1) return undefined
  const [found] = await tx.select({ name: tag.name }).from(tag).where(eq(tag.id, tagId))
  return found?.name
}

/** Locked until the end of the transaction. */
export async function lockTag(tx: Transaction, id: number): Promise<Tag | undefined> {
  const [found] = await tx.select().from(tag).where(eq(tag.id, id)).for('update')
  return found
}

/** Stores a tag; without `id`, a new one. @returns its id; undefined if another one has the name */
export async function storeTag(
  tx: Transaction,
  { id, ...values }: Pick<Tag, 'name' | 'meaning' | 'withdrawnAt'> & { id?: number },
): Promise<number | undefined> {
  const isTaken = and(
    eq(sql`lower(${tag.name})`, values.name.toLowerCase()),
    id === undefined ? undefined : ne(tag.id, id),
  )
  // Names differ by more than their case.
  await tx.execute(sql`lock table ${tag} in share row exclusive mode`)
  if ((await tx.$count(tag, isTaken)) > 0) return undefined
  const [stored] =
    id === undefined
      ? await tx.insert(tag).values(values).returning({ id: tag.id })
      : await tx.update(tag).set(values).where(eq(tag.id, id)).returning({ id: tag.id })
  return stored?.id
}
