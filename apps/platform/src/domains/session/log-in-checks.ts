import { eq, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { member } from '../../db/tables/members.ts'
import type { LogInMethod } from '../../db/tables/security.ts'
import { maskEmail, maskMobile } from '../member/mask.ts'
import type { BrandSettings } from '../site/brand-settings.ts'
import { memberHasAuthenticator } from './authenticator.ts'
import type { Origin } from './known-address.ts'

/** A way to show more of who one is, and where its code would go, masked. */
export interface LogInCheck {
  method: 'sms' | 'email' | 'bankAccountName' | 'authenticator'
  hint: string | null
}

/**
 * What an account must show beside its password or code; nothing when the list is empty, else one of it. An authenticator is
 * asked for everywhere and alone: whoever set one up relies on it. Otherwise, where the brand has LOGINIPVERF3, an address that
 * the account does not know asks for anything that is bound to the account; one that has nothing bound is let in.
 */
export async function checksWanted(
  database: Database,
  memberId: number,
  { origin, method: proven, brand }: { origin: Origin; method: LogInMethod; brand: Pick<BrandSettings, 'moduleOn'> },
): Promise<LogInCheck[]> {
  const ways = await waysToCheck(database, memberId)
  if (ways.some(({ method }) => method === 'authenticator')) return ways
  // Who has just shown the phone need not show it again.
  return proven === 'sms' || origin.isKnown || !brand.moduleOn('LOGINIPVERF3') ? [] : ways
}

/** The ways in which an account can show more, wherever it logs in. */
export async function waysToCheck(database: Database, memberId: number): Promise<LogInCheck[]> {
  if (await memberHasAuthenticator(database, memberId)) return [{ method: 'authenticator', hint: null }]
  const { mobile, email, payeeName } = await boundTo(database, memberId)
  return [
    ...(mobile ? [{ method: 'sms' as const, hint: maskMobile(mobile) }] : []),
    ...(email ? [{ method: 'email' as const, hint: maskEmail(email) }] : []),
    ...(payeeName ? [{ method: 'bankAccountName' as const, hint: null }] : []),
  ]
}

/** What of an account is bound: shown to be its owner's by a code that was sent there, or named as where winnings go. */
export async function boundTo(database: Database, memberId: number) {
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
