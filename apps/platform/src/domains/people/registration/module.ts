import type { FastifyBaseLogger } from 'fastify'
import type { Module } from '../../../module.ts'
import type { OpenRateLimit, RateLimit } from '../../../request/rate-limit.ts'
import type { PeopleHooks } from '../hooks.ts'
import type { LogInServices } from '../session/log-in/log-in-services.ts'
import type { SocialIssuerConfig } from '../session/social/social-config.ts'
import { socialIssuers } from '../session/social/social-issuers.ts'
import { registrationRoutes } from './routes.ts'
import { socialRoutes } from './social/social-routes.ts'

interface RegistrationServices {
  config: {
    siteOrigins: readonly string[]
    socialIssuers: readonly SocialIssuerConfig[]
    limitsPerHour: { usernameCheck: number; affiliateCheck: number; freePlay: number }
  }
  rateLimit: OpenRateLimit
  log: Pick<FastifyBaseLogger, 'warn'>
  hooks: PeopleHooks
  logIn: LogInServices
  limits: { logIn: RateLimit; registration: RateLimit }
}

export function registrationModule({ config, rateLimit, log, hooks, logIn, limits }: RegistrationServices): Module {
  return {
    routes({ bind }) {
      const usernameCheck = rateLimit('username check', config.limitsPerHour.usernameCheck)
      const affiliateCheck = rateLimit('affiliate check', config.limitsPerHour.affiliateCheck)
      const freePlay = rateLimit('free play', config.limitsPerHour.freePlay)
      registrationRoutes(bind, { ...logIn, hooks, limits: { ...limits, usernameCheck, affiliateCheck, freePlay } })
      const issuers = socialIssuers(config.socialIssuers, (issuer, reason) => {
        log.warn({ issuer, reason }, 'social sign-in failed')
      })
      const { siteOrigins } = config
      socialRoutes(
        bind,
        { issuers, brand: logIn.brand, siteOrigins, registrations: limits.registration, hooks },
        limits,
      )
    },
  }
}
