import type { Account } from '../base/context.ts'

export interface AgentAccountSource {
  account: Account
}
