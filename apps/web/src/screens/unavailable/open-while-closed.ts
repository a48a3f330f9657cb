import { paths } from '../../paths.ts'

/** What a closed site still does: limits and breaks, withdrawals under way, and help. */
const OPEN = [
  paths.memberLimits(),
  paths.withdrawals(),
  paths.messages(),
  paths.serviceCases(),
  paths.helpCentre(),
  paths.agreement(),
  paths.responsibleGaming(),
]

/** Whether a page stays open under maintenance and in a restricted country. */
export const isOpenWhileClosed = (pathname: string): boolean =>
  OPEN.some((open) => pathname === open || pathname.startsWith(`${open}/`))
