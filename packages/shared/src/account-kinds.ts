/**
 * What an account is. The platform speaks numbers (its `isAgent` / `type` field); the meaning of 41 and 42 is not public,
 * so they carry the names this house gives them.
 */
export const ACCOUNT_KINDS = {
  0: 'MEMBER',
  1: 'AGENT',
  2: 'GENERAL_AGENT',
  4: 'DEMO',
  41: 'PROMOTED_AGENT',
  42: 'AFFILIATE',
} as const

export type AccountKindCode = keyof typeof ACCOUNT_KINDS
export type AccountKind = (typeof ACCOUNT_KINDS)[AccountKindCode]

/** The platform's number for a demo account: it may look and play free, and nothing that touches real money. */
export const DEMO_KIND_CODE = 4 satisfies AccountKindCode

const AGENT_KINDS: ReadonlySet<AccountKind> = new Set(['AGENT', 'GENERAL_AGENT', 'PROMOTED_AGENT', 'AFFILIATE'])

/** The kind behind the platform's number; an unknown number is a plain member, who may do least. */
export function accountKindOf(code: number): AccountKind {
  return ACCOUNT_KINDS[code as AccountKindCode] ?? 'MEMBER'
}

/** True for the kinds that have an agent centre. */
export function isAgentKind(kind: AccountKind): boolean {
  return AGENT_KINDS.has(kind)
}
