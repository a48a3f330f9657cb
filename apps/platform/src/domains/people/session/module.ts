import type { FastifyBaseLogger } from 'fastify'
import { cleanup } from '../../../jobs/cleanup.ts'
import type { Module } from '../../../module.ts'
import { createRateLimit, type RateLimit } from '../../../request/rate-limit.ts'
import { deleteExpiredLogIns } from './forget-log-ins.ts'
import type { LogInServices } from './log-in/log-in-services.ts'
import { sessionRoutes } from './routes.ts'
import { securityRoutes } from './security-routes.ts'
import type { SocialIssuerConfig } from './social/social-config.ts'
import { socialIssuers } from './social/social-issuers.ts'
import { socialRoutes } from './social/social-routes.ts'

interface SessionServices {
  config: {
    siteOrigins: readonly string[]
    socialIssuers: readonly SocialIssuerConfig[]
    limitsPerHour: { freePlay: number }
  }
  log: Pick<FastifyBaseLogger, 'warn'>
  logIn: LogInServices
  limits: { logIn: RateLimit; registration: RateLimit }
}

export function sessionModule({ config, log, logIn, limits }: SessionServices): Module {
  const { siteOrigins } = config
  const { brand } = logIn
  return {
    routes({ bind }) {
      const freePlay = createRateLimit(config.limitsPerHour.freePlay)
      sessionRoutes(bind, { ...logIn, limits: { ...limits, freePlay } })
      securityRoutes(bind, { brand, siteOrigins, limits })
      const issuers = socialIssuers(config.socialIssuers, (issuer, reason) => {
        log.warn({ issuer, reason }, 'social sign-in failed')
      })
      socialRoutes(bind, { issuers, brand, siteOrigins, registrations: limits.registration }, limits)
    },
    jobs: [cleanup('expired log-ins', deleteExpiredLogIns)],
  }
}
