import { letterLanguage } from '../../verification/letter-language.ts'
import type { Sender } from '../../verification/sender.ts'
import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { resetPasswordByEmail, setPasswordByLink } from '@playhouse/platform-api/member-passwords.ts'
import { KIND_CODES } from '@playhouse/shared/account-kinds.ts'
import { emailBreach, prepareEmail } from '@playhouse/shared/email.ts'
import { and, eq, gt, isNotNull, isNull, ne, type SQLWrapper, sql } from 'drizzle-orm'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { passwordReset } from '../../../../db/tables/log-in.ts'
import { member } from '../../../../db/tables/members.ts'
import type { CallContext } from '../../../../request/call-context.ts'
import { runHooks } from '../../hooks.ts'
import { refuseBreaches, repeatBreach } from '../../../../lib/field-breaches.ts'
import { isToken, newToken, tokenHash } from '@playhouse/server/token.ts'
import { resetMail } from './password-mails.ts'
import { newPasswordBreach, type PasswordServices, setPassword, notifyPasswordChanged } from './set-password.ts'
import { prepareUsername } from '@playhouse/shared/prepared-text.ts'
import { platformError } from '../../../../request/platform-error.ts'
import { clearAllAttempts } from '../../session/log-in/attempt-guard.ts'
import { recordLogIn } from '../../session/sessions/log-in-history.ts'
import { hashPassword } from '../../../../lib/password.ts'
import { registerRules } from '../../../site/brand-settings.ts'

const LINK_MINUTES = 30
/** Links per account and hour; further requests get the same answer but no letter. */
const LINKS_PER_HOUR = 3

/**
 * Sends a reset link to the account's confirmed e-mail address. Responds before looking up whether username and address
 * match.
 * @throws PlatformError function.not.available without a message service; request_param_err; human.check.failed
 */
export async function requestResetLink(
  services: PasswordServices,
  { username, email, humanProof }: CheckedInputOf<typeof resetPasswordByEmail>,
  { database, language }: CallContext,
): Promise<ResponseOf<typeof resetPasswordByEmail>> {
  if (!(await services.brand()).canSend) throw platformError('function.not.available')
  const requested = { username: prepareUsername(username), email: prepareEmail(email) }
  refuseBreaches({
    username: requested.username === '' ? 'required' : undefined,
    email: emailBreach(requested.email),
  })
  await services.verification.human.verifyHuman(humanProof)
  services.afterResponse.run('a link to set a password', async () => {
    const { siteOrigin, brand, verification } = services
    await sendResetLink({ siteOrigin, brand, sender: verification.sender, languages: [language] }, database, requested)
  })
  return { expiredMinutes: LINK_MINUTES }
}

interface LinkServices {
  siteOrigin: string
  brand: () => Promise<{ name: string; languages: readonly string[] }>
  sender: Sender
  /** Languages of the request, which come before the brand's. */
  languages?: readonly string[]
}

/**
 * Sends a reset link to an account's e-mail address if the owner has confirmed it. An unconfirmed address may be a stranger's
 * because of a typing mistake.
 * @returns false if no account matches, or it has had too many of them
 */
export async function sendResetLink(
  { siteOrigin, brand, sender, languages: requested = [] }: LinkServices,
  database: Database,
  account: { username: string; email: string },
): Promise<boolean> {
  const link = await createLink(database, account)
  if (!link) return false
  const { name, languages } = await brand()
  const address = `${siteOrigin}/reset-password#token=${link.token}`
  const letter = resetMail(letterLanguage(link.language, [...requested, ...languages]), {
    brand: name,
    address,
    minutes: LINK_MINUTES,
  })
  await sender.sendEmail({ address: account.email, ...letter })
  return true
}

/** Undefined if no account matches or it reached its limit. */
async function createLink(
  database: Database,
  requested: { username: string; email: string },
): Promise<{ token: string; language: string | null } | undefined> {
  return withTransaction(database, async (tx) => {
    const [account] = await tx
      .select({ id: member.id, language: member.language })
      .from(member)
      .where(
        and(
          eq(member.username, requested.username),
          isConfirmedAddress(sql`${requested.email}`),
          ne(member.kind, KIND_CODES.DEMO),
        ),
      )
      .for('no key update')
    if (!account) return undefined
    const lately = gt(passwordReset.createdAt, sql`now() - interval '1 hour'`)
    const made = await tx.$count(passwordReset, and(eq(passwordReset.memberId, account.id), lately))
    if (made >= LINKS_PER_HOUR) return undefined
    const token = newToken()
    const expiresAt = sql`now() + ${`${LINK_MINUTES} minutes`}::interval`
    const sent = { tokenHash: tokenHash(token), memberId: account.id, address: requested.email, expiresAt }
    await tx.insert(passwordReset).values(sent)
    return { token, language: account.language }
  })
}

const isConfirmedAddress = (address: SQLWrapper) =>
  and(eq(sql`lower(${member.email})`, address), isNotNull(member.emailVerifiedAt))

/**
 * Sets the password of the account that the link was sent for and ends all of its sessions.
 * @throws PlatformError reset.link.invalid, the same for an expired, used or invented one, and for one sent to an address that
 * is no longer the account's; request_param_err
 */
export async function resetByLink(
  services: PasswordServices,
  { token, newPassword, confirmNewPassword }: CheckedInputOf<typeof setPasswordByLink>,
  context: CallContext,
): Promise<Record<string, never>> {
  const { database } = context
  const account = await accountOfLink(database, token)
  if (!account) throw platformError('reset.link.invalid')
  const { id: memberId, username, passwordHash: before, address } = account
  const rules = { fields: registerRules(await services.brand()), policy: services.passwords }
  refuseBreaches({
    newPassword: newPasswordBreach(rules, newPassword, username),
    confirmNewPassword: repeatBreach(confirmNewPassword, newPassword),
  })
  await runHooks(services.hooks.newPassword, database, memberId, newPassword)
  const passwordHash = await hashPassword(newPassword)
  await withTransaction(database, async (tx) => {
    const { rowCount: locked } = await tx.execute(sql`
      select from ${member} where ${and(eq(member.id, memberId), isConfirmedAddress(sql`${address}`))} for no key update`)
    const { rowCount } = await tx
      .update(passwordReset)
      .set({ usedAt: sql`now()` })
      .where(isOpen(token))
    if (locked !== 1 || rowCount !== 1) throw platformError('reset.link.invalid')
    if ((await setPassword(tx, { memberId, before, passwordHash })) === undefined) {
      throw platformError('reset.link.invalid')
    }
    await clearAllAttempts(tx, memberId)
    await recordLogIn(tx, { memberId, caller: context, method: 'email', outcome: 'password-reset' })
  })
  notifyPasswordChanged(services, database, { memberId, passwordHash })
  return {}
}

const isOpen = (token: string) =>
  and(
    eq(passwordReset.tokenHash, tokenHash(token)),
    isNull(passwordReset.usedAt),
    gt(passwordReset.expiresAt, sql`now()`),
  )

async function accountOfLink(database: Database, token: string) {
  if (!isToken(token)) return undefined
  const [found] = await database
    .select({
      id: member.id,
      username: member.username,
      passwordHash: member.passwordHash,
      address: passwordReset.address,
    })
    .from(passwordReset)
    .innerJoin(member, and(eq(member.id, passwordReset.memberId), isConfirmedAddress(passwordReset.address)))
    .where(isOpen(token))
  return found
}
