import * as member from '@playhouse/platform-api/member.ts'
import type { BindEndpoint } from '../../request/call-context.ts'
import { requireRealAccount } from '../session/sessions/real-account.ts'
import { readMemberInfo } from './member-info.ts'
import { saveLanguage, renameMember } from './update-member.ts'

export function memberRoutes(bind: BindEndpoint): void {
  bind(member.memberInfo, (_, { database, session }) => readMemberInfo(database, session.memberId))
  bind(member.updateMember, ({ nickname }, { database, session }) =>
    renameMember(database, requireRealAccount(session).memberId, nickname),
  )
  bind(member.memberIcon, async (_, { session: { memberId } }) => ({
    avatarType: 'STATIC' as const,
    avatar: `/media/avatars/${memberId}.svg`,
  }))
  bind(member.updateLanguage, ({ language }, { database, session }) =>
    saveLanguage(database, session.memberId, language),
  )
}
