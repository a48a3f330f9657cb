import { eq, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { member } from '../../../../db/tables/members.ts'
import type { LogInMethod } from '../../../../db/tables/security.ts'
import { maskEmail, maskMobile } from '../../../../lib/mask.ts'
import type { BrandSettings } from '../../../site/brand-settings.ts'
import { memberHasAuthenticator } from '../second-factor/authenticator.ts'
import type { Origin } from './known-address.ts'

/** A second-factor method, and the masked address its code is sent to. */
export interface LogInCheck {
  method: 'sms' | 'email' | 'bankAccountName' | 'authenticator'
  hint: string | null
}

/**
 * Methods of which one must be passed in addition; empty if none is required. An authenticator is always
 * required, and alone. Otherwise, with LOGINIPVERF3, an unknown address requires any bound contact; accounts
 * without one are let in. Contacts do not count while no code can be sent to them.
 */
export async function requiredChecks(
  database: Database,
  memberId: number,
  {
    origin,
    method: proven,
    brand,
  }: { origin: Origin; method: LogInMethod; brand: Pick<BrandSettings, 'moduleOn' | 'canSend'> },
): Promise<LogInCheck[]> {
  const ways = await availableChecks(database, memberId)
  if (ways.some(({ method }) => method === 'authenticator')) return ways
  // The phone was just verified.
  if (proven === 'sms' || origin.isKnown || !brand.moduleOn('LOGINIPVERF3')) return []
  return ways.filter(({ method }) => brand.canSend || !(method === 'sms' || method === 'email'))
}

export async function availableChecks(database: Database, memberId: number): Promise<LogInCheck[]> {
  if (await memberHasAuthenticator(database, memberId)) return [{ method: 'authenticator', hint: null }]
  const { mobile, email, payeeName } = await boundContacts(database, memberId)
  return [
    ...(mobile ? [{ method: 'sms' as const, hint: maskMobile(mobile) }] : []),
    ...(email ? [{ method: 'email' as const, hint: maskEmail(email) }] : []),
    ...(payeeName ? [{ method: 'bankAccountName' as const, hint: null }] : []),
  ]
}

/** Contacts bound to the account: verified by a code, or the payee's name. */
export async function boundContacts(database: Database, memberId: number) {
  const [found] = await database
    .select({
      mobile: sql<string | null>`case when ${member.mobileVerifiedAt} is not null then ${member.mobile} end`,
      email: sql<string | null>`case when ${member.emailVerifiedAt} is not null then ${member.email} end`,
      payeeName: member.payeeName,
    })
    .from(member)
    .where(eq(member.id, memberId))
  return found ?? { mobile: null, email: null, payeeName: null }
}
