import type { PasswordDue } from '../../../../db/tables/members.ts'

export interface PasswordPolicy {
  /** Common passwords, lower case. */
  weak: ReadonlySet<string>
  /** Days after which a password must be changed, where the brand requires that. */
  days: number
}

export function isWeakPassword({ weak }: Pick<PasswordPolicy, 'weak'>, password: string): boolean {
  return weak.has(password.toLowerCase())
}

/** Why the submitted password must be changed; null if it need not. */
export function findDuePassword(
  policy: PasswordPolicy,
  { password, changedAt, expires }: { password: string; changedAt: Date; expires: boolean },
): PasswordDue | null {
  if (isWeakPassword(policy, password)) return 'WEAK'
  // Set by an agent for someone else.
  if (changedAt.getTime() === 0) return 'EXPIRED'
  return expires && Date.now() - changedAt.getTime() > policy.days * 86_400_000 ? 'EXPIRED' : null
}
