import type { Account } from '../../graphql/context.ts'

/** MemberCentre of the graph: the account it belongs to. */
export interface MemberAccountSource {
  account: Account
}
