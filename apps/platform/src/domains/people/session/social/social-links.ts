import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import type { linkSocial as linkEndpoint } from '@playhouse/platform-api/session-social.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { member } from '../../../../db/tables/members.ts'
import { socialIdentity, type SocialIssuer } from '../../../../db/tables/security.ts'
import type { LiveSession } from '../../../../request/call-context.ts'
import { platformError } from '../../../../request/platform-error.ts'
import { confirmPassword } from '../password/confirm-password.ts'
import { protectAccess } from '../protect-access.ts'
import { beginAttempt, type SocialServices, takeAttempt } from './social-attempts.ts'
import { requireSignInMethod } from '../sessions/sign-in-methods.ts'

type Link = ResponseOf<typeof linkEndpoint>

/** Oldest first. */
export async function listLinks(database: Database, memberId: number): Promise<Link[]> {
  const rows = await database
    .select()
    .from(socialIdentity)
    .where(eq(socialIdentity.memberId, memberId))
    .orderBy(asc(socialIdentity.linkedAt))
  return rows.map(getLink)
}

/** @throws PlatformError login.failed, login.locked, and errors of `beginAttempt` */
export async function beginLink(
  database: Database,
  services: SocialServices,
  session: LiveSession,
  { issuer, origin, password }: { issuer: SocialIssuer; origin: string; password: string },
): Promise<{ address: string; browserMark: string }> {
  await confirmPassword(database, session, password)
  return beginAttempt(database, services, { issuer, origin, memberId: session.memberId })
}

/**
 * Links the identity to the account that started the attempt.
 * @throws PlatformError social.failed, social.unavailable, social.taken
 */
export async function finishLink(
  database: Database,
  { issuers }: SocialServices,
  { memberId }: LiveSession,
  input: { issuer: SocialIssuer; query: string; browserMark: string },
): Promise<Link> {
  const { issuer, query } = input
  const attempt = await takeAttempt(database, input)
  if (attempt.memberId !== memberId) throw platformError('social.failed')
  const { subject, verifiedEmail } = await issuers.findPerson(issuer, query, attempt.checks)
  return withTransaction(database, async (tx) => {
    const [linked] = await tx
      .insert(socialIdentity)
      .values({ issuer, subject, memberId, verifiedEmail })
      .onConflictDoNothing()
      .returning()
    if (!linked) throw platformError('social.taken')
    await protectAccess(tx, { memberId, by: 'MEMBER', change: 'SIGN_IN_LINKED' })
    return getLink(linked)
  })
}

/** @throws PlatformError not.found, also for another account's; last.way.in */
export async function removeLink(database: Database, { memberId }: LiveSession, id: string): Promise<void> {
  await withTransaction(database, async (tx) => {
    await tx.execute(sql`select from ${member} where ${member.id} = ${memberId} for no key update`)
    const { rowCount } = await tx
      .delete(socialIdentity)
      .where(and(eq(socialIdentity.id, id), eq(socialIdentity.memberId, memberId)))
    if (!rowCount) throw platformError('not.found')
    await requireSignInMethod(tx, memberId)
    await protectAccess(tx, { memberId, by: 'MEMBER', change: 'SIGN_IN_UNLINKED' })
  })
}

function getLink({ id, issuer, linkedAt }: typeof socialIdentity.$inferSelect): Link {
  return { id, issuer, since: linkedAt.getTime() }
}
