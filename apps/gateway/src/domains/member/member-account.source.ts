import type { Account } from '../../graphql/context.ts'

export interface MemberAccountSource {
  account: Account
}
