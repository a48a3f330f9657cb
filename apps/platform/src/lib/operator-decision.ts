/** A decision of an operator about a row of a member. */
export interface OperatorDecision<Id extends number | bigint = number> {
  memberId: number
  id: Id
  /** Name of the operator. */
  operator: string
}

/** An approval or rejection. */
export interface Verdict extends OperatorDecision<bigint> {
  approved: boolean
  /** Shown to the member. */
  reason: string
}
