import { DEFAULT_LANGUAGE, isLanguageCode } from '@playhouse/shared/languages.ts'
import { and, eq } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { member } from '../../db/tables/members.ts'
import { changedMail } from './password-mails.ts'
import type { PasswordServices } from './password-services.ts'

/**
 * Tells the owner of an account by e-mail, behind the answer, that its password is another one now: whoever did not change it
 * hears of it at once (OWASP ASVS 5.0, 6.3.7). Nothing is sent where the password is not the one that was to be set.
 */
export function tellOfNewPassword(
  { behind, brand, verification }: Pick<PasswordServices, 'behind' | 'brand' | 'verification'>,
  database: Database,
  { memberId, passwordHash }: { memberId: number; passwordHash: string },
): void {
  behind.run('telling of a new password', async () => {
    const [account] = await database
      .select({ username: member.username, email: member.email, language: member.language })
      .from(member)
      .where(and(eq(member.id, memberId), eq(member.passwordHash, passwordHash)))
    if (!account?.email) return
    const language = isLanguageCode(account.language) ? account.language : DEFAULT_LANGUAGE
    const letter = changedMail(language, { brand: (await brand()).name, username: account.username })
    await verification.sender.sendEmail({ address: account.email, ...letter })
  })
}
