import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import { playerAvatar, setAvatar } from '@playhouse/platform-api/member-profile.ts'
import { systemTemplates } from '@playhouse/platform-api/site-settings.ts'
import { memberIcon } from '@playhouse/platform-api/member.ts'
import { and, eq } from 'drizzle-orm'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { memberProfile } from '../../../../db/tables/profile.ts'
import { upload } from '../../../../db/tables/uploads.ts'
import { DRAWN_AVATARS } from '../../../../media/avatar-art.ts'
import type { BindEndpoint } from '../../../../request/call-context.ts'
import { platformError } from '../../../../request/platform-error.ts'
import { requireRealAccount } from '../../../../request/real-account.ts'
import { claimUploads } from '../../uploads/uploads.ts'

export function avatarRoutes(bind: BindEndpoint): void {
  bind(memberIcon, (_, { database, session }) => readAvatar(database, session.memberId))
  bind(systemTemplates, async () => listTemplates())
  bind(playerAvatar, (_, { database, session }) => readPlayerAvatar(database, session.memberId))
  bind(setAvatar, (input, { database, session }) => chooseAvatar(database, requireRealAccount(session).memberId, input))
}

interface Chosen {
  drawnAvatar: number | null
  avatarUpload: string | null
}

const getPath = (memberId: number, { drawnAvatar, avatarUpload }: Chosen) =>
  avatarUpload
    ? `/media/avatars/own/${memberId}/${avatarUpload}.webp`
    : drawnAvatar
      ? `/media/avatars/drawn/${drawnAvatar}.svg`
      : `/media/avatars/${memberId}.svg`

async function chosenBy(database: Database, memberId: number): Promise<Chosen> {
  const [found] = await database
    .select({ drawnAvatar: memberProfile.drawnAvatar, avatarUpload: memberProfile.avatarUpload })
    .from(memberProfile)
    .where(eq(memberProfile.memberId, memberId))
  return found ?? { drawnAvatar: null, avatarUpload: null }
}

/** Path of the account's picture. One query. */
async function readAvatar(database: Database, memberId: number): Promise<ResponseOf<typeof setAvatar>> {
  const chosen = await chosenBy(database, memberId)
  return { avatarType: chosen.avatarUpload ? 'UPLOAD' : 'STATIC', avatar: getPath(memberId, chosen) }
}

async function readPlayerAvatar(database: Database, memberId: number): Promise<ResponseOf<typeof playerAvatar>> {
  const chosen = await chosenBy(database, memberId)
  return chosen.avatarUpload
    ? { avatarType: 'UPLOAD', avatar: getPath(memberId, chosen) }
    : { avatarType: 'STATIC', avatar: String(chosen.drawnAvatar ?? 0) }
}

function listTemplates(): ResponseOf<typeof systemTemplates> {
  const avatars = Array.from({ length: DRAWN_AVATARS }, (_, index) => ({
    id: String(index + 1),
    picture: `/media/avatars/drawn/${index + 1}.svg`,
  }))
  return { avatars }
}

/**
 * An uploaded picture replaces and deletes the previous one.
 * @throws PlatformError request_param_err; upload.not.found
 */
async function chooseAvatar(
  database: Database,
  memberId: number,
  { avatarType, avatar }: CheckedInputOf<typeof setAvatar>,
): Promise<ResponseOf<typeof setAvatar>> {
  const isDrawn = avatarType === 'STATIC'
  const isValid = isDrawn ? /^\d{1,3}$/.test(avatar) && Number(avatar) <= DRAWN_AVATARS : isUuid(avatar)
  if (!isValid) throw platformError('request_param_err', { fields: { avatar: 'pattern' } })
  const chosen = { drawnAvatar: isDrawn ? Number(avatar) || null : null, avatarUpload: isDrawn ? null : avatar }
  await withTransaction(database, async (tx) => {
    const [before] = await tx
      .select({ avatarUpload: memberProfile.avatarUpload })
      .from(memberProfile)
      .where(eq(memberProfile.memberId, memberId))
      .for('update')
    if (chosen.avatarUpload && chosen.avatarUpload === before?.avatarUpload) return
    if (chosen.avatarUpload) await claimUploads(tx, memberId, [chosen.avatarUpload], 'AVATAR')
    await tx
      .insert(memberProfile)
      .values({ memberId, ...chosen })
      .onConflictDoUpdate({ target: memberProfile.memberId, set: chosen })
    if (before?.avatarUpload) {
      await tx.delete(upload).where(and(eq(upload.memberId, memberId), eq(upload.id, before.avatarUpload)))
    }
  })
  return { avatarType, avatar: getPath(memberId, chosen) }
}

const isUuid = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)

export async function readOwnAvatar(database: Database, memberId: number, id: string): Promise<Buffer | undefined> {
  if (!isUuid(id)) return undefined
  const [found] = await database
    .select({ picture: upload.picture })
    .from(memberProfile)
    .innerJoin(upload, and(eq(upload.memberId, memberProfile.memberId), eq(upload.id, memberProfile.avatarUpload)))
    .where(and(eq(memberProfile.memberId, memberId), eq(memberProfile.avatarUpload, id)))
  return found?.picture
}
