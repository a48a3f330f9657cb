import type { Account } from '../base/context.ts'

export interface MemberAccountSource {
  account: Account
}
