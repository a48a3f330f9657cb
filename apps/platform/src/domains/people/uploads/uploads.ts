import { UPLOADS_MAX, UPLOAD_BYTES_MAX } from '@playhouse/shared/limits.ts'
import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import type { createUpload, UploadPurpose, viewUpload } from '@playhouse/platform-api/uploads.ts'
import { isToken, newToken, tokenHash } from '@playhouse/server/token.ts'
import { and, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { GUEST } from '../../../db/tables/cases.ts'
import { upload, uploadLink } from '../../../db/tables/uploads.ts'
import { platformError } from '../../../request/platform-error.ts'
import type { CleanPicture } from './clean-picture.ts'

const SEND_MINUTES = 10
const VIEW_MINUTES = 1
/** Links that a member may create within ten minutes, used or not. Those of guests are limited by network. */
const LINKS_MAX = 30

export interface UploadTarget {
  memberId: number
  id: string
  purpose: UploadPurpose
}

/** @throws PlatformError TOO_MANY_REQUESTS */
export async function createUploadLink(
  database: Database,
  memberId: number,
  purpose: UploadPurpose,
): Promise<ResponseOf<typeof createUpload>> {
  const id = randomUUID()
  const link = await addLink(database, { memberId, uploadId: id, purpose }, SEND_MINUTES)
  return { id, ...link, maxBytes: UPLOAD_BYTES_MAX, maxFiles: UPLOADS_MAX }
}

/** @throws PlatformError upload.not.found; TOO_MANY_REQUESTS */
export async function createViewLink(
  database: Database,
  memberId: number,
  id: string,
): Promise<ResponseOf<typeof viewUpload>> {
  if (!(await hasUpload(database, memberId, id))) throw platformError('upload.not.found')
  return addLink(database, { memberId, uploadId: id, purpose: null }, VIEW_MINUTES)
}

async function hasUpload(database: Database, memberId: number, id: string): Promise<boolean> {
  return (await database.$count(upload, and(eq(upload.memberId, memberId), eq(upload.id, id)))) > 0
}

async function addLink(
  database: Database,
  values: Pick<typeof uploadLink.$inferInsert, 'memberId' | 'uploadId' | 'purpose'>,
  minutes: number,
) {
  const token = newToken()
  const { memberId, uploadId, purpose = null } = values
  return withTransaction(database, async (tx) => {
    // Serialises the member's requests, so that parallel ones are counted.
    if (memberId !== GUEST)
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`upload-link:${memberId}`}, 0))`)
    const { rows } = await tx.execute<{ expiresAt: string }>(sql`
      insert into ${uploadLink} (token_hash, member_id, upload_id, purpose, expires_at)
      select ${tokenHash(token)}::bytea, ${memberId}::integer, ${uploadId}::uuid, ${purpose}::text,
        now() + make_interval(mins => ${minutes})
      where ${memberId === GUEST} or (select count(*) from ${uploadLink}
        where member_id = ${memberId} and created_at > now() - interval '10 minutes') < ${LINKS_MAX}
      returning extract(epoch from expires_at) * 1000 as "expiresAt"`)
    const [row] = rows
    if (!row) throw platformError('TOO_MANY_REQUESTS', { retryAfterSeconds: 60 })
    return { path: `/media/uploads/${token}`, expiresAt: Math.floor(Number(row.expiresAt)) }
  })
}

const isUsable = (token: string) =>
  and(eq(uploadLink.tokenHash, tokenHash(token)), isNull(uploadLink.usedAt), gt(uploadLink.expiresAt, sql`now()`))

/** The target of an upload link, without using it up. @throws PlatformError upload.link.invalid */
export async function findUploadTarget(database: Database, token: string): Promise<UploadTarget> {
  const [found] = isToken(token)
    ? await database
        .select({ memberId: uploadLink.memberId, id: uploadLink.uploadId, purpose: uploadLink.purpose })
        .from(uploadLink)
        .where(and(isUsable(token), isNotNull(uploadLink.purpose)))
    : []
  if (!found?.purpose) throw platformError('upload.link.invalid')
  return { ...found, purpose: found.purpose }
}

/**
 * Stores a picture and uses up its link; one of concurrent calls succeeds.
 * @throws PlatformError upload.link.invalid
 */
export async function storeUpload(
  database: Database,
  token: string,
  { memberId, id, purpose }: UploadTarget,
  { picture, width, height }: CleanPicture,
): Promise<void> {
  await withTransaction(database, async (tx) => {
    const { rowCount } = await tx
      .update(uploadLink)
      .set({ usedAt: sql`now()` })
      .where(isUsable(token))
    if (rowCount !== 1) throw platformError('upload.link.invalid')
    await tx.insert(upload).values({ memberId, id, purpose, picture, width, height })
  })
}

/** A picture that an operator attaches to a record of a member, who may then see it. @returns its id */
export async function addPicture(
  tx: Transaction,
  { memberId, purpose }: Omit<UploadTarget, 'id'>,
  { picture, width, height }: CleanPicture,
): Promise<string> {
  const id = randomUUID()
  await tx.insert(upload).values({ memberId, id, purpose, picture, width, height, claimedAt: sql`now()` })
  return id
}

/** The picture of a view link, which is used up. */
export async function openView(database: Database, token: string): Promise<Buffer | undefined> {
  if (!isToken(token)) return undefined
  const [link] = await database
    .update(uploadLink)
    .set({ usedAt: sql`now()` })
    .where(and(isUsable(token), isNull(uploadLink.purpose)))
    .returning({ memberId: uploadLink.memberId, id: uploadLink.uploadId })
  return link && (await readUpload(database, link.memberId, link.id))
}

/** A member's picture (WebP); undefined if there is none. */
export const readUpload = async (database: Database, memberId: number, id: string): Promise<Buffer | undefined> =>
  (await findUpload(database, memberId, id))?.picture

export async function findUpload(
  database: Database,
  memberId: number,
  id: string,
): Promise<{ picture: Buffer; purpose: UploadPurpose } | undefined> {
  const [found] = await database
    .select({ picture: upload.picture, purpose: upload.purpose })
    .from(upload)
    .where(and(eq(upload.memberId, memberId), eq(upload.id, id)))
  return found
}

/**
 * Attaches a member's pictures to a record, once, in the record's transaction.
 * @throws PlatformError upload.not.found for a picture that is not the member's, has another purpose or is attached
 * already; request_param_err for too many or repeated ids
 */
export async function claimUploads(
  tx: Transaction,
  memberId: number,
  ids: readonly string[],
  purpose: UploadPurpose,
): Promise<void> {
  if (ids.length === 0) return
  if (ids.length > UPLOADS_MAX || new Set(ids).size < ids.length) {
    throw platformError('request_param_err', { fields: { uploads: 'range' } })
  }
  const { rowCount } = await tx
    .update(upload)
    .set({ claimedAt: sql`now()` })
    .where(
      and(
        eq(upload.memberId, memberId),
        inArray(upload.id, [...ids]),
        eq(upload.purpose, purpose),
        isNull(upload.claimedAt),
      ),
    )
  if (rowCount !== ids.length) throw platformError('upload.not.found')
}
