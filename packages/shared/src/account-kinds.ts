/** The platform's number of each account kind (`isAgent`, `type`). The names of 41 and 42 are ours: their meaning is not public. */
export const KIND_CODES = {
  MEMBER: 0,
  AGENT: 1,
  GENERAL_AGENT: 2,
  /** Free play only. */
  DEMO: 4,
  PROMOTED_AGENT: 41,
  AFFILIATE: 42,
} as const

export type AccountKind = keyof typeof KIND_CODES
export type AccountKindCode = (typeof KIND_CODES)[AccountKind]

const KINDS: ReadonlyMap<number, AccountKind> = new Map(
  Object.entries(KIND_CODES).map(([kind, code]) => [code, kind as AccountKind]),
)

/** Whether an account plays with money. The platform's databases have the same rule in `is_real_account`. */
export const isRealAccount = (code: number): boolean => code !== KIND_CODES.DEMO

const AGENT_KINDS: ReadonlySet<AccountKind> = new Set(['AGENT', 'GENERAL_AGENT', 'PROMOTED_AGENT', 'AFFILIATE'])

/** An unknown number maps to MEMBER, the least privileged. */
export function getAccountKind(code: number): AccountKind {
  return KINDS.get(code) ?? 'MEMBER'
}

export function isAgentKind(kind: AccountKind): boolean {
  return AGENT_KINDS.has(kind)
}
