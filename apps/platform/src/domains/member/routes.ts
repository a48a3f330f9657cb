import * as member from '@playhouse/platform-api/member.ts'
import type { Bind } from '../../http/bind-endpoint.ts'
import { trueAccount } from '../session/sessions/real-account.ts'
import { readMemberInfo } from './member-info.ts'
import { keepLanguage, renameMember } from './update-member.ts'

export function memberRoutes(bind: Bind): void {
  bind(member.memberInfo, (_, { database, session }) => readMemberInfo(database, session.memberId))
  bind(member.updateMember, ({ nickname }, { database, session }) =>
    renameMember(database, trueAccount(session).memberId, nickname),
  )
  bind(member.memberIcon, async (_, { session: { memberId } }) => ({
    avatarType: 'STATIC' as const,
    avatar: `/media/avatars/${memberId}.svg`,
  }))
  bind(member.updateLanguage, ({ language }, { database, session }) =>
    keepLanguage(database, session.memberId, language),
  )
}
