import type { Account } from '../../graphql/context.ts'

export interface AgentAccountSource {
  account: Account
}
