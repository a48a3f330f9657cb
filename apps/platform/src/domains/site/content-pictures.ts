import { desc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { contentPicture } from '../../db/tables/brand.ts'

/** Path of an uploaded picture, relative to an image host. */
export const picturePath = (id: string): string => `/media/pictures/${id}.webp`

export async function readContentPicture(database: Database, id: string): Promise<Buffer | undefined> {
  const [found] = await database
    .select({ picture: contentPicture.picture })
    .from(contentPicture)
    .where(eq(contentPicture.id, id))
  return found?.picture
}

/** Newest first, without their bytes. */
export const listContentPictures = (database: Database) =>
  database
    .select({
      id: contentPicture.id,
      name: contentPicture.name,
      width: contentPicture.width,
      height: contentPicture.height,
      uploadedBy: contentPicture.uploadedBy,
      uploadedAt: contentPicture.uploadedAt,
    })
    .from(contentPicture)
    .orderBy(desc(contentPicture.uploadedAt))
    .limit(500)

export async function storeContentPicture(
  tx: Transaction,
  picture: Pick<typeof contentPicture.$inferInsert, 'name' | 'picture' | 'width' | 'height' | 'uploadedBy'>,
): Promise<string> {
  const [stored] = await tx.insert(contentPicture).values(picture).returning({ id: contentPicture.id })
  if (!stored) throw new Error('The picture could not be stored.')
  return stored.id
}
