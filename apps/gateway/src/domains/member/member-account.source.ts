import type { Account } from '../base/context.ts'

/** MemberCentre of the graph: the account it belongs to. */
export interface MemberAccountSource {
  account: Account
}
