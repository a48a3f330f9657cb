import { memberInfo, updateLanguage } from '@playhouse/platform-api/member.ts'
import type { Module } from '../../../module.ts'
import type { OpenRateLimit, RateLimit } from '../../../request/rate-limit.ts'
import type { PeopleHooks } from '../hooks.ts'
import type { LogInServices } from '../session/log-in/log-in-services.ts'
import { apiTokenRoutes } from './api-tokens/api-token-routes.ts'
import { readMemberInfo } from './member-info.ts'
import { passwordRoutes } from './password/password-routes.ts'
import { avatarRoutes } from './profile/avatar.ts'
import { contactRoutes } from './profile/contacts.ts'
import { identityRoutes } from './profile/identity.ts'
import { profileRoutes } from './profile/profile.ts'
import { securityQuestionRoutes } from './security-questions.ts'
import { saveLanguage } from './update-member.ts'

interface MemberServices {
  config: { limitsPerHour: { passwordReset: number } }
  rateLimit: OpenRateLimit
  logIn: LogInServices
  hooks: PeopleHooks
  siteOrigin: string
  limits: { logIn: RateLimit; codeRequest: RateLimit }
}

export function memberModule({ config, rateLimit, logIn, hooks, siteOrigin, limits }: MemberServices): Module {
  return {
    routes({ bind }) {
      bind(memberInfo, (_, { database, session }) => readMemberInfo(database, session))
      bind(updateLanguage, async ({ language }, { database, session }) =>
        saveLanguage(database, session.memberId, language, (await logIn.brand()).languages),
      )
      apiTokenRoutes(bind)
      profileRoutes(bind, logIn.brand)
      avatarRoutes(bind)
      contactRoutes(bind, { ...logIn, limits })
      identityRoutes(bind)
      securityQuestionRoutes(bind, { ...logIn, hooks })
      const passwordReset = rateLimit('password reset', config.limitsPerHour.passwordReset)
      passwordRoutes(bind, { ...logIn, hooks, siteOrigin, limits: { ...limits, passwordReset } })
    },
  }
}
