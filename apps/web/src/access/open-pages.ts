import { paths } from '../paths.ts'

const HELP = [
  paths.messages(),
  paths.serviceCases(),
  paths.writeToUs(),
  paths.helpCentre(),
  paths.agreement(),
  paths.responsibleGaming(),
]
const CLOSED_SITE = [...HELP, paths.memberLimits(), paths.withdrawals()]

const isAmong = (pages: readonly string[], pathname: string) =>
  pages.some((page) => pathname === page || pathname.startsWith(`${page}/`))

/** Whether a page stays open under maintenance and in a restricted country: help, limits and breaks, withdrawals under way. */
export const isOpenWhileClosed = (pathname: string): boolean => isAmong(CLOSED_SITE, pathname)

/** Whether a page stays open to an account that is being closed; the screen of its payout stands in the place of all others. */
export const isOpenWhileClosing = (pathname: string): boolean => isAmong(HELP, pathname)
