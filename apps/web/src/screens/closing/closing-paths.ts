import { paths } from '../../paths.ts'

const OPEN_PAGES: ReadonlySet<string> = new Set([
  paths.messages(),
  paths.serviceCases(),
  paths.helpCentre(),
  paths.agreement(),
  paths.responsibleGaming(),
])

/** Whether a page stays open to an account that is being closed; the screen of its payout stands in the place of all others. */
export const isOpenWhileClosing = (pathname: string): boolean =>
  OPEN_PAGES.has(pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname)
