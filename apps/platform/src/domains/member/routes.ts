import { memberInfo } from '@playhouse/platform-api/member.ts'
import type { Bind } from '../../http/bind-endpoint.ts'
import { readMemberInfo } from './member-info.ts'

/** The signed-in account about itself. */
export function memberRoutes(bind: Bind): void {
  bind(memberInfo, (_, { database, session }) => readMemberInfo(database, session.memberId))
}
