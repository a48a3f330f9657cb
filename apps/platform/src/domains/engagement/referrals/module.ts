import type { Module } from '../../../module.ts'
import { dueReferrals } from './referral-rewards.ts'
import { referralRoutes } from './routes.ts'

export function referralsModule({ config }: { config: { siteOrigins: readonly string[] } }): Module {
  return {
    routes({ bind }) {
      referralRoutes(bind, config)
    },
    jobs: [dueReferrals],
  }
}
