import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { member } from '../../db/tables/members.ts'
import { socialIdentity, type SocialIssuer } from '../../db/tables/security.ts'
import type { CallContext } from '../../http/call-context.ts'
import { platformError } from '../../http/platform-error.ts'
import type { SlidingWindow } from '../../http/sliding-window.ts'
import { admit, type ProvenAccount } from './admit.ts'
import type { SignedIn } from './sign-in.ts'
import type { LogInServices } from './log-in-services.ts'
import { openSocialAccount } from './open-social-account.ts'
import { type SocialServices, takeAttempt } from './social-attempts.ts'
import type { SocialPerson } from './social-issuers.ts'

export interface SocialSignInServices extends SocialServices, Pick<LogInServices, 'brand'> {
  registrations: SlidingWindow
}

const ACCOUNT = { id: member.id, username: member.username, passwordHash: member.passwordHash }

/**
 * Signs in with what an issuer sent back. An identity that is connected opens its account. One that is new is connected to the
 * account that has shown the same e-mail address to be its own, if the issuer has verified the address too; else it opens an
 * account of its own.
 * @throws PlatformError social.failed, social.unavailable; login_verify_required, as after a password; TOO_MANY_REQUESTS
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
  const person = await services.issuers.personOf(issuer, query, attempt.checks)
  const account = (await connectedAccount(database, issuer, person)) ?? (await provenSame(database, issuer, person))
  if (account) return admit(services, account, { method: issuer, passwordDue: null }, context)
  services.registrations.take(context.address)
  return openSocialAccount(context, { issuer, person, affiliateCode: attempt.affiliateCode })
}

async function connectedAccount(
  database: Database,
  issuer: SocialIssuer,
  { subject }: SocialPerson,
): Promise<ProvenAccount | undefined> {
  const [found] = await database
    .select(ACCOUNT)
    .from(socialIdentity)
    .innerJoin(member, eq(member.id, socialIdentity.memberId))
    .where(and(eq(socialIdentity.issuer, issuer), eq(socialIdentity.subject, subject)))
  return found
}

/**
 * The account whose owner has shown to have the address that the issuer verified, now connected. An address that either side
 * has not verified connects nothing: anybody may type anybody's.
 */
async function provenSame(
  database: Database,
  issuer: SocialIssuer,
  { subject, verifiedEmail }: SocialPerson,
): Promise<ProvenAccount | undefined> {
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
  // The account has another identity of this issuer: which of the two is meant is for its owner to say.
  return connected.length > 0 ? owner : undefined
}
