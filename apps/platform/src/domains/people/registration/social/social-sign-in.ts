import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { member } from '../../../../db/tables/members.ts'
import { socialIdentity, type SocialIssuer } from '../../../../db/tables/security.ts'
import type { CallContext } from '../../../../request/call-context.ts'
import { platformError } from '../../../../request/platform-error.ts'
import type { RateLimit } from '../../../../request/rate-limit.ts'
import { completeLogIn, type VerifiedAccount } from '../../session/log-in/complete-log-in.ts'
import type { SignedIn } from '../../session/sessions/sign-in.ts'
import type { LogInServices } from '../../session/log-in/log-in-services.ts'
import type { PeopleHooks } from '../../hooks.ts'
import { openSocialAccount } from './open-social-account.ts'
import { type SocialServices, takeAttempt } from '../../session/social/social-attempts.ts'
import type { SocialPerson } from '../../session/social/social-issuers.ts'

export interface SocialSignInServices extends SocialServices, Pick<LogInServices, 'brand'> {
  registrations: RateLimit
  hooks: Pick<PeopleHooks, 'accountOpened'>
}

const ACCOUNT = { id: member.id, username: member.username, passwordHash: member.passwordHash }

/**
 * Signs in by a callback. A linked identity opens its account. A new one is linked to the account with the
 * same e-mail address if both sides have verified it; otherwise it opens a new account.
 * @throws PlatformError social.failed, social.unavailable; login_verify_required, as after a password;
 * TOO_MANY_REQUESTS
 */
export async function signInBySocial(
  services: SocialSignInServices,
  input: { issuer: SocialIssuer; query: string; browserMark: string },
  context: CallContext,
): Promise<SignedIn> {
  const { database } = context
  const { issuer, query } = input
  const attempt = await takeAttempt(database, input)
  if (attempt.memberId !== null) throw platformError('social.failed')
  const person = await services.issuers.findPerson(issuer, query, attempt.checks)
  const account =
    (await connectedAccount(database, issuer, person)) ?? (await linkByVerifiedEmail(database, issuer, person))
  if (account) return completeLogIn(services, account, { method: issuer, passwordDue: null }, context)
  await services.registrations.take(context.address)
  return openSocialAccount(context, services.hooks, { issuer, person, invited: attempt })
}

async function connectedAccount(
  database: Database,
  issuer: SocialIssuer,
  { subject }: SocialPerson,
): Promise<VerifiedAccount | undefined> {
  const [found] = await database
    .select(ACCOUNT)
    .from(socialIdentity)
    .innerJoin(member, eq(member.id, socialIdentity.memberId))
    .where(and(eq(socialIdentity.issuer, issuer), eq(socialIdentity.subject, subject)))
  return found
}

/**
 * Links the identity to the account with the same verified e-mail address. Unverified addresses are ignored:
 * anyone may type any address.
 */
async function linkByVerifiedEmail(
  database: Database,
  issuer: SocialIssuer,
  { subject, verifiedEmail }: SocialPerson,
): Promise<VerifiedAccount | undefined> {
  if (!verifiedEmail) return undefined
  const owners = await database
    .select(ACCOUNT)
    .from(member)
    .where(and(eq(member.email, verifiedEmail), isNotNull(member.emailVerifiedAt)))
    .limit(2)
  const [owner] = owners
  if (!owner || owners.length > 1) return undefined
  const connected = await database
    .insert(socialIdentity)
    .values({ issuer, subject, memberId: owner.id, verifiedEmail })
    .onConflictDoNothing()
    .returning({ id: socialIdentity.id })
  // The account has another identity of this issuer; its owner must resolve that.
  return connected.length > 0 ? owner : undefined
}
