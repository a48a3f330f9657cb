import { cleanup } from '../../../jobs/cleanup.ts'
import type { Module } from '../../../module.ts'
import { createRateLimit, type RateLimit } from '../../../request/rate-limit.ts'
import type { LogInServices } from '../session/log-in/log-in-services.ts'
import { dueReferrals } from './referral-rewards.ts'
import { deleteOldAttempts } from './registration-attempt.ts'
import { referralRoutes, registrationRoutes } from './routes.ts'

interface RegistrationServices {
  config: { siteOrigins: readonly string[]; limitsPerHour: { usernameCheck: number; affiliateCheck: number } }
  logIn: LogInServices
  limits: { registration: RateLimit }
}

export function registrationModule({ config, logIn, limits }: RegistrationServices): Module {
  return {
    routes({ bind }) {
      const usernameCheck = createRateLimit(config.limitsPerHour.usernameCheck)
      const affiliateCheck = createRateLimit(config.limitsPerHour.affiliateCheck)
      registrationRoutes(bind, { ...logIn, limits: { ...limits, usernameCheck, affiliateCheck } })
      referralRoutes(bind, config)
    },
    jobs: [dueReferrals, cleanup('old registration attempts', deleteOldAttempts)],
  }
}
