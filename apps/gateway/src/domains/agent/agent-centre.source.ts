import type { Account } from '../base/context.ts'

/** AgentCentre of the graph: the agent it belongs to. */
export interface AgentCentreSource {
  account: Account
}
