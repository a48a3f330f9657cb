import { cleanup } from '../../../jobs/cleanup.ts'
import type { Module } from '../../../module.ts'
import { createRateLimit, type RateLimit } from '../../../request/rate-limit.ts'
import type { PeopleHooks } from '../hooks.ts'
import type { LogInServices } from '../session/log-in/log-in-services.ts'
import { passwordRoutes } from './password/password-routes.ts'
import { deleteExpiredResets } from './password/reset-by-link.ts'
import { memberRoutes } from './routes.ts'

interface MemberServices {
  config: { limitsPerHour: { passwordReset: number } }
  logIn: LogInServices
  hooks: PeopleHooks
  siteOrigin: string
  limits: { logIn: RateLimit; codeRequest: RateLimit }
}

export function memberModule({ config, logIn, hooks, siteOrigin, limits }: MemberServices): Module {
  return {
    routes({ bind }) {
      memberRoutes(bind, { ...logIn, limits })
      const passwordReset = createRateLimit(config.limitsPerHour.passwordReset)
      passwordRoutes(bind, { ...logIn, hooks, siteOrigin, limits: { ...limits, passwordReset } })
    },
    jobs: [cleanup('expired password resets', deleteExpiredResets)],
  }
}
