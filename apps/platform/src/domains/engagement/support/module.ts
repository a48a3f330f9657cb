import type { Module } from '../../../module.ts'
import { createRateLimit } from '../../../request/rate-limit.ts'
import type { FeedbackBounds } from './feedback.ts'
import { supportRoutes } from './routes.ts'

interface SupportServices {
  config: FeedbackBounds & { limitsPerHour: { feedback: number } }
}

export function supportModule({ config }: SupportServices): Module {
  return {
    routes({ bind }) {
      supportRoutes(bind, { config, limits: { feedback: createRateLimit(config.limitsPerHour.feedback) } })
    },
  }
}
