import { KIND_CODES } from '@playhouse/shared/account-kinds.ts'
import { NICKNAME_MAX } from '@playhouse/shared/limits.ts'
import { eq, sql } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { nameBreach } from '@playhouse/shared/shown-text.ts'
import { brand } from '../../../../db/tables/brand.ts'
import { member } from '../../../../db/tables/members.ts'
import { memberDetail, referralCode, registration } from '../../../../db/tables/registration.ts'
import { socialIdentity, type SocialIssuer } from '../../../../db/tables/security.ts'
import type { CallContext } from '../../../../request/call-context.ts'
import { platformError } from '../../../../request/platform-error.ts'
import { refuseClosed } from '../../../site/site-closed.ts'
import { holdMatches } from '../../member/matching-accounts.ts'
import { type PeopleHooks, runHooks } from '../../hooks.ts'
import { addMember } from '../add-member.ts'
import { getInvitation } from '../invitations.ts'
import { newReferralCode } from '../referral-code.ts'
import { signIn, type SignedIn } from '../../session/sessions/sign-in.ts'
import { findContactData } from '../../../../lib/contact-data/contact-data.ts'
import { NO_PASSWORD } from '../../../../lib/password.ts'
import type { SocialPerson } from '../../session/social/social-issuers.ts'

/** Characters that nicknames may not contain; see profile.ts. */
const NOT_IN_NICKNAME = /[^\p{L}\p{M}\p{N} ._'-]/gu

interface NewSocialAccount {
  issuer: SocialIssuer
  person: SocialPerson
  /** Codes of the link that the visitor came by. */
  invited: { affiliateCode: string | null; referralCode: string | null }
}

/**
 * Opens an account at the first social sign-in and logs in. It has no password; its e-mail address is
 * verified if the issuer says so.
 * @throws PlatformError site.maintenance, region.restricted; system_busy if a concurrent sign-in opened it
 */
export async function openSocialAccount(
  context: CallContext,
  { accountOpened }: Pick<PeopleHooks, 'accountOpened'>,
  { issuer, person, invited }: NewSocialAccount,
): Promise<SignedIn> {
  const { database, address, country } = context
  await refuseClosed(database, country)
  const { subject, verifiedEmail } = person
  const affiliateCode = invited.affiliateCode?.trim().toUpperCase() || undefined
  const { parent, invitedById, linkCode } = await getInvitation(
    database,
    { affiliateCode, hasAffiliateCodeField: false, filled: {} },
    invited.referralCode ?? undefined,
  )
  const username = accountName(issuer)
  const [{ name = '' } = {}] = await database.select({ name: brand.name }).from(brand)
  return withTransaction(database, async (tx) => {
    const added = await addMember(tx, {
      language: context.language,
      country: context.country,
      username,
      nickname: findNickname(person, name) ?? username,
      passwordHash: NO_PASSWORD,
      kind: KIND_CODES.MEMBER,
      parent,
      contact: { email: verifiedEmail },
    })
    if (!added) throw platformError('system_busy')
    if (verifiedEmail)
      await tx
        .update(member)
        .set({ emailVerifiedAt: sql`now()` })
        .where(eq(member.id, added.id))
    const connected = await tx
      .insert(socialIdentity)
      .values({ issuer, subject, memberId: added.id, verifiedEmail })
      .onConflictDoNothing()
      .returning({ id: socialIdentity.id })
    if (connected.length === 0) throw platformError('system_busy')
    await tx.insert(registration).values({
      memberId: added.id,
      kind: 'username',
      method: 'WEB',
      address,
      affiliateCode,
      referralCode: invited.referralCode,
      invitedById,
      agreedAt: sql`now()`,
    })
    await tx.insert(memberDetail).values({ memberId: added.id })
    await tx.insert(referralCode).values({ code: newReferralCode(), memberId: added.id })
    await runHooks(accountOpened, tx, { memberId: added.id, invitedById, linkCode })
    await holdMatches(tx, added.id)
    return signIn(tx, added, context, issuer)
  })
}

/** The issuer's first letter and nine digits, in the format of usernames. */
function accountName(issuer: SocialIssuer): string {
  return `${issuer[0]}${randomInt(100_000_000, 1_000_000_000)}`
}

/** The person's name reduced to what nicknames allow; undefined if too little is left, it passes for the house, or leads away from it. */
function findNickname({ name }: SocialPerson, brandName: string): string | undefined {
  const plain = name?.normalize('NFC').replaceAll(NOT_IN_NICKNAME, '').replaceAll(/ {2,}/g, ' ').trim() ?? ''
  const short = [...plain].slice(0, NICKNAME_MAX).join('').trim()
  const isName = [...short].length >= 2 && /^[\p{L}\p{N}]/u.test(short) && !nameBreach(short, [brandName])
  return isName && !findContactData(short) ? short : undefined
}
