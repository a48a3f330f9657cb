import { letterLanguage } from '../../verification/letter-language.ts'
import { mayWriteToOwner } from '../../verification/unproven-mailbox.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { member, session } from '../../../../db/tables/members.ts'
import { gameSession } from '../../../../db/tables/play.ts'
import { endPendingAccess } from '../../session/protect-access.ts'
import { endApiTokens, endSessions } from '../../session/sessions/live-session.ts'
import type { FieldRule, RuleBreach } from '@playhouse/shared/registration-rules.ts'
import { passwordBreach } from '../../../../lib/field-breaches.ts'
import { isWeakPassword, type PasswordPolicy } from '../../session/password/password-due.ts'
import type { LogInServices } from '../../session/log-in/log-in-services.ts'
import type { PeopleHooks } from '../../hooks.ts'
import { writeMessage } from '../../messages/write-message.ts'
import { changedMail } from './password-mails.ts'

export interface PasswordServices extends LogInServices {
  /** Origin of the brand's main site, target of links in letters. */
  siteOrigin: string
  hooks: Pick<PeopleHooks, 'newPassword'>
}

/** Game sessions idle for this long have ended. */
const PLAY_IDLE = sql`interval '30 minutes'`
/** Matches no session: no known token hashes to 32 zeros. */
const NO_SESSION = Buffer.alloc(32)

/**
 * Sets a new password and ends everything opened with the old one: sessions, API tokens, games, hand-off tokens, reset
 * links and pending log-ins.
 * @param before the expected current hash; a password changed concurrently is left alone
 * @param keep hash of the session to keep, with its games
 * @returns how many sessions ended; undefined if the password was changed concurrently
 */
export async function setPassword(
  tx: Transaction,
  { memberId, before, passwordHash }: { memberId: number; before: string; passwordHash: string },
  keep: Buffer = NO_SESSION,
): Promise<number | undefined> {
  const { rowCount } = await tx
    .update(member)
    .set({ passwordHash, passwordChangedAt: sql`now()` })
    .where(and(eq(member.id, memberId), eq(member.passwordHash, before)))
  if (rowCount === 0) return undefined
  const ended = await endSessions(tx, sql`member_id = ${memberId} and token_hash <> ${keep}`, 'PASSWORD_CHANGED')
  await endApiTokens(tx, memberId)
  await tx.update(session).set({ passwordDue: null }).where(eq(session.tokenHash, keep))
  await tx.execute(sql`
    update ${gameSession} set ended_at = now() where member_id = ${memberId} and ended_at is null
      and session_hash is distinct from ${keep} and last_seen_at > now() - ${PLAY_IDLE}`)
  await endPendingAccess(tx, memberId)
  await writeMessage(tx, { memberId, kind: 'SYSTEM', template: 'security.PASSWORD' })
  return ended
}

/** How a new password breaks the brand's rule; common passwords break it too. */
export function newPasswordBreach(
  { fields, policy }: { fields: Record<string, FieldRule>; policy: PasswordPolicy },
  password: string,
  username: string,
): RuleBreach | undefined {
  return passwordBreach(fields, password, username) ?? (isWeakPassword(policy, password) ? 'too_common' : undefined)
}

/**
 * E-mails the owner after the response that the password was changed, so that an unauthorised change is
 * noticed (OWASP ASVS 5.0, 6.3.7). Sends nothing if the change did not take effect.
 */
export function notifyPasswordChanged(
  { afterResponse, brand, verification }: Pick<PasswordServices, 'afterResponse' | 'brand' | 'verification'>,
  database: Database,
  { memberId, passwordHash }: { memberId: number; passwordHash: string },
): void {
  afterResponse.run('telling of a new password', async () => {
    const [account] = await database
      .select({ email: member.email, emailVerifiedAt: member.emailVerifiedAt, language: member.language })
      .from(member)
      .where(and(eq(member.id, memberId), eq(member.passwordHash, passwordHash)))
    if (!account?.email) return
    const { email, emailVerifiedAt, language } = account
    if (!(await mayWriteToOwner(database, { email, emailVerifiedAt }))) return
    const { name, languages } = await brand()
    const letter = changedMail(letterLanguage(language, languages), { brand: name })
    await verification.sender.sendEmail({ address: email, ...letter })
  })
}
