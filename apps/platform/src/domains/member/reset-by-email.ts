import type { AnswerOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { resetPasswordByEmail } from '@playhouse/platform-api/passwords.ts'
import { DEMO_KIND_CODE } from '@playhouse/shared/account-kinds.ts'
import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { passwordReset } from '../../db/tables/log-in.ts'
import { member } from '../../db/tables/members.ts'
import type { CallContext } from '../../http/call-context.ts'
import { refuseBreaches } from '../registration/checked-registration.ts'
import { newToken, tokenHash } from '@playhouse/shared/token.ts'
import { emailBreach } from './email-breach.ts'
import { resetMail } from './password-mails.ts'
import type { PasswordServices } from './password-services.ts'

const LINK_MINUTES = 30
/** Links for one account within an hour; what is beyond them is answered and not sent. */
const LINKS_PER_HOUR = 3

/**
 * Has a link to set a new password sent to the e-mail address of an account. The answer comes before anybody looks whether
 * username and address belong together.
 * @throws PlatformError request_param_err; human.check.failed
 */
export async function resetByEmail(
  services: PasswordServices,
  { username, email, humanProof }: CheckedInputOf<typeof resetPasswordByEmail>,
  { database, language }: CallContext,
): Promise<AnswerOf<typeof resetPasswordByEmail>> {
  const asked = { username: username.trim().toLowerCase(), email: email.trim().toLowerCase() }
  refuseBreaches({
    username: asked.username === '' ? 'required' : undefined,
    email: emailBreach(asked.email),
  })
  await services.verification.human.verifyHuman(humanProof)
  services.behind.run('a link to set a password', async () => {
    const token = await newLink(database, asked)
    if (!token) return
    const { name } = await services.brand()
    const address = `${services.siteOrigin}/reset-password#token=${token}`
    const letter = resetMail(language, { brand: name, username: asked.username, address, minutes: LINK_MINUTES })
    await services.verification.sender.sendEmail({ address: asked.email, ...letter })
  })
  return { expiredMinutes: LINK_MINUTES }
}

/** Makes a link's token for the account with this username and address; undefined where there is none, or enough were made. */
async function newLink(database: Database, asked: { username: string; email: string }): Promise<string | undefined> {
  return withTransaction(database, async (tx) => {
    const [account] = await tx
      .select({ id: member.id })
      .from(member)
      .where(
        and(
          eq(member.username, asked.username),
          eq(sql`lower(${member.email})`, asked.email),
          ne(member.kind, DEMO_KIND_CODE),
        ),
      )
      .for('no key update')
    if (!account) return undefined
    const lately = gt(passwordReset.createdAt, sql`now() - interval '1 hour'`)
    const made = await tx.$count(passwordReset, and(eq(passwordReset.memberId, account.id), lately))
    if (made >= LINKS_PER_HOUR) return undefined
    const token = newToken()
    const expiresAt = sql`now() + ${`${LINK_MINUTES} minutes`}::interval`
    await tx.insert(passwordReset).values({ tokenHash: tokenHash(token), memberId: account.id, expiresAt })
    return token
  })
}
