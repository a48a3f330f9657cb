import { memberInfo, updateLanguage } from '@playhouse/platform-api/member.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import type { Module } from '../../../module.ts'
import type { OpenRateLimit, RateLimit } from '../../../request/rate-limit.ts'
import type { PeopleHooks } from '../hooks.ts'
import type { LogInServices } from '../session/log-in/log-in-services.ts'
import { apiTokenRoutes } from './api-tokens/api-token-routes.ts'
import { identityProviders } from '@playhouse/vendor-api/identity-checks/all.ts'
import type { FastifyBaseLogger } from 'fastify'
import { readMemberInfo } from './member-info.ts'
import { passwordRoutes } from './password/password-routes.ts'
import { avatarRoutes } from './profile/avatar.ts'
import { contactRoutes } from './profile/contacts.ts'
import type { IdentityCheckConfig } from './profile/identity-check-config.ts'
import { identityCheckWork, identityWebhookRoutes } from './profile/identity-checks.ts'
import { identityRoutes } from './profile/identity.ts'
import { profileRoutes } from './profile/profile.ts'
import { securityQuestionRoutes } from './security-questions.ts'
import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import { isLanguageCode } from '@playhouse/shared/languages.ts'
import { eq } from 'drizzle-orm'
import { member } from '../../../db/tables/members.ts'
import { refuseBreaches } from '../../../lib/field-breaches.ts'

/** @throws PlatformError request_param_err for an unsupported language */
async function saveLanguage(
  database: Database,
  memberId: number,
  language: string,
  offered: readonly string[],
): Promise<ResponseOf<typeof updateLanguage>> {
  refuseBreaches({ language: isLanguageCode(language) && offered.includes(language) ? undefined : 'pattern' })
  await database.update(member).set({ language }).where(eq(member.id, memberId))
  return { language }
}

interface MemberServices {
  config: { limitsPerHour: { passwordReset: number }; identityChecks: IdentityCheckConfig }
  database: Database
  log: FastifyBaseLogger
  rateLimit: OpenRateLimit
  logIn: LogInServices
  hooks: PeopleHooks
  siteOrigin: string
  limits: { logIn: RateLimit; codeRequest: RateLimit }
}

export function memberModule(services: MemberServices): Module {
  const { config, log, rateLimit, logIn, hooks, siteOrigin, limits } = services
  const checkers = identityProviders.open(config.identityChecks.access)
  return {
    async routes({ app, bind }) {
      bind(memberInfo, (_, { database, session }) => readMemberInfo(database, session))
      bind(updateLanguage, async ({ language }, { database, session }) =>
        saveLanguage(database, session.memberId, language, (await logIn.brand()).languages),
      )
      apiTokenRoutes(bind)
      profileRoutes(bind, logIn.brand)
      avatarRoutes(bind)
      contactRoutes(bind, { ...logIn, limits })
      identityRoutes(bind, { checkers, order: config.identityChecks.order })
      await app.register(identityWebhookRoutes, { database: services.database, checkers })
      securityQuestionRoutes(bind, { ...logIn, hooks })
      const passwordReset = rateLimit('password reset', config.limitsPerHour.passwordReset)
      passwordRoutes(bind, { ...logIn, hooks, siteOrigin, limits: { ...limits, passwordReset } })
    },
    jobs: [identityCheckWork({ checkers, log })],
  }
}
