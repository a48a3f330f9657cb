import { createContext, use } from 'react'

/** Origins of which this page knows that they fail where others answer; pictures try them last. */
export const failingHosts: Set<string> = new Set()

const ReportContext = createContext<(origin: string) => void>(() => undefined)

/** Hears the origin of each host that failed for a picture which another host then had. */
export const FailingHostProvider = ReportContext.Provider

/** Notes a host that failed where another had the picture, and tells the nearest FailingHostProvider. */
export function useFailingHostReport(): (origin: string) => void {
  const report = use(ReportContext)
  return (origin) => {
    failingHosts.add(origin)
    report(origin)
  }
}
