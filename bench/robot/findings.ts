/** What must not happen without an injected fault. */
export type FindingKind =
  | 'server error'
  | 'unavailable'
  | 'outcome unknown'
  | 'console error'
  | 'not there'
  | 'ledger'
  | 'one person'
  | 'access'
  | 'closed account'
  | 'payment'

export interface Finding {
  kind: FindingKind
  /** The same for the same mistake: names no id, amount or moment. */
  what: string
  detail: string
}

export class Findings {
  readonly list: Finding[] = []

  add(kind: FindingKind, what: string, detail: unknown = ''): void {
    this.list.push({ kind, what, detail: typeof detail === 'string' ? detail : JSON.stringify(detail) })
  }
}

export const isSame = (one: Finding, other: Finding): boolean => one.kind === other.kind && one.what === other.what
