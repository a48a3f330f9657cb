import { createContext, use } from 'react'

/** Origins that failed where another host had the picture; tried last. */
export const failingHosts: Set<string> = new Set()

const ReportContext = createContext<(origin: string) => void>(() => undefined)

/** Called with the origin of each newly failing host. */
export const FailingHostProvider = ReportContext.Provider

/** Records a failing host and reports it to the nearest FailingHostProvider. */
export function useFailingHostReport(): (origin: string) => void {
  const report = use(ReportContext)
  return (origin) => {
    failingHosts.add(origin)
    report(origin)
  }
}
