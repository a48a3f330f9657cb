import { PASSKEY_NAME_MAX } from '@playhouse/shared/limits.ts'
import type { passkeyItem } from '@playhouse/platform-api/session-passkeys.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import type * as z from 'zod'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { member } from '../../../../db/tables/members.ts'
import { passkey } from '../../../../db/tables/security.ts'
import type { LiveSession } from '../../../../request/call-context.ts'
import { platformError } from '../../../../request/platform-error.ts'
import { checkedName } from '../../../../lib/field-breaches.ts'
import { protectAccess } from '../protect-access.ts'
import { requireSignInMethod } from '../sessions/sign-in-methods.ts'

export type PasskeyItem = z.input<typeof passkeyItem>

/** Oldest first. */
export async function listPasskeys(database: Database, memberId: number): Promise<PasskeyItem[]> {
  const rows = await database
    .select()
    .from(passkey)
    .where(eq(passkey.memberId, memberId))
    .orderBy(asc(passkey.createdAt), asc(passkey.id))
  return rows.map(getItem)
}

/** @throws PlatformError request_param_err, passkey.not.found */
export async function renamePasskey(
  database: Database,
  { memberId }: LiveSession,
  { id, name: typed }: { id: string; name: string },
): Promise<PasskeyItem> {
  const [renamed] = await database
    .update(passkey)
    .set({ name: checkedName(typed, PASSKEY_NAME_MAX) })
    .where(and(eq(passkey.id, id), eq(passkey.memberId, memberId)))
    .returning()
  if (!renamed) throw platformError('passkey.not.found')
  return getItem(renamed)
}

/** @throws PlatformError passkey.not.found, also for another account's; last.way.in */
export async function removePasskey(database: Database, { memberId }: LiveSession, id: string): Promise<void> {
  await withTransaction(database, async (tx) => {
    await tx.execute(sql`select from ${member} where ${member.id} = ${memberId} for no key update`)
    const { rowCount } = await tx.delete(passkey).where(and(eq(passkey.id, id), eq(passkey.memberId, memberId)))
    if (!rowCount) throw platformError('passkey.not.found')
    await requireSignInMethod(tx, memberId)
    await protectAccess(tx, { memberId, by: 'MEMBER', change: 'PASSKEY_REMOVED' })
  })
}

export function getItem({ id, name, synced, createdAt, lastUsedAt }: typeof passkey.$inferSelect): PasskeyItem {
  return { id, name, synced, createdAt: createdAt.getTime(), lastUsedAt: lastUsedAt?.getTime() ?? null }
}
