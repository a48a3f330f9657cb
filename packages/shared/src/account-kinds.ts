/** Account kinds by the platform's number (`isAgent`, `type`). The names of 41 and 42 are ours: their meaning is not public. */
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

/** Free play only. */
export const DEMO_KIND_CODE = 4 satisfies AccountKindCode

const AGENT_KINDS: ReadonlySet<AccountKind> = new Set(['AGENT', 'GENERAL_AGENT', 'PROMOTED_AGENT', 'AFFILIATE'])

/** An unknown number maps to MEMBER, the least privileged. */
export function accountKindOf(code: number): AccountKind {
  return ACCOUNT_KINDS[code as AccountKindCode] ?? 'MEMBER'
}

export function isAgentKind(kind: AccountKind): boolean {
  return AGENT_KINDS.has(kind)
}
