import * as member from '@playhouse/platform-api/member.ts'
import { DEMO_KIND_CODE } from '@playhouse/shared/account-kinds.ts'
import type { Bind } from '../../http/bind-endpoint.ts'
import type { LiveSession } from '../../http/call-context.ts'
import { platformError } from '../../http/platform-error.ts'
import type { BrandSettings } from '../site/brand-settings.ts'
import { registerRules } from '../site/register-rules.ts'
import { changeOwnPassword } from './change-password.ts'
import { readMemberInfo } from './member-info.ts'
import { keepLanguage, renameMember } from './update-member.ts'

/** The signed-in account about itself. */
export function memberRoutes(bind: Bind, { brand }: { brand: () => Promise<BrandSettings> }): void {
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
  bind(member.changePassword, async (input, { database, session }) =>
    changeOwnPassword(database, registerRules(await brand()), input, trueAccount(session)),
  )
}

/** @throws PlatformError in_need_true_account for a demo account, which has no password and a name of the house's choice */
function trueAccount(session: LiveSession): LiveSession {
  if (session.kind === DEMO_KIND_CODE) throw platformError('in_need_true_account')
  return session
}
