import type { Module } from '../../../module.ts'
import type { OpenRateLimit, RateLimit } from '../../../request/rate-limit.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import { phoneIssuerRoutes } from './phone/phone-issuer.ts'
import { verificationRoutes } from './routes.ts'
import type { Verification } from './verification.ts'

interface VerificationServices {
  config: { limitsPerHour: { captcha: number } }
  rateLimit: OpenRateLimit
  brand: () => Promise<BrandSettings>
  verification: Verification
  limits: { codeRequest: RateLimit }
}

export function verificationModule({ config, rateLimit, brand, verification, limits }: VerificationServices): Module {
  return {
    routes({ app, bind }) {
      const captcha = rateLimit('captcha', config.limitsPerHour.captcha)
      verificationRoutes(bind, { brand, verification, limits: { ...limits, captcha } })
      if (verification.phoneIssuer) phoneIssuerRoutes(app, verification.phoneIssuer)
    },
  }
}
