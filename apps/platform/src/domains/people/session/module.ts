import type { Module } from '../../../module.ts'
import type { RateLimit } from '../../../request/rate-limit.ts'
import type { LogInServices } from './log-in/log-in-services.ts'
import { sessionRoutes } from './routes.ts'
import { securityRoutes } from './security-routes.ts'

interface SessionServices {
  config: { siteOrigins: readonly string[]; handOffSecrets: readonly string[] }
  logIn: LogInServices
  limits: { logIn: RateLimit }
}

export function sessionModule({ config: { siteOrigins, handOffSecrets }, logIn, limits }: SessionServices): Module {
  return {
    routes({ bind }) {
      sessionRoutes(bind, { ...logIn, limits, handOff: { secrets: handOffSecrets, siteOrigin: siteOrigins[0] ?? '' } })
      securityRoutes(bind, { brand: logIn.brand, siteOrigins, limits })
    },
  }
}
