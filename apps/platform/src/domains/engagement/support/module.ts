import type { Module } from '../../../module.ts'
import type { OpenRateLimit } from '../../../request/rate-limit.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import type { Verification } from '../../people/verification/verification.ts'
import type { FeedbackBounds } from './feedback.ts'
import { guestCaseRoutes } from './guest-case-routes.ts'
import { guestLetters } from './guest-cases.ts'
import { supportRoutes } from './routes.ts'

/** Codes that a network may try and ask for. */
const GUEST_CODES_PER_HOUR = 30
/** Pictures that a network may send, kept for a day even if no case has them. */
const GUEST_UPLOADS_PER_HOUR = 30
/** Pictures that a network may look at, each time anew. */
const GUEST_PICTURES_PER_HOUR = 180

interface SupportServices {
  config: FeedbackBounds & { limitsPerHour: { feedback: number } }
  rateLimit: OpenRateLimit
  brand: () => Promise<BrandSettings>
  verification: Verification
  siteOrigin: string
}

export function supportModule({ config, brand, rateLimit, verification, siteOrigin }: SupportServices): Module {
  return {
    routes({ bind }) {
      const limits = {
        feedback: rateLimit('feedback', config.limitsPerHour.feedback),
        guestCode: rateLimit('guest code', GUEST_CODES_PER_HOUR),
        guestUpload: rateLimit('guest upload', GUEST_UPLOADS_PER_HOUR),
        guestPicture: rateLimit('guest picture', GUEST_PICTURES_PER_HOUR),
      }
      supportRoutes(bind, config, limits.feedback)
      guestCaseRoutes(bind, { brand, human: verification.human, limits })
    },
    jobs: [guestLetters({ sender: verification.sender, brand, siteOrigin })],
  }
}
