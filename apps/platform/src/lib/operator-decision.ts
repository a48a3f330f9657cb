export interface OperatorDecision<Id extends number | bigint = number> {
  memberId: number
  id: Id
  operator: string
}

export interface Verdict extends OperatorDecision<bigint> {
  approved: boolean
  /** Shown to the member. */
  reason: string
}
