import type { PasswordDue } from '../../../db/tables/members.ts'

/** What the operator says of passwords. */
export interface PasswordPolicy {
  /** Passwords that anybody would try first; lower case. */
  weak: ReadonlySet<string>
  /** Days after which a password must be changed, where the brand wants that at all. */
  days: number
}

/** True for a password that anybody would try first. */
export function isWeakPassword({ weak }: Pick<PasswordPolicy, 'weak'>, password: string): boolean {
  return weak.has(password.toLowerCase())
}

/** Why the password that was just used should be changed; null when it need not be. */
export function passwordDueOf(
  policy: PasswordPolicy,
  { password, changedAt, expires }: { password: string; changedAt: Date; expires: boolean },
): PasswordDue | null {
  if (isWeakPassword(policy, password)) return 'WEAK'
  return expires && Date.now() - changedAt.getTime() > policy.days * 86_400_000 ? 'EXPIRED' : null
}
