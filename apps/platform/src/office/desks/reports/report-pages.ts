import { gameReport } from './report-games.ts'
import type { OfficeSection } from '../../kit/section.ts'
import { overview } from './daily-report.ts'
import { cohortReport } from './cohort-report.ts'
import { rewardReport } from './reward-report.ts'
import { paymentReport } from './payment-report.ts'
import { lineReport } from './line-report.ts'

export const reportSection: OfficeSection = {
  path: '/reports',
  title: 'Reports',
  group: 'House',
  permission: 'reports.read',
  register(routes) {
    overview(routes)
    gameReport(routes)
    lineReport(routes)
    cohortReport(routes)
    rewardReport(routes)
    paymentReport(routes)
  },
}
