import type { Account } from '../../graphql/context.ts'

/** AgentCentre of the graph: the agent it belongs to. */
export interface AgentCentreSource {
  account: Account
}
